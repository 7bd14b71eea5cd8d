import type { QueueItem } from '@khandai/contracts';
import { useCallback, useEffect, useState } from 'react';
import { useDesk } from '../../session/desk-services';
import { keyOf } from './queue-item';

const REFRESH_MS = 15_000;
/** The oldest come first; as they are decided, later ones follow. */
const PAGE_SIZE = 100;

export interface Queue {
  /** Null until the first answer. */
  readonly items: readonly QueueItem[] | null;
  /** All that waits, also what is not in `items`. */
  readonly total: number;
  /** The last read failed; `items` are those of the read before. */
  readonly failed: boolean;
  readonly refresh: () => void;
  /** Takes items out at once, until the server's answer has or has not got them. */
  readonly hide: (items: readonly QueueItem[]) => void;
}

interface Loaded {
  readonly items: readonly QueueItem[] | null;
  readonly total: number;
  readonly failed: boolean;
}

/** What waits for this moderator, read again while the screen is open. */
export function useQueue(): Queue {
  const { api, clock } = useDesk();
  const [loaded, setLoaded] = useState<Loaded>({ items: null, total: 0, failed: false });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const run = async () => {
      while (!signal.aborted) {
        const page = await api
          .call('GET /ac/api/chat/moderation/queue', { query: { pageSize: PAGE_SIZE } }, signal)
          .catch(() => null);
        if (signal.aborted) return;
        setLoaded((before) =>
          page ? { items: page.list, total: page.total, failed: false } : { ...before, failed: true },
        );
        await clock.sleep(REFRESH_MS, signal);
      }
    };
    void run();
    return () => stop.abort();
  }, [api, clock, turn]);

  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  const hide = useCallback((gone: readonly QueueItem[]) => {
    const keys = new Set(gone.map(keyOf));
    setLoaded(({ items, total, failed }) => ({
      items: items?.filter((item) => !keys.has(keyOf(item))) ?? null,
      total: total - keys.size,
      failed,
    }));
  }, []);
  return { ...loaded, refresh, hide };
}
