import type { DeskOverview } from '@khandai/contracts';
import { useEffect, useState } from 'react';
import { useDesk } from '../session/desk-services';

const REFRESH_MS = 15_000;

interface Loaded {
  readonly overview: DeskOverview | null;
  readonly failed: boolean;
}

/** The figures of the first screen, read again while it is open. Figures that were read stay when a later read fails. */
export function useOverview(): Loaded & { readonly again: () => void } {
  const { api, clock } = useDesk();
  const [loaded, setLoaded] = useState<Loaded>({ overview: null, failed: false });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const run = async () => {
      while (!signal.aborted) {
        const overview = await api.call('GET /other/api/desk/overview', {}, signal).catch(() => null);
        if (signal.aborted) return;
        setLoaded((before) => ({ overview: overview ?? before.overview, failed: overview === null }));
        await clock.sleep(REFRESH_MS, signal);
      }
    };
    void run();
    return () => stop.abort();
  }, [api, clock, turn]);

  return { ...loaded, again: () => setTurn(turn + 1) };
}
