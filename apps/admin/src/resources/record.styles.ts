import { css } from '@emotion/react';

/** A page about one record. */
export const recordCss = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  max-width: 52rem;
`;

/** A part of such a page. */
export const partCss = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
  & h2 {
    font-size: var(--fs-16);
  }
`;

/** What was written, line by line as its author wrote it. */
export const wordsCss = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
