import { searchKey } from '../../platform/plain-text.js';

export interface PopularLeague {
  readonly name: string;
  readonly position: number;
}

const SEASON = /\s+\d{4}(?:[/-]\d{2,4})?$/;

/** Names of a league are equal without season, accents and case: `World Cup 2026`, `ngoai hang anh`. */
const keyOf = (name: string): string => searchKey(name).replace(SEASON, '');

/** The position of a league by its name; null for one that is not popular. */
export function positionsOf(popular: readonly PopularLeague[]): (league: { readonly name: string }) => number | null {
  const positions = new Map(popular.map(({ name, position }) => [keyOf(name), position]));
  return ({ name }) => positions.get(keyOf(name)) ?? null;
}
