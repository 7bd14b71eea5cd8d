import { type CommentaryLine, RawStatus, SportType } from '@khandai/contracts';
import { type FeedFixture, resultOnly, Seeded } from '@khandai/server/feed-port';
import { demoLeagues } from './clubs.js';
import { MINUTE } from './demo-time.js';
import { hostsOf, ON_AIR_AFTER, ON_AIR_BEFORE, steadyOf } from './match-course.js';
import type { DemoFixture } from './fixture.js';

/** A quarter, a game or a lap. Times are milliseconds after the start. */
export interface Period {
  start: number;
  end: number;
}

export interface Point {
  at: number;
  home: boolean;
  value: number;
}

/** The course of a contest with points and periods: basketball, e-sport, marbles. */
export interface Contest {
  periods: Period[];
  points: Point[];
  /** Name of a period. */
  word: string;
  /** The period before the long break; 0 for no break. */
  breakAfter: number;
  /** Periods that may be played. */
  planned: number;
  /** Minutes of play of a period on the match clock, which stops; 0 for a sport without one. */
  playMinutes: number;
}

const contests = new WeakMap<DemoFixture, Contest>();

export function contestOf(fixture: DemoFixture): Contest {
  const known = contests.get(fixture);
  if (known) return known;
  const rng = new Seeded(`${fixture.seed}/contest`);
  const edge = fixture.home.strength / fixture.away.strength;
  const contest = (writers[fixture.sportType] ?? basketball)(rng, edge, fixture);
  contests.set(fixture, contest);
  return contest;
}

const writers: Partial<Record<SportType, (rng: Seeded, edge: number, fixture: DemoFixture) => Contest>> = {
  [SportType.basketball]: basketball,
  [SportType.esport]: series,
  [SportType.marble]: race,
};

/** How a basketball league plays: minutes of its quarters and of the breaks between them, and possessions per quarter. */
interface Pace {
  quarters: readonly number[];
  breaks: readonly number[];
  possessions: number;
  /** Minutes of a quarter on the match clock. */
  playMinutes: number;
  /** Points per possession relative to an average of 1.14. */
  quality: number;
}

/** Quarters of ten minutes, about eighty points a side. */
const CITY_PACE: Pace = {
  quarters: [21, 21, 22, 23],
  breaks: [2, 12, 2],
  possessions: 39,
  playMinutes: 10,
  quality: 0.9,
};
/** Quarters of twelve minutes, about 113 points a side. */
const AMERICAN_PACE: Pace = {
  quarters: [29, 29, 30, 32],
  breaks: [3, 15, 3],
  possessions: 50,
  playMinutes: 12,
  quality: 1,
};
/** Chances of a possession: two points, three points, two free throws. */
const TWO = 0.335;
const THREE = 0.115;
const FREE_THROWS = 0.085;
const FREE_THROW_SCORED = 0.75;

/** Four quarters; if the score is level at the end, one side scores once more. */
function basketball(rng: Seeded, edge: number, { league }: DemoFixture): Contest {
  const pace = league === demoLeagues.american ? AMERICAN_PACE : CITY_PACE;
  const lengths = pace.quarters.map((minutes) => minutes * MINUTE);
  const breaks = pace.breaks.map((minutes) => minutes * MINUTE);
  const periods: Period[] = [];
  for (const [index, length] of lengths.entries()) {
    const start = index === 0 ? 0 : (periods[index - 1]?.end ?? 0) + (breaks[index - 1] ?? 0);
    periods.push({ start, end: start + length });
  }
  const points = periods.flatMap(({ start, end }) => baskets(rng, edge, pace, start, end));
  const [home, away] = sums(points);
  const last = periods.at(-1)?.end ?? 0;
  if (home === away) points.push({ at: last - 4000, home: rng.next() < 0.5, value: 2 });
  const { playMinutes } = pace;
  return { periods, points, word: 'hiệp', breakAfter: 2, planned: periods.length, playMinutes };
}

/** The baskets of a quarter: the sides attack in turns, and most attacks bring nothing. */
function baskets(rng: Seeded, edge: number, { possessions, quality }: Pace, start: number, end: number): Point[] {
  const points: Point[] = [];
  const length = (end - start - 20_000) / possessions;
  let home = rng.next() < 0.5;
  for (let turn = 0; turn < possessions; turn += 1) {
    const at = Math.round((start + 8000 + (turn + rng.next() * 0.8) * length) / 1000) * 1000;
    // Home teams score about two per cent more.
    const skill = quality * (home ? 1.02 * Math.sqrt(edge) : 1 / Math.sqrt(edge));
    const draw = rng.next() / skill;
    if (draw < TWO) points.push({ at, home, value: 2 });
    else if (draw < TWO + THREE) points.push({ at, home, value: 3 });
    else if (draw < TWO + THREE + FREE_THROWS) {
      for (const shot of [at, at + 7000]) if (rng.next() < FREE_THROW_SCORED) points.push({ at: shot, home, value: 1 });
    }
    home = !home;
  }
  return points;
}

