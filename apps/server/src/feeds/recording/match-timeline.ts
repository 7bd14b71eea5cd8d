import { MatchState, matchState, RawStatus } from '@khandai/contracts';
import type { ExtraScore } from '../../platform/database/schema.js';
import { chance } from '../seeded.js';
import type { RecordMatch } from './record.js';

/** The record tells scores at half-time and at the end only; everything between is spread by the match id. */

const MINUTE = 60_000;
const HALF = 45 * MINUTE;
const BREAK = 15 * MINUTE;
const EXTRA_BREAK = 5 * MINUTE;
const EXTRA = 30 * MINUTE;
const KICKS = 8 * MINUTE;
const SECOND_HALF = HALF + BREAK;
const FULL_TIME = SECOND_HALF + HALF;

type Pair = readonly [home: number, away: number];

export interface RecordedState {
  status: number;
  /** Record time at which the half being played began. */
  halfStart: number | null;
  score: Pair | null;
  half: Pair | null;
  red: Pair;
  yellow: Pair;
  corner: Pair;
  extra: ExtraScore | null;
  /** The match is over and its statistics may be told. */
  over: boolean;
}

const NONE: Pair = [0, 0];

/** What is known of a match at a moment of the record. Depends on nothing else. */
export function recordedState(match: RecordMatch, at: number): RecordedState {
  const elapsed = at - match.kickOff;
  if (elapsed < 0 || match.status === RawStatus.notStarted) return silent(RawStatus.notStarted);
  if (match.status === RawStatus.finished) return played(match, elapsed);
  const running = matchState(match.status) === MatchState.live;
  if (!running && match.status !== RawStatus.abandoned && match.status !== RawStatus.interrupted) return silent(match.status);
  // The record stopped in the middle: its last word stands.
  return { ...silent(match.status), score: match.full, half: match.half, red: match.red, yellow: match.yellow, corner: match.corner };
}

const silent = (status: number): RecordedState => ({
  status,
  halfStart: null,
  score: null,
  half: null,
  red: NONE,
  yellow: NONE,
  corner: NONE,
  extra: null,
  over: false,
});

function played(match: RecordMatch, elapsed: number): RecordedState {
  const { status, start } = phase(match, elapsed);
  const minutes = Math.min(1, playedShare(elapsed));
  const spread = (what: string, total: Pair): Pair => [
    happened(`${match.matchId}/${what}/home`, total[0], minutes),
    happened(`${match.matchId}/${what}/away`, total[1], minutes),
  ];
  return {
    status,
    halfStart: start === null ? null : match.kickOff + start,
    score: score(match, elapsed),
    half: elapsed >= HALF ? match.half : null,
    red: spread('red', match.red),
    yellow: spread('yellow', match.yellow),
    corner: spread('corner', match.corner),
    extra: extraScore(match, elapsed),
    over: status === RawStatus.finished,
  };
}

function phase({ extra }: RecordMatch, elapsed: number): { status: number; start: number | null } {
  if (elapsed < HALF) return { status: RawStatus.firstHalf, start: 0 };
  if (elapsed < SECOND_HALF) return { status: RawStatus.halfTime, start: null };
  if (elapsed < FULL_TIME) return { status: RawStatus.secondHalf, start: SECOND_HALF };
  const extraEnd = FULL_TIME + EXTRA_BREAK + EXTRA;
  if (extra && elapsed < extraEnd) return { status: RawStatus.extraTime, start: FULL_TIME + EXTRA_BREAK };
  if (extra?.penaltyHomeScore != null && elapsed < extraEnd + KICKS) return { status: RawStatus.penalties, start: null };
  return { status: RawStatus.finished, start: null };
}

/** How much of the ninety minutes has been played, in [0, 1]. */
function playedShare(elapsed: number): number {
  if (elapsed < SECOND_HALF) return Math.min(elapsed, HALF) / (2 * HALF);
  return (HALF + Math.min(elapsed - SECOND_HALF, HALF)) / (2 * HALF);
}

function score({ matchId, half, full }: RecordMatch, elapsed: number): Pair {
  const first = Math.min(1, elapsed / HALF);
  const second = Math.max(0, Math.min(1, (elapsed - SECOND_HALF) / HALF));
  const goals = (side: 0 | 1) =>
    happened(`${matchId}/h1/${side}`, half[side], first) + happened(`${matchId}/h2/${side}`, full[side] - half[side], second);
  return [goals(0), goals(1)];
}

function extraScore({ matchId, full, extra }: RecordMatch, elapsed: number): ExtraScore | null {
  const share = (elapsed - FULL_TIME - EXTRA_BREAK) / EXTRA;
  if (!extra || elapsed < FULL_TIME) return null;
  const goals = (side: 0 | 1, total: number) =>
    full[side] + happened(`${matchId}/et/${side}`, total - full[side], Math.max(0, Math.min(1, share)));
  const kicked = elapsed >= FULL_TIME + EXTRA_BREAK + EXTRA + KICKS;
  return {
    homeScore: goals(0, extra.homeScore),
    awayScore: goals(1, extra.awayScore),
    penaltyHomeScore: kicked ? extra.penaltyHomeScore : null,
    penaltyAwayScore: kicked ? extra.penaltyAwayScore : null,
  };
}

/** How many of `total` things have happened when `share` of the time has passed; all of them at its end. */
function happened(key: string, total: number, share: number): number {
  if (share >= 1) return total;
  let so = 0;
  for (let index = 0; index < total; index += 1) {
    if (0.02 + 0.96 * chance(`${key}/${index}`) <= share) so += 1;
  }
  return so;
}
