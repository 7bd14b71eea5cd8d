import { css } from '@emotion/react';
import { numCss } from '../primitives/text.js';

/* Three shapes of the same elements: a block per match (phones), two columns of blocks (from 768 px), one table (from 1200 px). */

const WIDE = '@media (min-width: 1200px)';
const BELOW_WIDE = '@media (max-width: 1199px)';

export const table = css`
  position: relative;
  display: block;
  ${BELOW_WIDE} {
    &[data-half='full'] [data-of='half'],
    &[data-half='half'] [data-of='full'] {
      display: none;
    }
  }
  @media (min-width: 768px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--sp-3);
    align-items: start;
  }
  ${WIDE} {
    display: table;
    table-layout: fixed;
    background: var(--c-surface);
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
    border-collapse: separate;
    border-spacing: 0;
  }
`;

export const head = css`
  ${BELOW_WIDE} {
    /* Names of the columns, for screen readers; the eye has them over each match. */
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & th {
    position: sticky;
    top: var(--header-h);
    z-index: var(--z-sticky);
    background: var(--c-surface);
    color: var(--c-muted);
    font-size: var(--fs-12);
    height: 32px;
    text-align: center;
    border-bottom: 1px solid var(--c-line);
  }
`;

export const timeHead = css`
  &&& {
    width: 84px;
    text-align: left;
    padding-left: var(--sp-4);
    border-radius: var(--r-3) 0 0 0;
  }
`;

export const matchHead = css`
  &&& {
    width: 250px;
    text-align: left;
    padding-left: var(--sp-2);
  }
`;

export const groupHead = css`
  &&& {
    color: var(--c-text);
    font-weight: var(--fw-semi);
    font-size: var(--fs-13);
    border-left: 1px solid var(--c-line);
  }
`;

export const lastHead = css`
  &&& {
    border-radius: 0 var(--r-3) 0 0;
  }
`;

export const marketHead = css`
  &&& {
    width: 168px;
    top: calc(var(--header-h) + 32px);
    border-left: 1px solid var(--c-line);
  }
`;

export const narrowHead = css`
  &&& {
    width: 132px;
  }
`;

export const leagueBody = css`
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
    display: table-row-group;
    & tr {
      display: table-row;
    }
    & th {
      display: table-cell;
      padding: 0 var(--sp-4);
      background: var(--c-sunken);
      border-top: 1px solid var(--c-line);
    }
  }
`;

export const matchBody = css`
  display: grid;
  grid-template-columns: 44px repeat(3, minmax(0, 1fr));
  table[data-markets='2'] & {
    grid-template-columns: 44px repeat(2, minmax(0, 1fr));
  }
  table[data-markets='1'] & {
    grid-template-columns: 44px minmax(0, 1fr);
  }
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  margin-bottom: var(--sp-2);
  overflow: hidden;
  & > tr {
    display: contents;
  }
  @media (min-width: 768px) {
    margin: 0;
  }
  ${WIDE} {
    display: table-row-group;
    background: none;
    & > tr {
      display: table-row;
    }
  }
`;

export const when = css`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 40px;
  padding: 0 var(--sp-3);
  font-size: var(--fs-12);
  color: var(--c-muted);
  & > [data-part='time'] {
    ${numCss};
  }
  ${WIDE} {
    display: table-cell;
    vertical-align: top;
    padding: 9px 6px 0 var(--sp-4);
    line-height: 18px;
    border-top: 1px solid var(--c-line-strong);
    & > [data-part='badge'] {
      display: none;
    }
    & > [data-part='time'] {
      display: block;
      font-size: var(--fs-13);
      color: var(--c-text-2);
    }
    & > span {
      display: block;
      white-space: normal;
    }
    & [data-part='separator'] {
      display: none;
    }
    & [data-part='minute'] {
      display: block;
    }
  }
`;

export const team = css`
  grid-column: 1 / -1;
  min-height: 28px;
  padding: 0 var(--sp-3);
  font-weight: var(--fw-medium);
  min-width: 0;
  & > span {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 28px;
    min-width: 0;
  }
  ${WIDE} {
    display: table-cell;
    vertical-align: middle;
    height: 35px;
    padding: 0 6px 0 10px;
    border-top: 1px solid var(--c-line);
    & > span {
      gap: var(--sp-2);
      min-height: 0;
    }
  }
`;

