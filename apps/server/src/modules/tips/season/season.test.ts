import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { TipResult } from '@khandai/contracts';
import { fixtures, tips, tipsterRecords } from '../../../platform/database/schema.js';
import type { PgliteDatabase } from '../../../platform/database/pglite-database.js';
import { openTestDatabase } from '../../../platform/database/testing.js';
import { PostRepository } from '../../newsfeed/post-repository.js';
import { type Bet, readSeason } from './testing.js';
import { tipsFixture } from '../testing.js';
import { type Verdict, verdictOf } from '../../fixtures/bets/verdict.js';

const FOLDER = join(import.meta.dirname, '../../../../../../../shared/data/provider');
const SCHEDULE = join(FOLDER, 'epl-2025-26.season.schedule.json');
const ODDS = join(FOLDER, 'epl-2025-26.season.odds-main.json');
/** The company whose prices the tipster of the second test takes. */
const COMPANY = '8';
const MATCHES = 100;

/** Places of the prices in a row, per category. `line` in quarters decides the two-sided ones. */
const LAYOUTS = {
  handicap: { sides: ['home', 'away'], initial: [3, 4], instant: [6, 7], lines: { initial: 2, instant: 5 } },
  overUnder: { sides: ['over', 'under'], initial: [3, 4], instant: [6, 7], lines: { initial: 2, instant: 5 } },
  europeOdds: { sides: ['home', 'draw', 'away'], initial: [2, 3, 4], instant: [5, 6, 7], lines: undefined },
} as const;

if (existsSync(SCHEDULE) && existsSync(ODDS)) {
  const season = readSeason({ schedule: SCHEDULE, odds: ODDS });
  const second = secondComputation(readFileSync(SCHEDULE, 'utf8'), readFileSync(ODDS, 'utf8'));

  let database: PgliteDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('[CT2] (a season) settles every price of a season of ../shared/data as a second, independent computation does', () => {
    const first = new Map(season.bets.map((bet) => [bet.key, shown(settled(bet))]));
    expect(first.size).toBeGreaterThan(10_000);
    expect([...first.keys()].sort()).toEqual([...second.keys()].sort());
    const different = [...first].filter(([key, outcome]) => !isDeepStrictEqual(outcome, second.get(key)));
    expect(different).toEqual([]);
    // Half results and returned stakes occur, so the comparison covers them.
    const counts = Map.groupBy(
      [...second].filter(([key]) => key.startsWith('handicap')),
      ([, { result, half }]) => `${result}${half ? ' half' : ''}`,
    );
    for (const kind of ['10', '10 half', '20', '30', '30 half']) expect(counts.get(kind)?.length).toBeGreaterThan(20);
  });

  test('[CT2] (a season) gives a tipster who tips its first matches the record that the second computation adds up', async () => {
    const site = await tipsFixture(database, new PostRepository(database));
    const tipster = await site.member('commentator');
    // One tip for each match, each time on another side of the markets with lines.
    const byMatch = Map.groupBy(
      season.bets.filter(({ company, isInstant, line }) => company === COMPANY && isInstant && line !== null),
      ({ matchId }) => matchId,
    );
    const once = [...byMatch.values()].slice(0, MATCHES).flatMap((bets, index) => bets[index % bets.length] ?? []);
    const matches = [...new Set(once.map(({ matchId }) => matchId))];
    const look = { leagueId: 'vl1', homeId: 'hp', awayId: 'hn', origin: 'provider' as const };
    const rowOf = (matchId: string) => ({ ...season.matchOf(matchId), fixtureId: matchId, link: matchId });
    await database.db
      .insert(fixtures)
      .values(matches.map((matchId) => ({ ...look, ...rowOf(matchId), updatedAt: new Date(site.clock.now()) })));
    await database.db.insert(tips).values(
      once.map((bet) => {
        const { kickOff } = season.matchOf(bet.matchId);
        return {
          ...{ market: bet.market, side: bet.side, line: bet.line, price: bet.price, slug: bet.key, uuid: bet.key },
          ...{ fixtureId: bet.matchId, homeName: 'A', awayName: 'B', companyId: Number(COMPANY), companyName: 'C' },
          ...{ authorId: tipster.userId, postedAt: kickOff, kickOff, lockedAt: kickOff, simulated: true },
        };
      }),
    );

    await site.work();

    const [record] = await database.db.select().from(tipsterRecords);
    const total = totalOf(
      once.map(({ key }) => {
        const outcome = second.get(key);
        if (!outcome) throw new Error(`the second computation has no ${key}`);
        return outcome;
      }),
    );
    expect(record).toMatchObject(total);
    expect(total.tips).toBe(MATCHES);
    expect(total.halfWins * total.halfLosses * total.draws).toBeGreaterThan(0);
  });
} else {
  it.skip('[CT2] (a season) the season of ../shared/data: the data are not here', () => undefined);
}

const settled = ({ match, ...bet }: Bet): Verdict =>
  verdictOf({ ...bet, kickOff: match.kickOff }, match, match.kickOff.getTime());

