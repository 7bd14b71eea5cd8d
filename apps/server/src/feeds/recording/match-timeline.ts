import { EventType, MatchState, matchState, RawStatus } from '@khandai/contracts';
import type { ExtraScore } from '../../platform/database/schema.js';
import type { FeedEvent } from '../../modules/fixtures/feed.js';
import { chance } from '../input/seeded.js';
import type { MatchClock } from './match-clock.js';
import { isGoal, type MatchStory, includesCards } from './match-story.js';
import type { RecordMatch } from './record.js';

/** A schedule has only half-time and final scores; without events, goals are spread pseudo-randomly by the match id. */

const NINETY = 90;

type Pair = readonly [home: number, away: number];

export interface RecordedState {
  status: number;
  /** Time in the recording at which the current half started. */
  halfStart: number | null;
  score: Pair | null;
  half: Pair | null;
  red: Pair;
  yellow: Pair;
  corner: Pair;
  extra: ExtraScore | null;
  /** True when the match is over, so its statistics may be shown. */
  over: boolean;
}

const NONE: Pair = [0, 0];

/** State of a match at a time of the recording; a pure function of its arguments. */
export function recordedState(match: RecordMatch, story: MatchStory, at: number): RecordedState {
  const elapsed = at - match.kickOff;
  if (elapsed < 0 || match.status === RawStatus.notStarted) return silent(RawStatus.notStarted);
  if (match.status === RawStatus.finished) return played(match, story, elapsed);
  const running = matchState(match.status) === MatchState.live;
  if (!running && match.status !== RawStatus.abandoned && match.status !== RawStatus.interrupted)
    return silent(match.status);
  // The recording stopped during the match, so its last values remain.
  return {
    ...silent(match.status),
    score: match.full,
    half: match.half,
    red: match.red,
    yellow: match.yellow,
    corner: match.corner,
  };
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

function played(match: RecordMatch, story: MatchStory, elapsed: number): RecordedState {
  const { clock } = story;
  const { status, start } = phase(match, clock, elapsed);
  const share = Math.min(1, playedShare(clock, elapsed));
  const spread = (what: string, total: Pair): Pair => [
    happened(`${match.matchId}/${what}/home`, total[0], share),
    happened(`${match.matchId}/${what}/away`, total[1], share),
  ];
  const cards = includesCards(story);
  return {
    status,
    halfStart: start === null ? null : match.kickOff + start,
    score: story.exact ? countUntil(story, isNinety, elapsed) : score(match, clock, elapsed),
    half: elapsed >= clock.half ? match.half : null,
    red: cards ? countUntil(story, isRed, elapsed) : spread('red', match.red),
    yellow: cards ? countUntil(story, isYellow, elapsed) : spread('yellow', match.yellow),
    corner: spread('corner', match.corner),
    extra: extraScore(match, story, elapsed),
    over: status === RawStatus.finished,
  };
}

const isNinety = (event: FeedEvent): boolean => isGoal(event) && event.minute <= NINETY;
const isRed = ({ type }: FeedEvent): boolean => type === EventType.redCard || type === EventType.secondYellow;
const isYellow = ({ type }: FeedEvent): boolean => type === EventType.yellowCard;

/** Counts events of a kind so far, per side. */
function countUntil({ events }: MatchStory, counts: (event: FeedEvent) => boolean, elapsed: number): Pair {
  const so = events.filter(({ at, item }) => at <= elapsed && counts(item));
  const home = so.filter(({ item }) => item.homeEvent).length;
  return [home, so.length - home];
}

function phase({ extra }: RecordMatch, clock: MatchClock, elapsed: number): { status: number; start: number | null } {
  if (elapsed < clock.half) return { status: RawStatus.firstHalf, start: 0 };
  if (elapsed < clock.restart) return { status: RawStatus.halfTime, start: null };
  if (elapsed < clock.full) return { status: RawStatus.secondHalf, start: clock.restart };
  if (extra && elapsed < clock.extraEnd) return { status: RawStatus.extraTime, start: clock.extraStart };
  if (extra?.penaltyHomeScore != null && elapsed < clock.kicksEnd) return { status: RawStatus.penalties, start: null };
  return { status: RawStatus.finished, start: null };
}

/** Fraction of the ninety minutes that has been played, in [0, 1]. */
function playedShare({ half, restart, full }: MatchClock, elapsed: number): number {
  const played = Math.min(elapsed, half) + Math.max(0, Math.min(elapsed, full) - restart);
  return played / (half + full - restart);
}

function score({ matchId, half, full }: RecordMatch, clock: MatchClock, elapsed: number): Pair {
  const first = Math.min(1, elapsed / clock.half);
  const second = Math.max(0, Math.min(1, (elapsed - clock.restart) / (clock.full - clock.restart)));
  const goals = (side: 0 | 1) =>
    happened(`${matchId}/h1/${side}`, half[side], first) +
    happened(`${matchId}/h2/${side}`, full[side] - half[side], second);
  return [goals(0), goals(1)];
}

function extraScore({ matchId, full, extra }: RecordMatch, story: MatchStory, elapsed: number): ExtraScore | null {
  const { clock } = story;
  if (!extra || elapsed < clock.full) return null;
  const share = (elapsed - clock.extraStart) / (clock.extraEnd - clock.extraStart);
  const spread = (side: 0 | 1, total: number) =>
    full[side] + happened(`${matchId}/et/${side}`, total - full[side], Math.max(0, Math.min(1, share)));
  const [homeScore, awayScore] = story.exact
    ? countUntil(story, isGoal, elapsed)
    : [spread(0, extra.homeScore), spread(1, extra.awayScore)];
  const kicked = elapsed >= clock.kicksEnd;
  return {
    homeScore,
    awayScore,
    penaltyHomeScore: kicked ? extra.penaltyHomeScore : null,
    penaltyAwayScore: kicked ? extra.penaltyAwayScore : null,
  };
}

/** How many of `total` events have happened after `share` of the time; all of them at its end. */
function happened(key: string, total: number, share: number): number {
  if (share >= 1) return total;
  let so = 0;
  for (let index = 0; index < total; index += 1) {
    if (0.02 + 0.96 * chance(`${key}/${index}`) <= share) so += 1;
  }
  return so;
}
