import { type CommentaryLine, RawStatus, SportType } from '@khandai/contracts';
import { type FeedFixture, resultOnly, Seeded } from '@khandai/server/feed-port';
import { MINUTE } from './demo-time.js';
import { ON_AIR_AFTER, steadyOf } from './match-course.js';
import type { DemoFixture } from './night.js';

const ON_AIR_BEFORE = 10 * MINUTE;

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
}

const contests = new WeakMap<DemoFixture, Contest>();

export function contestOf(fixture: DemoFixture): Contest {
  const known = contests.get(fixture);
  if (known) return known;
  const rng = new Seeded(`${fixture.seed}/contest`);
  const edge = fixture.home.strength / fixture.away.strength;
  const contest = writers[fixture.sportType]?.(rng, edge) ?? basketball(rng, edge);
  contests.set(fixture, contest);
  return contest;
}

const writers: Partial<Record<SportType, (rng: Seeded, edge: number) => Contest>> = {
  [SportType.basketball]: basketball,
  [SportType.esport]: series,
  [SportType.marble]: race,
};

/** Four quarters with about eighty points a side; if the score is level at the end, one side scores once more. */
function basketball(rng: Seeded, edge: number): Contest {
  const lengths = [21, 21, 22, 23].map((minutes) => minutes * MINUTE);
  const breaks = [2, 12, 2].map((minutes) => minutes * MINUTE);
  const periods: Period[] = [];
  for (const [index, length] of lengths.entries()) {
    const start = index === 0 ? 0 : (periods[index - 1]?.end ?? 0) + (breaks[index - 1] ?? 0);
    periods.push({ start, end: start + length });
  }
  const points = periods.flatMap(({ start, end }) => baskets(rng, edge, start, end));
  const [home, away] = sums(points);
  const last = periods.at(-1)?.end ?? 0;
  if (home === away) points.push({ at: last - 4000, home: rng.next() < 0.5, value: 2 });
  return { periods, points, word: 'hiệp', breakAfter: 2 };
}

function baskets(rng: Seeded, edge: number, start: number, end: number): Point[] {
  const points: Point[] = [];
  for (let at = start + rng.whole(8, 30) * 1000; at < end - 6000; at += rng.whole(26, 88) * 1000) {
    const draw = rng.next();
    points.push({
      at,
      home: rng.next() < (0.5 * edge) / (0.5 * edge + 0.5),
      value: draw < 0.2 ? 1 : draw < 0.74 ? 2 : 3,
    });
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
  return { periods, points, word: 'ván', breakAfter: 0 };
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
  return { periods, points, word: 'vòng', breakAfter: 0 };
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
  const resting = period === breakAfter && elapsed >= (contest.periods[period - 1]?.end ?? Infinity);
  if (resting) return { status: RawStatus.halfTime, period };
  return { status: breakAfter > 0 && period > breakAfter ? RawStatus.secondHalf : RawStatus.firstHalf, period };
}

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
    hosts: fixture.hosts.map((host) => ({ ...host, live: onAir })),
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
