import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export type ProseSize = 'small' | 'normal' | 'large';

export interface ProseProps {
  /** Size of the letters, relative to the reader's own. */
  size?: ProseSize | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A long text: paragraphs, headings of the second and third level, lists, quotations, figures and tables. Lines are at most 66
 * letters long; what is in an element with `data-embed` keeps its own styles.
 */
export function Prose({ size = 'normal', className, children }: ProseProps) {
  return (
    <div css={[prose, sizes[size]]} className={className}>
      {children}
    </div>
  );
}

const sizes = {
  small: css`
    font-size: 0.9375rem;
  `,
  normal: css``,
  large: css`
    font-size: 1.1875rem;
  `,
};

const prose = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  font-size: var(--fs-16);
  line-height: 1.7;
  overflow-wrap: anywhere;

  & > p,
  & > ul,
  & > ol,
  & > blockquote,
  & > h2,
  & > h3 {
    max-width: 66ch;
  }
  p {
    text-wrap: pretty;
  }
  h2,
  h3 {
    line-height: 1.35;
    text-wrap: balance;
    padding-top: var(--sp-2);
    scroll-margin-top: calc(var(--header-h) + var(--sp-4));
  }
  h2 {
    font-size: 1.25em;
  }
  h3 {
    font-size: 1.0625em;
  }
  [data-embed] {
    font-size: var(--fs-14);
    line-height: var(--lh);
    h2,
    h3 {
      font-size: inherit;
      padding: 0;
    }
  }
  a:not([data-embed] a) {
    color: var(--c-accent);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
  ul,
  ol {
    display: grid;
    gap: var(--sp-2);
    padding-inline-start: 1.5em;
  }
  ul {
    list-style: '–  ';
  }
  ol {
    list-style: decimal;
    font-variant-numeric: tabular-nums;
  }
  li::marker {
    color: var(--c-muted);
  }
  blockquote {
    display: grid;
    gap: var(--sp-2);
    padding: var(--sp-1) 0 var(--sp-1) var(--sp-4);
    border-inline-start: 3px solid var(--c-accent-fill);
    font-size: 1.125em;
    line-height: 1.55;
    font-weight: var(--fw-medium);
  }
  hr {
    width: 100%;
    margin: 0;
    border: 0;
    border-top: 1px solid var(--c-line-strong);
  }
  figure {
    min-width: 0;
  }
  figcaption {
    padding-top: 6px;
    font-size: var(--fs-12);
    line-height: 1.5;
    color: var(--c-muted);
  }
  [data-scroll] {
    overflow-x: auto;
  }
  table {
    font-size: 0.9375em;
    line-height: var(--lh);
  }
  th,
  td {
    padding: var(--sp-2) var(--sp-3);
    border-bottom: 1px solid var(--c-line);
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: var(--fw-semi);
    background: var(--c-sunken);
  }

  @media print {
    font-size: 11.5pt;
    color: #000;
    a:not([data-embed] a)::after {
      content: ' (' attr(href) ')';
      font-size: 0.8em;
    }
    h2,
    h3 {
      break-after: avoid;
    }
    figure,
    blockquote,
    table {
      break-inside: avoid;
    }
  }
`;
