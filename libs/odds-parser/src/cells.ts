import type { DoubleChancePrices, HandicapPrices, Market, OddsPeriod, OneXTwoPrices, OverUnderPrices } from './odds.js';
import type { BadRowReason } from './parsed-rows.js';

/** Thrown while one row is read, caught where rows are gathered: it never leaves the library. */
export class UnusableCell extends Error {
  constructor(readonly reason: BadRowReason) {
    super(reason);
  }
}

/** Prices of each market by its name. */
export interface PricesOf {
  handicap: HandicapPrices;
  overUnder: OverUnderPrices;
  oneXTwo: OneXTwoPrices;
  doubleChance: DoubleChancePrices;
}

const MATCH_ID = /^[A-Za-z0-9_-]{1,64}$/;
const WHOLE = /^\d{1,10}$/;
const PRICE = /^\d{1,5}(\.\d{1,6})?$/;
const LINE = /^-?\d{1,3}(\.\d{1,4})?$/;

export function readMatchId(cell: string): string {
  if (!MATCH_ID.test(cell)) throw new UnusableCell('matchId');
  return cell;
}

export function readCompanyId(cell: string): number {
  const id = WHOLE.test(cell) ? Number(cell) : 0;
  if (id === 0) throw new UnusableCell('companyId');
  return id;
}

/** A blank flag is false: the provider fills some of them for some companies only. */
export function readFlag(cell: string): boolean {
  if (cell !== 'true' && cell !== 'false' && cell !== '') throw new UnusableCell('flag');
  return cell === 'true';
}

export function readChangeTime(cell: string): number {
  if (!WHOLE.test(cell)) throw new UnusableCell('changeTime');
  return Number(cell);
}

/** Older rows have no such column, which reads as 0. */
export function readOddsType(cell: string): OddsPeriod {
  switch (cell) {
    case '':
    case '0':
      return 0;
    case '1':
      return 1;
    case '2':
      return 2;
    case '3':
      return 3;
    default:
      throw new UnusableCell('oddsType');
  }
}

export type PriceCells = readonly [string, string, string];

/** One run of prices, or null when all three cells are blank. */
export function readPrices(market: Market, cells: PriceCells): PricesOf[Market] | null {
  if (cells.every((cell) => cell === '')) return null;
  const [first, second, third] = cells;
  switch (market) {
    case 'handicap':
      return { line: readLine(first), home: readHongKong(second), away: readHongKong(third) };
    case 'overUnder':
      return { line: readTotal(first), over: readHongKong(second), under: readHongKong(third) };
    case 'oneXTwo':
      return { home: readDecimal(first), draw: readDecimal(second), away: readDecimal(third) };
    case 'doubleChance':
      return { homeDraw: readHongKong(first), homeAway: readHongKong(second), drawAway: readHongKong(third) };
  }
}

/** Lines come in quarters, positive when the home team gives. */
function readLine(cell: string): number {
  const line = LINE.test(cell) ? Number(cell) : Number.NaN;
  if (!Number.isInteger(line * 4)) throw new UnusableCell('line');
  return line === 0 ? 0 : line; // "-0" is 0
}

function readTotal(cell: string): number {
  const line = readLine(cell);
  if (line < 0) throw new UnusableCell('line');
  return line;
}

/** Kept to thousandths, the finest any company quotes, so that equal prices are equal numbers. */
function readThousandths(cell: string): number {
  return PRICE.test(cell) ? Math.round(Number(cell) * 1000) : 0;
}

function readHongKong(cell: string): number {
  const thousandths = readThousandths(cell);
  if (thousandths <= 0) throw new UnusableCell('price');
  return thousandths / 1000;
}

/** A decimal price holds the stake, so it is never below 1. */
function readDecimal(cell: string): number {
  const thousandths = readThousandths(cell);
  if (thousandths < 1000) throw new UnusableCell('price');
  return thousandths / 1000;
}
