import { readFileSync } from 'node:fs';
import { RawStatus, type TipMarket, TipMarket as Market, type TipSide } from '@khandai/contracts';
import { type Odds, parseAllRows } from '@khandai/odds-parser';
import { offered } from '../../fixtures/bets/markets.js';
import type { JudgedMatch } from '../../fixtures/bets/verdict.js';

const marketOf: Readonly<Record<string, { market: TipMarket; sides: readonly TipSide[] }>> = {
  handicap: { market: Market.handicap, sides: ['home', 'away'] },
  overUnder: { market: Market.overUnder, sides: ['over', 'under'] },
  europeOdds: { market: Market.european, sides: ['home', 'draw', 'away'] },
};

/** One side of a stored price. */
export interface Bet {
  /** Category, match, company, initial or instant, side. */
  readonly key: string;
  readonly matchId: string;
  readonly company: string;
  readonly isInstant: boolean;
  readonly market: TipMarket;
  readonly side: TipSide;
  readonly line: number | null;
  readonly price: number;
  readonly match: JudgedMatch;
}

/** A season in the shape of the provider, as the site reads it. */
export function readSeason({ schedule: schedulePath, odds: oddsPath }: { schedule: string; odds: string }) {
  const read = (path: string): { data: unknown } => JSON.parse(readFileSync(path, 'utf8')) as { data: unknown };
  const schedule = read(schedulePath).data as {
    matchId: string;
    status: number;
    matchTime: number;
    homeScore: number;
    awayScore: number;
  }[];
  const matches = new Map<string, JudgedMatch>(
    schedule.map(({ matchId, status, matchTime, homeScore, awayScore }) => [
      matchId,
      {
        ...{ status, homeScore, awayScore, kickOff: new Date(matchTime * 1_000), dateOnly: false },
        ...{ awarded: false, homeHalfScore: null, awayHalfScore: null },
      },
    ]),
  );
  const bets = parseAllRows(read(oddsPath).data).odds.flatMap((odds) => {
    const match = matches.get(odds.matchId);
    return match?.status === RawStatus.finished ? betsOf(odds, match) : [];
  });
  const matchOf = (matchId: string): JudgedMatch => {
    const match = matches.get(matchId);
    if (!match) throw new Error(`the season has no ${matchId}`);
    return match;
  };
  return { bets, matchOf };
}

/** Every side of a row, at both of its prices. */
function betsOf(odds: Odds, match: JudgedMatch): Bet[] {
  const known = marketOf[odds.category];
  if (!known) return [];
  const { matchId, companyId } = odds;
  const prices = [
    ['instant', odds] as const,
    ...(odds.initial ? [['initial', { ...odds, instant: odds.initial } as Odds] as const] : []),
  ];
  return prices.flatMap(([which, at]) =>
    known.sides.flatMap((side) => {
      const offer = offered(at, side);
      const key = [odds.category, matchId, companyId, which, side].join(' ');
      const of = { key, matchId, company: String(companyId), isInstant: which === 'instant' };
      return offer ? [{ ...of, market: known.market, side, ...offer, match }] : [];
    }),
  );
}
