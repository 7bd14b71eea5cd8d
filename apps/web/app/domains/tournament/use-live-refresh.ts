import { MatchState } from '@khandai/contracts';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useServices } from '../../shell/services/services';

/** The server makes tables from matches that are this old at most. */
const SETTLED_MS = 2_500;

/** Loads the page again after a goal, a start or an end of one of these matches: its tables change with it. */
export function useLiveRefresh(fixtureIds: readonly string[], isOn: boolean): void {
  const { socket, timers } = useServices();
  const { revalidate } = useRevalidator();
  const key = fixtureIds.join(' ');
  useEffect(() => {
    const watched = new Set(key.split(' '));
    if (!isOn || key === '') return undefined;
    const life = new AbortController();
    const seen = new Map<string, string>();
    let isWaiting = false;
    const refresh = async () => {
      if (isWaiting) return;
      isWaiting = true;
      await timers.sleep(SETTLED_MS, life.signal);
      isWaiting = false;
      if (!life.signal.aborted) await revalidate();
    };
    const stop = socket.watch({ topic: 'scores' }, ({ list }) => {
      for (const { fixtureId, state, homeScore, awayScore } of list) {
        if (!watched.has(fixtureId) || state === MatchState.coming) continue;
        const now = [state, homeScore, awayScore].join();
        const before = seen.get(fixtureId);
        seen.set(fixtureId, now);
        // The first frame may say what the page shows already; to ask once more does no harm.
        if (before !== now) void refresh();
      }
    });
    return () => {
      stop();
      life.abort();
    };
  }, [key, isOn, socket, timers, revalidate]);
}
