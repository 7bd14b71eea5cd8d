import { css } from '@emotion/react';

/** A form of a few fields under one another. */
export const form = css`
  display: grid;
  gap: var(--sp-3);
`;

export const note = css`
  color: var(--c-muted);
  font-size: var(--fs-13);
`;

/** Lines of a panel, with an act at the end of each. */
export const lines = css`
  display: grid;
  & > li {
    display: flex;
    align-items: center;
    gap: var(--sp-3);
    padding: var(--sp-2) 0;
    border-top: 1px solid var(--c-line);
  }
  & > li:first-of-type {
    border-top: 0;
  }
  & > li > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
`;
