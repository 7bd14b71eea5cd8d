import { css } from '@emotion/react';
import { BELOW_WIDE, WIDE } from './odds-widths.js';

/** Styles of a cell's content: the line, the current price, the opening price. */
export const cellStyles = css`
  ${BELOW_WIDE} {
    & [data-row='home'] > :is([data-part='cell'], [data-part='code']) {
      grid-row: 5;
    }
    & [data-row='away'] > :is([data-part='cell'], [data-part='code']) {
      grid-row: 6;
    }
    & [data-row='draw'] > :is([data-part='cell'], [data-part='code']) {
      grid-row: 7;
    }
  }

  & [data-part='cell'] {
    min-height: 46px;
    min-width: 0;
    padding: 0;
    border-top: 1px solid var(--c-line);
    border-left: 1px solid var(--c-line);
    text-align: right;
    ${WIDE} {
      height: 35px;
      padding: 0 4px 0 8px;
      min-height: 0;
      white-space: nowrap;
    }
  }
  ${WIDE} {
    & [data-row='home'] > [data-part='cell'] {
      border-top-color: var(--c-line-strong);
    }
  }
  & [data-chosen] {
    background: var(--c-accent-tint);
    box-shadow: inset 0 0 0 1px var(--c-accent-line);
  }

  & [data-part='inside'] {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    min-height: 46px;
    padding: 3px 3px 3px 7px;
    @media (max-width: 379px) {
      column-gap: 3px;
      padding-left: 4px;
    }
    /* In letters twice as large line and price do not fit beside one another. */
    @container (max-width: 16rem) {
      grid-template-columns: minmax(0, 1fr);
      justify-items: end;
      padding-left: 0;
    }
    ${WIDE} {
      grid-template-columns: minmax(max-content, 1fr) max-content 62px;
      column-gap: 3px;
      min-height: 34px;
      padding: 0;
    }
  }

  & [data-part='line'] {
    align-self: start;
    padding-top: 3px;
    letter-spacing: -0.02em;
    ${BELOW_WIDE} {
      font-size: var(--fs-12);
      & > [data-part='opening'] {
        font-size: var(--fs-12);
        line-height: 1.125rem;
      }
    }
    ${WIDE} {
      grid-area: 1 / 1;
      align-self: center;
      padding: 0;
      letter-spacing: 0;
    }
  }

  & [data-part='now'] {
    display: grid;
    justify-items: end;
    grid-column: 2;
    min-width: 0;
    @container (max-width: 16rem) {
      grid-column: 1;
    }
    ${WIDE} {
      display: contents;
    }
    & > [data-part='opening'] {
      padding-right: 14px;
      ${WIDE} {
        grid-area: 1 / 2;
        padding: 0;
        line-height: 2.125rem;
      }
    }
  }
  &:not([data-opening]) [data-part='opening'] {
    display: none;
  }

  & [data-part='slot'] {
    ${WIDE} {
      grid-area: 1 / 3;
      justify-self: end;
    }
  }
  /* The whole cell takes the press: 46 px under a finger. */
  & button[data-part='slot'] {
    border-radius: var(--r-1);
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:focus-visible {
      outline: none;
    }
    &:focus-visible::after {
      outline: 2px solid var(--c-focus);
      outline-offset: -2px;
    }
  }

  & [data-part='price'] {
    ${BELOW_WIDE} {
      height: 22px;
      line-height: 1.375rem;
      min-width: 0;
      column-gap: 1px;
      padding-left: 2px;
    }
    @media (max-width: 379px) {
      font-size: var(--fs-13);
    }
    @media (max-width: 339px) {
      font-size: var(--fs-12);
      letter-spacing: -0.02em;
    }
  }

  & [data-part='cover'] {
    grid-area: 5 / 2 / span 3 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: center;
    justify-content: center;
    gap: var(--sp-1) var(--sp-3);
    min-width: 0;
    padding: 0 var(--sp-2);
    border-top: 1px solid var(--c-line);
    border-left: 1px solid var(--c-line);
    font-size: var(--fs-13);
    color: var(--c-text-2);
    text-align: center;
    ${WIDE} {
      grid-area: 1 / 3 / span 3 / -1;
      border-top-color: var(--c-line-strong);
    }
  }

  & [data-part='note'] {
    grid-column: 1 / -1;
    display: block;
    padding: 0;
    border-top: 1px solid var(--c-line);
    ${BELOW_WIDE} {
      grid-row: 8;
    }
  }
`;
