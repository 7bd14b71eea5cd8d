import type { OddsPeriod } from './odds.js';
import type { CellReason } from './parsed-rows.js';
import type { ColumnReader } from './read-odds.js';

const MATCH_ID = /^[A-Za-z0-9_-]{1,64}$/;
const WHOLE = /^\d{1,10}$/;
const PRICE = /^\d{1,5}(\.\d{1,6})?$/;
const LINE = /^-?\d{1,3}(\.\d{1,4})?$/;
const PERIOD = /^[0-3]?$/;

/** The first invalid cell of a row. */
export interface UnusableCell {
  readonly reason: CellReason;
  /** 0-based. */
  readonly column: number;
  readonly cell: string;
}

/** Reads a row cell by cell in every accepted spelling, and records the first invalid cell in `unusable`. */
export class CellReader implements ColumnReader {
  unusable: UnusableCell | undefined = undefined;
  private at = 0;

  constructor(private readonly cells: readonly string[]) {}

  matchId(): string {
    return this.take('matchId', '', (cell) => (MATCH_ID.test(cell) ? cell : undefined));
  }

  companyId(): number {
    return this.take('companyId', 1, atLeastOne);
  }

  skipBlankPrices(): boolean {
    const isBlank = this.cells.slice(this.at, this.at + 3).every((cell) => cell === '');
    if (isBlank) this.at += 3;
    return isBlank;
  }

  line(): number {
    return this.take('line', 0, quarters);
  }

  total(): number {
    return this.take('line', 0, (cell) => {
      const line = quarters(cell);
      return line !== undefined && line >= 0 ? line : undefined;
    });
  }

  hongKong(): number {
    return this.take('price', 1, (cell) => price(cell, 1));
  }

  decimal(): number {
    return this.take('price', 1, (cell) => price(cell, 1000));
  }

  /** A blank flag is false: for some companies the provider leaves some flags empty. */
  flag(): boolean {
    return this.take('flag', false, (cell) =>
      cell === 'true' || cell === 'false' || cell === '' ? cell === 'true' : undefined,
    );
  }

  handicapIndex(): number {
    return this.take('handicapIndex', 1, atLeastOne);
  }

  handicapCount(): number {
    return this.take('handicapCount', 1, atLeastOne);
  }

  changeTime(): number {
    return this.take('changeTime', 0, whole);
  }

  /** Older rows lack this column; the result is then 0. */
  oddsType(): OddsPeriod {
    return this.take('oddsType', 0, (cell) => (PERIOD.test(cell) ? (Number(cell) as OddsPeriod) : undefined));
  }

  /** Parses the next cell with `read`. If it is invalid, returns `instead`, so that the rest of the row is read. */
  private take<T>(reason: CellReason, instead: T, read: (cell: string) => T | undefined): T {
    const column = this.at;
    this.at += 1;
    const cell = this.cells[column] ?? '';
    const value = read(cell);
    if (value === undefined) this.unusable ??= { reason, column, cell };
    return value ?? instead;
  }
}

function whole(cell: string): number | undefined {
  return WHOLE.test(cell) ? Number(cell) : undefined;
}

function atLeastOne(cell: string): number | undefined {
  // Company ids, line numbers and line counts start at 1, so 0 is invalid.
  return whole(cell) || undefined;
}

/** A line is a multiple of 0.25. */
function quarters(cell: string): number | undefined {
  const line = LINE.test(cell) ? Number(cell) : Number.NaN;
  if (!Number.isInteger(line * 4)) return undefined;
  return line === 0 ? 0 : line; // "-0" is 0
}

/** Rounds to thousandths, the finest precision of any company, so that equal prices are equal numbers. */
function price(cell: string, minThousandths: number): number | undefined {
  const thousandths = PRICE.test(cell) ? Math.round(Number(cell) * 1000) : 0;
  return thousandths < minThousandths ? undefined : thousandths / 1000;
}