const shown = ({ result, half, units }: Verdict): Outcome => ({
  result: result ?? TipResult.draw,
  half,
  units: units ?? Number.NaN,
});

/*
 * A second computation of settlements for a test, which shares nothing with the first: it reads the raw text of the files itself,
 * counts in whole numbers, and knows a quarter line as two bets of half of the stake.
 */

interface Outcome {
  /** 10 win, 20 draw, 30 lose. */
  readonly result: 10 | 20 | 30;
  readonly half: boolean;
  /** In ten-thousandths of the stake. */
  readonly units: number;
}

/** By category, match, company, initial or instant, and side: what each price of the season came to. */
function secondComputation(schedule: string, odds: string): Map<string, Outcome> {
  const scores = scoresIn(schedule);
  const outcomes = new Map<string, Outcome>();
  for (const category of ['handicap', 'overUnder', 'europeOdds'] as const)
    for (const row of rowsIn(odds, category)) {
      const cells = row.split(',');
      const [matchId = '', company = ''] = cells;
      const score = scores.get(matchId);
      if (!score) continue;
      const layout = LAYOUTS[category];
      for (const which of ['initial', 'instant'] as const)
        layout.sides.forEach((side, index) => {
          const price = cells[layout[which][index] ?? -1] ?? '';
          const line = layout.lines === undefined ? '0' : (cells[layout.lines[which]] ?? '');
          if (price === '' || line === '') return;
          const outcome = outcomeOf(side, category, hundredths(line), hundredths(price), score);
          outcomes.set(`${category} ${matchId} ${company} ${which} ${side}`, outcome);
        });
    }
  return outcomes;
}

/** Home and away goals of finished matches, found in the text of the schedule. */
function scoresIn(text: string): Map<string, readonly [number, number]> {
  const scores = new Map<string, readonly [number, number]>();
  for (const part of text.split(/"matchId"\s*:\s*/).slice(1)) {
    const matchId = /^"(\d+)"/.exec(part)?.[1] ?? '';
    const goals = (name: string) => Number(new RegExp(`"${name}"\\s*:\\s*(\\d+)`).exec(part)?.[1]);
    if (/"status"\s*:\s*-1\b/.test(part)) scores.set(matchId, [goals('homeScore'), goals('awayScore')]);
  }
  return scores;
}

/** The rows of a category, found in the text of the odds: no row has a quotation mark or a bracket. */
function rowsIn(text: string, category: string): string[] {
  const list = new RegExp(`"${category}"\\s*:\\s*\\[([^\\]]*)\\]`).exec(text)?.[1] ?? '';
  return [...list.matchAll(/"([^"]*)"/g)].map(([, row = '']) => row);
}

/** A decimal number of up to two places, without a floating point. */
function hundredths(text: string): number {
  const found = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!found) throw new Error(`no number of two places: ${text}`);
  const [, sign, whole = '', places = ''] = found;
  const size = Number(whole) * 100 + Number(places.padEnd(2, '0'));
  return sign === '-' ? -size : size;
}

/** Each half of the stake is won (1), returned (0) or lost (-1). */
function outcomeOf(
  side: string,
  category: string,
  line: number,
  price: number,
  [home, away]: readonly [number, number],
): Outcome {
  const halves = category === 'europeOdds' ? threeWay(side, home, away) : twoBets(side, line, home, away);
  const profit = category === 'europeOdds' ? price - 100 : price;
  // Half of the stake is 5,000 ten-thousandths; a hundredth of it wins 50.
  const units = halves.reduce<number>((sum, half) => sum + (half > 0 ? profit * 50 : half * 5_000), 0);
  const sum = (halves[0] ?? 0) + (halves[1] ?? 0);
  return { result: sum > 0 ? 10 : sum < 0 ? 30 : 20, half: sum === 1 || sum === -1, units };
}

function threeWay(side: string, home: number, away: number): number[] {
  const came = home > away ? 'home' : home < away ? 'away' : 'draw';
  return side === came ? [1, 1] : [-1, -1];
}

/** The line of a quarter is a bet on the line below and one on the line above, each with half of the stake. */
function twoBets(side: string, line: number, home: number, away: number): number[] {
  const isQuarter = Math.abs(line) % 50 === 25;
  const lines = isQuarter ? [line - 25, line + 25] : [line, line];
  const goals = (side === 'home' || side === 'away' ? home - away : home + away) * 100;
  return lines.map((each) => {
    const isOver = side === 'home' || side === 'over';
    if (goals === each) return 0;
    return goals > each === isOver ? 1 : -1;
  });
}

/** What a record says of these outcomes. */
function totalOf(outcomes: readonly Outcome[]) {
  const count = (result: number, isHalf?: boolean) =>
    outcomes.filter((one) => one.result === result && (isHalf === undefined || one.half === isHalf)).length;
  return {
    tips: outcomes.length,
    wins: count(10),
    draws: count(20),
    losses: count(30),
    halfWins: count(10, true),
    halfLosses: count(30, true),
    units: outcomes.reduce((sum, { units }) => sum + units, 0),
  };
}
