import type { PriceFormat } from '@khandai/odds-parser';
import { oddsFormats } from '../../domains/odds';

export const boardFilters = ['all', 'inPlay', 'coming', 'today', 'tonight', 'tomorrow'] as const;
export type BoardFilter = (typeof boardFilters)[number];

/** The board choices in the address; `undefined` means the board's default. */
export interface BoardChoice {
  readonly filter: BoardFilter;
  /** May name a league that is not on the board. */
  readonly leagueId: string | undefined;
  /** May name a company that is not on the board. */
  readonly companyId: number | undefined;
  /** Takes precedence over the user's saved price format and does not change it. */
  readonly format: PriceFormat | undefined;
}

/** Search parameter names. */
const FILTER = 'loc';
const LEAGUE = 'giai';
const FORMAT = 'cach-viet';
const COMPANY = 'nha-cai';

/** Filter names in the address; `all` has no parameter. */
const words: Readonly<Record<Exclude<BoardFilter, 'all'>, string>> = {
  inPlay: 'keo-rung',
  coming: 'sap-dien-ra',
  today: 'hom-nay',
  tonight: 'dem-nay',
  tomorrow: 'ngay-mai',
};

const isSet = (filter: BoardFilter): filter is Exclude<BoardFilter, 'all'> => filter !== 'all';

/** Reads the choices from the address; ignores unknown values. */
export function readChoice(search: URLSearchParams): BoardChoice {
  const word = search.get(FILTER);
  return {
    filter: boardFilters.find((filter) => isSet(filter) && words[filter] === word) ?? 'all',
    leagueId: search.get(LEAGUE) || undefined,
    companyId: readCompany(search),
    format: oddsFormats.find((format) => format === search.get(FORMAT)),
  };
}

/** `search` with the choice; other parameters stay. */
export function writeChoice(search: URLSearchParams, choice: BoardChoice): URLSearchParams {
  const { filter, leagueId, companyId, format } = choice;
  const next = new URLSearchParams(search);
  set(next, FILTER, isSet(filter) ? words[filter] : undefined);
  set(next, LEAGUE, leagueId);
  set(next, COMPANY, companyId?.toString());
  set(next, FORMAT, format);
  return next;
}

/** The board of one league, of this company or the default one. */
export const leagueHref = (leagueId: string, companyId: number | undefined): string =>
  `/ty-le-keo?${writeChoice(new URLSearchParams(), { filter: 'all', leagueId, companyId, format: undefined }).toString()}`;

/** The company id from the address; undefined if there is none. */
export function readCompany(search: URLSearchParams): number | undefined {
  const requested = search.get(COMPANY) ?? '';
  return /^[1-9]\d{0,8}$/.test(requested) ? Number(requested) : undefined;
}

function set(search: URLSearchParams, name: string, value: string | undefined): void {
  if (value === undefined) search.delete(name);
  else search.set(name, value);
}
