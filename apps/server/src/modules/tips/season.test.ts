import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type EuropePrices,
  type HandicapPrices,
  type Odds,
  type OverUnderPrices,
  parseAllRows,
  type Pick,
  type Score,
  settle,
} from '@khandai/odds-parser';

const FOLDER = join(import.meta.dirname, '../../../../../../shared/data/provider');
const real = existsSync(FOLDER) ? test : test.skip;

real('[CT2] (a season) settles a season of ../shared/data as two bets of half the stake do', () => {
  const read = (name: string): { data: unknown } => {
    const reply: { data: unknown } = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
    return reply;
  };
  const matches = resultsOf(read('epl-2025-26.season.schedule.json').data);
  const { odds } = parseAllRows(read('epl-2025-26.season.odds-main.json').data);
  const counts = new Map<string, number>();
  for (const one of odds) {
    const score = matches.get(one.matchId);
    if (!score) continue;
    for (const pick of picksOf(one)) {
      const settled = settle(pick, score);
      expect({ pick, score, ...settled }).toEqual({ pick, score, ...settleInHalves(pick, score) });
      const key = `${one.category} ${settled.share}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const of = (category: string, share: number) => counts.get(`${category} ${share}`) ?? 0;
  expect([...counts.values()].reduce((sum, each) => sum + each, 0)).toBeGreaterThan(4_000);
  // Half results and returned stakes occur, so the comparison covers them.
  for (const share of [1, 0.5, 0, -0.5, -1]) expect(of('handicap', share)).toBeGreaterThan(20);
  expect(of('europeOdds', 1)).toBeGreaterThan(300);
});

/** Final scores by match. */
function resultsOf(data: unknown): Map<string, Score> {
  if (!Array.isArray(data)) throw new Error('no schedule');
  const matches: { matchId: string; status: number; homeScore: number; awayScore: number }[] = data;
  return new Map(
    matches.flatMap(({ matchId, status, homeScore, awayScore }) =>
      status === -1 ? [[matchId, { home: homeScore, away: awayScore }]] : [],
    ),
  );
}

/** Every side of a row, at both of its prices. */
function picksOf(odds: Odds): Pick[] {
  switch (odds.market) {
    case 'handicap':
      return [odds.initial, odds.instant].flatMap((prices) => (prices ? handicapPicks(prices) : []));
    case 'overUnder':
      return [odds.initial, odds.instant].flatMap((prices) => (prices ? goalPicks(prices) : []));
    case 'europeOdds':
      return [odds.initial, odds.instant].flatMap((prices) => (prices ? europePicks(prices) : []));
    case 'doubleChance':
      return [];
  }
}

const handicapPicks = (prices: HandicapPrices): Pick[] =>
  (['home', 'away'] as const).map((side) => ({ market: 'handicap', side, line: prices.line, price: prices[side] }));
const goalPicks = (prices: OverUnderPrices): Pick[] =>
  (['over', 'under'] as const).map((side) => ({ market: 'overUnder', side, line: prices.line, price: prices[side] }));
const europePicks = (prices: EuropePrices): Pick[] =>
  (['home', 'draw', 'away'] as const).map((side) => ({ market: 'europeOdds', side, price: prices[side] }));

/**
 * The same by the definition of a quarter line: the stake is two bets of half of it, on the whole and the half line beside it,
 * each won, lost or returned. In whole numbers: stakes of 2, lines in quarters, prices in thousandths.
 */
function settleInHalves(pick: Pick, { home, away }: Score): { share: number; units: number } {
  const profit = BigInt(Math.round(pick.price * 1_000)) - (pick.market === 'europeOdds' ? 1_000n : 0n);
  const bets = betsOf(pick, BigInt(home), BigInt(away));
  const won = bets.reduce((sum, bet) => sum + (bet > 0n ? profit : bet < 0n ? -1_000n : 0n), 0n);
  const share = Number(bets.reduce((sum, bet) => sum + (bet > 0n ? 1n : bet < 0n ? -1n : 0n), 0n)) / 2;
  return { share, units: Number(won * 5n) / 10_000 };
}

/** For each half of the stake: above 0 it is won, below 0 lost, 0 returned. */
function betsOf(pick: Pick, home: bigint, away: bigint): bigint[] {
  if (pick.market === 'europeOdds') {
    const sides = { home: home - away, away: away - home, draw: home === away ? 1n : -1n };
    const wins = sides[pick.side] > 0n ? 1n : -1n;
    return [wins, wins];
  }
  const line = BigInt(Math.round(pick.line * 4));
  const lines = line % 2n === 0n ? [line, line] : [line - 1n, line + 1n];
  const goals = pick.market === 'handicap' ? home - away : home + away;
  const sign = pick.side === 'home' || pick.side === 'over' ? 1n : -1n;
  return lines.map((each) => sign * (goals * 4n - each));
}
