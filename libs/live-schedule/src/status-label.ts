import { type Fixture, MatchState, matchState, RawStatus, SportType } from '@khandai/contracts';
import { livePeriod, type PeriodFixture } from './live-period.js';
import { type ClockedFixture, runningMinute } from './minute.js';

/** The fields of a fixture that determine its status label. */
export type LabelledFixture = ClockedFixture &
  PeriodFixture &
  Pick<Fixture, 'kickOff' | 'dateOnly' | 'awarded' | 'movedFrom'>;

/** Key of the text for a match's status; the application has the texts. */
export type StatusLabel =
  | 'coming'
  /** A coming match that was announced for another kick-off before. */
  | 'moved'
  | 'firstHalf'
  | 'halfTime'
  | 'secondHalf'
  | 'addedTime'
  | 'extraTime'
  | 'penalties'
  /** A period of a sport that counts periods; `livePeriod` returns which one. */
  | 'period'
  | 'ended'
  /** Over, with a score that its league decided. */
  | 'awarded'
  | 'postponed'
  | 'cancelled'
  | 'interrupted'
  | 'abandoned'
  | 'toBeDecided'
  /** The feed reports the match as live, but a football match cannot last that long. */
  | 'unconfirmed'
  /** The match should be over, but its source has neither a result nor another status. */
  | 'noResult';

const MAX_MATCH_MS = 3.5 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

const labels: ReadonlyMap<number, StatusLabel> = new Map([
  [RawStatus.firstHalf, 'firstHalf'],
  [RawStatus.halfTime, 'halfTime'],
  [RawStatus.secondHalf, 'secondHalf'],
  [RawStatus.extraTime, 'extraTime'],
  [RawStatus.penalties, 'penalties'],
  [RawStatus.finished, 'ended'],
  [RawStatus.cancelled, 'cancelled'],
  [RawStatus.toBeDecided, 'toBeDecided'],
  [RawStatus.abandoned, 'abandoned'],
  [RawStatus.interrupted, 'interrupted'],
  [RawStatus.postponed, 'postponed'],
]);

/** `now` in milliseconds since the epoch. An unknown status counts as `coming`, as in `matchState`. */
export function statusLabel(fixture: LabelledFixture, now: number): StatusLabel {
  if (isUnconfirmed(fixture, now)) return 'unconfirmed';
  if (livePeriod(fixture)) return 'period';
  const minute = runningMinute(fixture, now);
  if (minute.kind === 'minute' && minute.added > 0) return 'addedTime';
  if (fixture.awarded && fixture.status === RawStatus.finished) return 'awarded';
  return labels.get(fixture.status) ?? comingLabel(fixture, now);
}

function comingLabel(fixture: LabelledFixture, now: number): StatusLabel {
  if (isOverdue(fixture, now)) return 'noResult';
  return fixture.movedFrom === null ? 'coming' : 'moved';
}

/** A match that has not started although it should be over. With only a day, that is a day after its noon in UTC. */
export function isOverdue(
  { status, kickOff, dateOnly }: Pick<Fixture, 'status' | 'kickOff' | 'dateOnly'>,
  now: number,
): boolean {
  const limit = dateOnly ? DAY_MS : MAX_MATCH_MS;
  return matchState(status) === MatchState.coming && now - Date.parse(kickOff) > limit;
}

function isUnconfirmed({ sportType, status, kickOff }: LabelledFixture, now: number): boolean {
  const isLiveFootball = sportType === SportType.football && matchState(status) === MatchState.live;
  return isLiveFootball && now - Date.parse(kickOff) > MAX_MATCH_MS;
}
