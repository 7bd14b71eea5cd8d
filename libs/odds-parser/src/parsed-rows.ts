import type { Odds } from './odds.js';

/** The kind of value a bad cell should have had. */
export type CellReason =
  'matchId' | 'companyId' | 'line' | 'price' | 'flag' | 'handicapIndex' | 'handicapCount' | 'changeTime' | 'oddsType';

interface BadPlace {
  readonly category: string;
  /** 0-based index in its list; null when the whole list is unusable. */
  readonly index: number | null;
  /** The row as received, cut to 200 characters; the type of the value if it is not text. */
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
  /** The provider's name of the first invalid column. */
  readonly column: string;
  /** Content of that cell, cut to 40 characters. */
  readonly cell: string;
}

/** An invalid row: its position, the reason, and the values for an error message, which the application words. */
export type BadRow = BadAsAWhole | BadCount | BadCell;

export type BadRowReason = BadRow['reason'];

export interface ParsedRows<O extends Odds = Odds> {
  readonly odds: O[];
  readonly bad: BadRow[];
}
