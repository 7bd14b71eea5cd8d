import { type Odds, rowKey } from './odds.js';

export type Direction = 'up' | 'down' | 'same';

type OneOf<K extends PropertyKey, V> = { readonly [P in K]: V };

/** Where each price, and the line, went. */
export type Movement<O extends Odds = Odds> = O extends Odds ? OneOf<keyof O['instant'], Direction> : never;

/** Whether bets are taken: `paused` while the company's updates are halted, `closed` while it has suspended betting. */
export type Offer = 'open' | 'paused' | 'closed';

export interface OddsChange<O extends Odds = Odds> {
  readonly key: string;
  /** Undefined for a row that was not there before. */
  readonly before: O | undefined;
  readonly after: O;
  readonly movement: Movement<O>;
  /** Prices before and after are those of different lines: their directions say nothing of their worth. */
  readonly lineMoved: boolean;
  /** What the offer became, when it is not what it was; `same` also for a new row that is open. */
  readonly offer: Offer | 'same';
}

/**
 * `main` with what a row of the changes call brings: prices now, flags and time; opening prices stay, and so does the
 * number of lines. A change older than `main` changes nothing. Throws RangeError when the two are not of one match,
 * company, category and line.
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

/** Compares prices as the rows hold them, where more is always a better price for the fan. */
export function movement<O extends Odds>(before: O | undefined, after: O): Movement<O> {
  const then: Readonly<Record<string, number>> = { ...(before ?? after).instant };
  const now: Readonly<Record<string, number>> = { ...after.instant };
  const ways = Object.entries(now).map(([name, price]) => [name, direction(then[name] ?? price, price)]);
  return Object.fromEntries(ways) as Movement<O>;
}

/** A company that has suspended betting has done so whether or not its updates are halted too. */
export function offerOf({ close, maintenance }: Pick<Odds, 'close' | 'maintenance'>): Offer {
  if (close) return 'closed';
  return maintenance ? 'paused' : 'open';
}

/** What became of one row: its prices, its line and its offer. */
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

/** Rows of `after` that are new or whose prices or flags differ from `before`, by key. Rows that vanished are not told. */
export function oddsChanges<O extends Odds>(before: Iterable<O>, after: Iterable<O>): OddsChange<O>[] {
  const old = new Map([...before].map((odds) => [rowKey(odds), odds]));
  return [...after].flatMap((odds) => {
    const was = old.get(rowKey(odds));
    return was && sameOffer(was, odds) ? [] : [oddsChange(was, odds)];
  });
}

/** The time of a row may move on without anything a fan sees. */
function sameOffer(one: Odds, other: Odds): boolean {
  const flags = one.close === other.close && one.maintenance === other.maintenance && one.inPlay === other.inPlay;
  return flags && Object.values(movement(one, other)).every((way) => way === 'same');
}

function lineOf({ instant }: Odds): number | undefined {
  return 'line' in instant ? instant.line : undefined;
}

function direction(before: number, after: number): Direction {
  if (after > before) return 'up';
  return after < before ? 'down' : 'same';
}
