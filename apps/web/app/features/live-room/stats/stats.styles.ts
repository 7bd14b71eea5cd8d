import { css } from '@emotion/react';

export const hint = css`
  padding-right: var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

export const note = css`
  padding: var(--sp-1) var(--sp-4) 0;
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

/** What the reader chooses above a chart. */
export const choice = css`
  padding: 0 var(--sp-4) var(--sp-3);
`;
