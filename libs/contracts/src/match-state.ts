import { MatchState, RawStatus } from './enumerations.js';

/** Maps a raw status to the state a fan sees; an unknown code counts as coming. */
export function matchState(rawStatus: number): MatchState {
  if (!Number.isInteger(rawStatus)) return MatchState.coming;
  if (rawStatus >= RawStatus.firstHalf && rawStatus <= RawStatus.penalties) return MatchState.live;
  const called = rawStatus >= RawStatus.postponed && rawStatus <= RawStatus.cancelled;
  return called || rawStatus === RawStatus.finished ? MatchState.ended : MatchState.coming;
}
