import { MatchState, RawStatus } from './enumerations.js';

/**
 * False when only the day of the kick-off is known, and when the kick-off is to be decided: the provider sends a placeholder
 * then. No time is shown and no reminder is sent.
 */
export const hasKickOffTime = ({ status, dateOnly }: { status: number; dateOnly: boolean }): boolean =>
  status !== RawStatus.toBeDecided && !dateOnly;

/** Maps a raw status to the state a fan sees; an unknown code counts as coming. */
export function matchState(rawStatus: number): MatchState {
  if (!Number.isInteger(rawStatus)) return MatchState.coming;
  if (rawStatus >= RawStatus.firstHalf && rawStatus <= RawStatus.penalties) return MatchState.live;
  const called = rawStatus >= RawStatus.postponed && rawStatus <= RawStatus.cancelled;
  return called || rawStatus === RawStatus.finished ? MatchState.ended : MatchState.coming;
}
