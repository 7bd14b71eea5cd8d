import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services/services';

const REFRESH_MS = 60_000;

/**
 * Calls `refresh` every minute while somebody looks at the page, and at once when the page may have missed pushed changes.
 * Not while `wanted` is false.
 */
export function useRefresh(refresh: () => void, wanted = true): void {
  const { timers, missed } = useServices();
  const again = useEffectEvent(refresh);
  useEffect(() => {
    if (!wanted) return;
    const life = new AbortController();
    const { signal } = life;
    const run = async () => {
      while (!signal.aborted) {
        await timers.sleep(REFRESH_MS, signal);
        if (!signal.aborted && document.visibilityState === 'visible') again();
      }
    };
    void run();
    const stop = missed.suspected.on(() => {
      again();
    });
    return () => {
      life.abort();
      stop();
    };
  }, [timers, missed, wanted]);
}