/** Best of three games. */
function series(rng: Seeded, edge: number): Contest {
  const periods: Period[] = [];
  const points: Point[] = [];
  const won = { home: 0, away: 0 };
  while (Math.max(won.home, won.away) < 2) {
    const start = periods.length === 0 ? 0 : (periods.at(-1)?.end ?? 0) + 7 * MINUTE;
    const end = start + rng.whole(23, 31) * MINUTE;
    const home = rng.next() < edge / (edge + 1);
    won[home ? 'home' : 'away'] += 1;
    periods.push({ start, end });
    points.push({ at: end, home, value: 1 });
  }
  return { periods, points, word: 'ván', breakAfter: 0, planned: 3, playMinutes: 0 };
}

/**
 * Twenty-five laps of two minutes; the first marble over the line wins the lap. The odd number of laps rules out a
 * draw.
 */
function race(rng: Seeded, edge: number): Contest {
  const periods = Array.from({ length: 25 }, (_, lap) => ({ start: lap * 2 * MINUTE, end: (lap + 1) * 2 * MINUTE }));
  const points = periods.map(({ end }) => ({
    at: end - rng.whole(1, 8) * 1000,
    home: rng.next() < edge / (edge + 1),
    value: 1,
  }));
  return { periods, points, word: 'vòng', breakAfter: 0, planned: periods.length, playMinutes: 0 };
}

function sums(points: readonly Point[]): [home: number, away: number] {
  const of = (home: boolean) => points.reduce((sum, point) => (point.home === home ? sum + point.value : sum), 0);
  return [of(true), of(false)];
}

export const contestEnd = ({ periods }: Contest): number => periods.at(-1)?.end ?? 0;

export const contestScore = ({ points }: Contest, elapsed: number): [home: number, away: number] =>
  sums(points.filter(({ at }) => at <= elapsed));

/** Times at which displayed data changes. */
export const contestMoments = ({ periods, points }: Contest): number[] => [
  ...periods.flatMap(({ start, end }) => [start, end]),
  ...points.map(({ at }) => at),
];

export function contestStatus(contest: Contest, elapsed: number): { status: number; period: number } {
  if (elapsed < 0) return { status: RawStatus.notStarted, period: 0 };
  if (elapsed >= contestEnd(contest)) return { status: RawStatus.finished, period: contest.periods.length };
  const period = contest.periods.findLastIndex(({ start }) => start <= elapsed) + 1;
  const { breakAfter } = contest;
  // Between two periods `period` is the one that ended.
  if (elapsed >= (contest.periods[period - 1]?.end ?? Infinity)) return { status: RawStatus.halfTime, period };
  return { status: breakAfter > 0 && period > breakAfter ? RawStatus.secondHalf : RawStatus.firstHalf, period };
}

/** Pauses between periods, in milliseconds after the start. */
export const pausesOf = ({ periods }: Contest): { from: number; until: number }[] =>
  periods.flatMap(({ end }, index) => {
    const next = periods[index + 1];
    return next && next.start > end ? [{ from: end, until: next.start }] : [];
  });

export function contestAt(fixture: DemoFixture, now: number): FeedFixture {
  const contest = contestOf(fixture);
  const elapsed = now - fixture.kickOff;
  const { status, period } = contestStatus(contest, elapsed);
  const [homeScore, awayScore] = contestScore(contest, elapsed);
  const rest = contest.periods[contest.breakAfter - 1]?.end;
  const half = rest !== undefined && elapsed >= rest ? contestScore(contest, rest) : null;
  const onAir = elapsed >= -ON_AIR_BEFORE && elapsed < contestEnd(contest) + ON_AIR_AFTER;
  return {
    ...steadyOf(fixture),
    ...resultOnly,
    status,
    period,
    homeScore: elapsed < 0 ? null : homeScore,
    awayScore: elapsed < 0 ? null : awayScore,
    homeHalfScore: half?.[0] ?? null,
    awayHalfScore: half?.[1] ?? null,
    hosts: hostsOf(fixture, pausesOf(contest), onAir),
  };
}

/** Sentences after each period. */
export function contestCommentary(fixture: DemoFixture): { at: number; line: CommentaryLine }[] {
  const contest = contestOf(fixture);
  return contest.periods.map(({ end }, index) => {
    const [home, away] = contestScore(contest, end);
    const led =
      home === away
        ? 'hai bên bằng nhau'
        : `${home > away ? fixture.home.shortName : fixture.away.shortName} dẫn trước`;
    const last = index === contest.periods.length - 1;
    const winner = home > away ? fixture.home.shortName : fixture.away.shortName;
    const text = last
      ? `Kết thúc: ${home}–${away}, ${winner} thắng.`
      : `Hết ${contest.word} ${index + 1}: ${home}–${away}, ${led}.`;
    const line = {
      liveId: String(index + 1).padStart(4, '0'),
      minute: Math.floor(end / MINUTE),
      addedMinute: 0,
      homeEvent: null,
      text,
    };
    return { at: end, line };
  });
}
