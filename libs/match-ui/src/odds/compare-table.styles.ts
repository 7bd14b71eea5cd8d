import { css } from '@emotion/react';

export const table = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  & thead th {
    height: 32px;
    padding: 4px 14px 4px 4px;
    font-size: var(--fs-12);
    font-weight: var(--fw-medium);
    color: var(--c-muted);
    text-align: right;
  }
  & [data-part='company-head'] {
    width: 25%;
    text-align: left;
    padding-left: var(--sp-3);
  }
  & [data-part='line-head'] {
    width: 23%;
    text-align: left;
    padding-left: var(--sp-2);
  }
  & tbody th,
  & tbody td {
    height: 56px;
    padding: 0;
    border-top: 1px solid var(--c-line);
  }
  & tbody th > button {
    display: flex;
    align-items: center;
    width: 100%;
    height: 56px;
    padding: 0 var(--sp-1) 0 var(--sp-3);
    text-align: left;
    font-weight: var(--fw-medium);
    line-height: 1.125rem;
    @media (max-width: 767px) {
      font-size: var(--fs-13);
    }
    &:hover {
      color: var(--c-accent);
    }
    & > span {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      overflow: hidden;
      overflow-wrap: anywhere;
    }
    & small {
      display: block;
      font-size: var(--fs-11);
      font-weight: var(--fw-regular);
      line-height: 0.875rem;
      color: var(--c-muted);
    }
  }
  & [data-watched] > th {
    box-shadow: inset 3px 0 0 var(--c-accent);
  }
  & [data-watched] > th > button {
    color: var(--c-accent);
  }
  & [data-part='line-cell'] {
    padding: 0 0 0 var(--sp-2);
    letter-spacing: -0.02em;
    overflow: hidden;
    & > span {
      display: block;
    }
    & [data-part='opening'] {
      display: inline;
      margin-left: 4px;
    }
    & small {
      display: block;
      font-size: var(--fs-11);
      line-height: 0.875rem;
      color: var(--c-muted);
    }
  }
  &:not([data-opening]) [data-part='opening'] {
    display: none;
  }
  & [data-part='price-slot'] {
    display: grid;
    align-content: center;
    justify-items: end;
    width: 100%;
    min-height: 56px;
    padding-right: 4px;
    border-radius: var(--r-1);
  }
  & button[data-part='price-slot']:hover {
    background: var(--c-hover);
  }
  & [data-part='price'] {
    min-width: 0;
  }
  & [data-part='under'] {
    display: flex;
    /* Word and opening price stand under one another where the cell is too narrow for both. */
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: flex-end;
    gap: 0 3px;
    min-height: 16px;
    padding: 0 14px 0 4px;
    line-height: 0.875rem;
    white-space: nowrap;
    & > b {
      font-size: var(--fs-11);
      font-weight: var(--fw-semi);
      color: var(--c-accent);
    }
  }
  & [data-best] {
    background: var(--c-accent-tint);
  }
  & td[data-chosen] {
    box-shadow: inset 0 0 0 2px var(--c-accent-line);
  }
  & [data-part='none'] {
    text-align: right;
    padding-right: 18px;
    color: var(--c-muted);
  }
  & td[data-part='note'] {
    height: auto;
  }
  & :focus-visible {
    outline: 2px solid var(--c-focus);
    outline-offset: -2px;
  }
`;
