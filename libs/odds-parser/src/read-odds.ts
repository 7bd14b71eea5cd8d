import type { RowForm } from './columns.js';
import type {
  DoubleChancePrices,
  HandicapPrices,
  Market,
  Odds,
  OddsPeriod,
  EuropePrices,
  OverUnderPrices,
} from './odds.js';

/** Reads the columns of one row from left to right; each call takes the next column. */
export interface ColumnReader {
  matchId(): string;
  companyId(): number;
  /** Skips the next three columns if all are blank, and returns whether it did. */
  skipBlankPrices(): boolean;
  /** A multiple of 0.25, above 0 when the home team gives goals. */
  line(): number;
  /** A line that is never below 0. */
  total(): number;
  /** A price without the stake. */
  hongKong(): number;
  /** A price with the stake, never below 1. */
  decimal(): number;
  flag(): boolean;
  /** The number of this line, from 1. */
  handicapIndex(): number;
  handicapCount(): number;
  changeTime(): number;
  /** 0 where the row ends before this column. */
  oddsType(): OddsPeriod;
}

/** Reads all columns of a row in order. The result is valid only if the reader found no invalid cell. */
export function readOdds(reader: ColumnReader, { category, market, has }: RowForm): Odds {
  const odds = {
    market,
    category,
    matchId: reader.matchId(),
    companyId: reader.companyId(),
    initial: has.initial && !reader.skipBlankPrices() ? prices(reader, market) : null,
    instant: prices(reader, market),
    maintenance: has.maintenance && reader.flag(),
    inPlay: has.inPlay && reader.flag(),
    handicapIndex: has.handicapIndex ? reader.handicapIndex() : 1,
    handicapCount: has.handicapCount ? reader.handicapCount() : null,
    changeTime: reader.changeTime(),
    close: has.close && reader.flag(),
    oddsType: has.oddsType ? reader.oddsType() : 0,
  };
  // `market` belongs to `category`, and both runs of prices have the type of that market.
  return odds as Odds;
}

function prices(
  reader: ColumnReader,
  market: Market,
): HandicapPrices | OverUnderPrices | EuropePrices | DoubleChancePrices {
  switch (market) {
    case 'handicap':
      return { line: reader.line(), home: reader.hongKong(), away: reader.hongKong() };
    case 'overUnder':
      return { line: reader.total(), over: reader.hongKong(), under: reader.hongKong() };
    case 'europeOdds':
      return { home: reader.decimal(), draw: reader.decimal(), away: reader.decimal() };
    case 'doubleChance':
      return { homeDraw: reader.hongKong(), homeAway: reader.hongKong(), drawAway: reader.hongKong() };
  }
}
