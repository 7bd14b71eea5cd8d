import { css } from '@emotion/react';

/** A word with a dot before it; each state gives the dot its colour and shape. */
export const stateDotCss = css`
  display: inline-flex;
  align-items: center;
  gap: var(--sp-2);
  white-space: nowrap;
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: var(--r-full);
    background: var(--c-control);
  }
`;
