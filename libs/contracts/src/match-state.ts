import { MatchState, RawStatus } from './enumerations.js';

/** What a fan sees of a raw status; every code this site does not know counts as coming. */
export function matchState(rawStatus: number): MatchState {
  if (!Number.isInteger(rawStatus)) return MatchState.coming;
  if (rawStatus >= RawStatus.firstHalf && rawStatus <= RawStatus.penalties) return MatchState.live;
  const called = rawStatus >= RawStatus.postponed && rawStatus <= RawStatus.cancelled;
  return called || rawStatus === RawStatus.finished ? MatchState.ended : MatchState.coming;
}
