import { type Fixture, MatchState, matchState, RawStatus } from '@khandai/contracts';

/** As long after its kick-off as the server counts a match as played. */
const MAX_PLAYED_MS = 3.5 * 3_600_000;

/** Whether scores of a provider's match may come now: it is played, should be by its kick-off, or may go on. */
export function awaitsScores(
  { origin, status, kickOff }: Pick<Fixture, 'origin' | 'status' | 'kickOff'>,
  now: number,
): boolean {
  if (origin !== 'provider') return false;
  const since = now - Date.parse(kickOff);
  if (matchState(status) === MatchState.live) return since <= MAX_PLAYED_MS;
  const mayGoOn = status === RawStatus.notStarted || status === RawStatus.interrupted;
  return mayGoOn && since >= 0 && since <= MAX_PLAYED_MS;
}
