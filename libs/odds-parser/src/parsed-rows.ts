import type { Odds } from './odds.js';

/** Why a row cannot be used. The words for it are the application's. */
export type BadRowReason =
  | 'unknownCategory'
  | 'notAList'
  | 'notText'
  | 'columnCount'
  | 'matchId'
  | 'companyId'
  | 'line'
  | 'price'
  | 'flag'
  | 'changeTime'
  | 'oddsType';

export interface BadRow {
  readonly category: string;
  /** 0-based place in its list; null when the whole list cannot be used. */
  readonly index: number | null;
  /** The row as it came, shortened to 200 characters. */
  readonly row: string;
  readonly reason: BadRowReason;
}

export interface ParsedRows<O extends Odds = Odds> {
  readonly odds: O[];
  readonly bad: BadRow[];
}
