import { PICKS } from '../../domains/picks';

/** Parts of the page of picks, as in its address: `/luot-chon?muc=cho&trang=2`. */
const states = { 'tat-ca': undefined, cho: 'waiting', xong: 'decided' } as const;

type PickPart = keyof typeof states;
export const pickParts = Object.keys(states) as readonly PickPart[];

export interface PicksChoice {
  readonly part: PickPart;
  /** From 1. */
  readonly page: number;
}

/** What an address names; the first page of all picks for an unknown one. */
export function choiceOf(search: URLSearchParams): PicksChoice {
  const page = search.get('trang') ?? '';
  return {
    part: pickParts.find((part) => part === search.get('muc')) ?? 'tat-ca',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

export function picksHref({ part, page }: PicksChoice): string {
  const search = new URLSearchParams();
  if (part !== 'tat-ca') search.set('muc', part);
  if (page > 1) search.set('trang', String(page));
  const query = search.toString();
  return query === '' ? PICKS : `${PICKS}?${query}`;
}

/** Query of the call. */
export const queryOf = ({ part, page }: PicksChoice, pageSize: number) => {
  const state = states[part];
  return { pageNum: page, pageSize, ...(state && { state }) };
};
