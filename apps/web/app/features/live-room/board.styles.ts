import { css } from '@emotion/react';

/** Content of a tab: panels below each other. */
export const board = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-3);
`;

export const small = css`
  margin-left: var(--sp-2);
  font-size: var(--fs-12);
  font-weight: var(--fw-regular, 400);
  color: var(--c-muted);
`;

export const more = css`
  font-size: var(--fs-13);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--c-accent);
    font-weight: var(--fw-medium);
  }
`;