export const homeTeam = css`
  grid-row: 2;
  ${WIDE} {
    border-top-color: var(--c-line-strong);
  }
`;

export const awayTeam = css`
  grid-row: 3;
`;

export const drawTeam = css`
  color: var(--c-muted);
  font-weight: var(--fw-regular);
  ${BELOW_WIDE} {
    /* Still read out as the row's name; the eye has it in the narrow column. */
    position: absolute;
    width: 1px;
    height: 1px;
    min-height: 0;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const teamLink = css`
  &:hover {
    color: var(--c-accent);
  }
`;

export const score = css`
  margin-left: auto;
  font: var(--fw-semi) var(--fs-16)/1 var(--font-num);
  font-variant-numeric: tabular-nums;
  ${WIDE} {
    font-size: var(--fs-14);
  }
`;

export const marketName = css`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  grid-row: 4;
  font-size: var(--fs-11);
  color: var(--c-muted);
  padding: 6px 0 3px;
  ${WIDE} {
    display: none;
  }
`;

export const marketCorner = css`
  grid-column: 1;
`;

export const code = css`
  display: flex;
  align-items: center;
  padding-left: 8px;
  font: var(--fw-medium) var(--fs-11)/1 var(--font-num);
  color: var(--c-muted);
  border-top: 1px solid var(--c-line);
  ${WIDE} {
    display: none;
  }
`;

export const rows = {
  home: css`
    grid-row: 5;
    ${WIDE} {
      &&& {
        border-top-color: var(--c-line-strong);
      }
    }
  `,
  away: css`
    grid-row: 6;
  `,
  draw: css`
    grid-row: 7;
  `,
};

export const cell = css`
  min-height: 46px;
  min-width: 0;
  padding: 0;
  border-top: 1px solid var(--c-line);
  border-left: 1px solid var(--c-line);
  text-align: right;
  ${WIDE} {
    display: table-cell;
    vertical-align: middle;
    height: 35px;
    padding: 0 6px 0 10px;
    min-height: 0;
    white-space: nowrap;
  }
`;

export const chosenCell = css`
  background: var(--c-accent-tint);
  box-shadow: inset 0 0 0 1px var(--c-accent-line);
`;

export const inside = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  min-height: 46px;
  padding: 3px 3px 3px 7px;
  @media (max-width: 379px) {
    padding-left: 5px;
  }
  ${WIDE} {
    grid-template-columns: minmax(0, 1fr) 40px 62px;
    min-height: 34px;
    padding: 0;
  }
`;

export const line = css`
  align-self: start;
  padding-top: 3px;
  letter-spacing: -0.02em;
  ${BELOW_WIDE} {
    font-size: var(--fs-12);
    & > span {
      font-size: var(--fs-12);
      line-height: 18px;
    }
  }
  ${WIDE} {
    grid-area: 1 / 1;
    align-self: center;
    padding: 0;
    letter-spacing: 0;
  }
  table:not([data-opening]) & > span {
    display: none;
  }
`;

export const now = css`
  display: grid;
  justify-items: end;
  grid-column: 2;
  min-width: 0;
  ${WIDE} {
    display: contents;
  }
`;

export const priceSlot = css`
  ${WIDE} {
    grid-area: 1 / 3;
    justify-self: end;
  }
`;

/* The whole cell takes the press: 46 px under a finger. */
export const priceButton = css`
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
`;

export const price = css`
  ${BELOW_WIDE} {
    height: 22px;
    line-height: 22px;
    min-width: 0;
    column-gap: 1px;
    padding-left: 2px;
  }
  @media (max-width: 379px) {
    font-size: var(--fs-13);
  }
`;

export const openingPrice = css`
  padding-right: 14px;
  ${WIDE} {
    grid-area: 1 / 2;
    padding: 0;
    line-height: 34px;
  }
  table:not([data-opening]) & {
    display: none;
  }
`;

export const note = css`
  grid-column: 1 / -1;
  grid-row: 8;
  display: block;
  padding: 0;
  border-top: 1px solid var(--c-line);
  ${WIDE} {
    display: table-cell;
  }
`;
