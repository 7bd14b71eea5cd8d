import { type Odds, rowKey } from './odds.js';

export type Direction = 'up' | 'down' | 'same';

type OneOf<K extends PropertyKey, V> = { readonly [P in K]: V };

/** Where each price, and the line, went. */
export type Movement<O extends Odds = Odds> = O extends Odds ? OneOf<keyof O['instant'], Direction> : never;

export interface OddsChange<O extends Odds = Odds> {
  readonly key: string;
  /** Undefined for a row that was not there before. */
  readonly before: O | undefined;
  readonly after: O;
  readonly movement: Movement<O>;
}

/**
 * `main` with what a row of the changes call brings: prices now, flags and time; opening prices stay. A change
 * older than `main` changes nothing. Throws RangeError when the two are not of one match, company and category.
 */
export function applyChange<O extends Odds>(main: O, change: O): O {
  if (rowKey(main) !== rowKey(change)) throw new RangeError(`${rowKey(change)} is no change of ${rowKey(main)}`);
  if (change.changeTime < main.changeTime) return main;
  return { ...change, initial: main.initial ?? change.initial, oddsType: change.oddsType || main.oddsType };
}

/** Compares prices as the rows hold them, where more is always a better price for the fan. */
export function movement<O extends Odds>(before: O | undefined, after: O): Movement<O> {
  const then: Readonly<Record<string, number>> = { ...(before ?? after).instant };
  const now: Readonly<Record<string, number>> = { ...after.instant };
  const ways = Object.entries(now).map(([name, price]) => [name, direction(then[name] ?? price, price)]);
  return Object.fromEntries(ways) as Movement<O>;
}

/** Rows of `after` that are new or whose prices or flags differ from `before`, by key. Rows that vanished are not told. */
export function oddsChanges<O extends Odds>(before: Iterable<O>, after: Iterable<O>): OddsChange<O>[] {
  const old = new Map([...before].map((odds) => [rowKey(odds), odds]));
  return [...after].flatMap((odds) => {
    const key = rowKey(odds);
    const was = old.get(key);
    return was && sameOffer(was, odds) ? [] : [{ key, before: was, after: odds, movement: movement(was, odds) }];
  });
}

/** The time of a row may move on without anything a fan sees. */
function sameOffer(one: Odds, other: Odds): boolean {
  const flags = one.close === other.close && one.maintenance === other.maintenance && one.inPlay === other.inPlay;
  return flags && Object.values(movement(one, other)).every((way) => way === 'same');
}

function direction(before: number, after: number): Direction {
  if (after > before) return 'up';
  return after < before ? 'down' : 'same';
}
