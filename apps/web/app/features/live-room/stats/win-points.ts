import { type Fixture, MatchState, RawStatus } from '@khandai/contracts';
import type { WinPoint } from '@khandai/match-ui';
import type { Odds } from '@khandai/odds-parser';
import type { Move } from '../../../domains/odds';

const MINUTE_MS = 60_000;
const HALF = 45;
const FULL = 90;
/** Minutes from the kick-off to that of the second half, where no feed says it: the half, its added time and the pause. */
const USUAL_RESTART = 62;
/** A price later than this after the restart is none of the ninety minutes. */
const LONGEST_HALF = 60;
const IN_PLAY = 3;
const UNKNOWN = 0;

type Clock = Pick<Fixture, 'kickOff' | 'halfStart' | 'status' | 'state'>;

/** The minute of the match at which a price moved: prices have a time of day, so it may be some minutes off. */
export function minuteAt(at: number, fixture: Clock): number {
  const { kickOff, restart } = timesOf(fixture);
  const elapsed = (at - kickOff) / MINUTE_MS;
  const minute = elapsed < restart ? Math.min(HALF, elapsed) : Math.min(FULL, HALF + elapsed - restart);
  return Math.max(0, Math.floor(minute));
}

function timesOf({ kickOff, halfStart, status }: Clock): { kickOff: number; restart: number } {
  const start = halfStart === null ? undefined : Date.parse(halfStart);
  const planned = Date.parse(kickOff);
  if (status === RawStatus.firstHalf && start !== undefined) return { kickOff: start, restart: USUAL_RESTART };
  if (status !== RawStatus.secondHalf || start === undefined) return { kickOff: planned, restart: USUAL_RESTART };
  return { kickOff: planned, restart: Math.max(HALF, (start - planned) / MINUTE_MS) };
}

/** Whether a company moved its 1X2 while the match was played. */
export const hasInPlay = (moves: readonly Move[], fixture: Clock): boolean =>
  moves.some(({ at, odds }) => isInPlay(odds, at, fixture));

const isInPlay = ({ oddsType }: Odds, at: number, { kickOff }: Clock): boolean =>
  oddsType === IN_PLAY || (oddsType === UNKNOWN && at >= Date.parse(kickOff));

/**
 * Probabilities of home win, draw and away win, a point a minute. Of each company the last 1X2 price up to the end of the
 * minute counts: p = (1/price) / (1/home + 1/draw + 1/away), which takes the margin out of it; the point is the mean over the
 * companies. A company that has closed its market does not count, and neither does one that never moved in play. Minutes
 * without any price are left out.
 */
export function winPoints(companies: readonly (readonly Move[])[], fixture: Clock, now: number): WinPoint[] {
  if (fixture.state === MatchState.coming) return [];
  const inPlay = companies.filter((moves) => hasInPlay(moves, fixture));
  const { kickOff, restart } = timesOf(fixture);
  const until = kickOff + (restart + LONGEST_HALF) * MINUTE_MS;
  const last = lastMinute(fixture, now);
  const placed = inPlay.map((moves) =>
    moves.filter(({ at }) => at <= until).map(({ at, odds }) => ({ minute: minuteAt(at, fixture), odds })),
  );
  const points: WinPoint[] = [];
  for (let minute = 0; minute <= last; minute += 1) {
    const chances = placed.flatMap((moves) => chancesOf(moves.findLast((move) => move.minute <= minute)?.odds) ?? []);
    const mean = (of: (one: Chances) => number) => chances.reduce((sum, one) => sum + of(one), 0) / chances.length;
    if (chances.length > 0)
      points.push({
        minute,
        home: mean(({ home }) => home),
        draw: mean(({ draw }) => draw),
        away: mean(({ away }) => away),
      });
  }
  return points;
}

function lastMinute(fixture: Clock, now: number): number {
  if (fixture.state === MatchState.ended) return FULL;
  return fixture.status === RawStatus.halfTime ? HALF : minuteAt(now, fixture);
}

type Chances = Omit<WinPoint, 'minute'>;

function chancesOf(odds: Odds | undefined): Chances | undefined {
  if (!odds || odds.close || odds.market !== 'europeOdds') return undefined;
  const { home, draw, away } = odds.instant;
  if (home <= 0 || draw <= 0 || away <= 0) return undefined;
  const sum = 1 / home + 1 / draw + 1 / away;
  return { home: 1 / home / sum, draw: 1 / draw / sum, away: 1 / away / sum };
}
