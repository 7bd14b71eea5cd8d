import { css } from '@emotion/react';
import { BELOW_WIDE, WIDE } from './odds-widths.js';

/**
 * Three layouts of the same elements: a block per match (phones), two columns of blocks (from 768 px), one table (from
 * 1200 px).
 */
export const frameStyles = css`
  position: relative;
  display: block;
  @media (min-width: 768px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--sp-3);
    align-items: start;
  }
  /* Beside a banner two columns are too narrow for a line, a price and its arrow. */
  @media (min-width: 768px) and (max-width: 935px) {
    [data-banners] & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${BELOW_WIDE} {
    &[data-half='full'] [data-of='half'],
    &[data-half='half'] [data-of='full'] {
      display: none;
    }
    /* Names of the columns, for screen readers; the eye has them over each match. */
    & > thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ${WIDE} {
    --odds-columns: 84px minmax(0, 250px) repeat(6, minmax(0, 1fr));
    display: block;
    background: var(--c-surface);
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
    &[data-beside='5'] {
      --odds-columns: 84px clamp(150px, 100vw - 1070px, 210px) repeat(5, minmax(0, 1fr));
    }
    &[data-beside='4'] {
      --odds-columns: 84px minmax(0, 1.4fr) repeat(4, minmax(0, 1fr));
    }
    &[data-beside='3'] {
      --odds-columns: 84px minmax(0, 1.6fr) repeat(3, minmax(0, 1fr));
    }
    &[data-beside='2'] {
      --odds-columns: 84px minmax(0, 2fr) repeat(2, minmax(0, 1fr));
    }
    &[data-beside='1'] {
      --odds-columns: 84px minmax(0, 2fr) minmax(0, 1fr);
    }
    & > thead {
      position: sticky;
      top: var(--header-h);
      z-index: var(--z-sticky);
      display: grid;
      grid-template-columns: var(--odds-columns);
      border-radius: var(--r-3) var(--r-3) 0 0;
      background: var(--c-surface);
      border-bottom: 1px solid var(--c-line);
    }
    & > thead > tr {
      display: contents;
    }
    & > thead th {
      display: flex;
      align-items: center;
      justify-content: center;
      height: 32px;
      color: var(--c-muted);
      font-size: var(--fs-12);
    }
    & [data-part='time-head'],
    & [data-part='match-head'] {
      grid-row: span 2;
      height: auto;
      justify-content: flex-start;
      padding-left: var(--sp-2);
    }
    & [data-part='time-head'] {
      padding-left: var(--sp-4);
    }
    & [data-part='group-head'] {
      color: var(--c-text);
      font-weight: var(--fw-semi);
      font-size: var(--fs-13);
      border-left: 1px solid var(--c-line);
      border-bottom: 1px solid var(--c-line);
    }
    & [data-span='2'] {
      grid-column: span 2;
    }
    & [data-span='3'] {
      grid-column: span 3;
    }
    & [data-part='market-head'] {
      border-left: 1px solid var(--c-line);
    }
  }

  & > [data-part='league'] {
    display: block;
    margin-top: var(--sp-2);
    & tr,
    & th {
      display: block;
    }
    & th > span {
      display: flex;
      align-items: center;
      gap: 10px;
      min-height: 36px;
      font-weight: var(--fw-semi);
    }
    & small {
      color: var(--c-muted);
      font-size: var(--fs-12);
      font-weight: var(--fw-regular);
      white-space: nowrap;
    }
    @media (min-width: 768px) {
      grid-column: 1 / -1;
      margin: 0;
    }
    ${WIDE} {
      & th {
        padding: 0 var(--sp-4);
        background: var(--c-sunken);
        border-top: 1px solid var(--c-line);
      }
      thead + & th {
        border-top: 0;
      }
    }
  }
`;
