import type { ModerationContext, QueueItem } from '@khandai/contracts';
import { useEffect, useState } from 'react';
import { useDesk } from '../../session/desk-services';
import { subjectOf } from './queue-item';

/** What surrounds an item, loaded once for a component that has a `key` of the item. */
export function useContext(item: QueueItem) {
  const { api } = useDesk();
  const [first] = useState(item);
  const [context, setContext] = useState<ModerationContext | null>(null);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    void api
      .call('GET /ac/api/chat/moderation/context', { query: subjectOf(first) }, signal)
      .then(setContext)
      .catch(() => {
        if (!signal.aborted) setFailed(true);
      });
    return () => stop.abort();
  }, [api, first, turn]);

  const again = () => {
    setFailed(false);
    setTurn(turn + 1);
  };
  return { context, failed, again };
}
