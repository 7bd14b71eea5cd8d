import { MatchState, matchState, RawStatus, SportType } from '@khandai/contracts';
import type { AggregateScore, ExtraScore } from '../../platform/database/schema.js';
import type { FeedFixture } from '../../modules/fixtures/feed.js';
import { isKnownStatus } from '../../modules/fixtures/match-state.js';
import { nearKickOff } from '../input/kick-off.js';
import { needed, Unusable } from '../input/read-rows.js';
import { count, type Fields, id, instant, isFields, quoted, whole } from '../input/read-values.js';
import { parseAggregate, parseExtra, parseMatch } from '../recording/record-parser.js';
import { FOOTBALL_DATA_PREFIX } from './of-source.js';

type Pair = [home: number, away: number];

/** The part of a match that moves while it is played. */
type Moving = Pick<
  FeedFixture,
  | 'status'
  | 'halfStart'
  | 'injuryTime'
  | 'homeScore'
  | 'awayScore'
  | 'homeHalfScore'
  | 'awayHalfScore'
  | 'homeRed'
  | 'awayRed'
  | 'homeYellow'
  | 'awayYellow'
  | 'homeCorner'
  | 'awayCorner'
  | 'extra'
  | 'aggregate'
>;

const HALF_MINUTES: Readonly<Record<number, number>> = { [RawStatus.firstHalf]: 45, [RawStatus.secondHalf]: 90 };
/** States in which the provider's `halfStartTime` is the start of what is being played. */
const CLOCKED: readonly number[] = [RawStatus.firstHalf, RawStatus.secondHalf, RawStatus.extraTime];
const SCORED: readonly number[] = [RawStatus.finished, RawStatus.abandoned, RawStatus.interrupted];
const BEYOND_NINETY: readonly number[] = [RawStatus.extraTime, RawStatus.penalties, RawStatus.finished];

/** An id of the provider. Throws Unusable, also for an id that matches of another source have. */
export function ownId(value: unknown, field: string): string {
  const given = needed(id(value), field);
  assertOwn(given);
  return given;
}

function assertOwn(given: string): void {
  if (given.startsWith(FOOTBALL_DATA_PREFIX)) throw new Unusable(`id ${quoted(given)} là của nguồn khác`);
}

/** A match of the schedule or of livescores. `before` is what is known of it. Throws Unusable. */
export function fullFixture(row: Fields, before: FeedFixture | undefined): FeedFixture {
  const match = parseMatch(row);
  for (const given of [match.matchId, match.league.leagueId, match.home.teamId, match.away.teamId]) assertOwn(given);
  return {
    fixtureId: match.matchId,
    sportType: SportType.football,
    league: match.league,
    round: match.round,
    stage: match.stage,
    home: match.home,
    away: match.away,
    kickOff: new Date(match.kickOff),
    period: 0,
    location: match.location,
    hot: match.hot,
    origin: 'provider',
    goalTimesEstimated: false,
    hosts: before?.hosts ?? [],
    ...moving(row, before),
  };
}

/** A known match after a row of the changes, which has no names and may lack any other field. Throws Unusable. */
export function changedFixture(row: Fields, before: FeedFixture): FeedFixture {
  const kickOff = instant(row['matchTime']);
  return { ...before, ...(kickOff !== undefined && { kickOff: new Date(kickOff) }), ...moving(row, before) };
}

function moving(row: Fields, before: FeedFixture | undefined): Moving {
  const status = row['status'] === undefined ? before?.status : whole(row['status']);
  if (status === undefined || !isKnownStatus(status))
    throw new Unusable(`trạng thái ${quoted(row['status'])} không biết`);
  const of = (home: keyof FeedFixture & string, away: keyof FeedFixture & string): Pair => [
    kept(row, home, before),
    kept(row, away, before),
  ];
  const full = of('homeScore', 'awayScore');
  const half = of('homeHalfScore', 'awayHalfScore');
  if (half[0] > full[0] || half[1] > full[1]) throw new Unusable('tỷ số hiệp 1 lớn hơn cả trận');
  const [homeRed, awayRed] = of('homeRed', 'awayRed');
  const [homeYellow, awayYellow] = of('homeYellow', 'awayYellow');
  const [homeCorner, awayCorner] = of('homeCorner', 'awayCorner');
  const scored = matchState(status) === MatchState.live || SCORED.includes(status);
  const halved = scored && status !== RawStatus.firstHalf;
  const extra = BEYOND_NINETY.includes(status)
    ? extraOf(row['extraExplain'], full, status, before?.extra ?? null)
    : null;
  return {
    status,
    halfStart: CLOCKED.includes(status) ? halfStart(row, before, status) : null,
    injuryTime: injuryTime(row, status),
    homeScore: scored ? full[0] : null,
    awayScore: scored ? full[1] : null,
    homeHalfScore: halved ? half[0] : null,
    awayHalfScore: halved ? half[1] : null,
    homeRed,
    awayRed,
    homeYellow,
    awayYellow,
    homeCorner,
    awayCorner,
    extra,
    aggregate: scored
      ? aggregateOf(row['extraExplain'], extra ? [extra.homeScore, extra.awayScore] : full, before)
      : null,
  };
}

