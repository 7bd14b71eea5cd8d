/** Element styles that every page shares. Components define their own styles. */
export const baseCss = `
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: calc(var(--header-h) + var(--sp-4)); background: var(--c-bg); }
@media (min-width: 768px) and (max-width: 1199px) { html { scroll-padding-top: calc(var(--header-h) + var(--subnav-h) + var(--sp-4)); } }
body {
  margin: 0; min-width: 320px; background: var(--c-bg); color: var(--c-text);
  font: var(--fw-regular) var(--fs-14)/var(--lh) var(--font);
  -webkit-font-smoothing: antialiased; text-rendering: optimizeLegibility;
}
h1, h2, h3, h4, p, ul, ol, figure, dl, dd, blockquote, fieldset { margin: 0; padding: 0; border: 0; }
ul, ol { list-style: none; }
h1, h2, h3, h4 { font-size: inherit; font-weight: var(--fw-semi); line-height: var(--lh-tight); }
a { color: inherit; text-decoration: none; }
button, input, select, textarea { font: inherit; color: inherit; }
button { border: 0; background: none; padding: 0; cursor: pointer; text-align: inherit; }
table { border-collapse: collapse; width: 100%; }
th { font-weight: var(--fw-regular); text-align: left; }
svg { display: block; flex: none; }
svg text { font-family: var(--font); }
abbr { text-decoration: none; }
:focus-visible { outline: 2px solid var(--c-focus); outline-offset: 2px; border-radius: var(--r-1); }
@media (prefers-reduced-motion: reduce) { *, ::before, ::after { animation: none !important; transition: none !important; } }
`;
