import { type TipsterSort, tipsterSorts } from '@khandai/contracts';
import { TIPS } from '../../domains/tips';

/** Search parameters: the order of the table, the part of the page, and the page of a list, from 1. */
const SORT = 'xem';
const PART = 'muc';
const PAGE = 'trang';
const SETTLED = 'ket-qua';

/** How addresses name the orders. */
const names: Readonly<Record<TipsterSort, string>> = {
  win_rate: 'ty-le-thang',
  win_streak: 'chuoi-thang',
  time_tips: 'so-tip',
};

/** Settled tips of a page. */
export const SETTLED_PAGE = 20;
const MAX_PAGE = 1_000;

/** The order that an address names; by default by the rate of wins. */
export const sortOf = (search: URLSearchParams): TipsterSort =>
  tipsterSorts.find((sort) => names[sort] === search.get(SORT)) ?? 'win_rate';

export const sortHref = (sort: TipsterSort): string =>
  sort === 'win_rate' ? `${TIPS}#${TIPSTERS}` : `${TIPS}?${SORT}=${names[sort]}#${TIPSTERS}`;

/** Id of the table of tipsters. */
export const TIPSTERS = 'tipster';

/** The page of all settled tips that an address names; undefined for the page of tonight's tips. */
export function settledPageOf(search: URLSearchParams): number | undefined {
  if (search.get(PART) !== SETTLED) return undefined;
  const text = search.get(PAGE) ?? '';
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
  return page <= MAX_PAGE ? page : 1;
}

export const settledHref = (page = 1): string => `${TIPS}?${PART}=${SETTLED}${page > 1 ? `&${PAGE}=${page}` : ''}`;
