import { MatchState, matchState, RawStatus } from '@khandai/contracts';

/** A football match that is still "live" this long after kick-off is shown as waiting for confirmation. */
export const STALE_LIVE_MS = 3.5 * 3_600_000;

/** A match that should have begun is still "coming" for this long: referees are late, feeds too. */
export const LATE_MS = 0.5 * 3_600_000;

const known: ReadonlySet<number> = new Set(Object.values(RawStatus));

/** Raw statuses of the provider that mean a match is being played, and those that mean it is over. */
export const liveStatuses = statusesOf(MatchState.live);
export const endedStatuses = statusesOf(MatchState.ended);

export const isKnownStatus = (status: number): boolean => known.has(status);

/** Live by its status, yet so long after kick-off that the feed must have lost it: not counted as live. */
export function isStaleLive(status: number, kickOff: Date, now: number): boolean {
  return matchState(status) === MatchState.live && now - kickOff.getTime() > STALE_LIVE_MS;
}

/** Coming by its status, and not so late that nobody waits for it. */
export function isAwaited(status: number, kickOff: Date, now: number): boolean {
  return matchState(status) === MatchState.coming && kickOff.getTime() > now - LATE_MS;
}

function statusesOf(state: MatchState): readonly number[] {
  return Object.values(RawStatus).filter((status) => matchState(status) === state);
}
