import { css } from '@emotion/react';

/** A small table of the first screen. A narrow screen scrolls it sideways. */
export const tableScroll = css`
  overflow-x: auto;
`;

export const boardTable = css`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-13);
  & th,
  & td {
    padding: 6px var(--sp-2);
    border-top: 1px solid var(--c-line);
    text-align: left;
    vertical-align: top;
  }
  & thead th {
    border-top: 0;
    color: var(--c-muted);
    font-size: var(--fs-12);
    font-weight: var(--fw-regular);
    white-space: nowrap;
  }
  & tbody th {
    font-weight: var(--fw-medium);
    overflow-wrap: anywhere;
  }
  & .number {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  & small {
    display: block;
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
`;

export const muted = css`
  color: var(--c-muted);
  font-size: var(--fs-13);
`;
