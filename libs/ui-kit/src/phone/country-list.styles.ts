import { css } from '@emotion/react';

export const popup = css`
  position: fixed;
  z-index: var(--z-pop);
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--r-3);
  background: var(--c-raised);
  box-shadow:
    var(--shadow-2),
    0 0 0 1px var(--c-line-strong);
`;

export const searchCss = css`
  position: relative;
  display: grid;
  flex: none;
  border-bottom: 1px solid var(--c-line);
  & > svg {
    position: absolute;
    left: var(--sp-3);
    top: 13px;
    color: var(--c-muted);
    pointer-events: none;
  }
  & > input {
    height: var(--touch);
    padding: 0 var(--sp-3) 0 40px;
    border: 0;
    border-radius: var(--r-3) var(--r-3) 0 0;
    background: none;
    font-size: var(--fs-16);
  }
  & > input::placeholder {
    color: var(--c-muted);
    opacity: 1;
  }
  & > input:focus-visible {
    outline: 0;
  }
  &:focus-within {
    border-color: var(--c-focus);
    box-shadow: inset 0 -1px var(--c-focus);
  }
`;

export const listCss = css`
  flex: 1;
  min-height: 0;
  padding: var(--sp-1);
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -2px;
    border-radius: 0 0 var(--r-3) var(--r-3);
  }
  &:empty {
    display: none;
  }
`;

export const option = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto 16px;
  align-items: center;
  gap: var(--sp-2);
  min-height: var(--touch);
  padding: 0 var(--sp-2);
  border-radius: var(--r-2);
  cursor: pointer;
  &:hover {
    background: var(--c-hover);
  }
  &[data-active] {
    background: var(--c-fill);
  }
  &[aria-selected='true'] {
    font-weight: var(--fw-medium);
  }
  & [data-part='mark'] {
    color: var(--c-accent);
  }
`;

export const dialCss = css`
  color: var(--c-muted);
`;

export const empty = css`
  padding: var(--sp-4);
  color: var(--c-muted);
  text-align: center;
`;
