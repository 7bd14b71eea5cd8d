import { MatchState, matchState, RawStatus } from '@khandai/contracts';
import type { Odds } from '@khandai/odds-parser';
import type { Clock } from '@khandai/runtime';
import type { FeedFixture } from '../../modules/fixtures/feed.js';
import { settledStatuses } from '../../modules/fixtures/match-state.js';
import { type Fields, id, instant, isFields, text } from '../input/read-values.js';
import { UpdateTimes } from '../input/update-times.js';
import type { ScheduleChange } from './match-rows.js';

/** The changes are those of the last 20 seconds; the rest is for clocks that differ. */
const CHANGES_REACH_MS = 25_000;

/**
 * Decides which rows are older than what is known of their match. An answer may come late, or from a cache of the provider:
 * a goal must not disappear for a minute.
 */
export class MatchTimes {
  /** `updateTime` of the newest row of a match. */
  readonly #rows: UpdateTimes;
  /** `oprTime` of the newest statistics of a match. */
  readonly #stats: UpdateTimes;
  /** Changes of the schedule that were applied: the provider repeats each of them for twelve hours. */
  readonly #applied = new Map<string, Set<string>>();

  constructor(private readonly clock: Pick<Clock, 'now'>) {
    this.#rows = new UpdateTimes(clock);
    this.#stats = new UpdateTimes(clock);
  }

  /** Takes the times that earlier runs stored with their matches. */
  load(fixtures: Iterable<FeedFixture>): void {
    for (const { fixtureId, sourceAt } of fixtures) this.#rows.note(fixtureId, sourceAt?.getTime());
  }

  delete(fixtureId: string): void {
    this.#rows.delete(fixtureId);
    this.#stats.delete(fixtureId);
    this.#applied.delete(fixtureId);
  }

  isOutdated(row: Fields, fixtureId: string): boolean {
    return this.#rows.isOlder(fixtureId, instant(row['updateTime']));
  }

  /** The match with the time of the full row that it was made from. */
  stamped(row: Fields, fixture: FeedFixture): FeedFixture {
    return this.#noted(fixture, instant(row['updateTime']));
  }

  /** As `stamped`, for a row of the changes: one without a time is at most as old as the changes reach back. */
  stampedChange(row: Fields, fixture: FeedFixture): FeedFixture {
    return this.#noted(fixture, this.#timeOf(row) ?? this.clock.now() - CHANGES_REACH_MS);
  }

  /** Whether a change of the schedule was applied already, or is older than what is known of its match. */
  isPastChange(fixtureId: string, change: ScheduleChange): boolean {
    return this.#rows.isOlder(fixtureId, change.at) || (this.#applied.get(fixtureId)?.has(keyOf(change)) ?? false);
  }

  /** The match after a change of the schedule, with its time. */
  stampedSchedule(change: ScheduleChange, fixture: FeedFixture): FeedFixture {
    const { fixtureId } = fixture;
    this.#applied.set(fixtureId, (this.#applied.get(fixtureId) ?? new Set()).add(keyOf(change)));
    return this.#noted(fixture, change.at);
  }

  /**
   * Whether a row of the changes is left to the next full answer: it would let a match that is over be played again, or
   * does not say that it is newer and would take a match to an earlier part, or a goal away without a word of the VAR.
   */
  isLeftToFull(row: Fields, before: FeedFixture, after: FeedFixture): boolean {
    if (settledStatuses.includes(before.status) && !settledStatuses.includes(after.status)) return true;
    if (this.#timeOf(row) !== undefined) return false;
    return isEarlier(before, after) || (hasFewerGoals(before, after) && text(row['var']) === '');
  }

  /** The times of statistics in an answer, of which only the newest of a match count. */
  newestStats<T extends { readonly fixtureId: string }>(data: unknown, list: readonly T[]): T[] {
    const times = timesIn(data, 'oprTime');
    const newest = list.filter(({ fixtureId }) => !this.#stats.isOlder(fixtureId, times.get(fixtureId)));
    for (const { fixtureId } of newest) this.#stats.note(fixtureId, times.get(fixtureId));
    return newest;
  }

  isOlderPrice(odds: Odds, before: Odds | undefined): boolean {
    const known = before && this.#rows.usable(before.changeTime * 1_000);
    return known !== undefined && odds.changeTime * 1_000 < known;
  }

  #timeOf(row: Fields): number | undefined {
    return this.#rows.usable(instant(row['updateTime']));
  }

  #noted(fixture: FeedFixture, at: number | undefined): FeedFixture {
    this.#rows.note(fixture.fixtureId, at);
    const newest = this.#rows.newest(fixture.fixtureId);
    return { ...fixture, sourceAt: newest === undefined ? null : new Date(newest) };
  }
}

/** A postponed or an interrupted match may get another kick-off, but one that was interrupted has started. Not one that is over. */
export function takesChange(change: 'modify' | 'delete', { status }: FeedFixture): boolean {
  if (matchState(status) === MatchState.live || settledStatuses.includes(status)) return false;
  return change === 'modify' || status !== RawStatus.interrupted;
}

/** Whether a match is being played, or may be: its kick-off is near and its end is not known, or it may go on. */
export function isUnderWay({ status, kickOff }: FeedFixture, now: number): boolean {
  const since = now - kickOff.getTime();
  if (matchState(status) === MatchState.live) return since < 8 * HOUR_MS;
  if (since <= -SOON_MS) return false;
  return status === RawStatus.interrupted
    ? since < 8 * HOUR_MS
    : status === RawStatus.notStarted && since < 4 * HOUR_MS;
}

const keyOf = (change: ScheduleChange): string =>
  [change.type, change.at, change.type === 'modify' && change.kickOff.getTime()].join(' ');

const HOUR_MS = 3_600_000;
const SOON_MS = 600_000;

const isEarlier = (before: FeedFixture, after: FeedFixture): boolean =>
  matchState(before.status) === MatchState.live && after.status >= 0 && after.status < before.status;

/** Goals of extra time count; kicks of a shoot-out are none. */
function hasFewerGoals(before: FeedFixture, after: FeedFixture): boolean {
  const [was, is] = [before.extra ?? before, after.extra ?? after];
  return (is.homeScore ?? 0) < (was.homeScore ?? 0) || (is.awayScore ?? 0) < (was.awayScore ?? 0);
}

/** A time of each match of an answer, by match id. */
function timesIn(data: unknown, field: string): Map<string, number> {
  const rows = Array.isArray(data) ? data.filter(isFields) : [];
  return new Map(
    rows.flatMap((row) => {
      const [matchId, at] = [id(row['matchId']), instant(row[field])];
      return matchId !== undefined && at !== undefined ? [[matchId, at]] : [];
    }),
  );
}
