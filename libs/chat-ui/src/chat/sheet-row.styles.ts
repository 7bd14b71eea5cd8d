import { css } from '@emotion/react';

/** A row of a sheet over its whole width, as a button or a link: an icon, a label, and a note in `small`. */
export const sheetRow = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  width: 100%;
  min-height: 52px;
  padding: var(--sp-1) var(--sp-4);
  border-top: 1px solid var(--c-line);
  text-align: start;
  & > svg {
    flex: none;
    color: var(--c-muted);
  }
  & > span {
    flex: 1;
    min-width: 0;
    line-height: 1.25rem;
  }
  & small {
    display: block;
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    color: var(--c-muted);
  }
  &:hover {
    background: var(--c-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
