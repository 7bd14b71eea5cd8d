import { CountBadge } from '@khandai/ui-kit';
import { useEffect, useState } from 'react';
import { useDesk } from '../../session/desk-services';

const REFRESH_MS = 30_000;

/** How many items wait for this moderator. */
export function QueueBadge() {
  const { api, clock } = useDesk();
  const [total, setTotal] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const run = async () => {
      while (!signal.aborted) {
        const page = await api
          .call('GET /ac/api/chat/moderation/queue', { query: { pageSize: 1 } }, signal)
          .catch(() => null);
        if (signal.aborted) return;
        if (page) setTotal(page.total);
        await clock.sleep(REFRESH_MS, signal);
      }
    };
    void run();
    return () => stop.abort();
  }, [api, clock]);

  return total === 0 ? null : <CountBadge count={total} />;
}
