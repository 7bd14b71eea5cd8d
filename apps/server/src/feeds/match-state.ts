import { MatchState, RawStatus } from '@khandai/contracts';

/** A football match that is still "live" this long after kick-off is shown as waiting for confirmation. */
export const STALE_LIVE_MS = 3.5 * 3_600_000;

const ended: ReadonlySet<number> = new Set([
  RawStatus.finished,
  RawStatus.cancelled,
  RawStatus.toBeDecided,
  RawStatus.abandoned,
  RawStatus.interrupted,
  RawStatus.postponed,
]);
const known: ReadonlySet<number> = new Set(Object.values(RawStatus));

/** Raw statuses of the provider that mean a match is being played, and those that mean it is over. */
export const liveStatuses: readonly number[] = [1, 2, 3, 4, 5];
export const endedStatuses: readonly number[] = [...ended];

export const isKnownStatus = (status: number): boolean => known.has(status);

/** -14..-10 and -1 ended, 1..5 live, anything else coming. */
export function matchState(status: number): MatchState {
  if (ended.has(status)) return MatchState.ended;
  return status >= 1 && status <= 5 ? MatchState.live : MatchState.coming;
}

/** Live by its status, yet so long after kick-off that the feed must have lost it: not counted as live. */
export function isStaleLive(status: number, kickOff: Date, now: number): boolean {
  return matchState(status) === MatchState.live && now - kickOff.getTime() > STALE_LIVE_MS;
}
