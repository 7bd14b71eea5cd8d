import { css } from '@emotion/react';

/** A search field with its mark inside. */
export const findCss = css`
  position: relative;
  & svg {
    position: absolute;
    left: 12px;
    top: calc(50% - 8px);
    color: var(--c-muted);
    pointer-events: none;
  }
  & input {
    width: 100%;
    height: var(--touch);
    padding: 0 var(--sp-3) 0 36px;
    border: 1px solid transparent;
    border-radius: var(--r-2);
    background: var(--c-sunken);
    font-size: var(--fs-16);
  }
`;
