import { ContestStat, PeriodStat, SportType } from '@khandai/contracts';
import { type FeedStat, Seeded } from '@khandai/server/feed-port';
import { MINUTE } from './demo-time.js';
import type { DemoFixture } from './fixture.js';
import { type Contest, contestOf, contestScore, type Period } from './other-course.js';

/** Statistics change in steps, so that not every gold piece causes a message to all users. */
export const CONTEST_STEP = 20_000;

/** Statistics of basketball, e-sport and marble races so far; empty before the start. */
export function contestStats(fixture: DemoFixture, elapsed: number): FeedStat[] {
  if (elapsed < 0) return [];
  const contest = contestOf(fixture);
  const begun = contest.periods.filter(({ start }) => start <= elapsed);
  return [
    { type: ContestStat.periods, home: contest.planned, away: contest.planned },
    ...(writers[fixture.sportType] ?? basketballStats)({ fixture, contest, begun, elapsed }),
  ];
}

interface Moment {
  fixture: DemoFixture;
  contest: Contest;
  /** The periods that have started. */
  begun: readonly Period[];
  elapsed: number;
}

const writers: Partial<Record<SportType, (moment: Moment) => FeedStat[]>> = {
  [SportType.basketball]: basketballStats,
  [SportType.esport]: esportStats,
  [SportType.marble]: raceStats,
};

/** The points of each period, none for a period that has not started. */
const periodScores = ({ contest, begun, elapsed }: Moment): FeedStat[] =>
  begun.map(({ end }, index) => {
    const before = index === 0 ? ([0, 0] as const) : contestScore(contest, begun[index - 1]?.end ?? 0);
    const after = contestScore(contest, Math.min(end, elapsed));
    return { type: PeriodStat.score + index + 1, home: after[0] - before[0], away: after[1] - before[1] };
  });

const FEWEST_FOULS = 2;
const MOST_FOULS = 7;
const TIME_OUTS = 5;

function basketballStats(moment: Moment): FeedStat[] {
  const { fixture, contest, begun, elapsed } = moment;
  const quarter = begun.length;
  const current = begun.at(-1);
  const length = contest.playMinutes;
  const minutes = begun.flatMap(({ start, end }, index) =>
    Array.from({ length }, (_, n) => ({
      minute: index * length + n + 1,
      at: start + ((n + 1) / length) * (end - start),
    })),
  );
  const fouls = (home: boolean) =>
    current ? timesIn(`${fixture.seed}/fouls/${quarter}/${home}`, current, [FEWEST_FOULS, MOST_FOULS], elapsed) : 0;
  const timeOuts = (home: boolean) =>
    begun.reduce(
      (left, period, index) => left - timesIn(`${fixture.seed}/time-outs/${index}/${home}`, period, [0, 1], elapsed),
      TIME_OUTS,
    );
  const { changes, biggest } = leads(contest, elapsed);
  return [
    ...periodScores(moment),
    pair(ContestStat.periodMinutes, [length, length]),
    ...minutes
      .filter(({ at }) => at <= elapsed)
      .map(({ minute, at }) => pair(PeriodStat.minute + minute, contestScore(contest, at))),
    { type: ContestStat.teamFouls, home: fouls(true), away: fouls(false) },
    { type: ContestStat.timeOutsLeft, home: timeOuts(true), away: timeOuts(false) },
    pair(ContestStat.leadChanges, changes),
    pair(ContestStat.biggestLead, biggest),
  ];
}

const pair = (type: number, [home, away]: readonly [number, number]): FeedStat => ({ type, home, away });

/** How many of a seeded number of moments in a period have passed. */
function timesIn(seed: string, { start, end }: Period, [min, max]: [number, number], elapsed: number): number {
  const rng = new Seeded(seed);
  const moments = Array.from({ length: rng.whole(min, max) }, () => start + rng.next() * (end - start));
  return moments.filter((at) => at <= elapsed).length;
}

/** How often each side took the lead from the other, and its biggest lead. */
function leads({ points }: Contest, elapsed: number): { changes: [number, number]; biggest: [number, number] } {
  const changes: [number, number] = [0, 0];
  const biggest: [number, number] = [0, 0];
  let lead = 0;
  let leader = 0;
  for (const { at, home, value } of points) {
    if (at > elapsed) break;
    lead += home ? value : -value;
    const side = lead > 0 ? 0 : 1;
    biggest[side] = Math.max(biggest[side], Math.abs(lead));
    if (lead === 0 || Math.sign(lead) === leader) continue;
    if (leader !== 0) changes[side] += 1;
    leader = Math.sign(lead);
  }
  return { changes, biggest };
}

/** What a side has at the end of a game, by whether it wins. */
interface Harvest {
  kills: number;
  towers: number;
  dragons: number;
}

