import { css } from '@emotion/react';

/** The box of a search field: an icon, and an input with `findInputCss`. */
export const findCss = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 48px;
  padding: 0 var(--sp-3);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-3);
  background: var(--c-surface);
  &:focus-within {
    outline: 2px solid var(--c-focus);
    outline-offset: 1px;
  }
`;

export const findInputCss = css`
  flex: 1;
  min-width: 0;
  min-height: 44px;
  border: 0;
  background: none;
  color: inherit;
  font-size: var(--fs-16);
  &:focus {
    outline: none;
  }
`;
