import { type Odds, rowKey } from './odds.js';

export type Direction = 'up' | 'down' | 'same';

type OneOf<K extends PropertyKey, V> = { readonly [P in K]: V };

/** The direction in which each price, and the line, moved. */
export type Movement<O extends Odds = Odds> = O extends Odds ? OneOf<keyof O['instant'], Direction> : never;

/** Whether the company takes bets: `paused` while its updates are halted, `closed` while it has suspended betting. */
export type Offer = 'open' | 'paused' | 'closed';

export interface OddsChange<O extends Odds = Odds> {
  readonly key: string;
  /** Undefined for a new row. */
  readonly before: O | undefined;
  readonly after: O;
  readonly movement: Movement<O>;
  /** The line changed, so the prices before and after cannot be compared: a direction does not mean better or worse. */
  readonly lineMoved: boolean;
  /** The new offer if it changed, otherwise `same`. A new row counts as previously `open`. */
  readonly offer: Offer | 'same';
}

/**
 * Applies a row of the changes call to `main`: replaces the current prices, the flags and the time, and keeps the
 * opening prices and the line count. Ignores a change older than `main`. Throws RangeError if the two rows differ in
 * match, company, category or line number.
 */
export function applyChange<O extends Odds>(main: O, change: O): O {
  if (rowKey(main) !== rowKey(change)) throw new RangeError(`${rowKey(change)} is no change of ${rowKey(main)}`);
  if (change.changeTime < main.changeTime) return main;
  return {
    ...change,
    initial: main.initial ?? change.initial,
    oddsType: change.oddsType || main.oddsType,
    handicapCount: change.handicapCount ?? main.handicapCount,
  };
}

/** Compares prices in the format of the rows, where a higher price is always better for the fan. */
export function movement<O extends Odds>(before: O | undefined, after: O): Movement<O> {
  const then: Readonly<Record<string, number>> = { ...(before ?? after).instant };
  const now: Readonly<Record<string, number>> = { ...after.instant };
  const ways = Object.entries(now).map(([name, price]) => [name, direction(then[name] ?? price, price)]);
  return Object.fromEntries(ways) as Movement<O>;
}

/** `close` takes precedence: suspended betting is `closed` even while updates are halted. */
export function offerOf({ close, maintenance }: Pick<Odds, 'close' | 'maintenance'>): Offer {
  if (close) return 'closed';
  return maintenance ? 'paused' : 'open';
}

/** Compares two versions of one row: its prices, its line and its offer. */
export function oddsChange<O extends Odds>(before: O | undefined, after: O): OddsChange<O> {
  const was = before ? offerOf(before) : 'open';
  const is = offerOf(after);
  return {
    key: rowKey(after),
    before,
    after,
    movement: movement(before, after),
    lineMoved: before !== undefined && lineOf(before) !== lineOf(after),
    offer: was === is ? 'same' : is,
  };
}

/** Rows of `after` that are new or have other prices or flags than the same row in `before`. Ignores removed rows. */
export function oddsChanges<O extends Odds>(before: Iterable<O>, after: Iterable<O>): OddsChange<O>[] {
  const old = new Map([...before].map((odds) => [rowKey(odds), odds]));
  return [...after].flatMap((odds) => {
    const was = old.get(rowKey(odds));
    return was && was.inPlay === odds.inPlay && sameOffer(was, odds) ? [] : [oddsChange(was, odds)];
  });
}

/**
 * Whether two versions of one row offer the same: prices, line, suspension and maintenance. Ignores `changeTime`, which
 * may change while nothing a fan sees does.
 */
export function sameOffer(one: Odds, other: Odds): boolean {
  const flags = one.close === other.close && one.maintenance === other.maintenance;
  return flags && Object.values(movement(one, other)).every((way) => way === 'same');
}

function lineOf({ instant }: Odds): number | undefined {
  return 'line' in instant ? instant.line : undefined;
}

function direction(before: number, after: number): Direction {
  if (after > before) return 'up';
  return after < before ? 'down' : 'same';
}
