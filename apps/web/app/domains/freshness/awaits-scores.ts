import { type Fixture, MatchState, matchState, RawStatus } from '@khandai/contracts';
import { MAX_LIVE_MS } from '../match';

/** Whether scores of a provider's match may come now: it is played, should be by its kick-off, or may go on. */
export function awaitsScores(
  { origin, status, kickOff }: Pick<Fixture, 'origin' | 'status' | 'kickOff'>,
  now: number,
): boolean {
  if (origin !== 'provider') return false;
  const since = now - Date.parse(kickOff);
  if (matchState(status) === MatchState.live) return since <= MAX_LIVE_MS;
  const mayGoOn = status === RawStatus.notStarted || status === RawStatus.interrupted;
  return mayGoOn && since >= 0 && since <= MAX_LIVE_MS;
}