const WINNER: Record<keyof Harvest, [number, number]> = { kills: [15, 26], towers: [6, 9], dragons: [2, 4] };
const LOSER: Record<keyof Harvest, [number, number]> = { kills: [6, 17], towers: [1, 4], dragons: [0, 2] };
/** Gold of both sides together at the start, and for each minute. */
const START_GOLD = 5000;
const GOLD_A_MINUTE = 3400;
/** The most by which the difference of gold moves in a minute, without the pull towards the winner. */
const SWING = 700;

function esportStats(moment: Moment): FeedStat[] {
  const { fixture, contest, begun, elapsed } = moment;
  const over = begun.filter(({ end }) => end <= elapsed);
  const games = over.flatMap(({ start, end }, index): FeedStat[] => {
    const seconds = (end - start) / 1000;
    const kills = (home: boolean) => harvestOf(fixture, contest, index, home).kills;
    return [
      { type: PeriodStat.seconds + index + 1, home: seconds, away: seconds },
      { type: PeriodStat.kills + index + 1, home: kills(true), away: kills(false) },
    ];
  });
  const won = periodScores(moment).filter((_, index) => index < over.length);
  return [...won, ...games, ...currentGame(moment)];
}

/** The last game that has started: what each side has of everything, and its gold minute by minute. */
function currentGame({ fixture, contest, begun, elapsed }: Moment): FeedStat[] {
  const index = begun.length - 1;
  const game = begun[index];
  if (!game) return [];
  const { start, end } = game;
  const share = Math.min(1, (elapsed - start) / (end - start));
  const gold = goldOf(fixture, contest, index).slice(0, 1 + Math.floor((share * (end - start)) / MINUTE));
  const both = (type: number, key: keyof Harvest): FeedStat => {
    const of = (home: boolean) => Math.floor(harvestOf(fixture, contest, index, home)[key] * share ** 1.3);
    return { type, home: of(true), away: of(false) };
  };
  return [
    both(ContestStat.kills, 'kills'),
    both(ContestStat.towers, 'towers'),
    both(ContestStat.dragons, 'dragons'),
    pair(ContestStat.gold, gold.at(-1) ?? [START_GOLD / 2, START_GOLD / 2]),
    ...gold.slice(1).map((sides, n) => pair(PeriodStat.minute + n + 1, sides)),
  ];
}

function harvestOf({ seed }: DemoFixture, contest: Contest, game: number, home: boolean): Harvest {
  const rng = new Seeded(`${seed}/game/${game}/${home}`);
  const ranges = contest.points[game]?.home === home ? WINNER : LOSER;
  return {
    kills: rng.whole(...ranges.kills),
    towers: rng.whole(...ranges.towers),
    dragons: rng.whole(...ranges.dragons),
  };
}

/** Gold of both sides after each minute of a game: a random walk that ends with the winner ahead. */
function goldOf({ seed }: DemoFixture, { periods, points }: Contest, game: number): [number, number][] {
  const rng = new Seeded(`${seed}/gold/${game}`);
  const { start, end } = periods[game] ?? { start: 0, end: 0 };
  const length = Math.round((end - start) / MINUTE);
  const walk = [0];
  for (let minute = 1; minute <= length; minute += 1)
    walk.push((walk[minute - 1] ?? 0) + (rng.next() - 0.5) * 2 * SWING);
  const final = rng.whole(3500, 9500) * (points[game]?.home ? 1 : -1);
  const missing = final - (walk[length] ?? 0);
  return walk.map((drift, minute) => {
    // The pull grows towards the end, so that the lead may change hands before.
    const lead = drift + missing * (length === 0 ? 1 : minute / length) ** 2;
    const sum = START_GOLD + GOLD_A_MINUTE * minute;
    const home = Math.round((sum + lead) / 2 / 100) * 100;
    return [home, sum - home];
  });
}

/** The margin of a lap, in seconds. */
const [MIN_MARGIN, MAX_MARGIN] = [0.1, 2.4];

function raceStats(moment: Moment): FeedStat[] {
  const { fixture, contest, begun, elapsed } = moment;
  const over = begun.filter(({ end }) => end <= elapsed);
  const times = over.map(({ start }, index): FeedStat => {
    const point = contest.points[index];
    const winner = point ? (point.at - start) / 1000 : 0;
    const margin = MIN_MARGIN + new Seeded(`${fixture.seed}/margin/${index}`).next() * (MAX_MARGIN - MIN_MARGIN);
    const loser = Math.round((winner + margin) * 10) / 10;
    return {
      type: PeriodStat.seconds + index + 1,
      home: point?.home ? winner : loser,
      away: point?.home ? loser : winner,
    };
  });
  return [...periodScores(moment).slice(0, over.length), ...times];
}