/** A count of the row; a field that the row does not have stays as it was. */
function kept(row: Fields, field: keyof FeedFixture & string, before: FeedFixture | undefined): number {
  const known = before?.[field];
  if (row[field] === undefined && typeof known === 'number') return known;
  const read = count(row[field]);
  if (read === undefined) throw new Unusable(`trường ${field} thiếu hoặc sai`);
  return read;
}

function halfStart(row: Fields, before: FeedFixture | undefined, status: number): Date | null {
  const read = instant(row['halfStartTime'] ?? row['startTime']);
  if (read !== undefined) return new Date(read);
  return before?.status === status ? before.halfStart : null;
}

/** The provider sends the length of the added time, or the minute of the match that it lasts to. */
function injuryTime(row: Fields, status: number): number {
  const read = Math.max(0, whole(row['injuryTime']) ?? 0);
  const half = HALF_MINUTES[status];
  if (half === undefined) return 0;
  return read >= half ? read - half : Math.min(read, 45);
}

/**
 * Once extra time starts, the score of the match stays that of 90 minutes, and the running score is only in
 * `extraExplain`. Rows may come without it, or with zeros in it: what is known then stays.
 */
function extraOf(explain: unknown, full: Pair, status: number, before: ExtraScore | null): ExtraScore | null {
  const read = isFields(explain) ? parseExtra(explain, full) : null;
  if (!read) return before ?? (status === RawStatus.extraTime ? level(full) : null);
  const score = before && isFields(explain) && hasNoExtraGoals(explain) ? before : read;
  const kicking = status === RawStatus.penalties;
  return {
    homeScore: score.homeScore,
    awayScore: score.awayScore,
    penaltyHomeScore: read.penaltyHomeScore ?? before?.penaltyHomeScore ?? (kicking ? 0 : null),
    penaltyAwayScore: read.penaltyAwayScore ?? before?.penaltyAwayScore ?? (kicking ? 0 : null),
  };
}

const hasNoExtraGoals = (explain: Fields): boolean =>
  !count(explain['extraHomeScore']) && !count(explain['extraAwayScore']);

const level = ([homeScore, awayScore]: Pair): ExtraScore => ({
  homeScore,
  awayScore,
  penaltyHomeScore: null,
  penaltyAwayScore: null,
});

/** Rows may come without it, or with zeros in it: then the goals since are added to what is known. */
function aggregateOf(explain: unknown, score: Pair, before: FeedFixture | undefined): AggregateScore | null {
  const known = before?.aggregate;
  const read = parseAggregate(explain, score);
  if (read || !before || !known) return read;
  const { homeScore, awayScore } = before.extra ?? before;
  return {
    homeScore: known.homeScore + score[0] - (homeScore ?? 0),
    awayScore: known.awayScore + score[1] - (awayScore ?? 0),
  };
}

/** `at` is missing where the provider does not say when it made the change. */
export type ScheduleChange =
  | { readonly type: 'modify'; readonly kickOff: Date; readonly at: number | undefined }
  | { readonly type: 'delete'; readonly at: number | undefined };

/** A change of the schedule: another kick-off, or a match that does not take place. Throws Unusable. */
export function scheduleChange(row: Fields, now: number): ScheduleChange {
  const at = instant(row['modifyTime']);
  if (row['type'] === 'delete') return { type: 'delete', at };
  if (row['type'] !== 'modify') throw new Unusable(`loại thay đổi ${quoted(row['type'])} không biết`);
  return { type: 'modify', kickOff: nearKickOff(new Date(needed(instant(row['matchTime']), 'matchTime')), now), at };
}
