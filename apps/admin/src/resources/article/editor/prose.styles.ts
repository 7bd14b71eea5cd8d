import { css } from '@emotion/react';

/** The text of an article at the desk, close to what readers get, and what ProseMirror needs to work. */
export const proseCss = css`
  & > .ProseMirror {
    position: relative;
    overflow-wrap: break-word;
    white-space: break-spaces;
    font-size: var(--fs-16);
    line-height: 1.65;
    font-variant-ligatures: none;
  }
  & > .ProseMirror > * + * {
    margin-top: var(--sp-3);
  }
  & h2 {
    font-size: var(--fs-20);
  }
  & h3 {
    font-size: var(--fs-18);
  }
  & ul {
    padding-left: var(--sp-6);
    list-style: disc;
  }
  & ol {
    padding-left: var(--sp-6);
    list-style: decimal;
  }
  & blockquote {
    padding-left: var(--sp-4);
    border-left: 3px solid var(--c-accent-line);
    color: var(--c-text-2);
  }
  & a {
    color: var(--c-accent);
    text-decoration: underline;
  }
  & hr {
    border: 0;
    border-top: 1px solid var(--c-line-strong);
  }
  & .ProseMirror-selectednode {
    outline: 2px solid var(--c-focus);
    outline-offset: 2px;
  }
  & .ProseMirror-hideselection *::selection {
    background: transparent;
  }
  & .ProseMirror-gapcursor {
    position: absolute;
    display: none;
  }
  & .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
    width: 1.25rem;
    border-top: 1px solid var(--c-text);
  }
`;
