import type { Odds } from './odds.js';

/** What a cell was to be and is not. */
export type CellReason =
  'matchId' | 'companyId' | 'line' | 'price' | 'flag' | 'handicapIndex' | 'handicapCount' | 'changeTime' | 'oddsType';

interface BadPlace {
  readonly category: string;
  /** 0-based place in its list; null when the whole list cannot be used. */
  readonly index: number | null;
  /** The row as it came, shortened to 200 characters; of what is no text, its type. */
  readonly row: string;
}

interface BadAsAWhole extends BadPlace {
  readonly reason: 'unknownCategory' | 'notAList' | 'notText';
}

interface BadCount extends BadPlace {
  readonly reason: 'columnCount';
  readonly found: number;
  readonly expected: number;
}

interface BadCell extends BadPlace {
  readonly reason: CellReason;
  /** The provider's name of the first column that cannot be used. */
  readonly column: string;
  /** What stands there, shortened to 40 characters. */
  readonly cell: string;
}

/** A row that cannot be used: where it stood, why, and what a sentence about it needs. The words are the application's. */
export type BadRow = BadAsAWhole | BadCount | BadCell;

export type BadRowReason = BadRow['reason'];

export interface ParsedRows<O extends Odds = Odds> {
  readonly odds: O[];
  readonly bad: BadRow[];
}
