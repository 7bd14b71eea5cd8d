import type { Odds } from '@khandai/odds-parser';
import { useCallback } from 'react';
import { useServices } from '../../shell/services/services';
import { followOdds } from './follow-odds';

/**
 * Returns a stable function that passes pushed odds to `accept`, at most once per tick, until `signal` aborts. Not a part of
 * `OddsDomain`, which every page loads: pages without odds do not load the parser.
 */
export function useFollowOdds(): (accept: (list: readonly Odds[]) => void, signal: AbortSignal) => void {
  const { socket, timers, log } = useServices();
  return useCallback(
    (accept, signal) => {
      followOdds({ socket, timers, log, accept }, signal);
    },
    [socket, timers, log],
  );
}
