import { css } from '@emotion/react';

/* Dialogs in which one searches what a card is about. */

export const pickerSearch = css`
  width: 100%;
  min-height: var(--touch);
  padding: 0 var(--sp-3);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  color: inherit;
  font: inherit;
  font-size: var(--fs-16);
  &::placeholder {
    color: var(--c-muted);
    opacity: 1;
  }
`;

export const pickerQuiet = css`
  color: var(--c-muted);
  &:empty {
    position: absolute;
  }
`;

export const pickerList = css`
  display: grid;
  max-height: 20rem;
  overflow-y: auto;
`;

export const pickerGroups = css`
  gap: var(--sp-3);
`;

export const pickerTitle = css`
  padding: 0 var(--sp-2);
  font-size: var(--fs-13);
  font-weight: var(--fw-semi);
  color: var(--c-muted);
`;

export const pickerRow = css`
  display: grid;
  width: 100%;
  min-height: 52px;
  padding: var(--sp-1) var(--sp-2);
  align-content: center;
  text-align: start;
  border-radius: var(--r-2);
  &:hover {
    background: var(--c-hover);
  }
  & > b {
    font-weight: var(--fw-medium);
  }
  & > small {
    font-size: var(--fs-13);
    color: var(--c-muted);
  }
`;
