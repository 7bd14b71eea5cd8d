import { css } from '@emotion/react';

/** A list that a button opens, below the button. */
export const menu = css`
  position: absolute;
  top: calc(100% + var(--sp-2));
  left: 0;
  z-index: var(--z-pop);
  min-width: 12rem;
  padding: var(--sp-1);
  border-radius: var(--r-3);
  background: var(--c-raised);
  box-shadow:
    var(--shadow-2),
    0 0 0 1px var(--c-line-strong);
  &[hidden] {
    display: none;
  }
`;

export const menuItem = css`
  display: flex;
  align-items: center;
  min-height: 40px;
  padding: 0 var(--sp-3);
  border-radius: var(--r-2);
  font-weight: var(--fw-medium);
  color: var(--c-text-2);
  &:hover {
    background: var(--c-hover);
    color: var(--c-text);
  }
  &:is([aria-current], [aria-pressed='true']) {
    color: var(--c-accent);
  }
`;
