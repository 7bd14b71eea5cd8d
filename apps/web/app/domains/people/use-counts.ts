import { isAborted } from '@khandai/api-client';
import type { PeopleCount } from '@khandai/contracts';
import { useEffect, useState } from 'react';
import { useServices } from '../../shell/services/services';
import { PeopleCountsStore } from './PeopleCountsStore';
import { relationsOf } from './relations';
import { useNews } from './use-news';

/**
 * The numbers of a member, loaded again after each change that the user makes. Undefined until loaded. Call it inside an observer.
 *
 * @param posts Another number whenever the user wrote or deleted a post, where they see their own numbers.
 */
export function useCounts(userId: number | undefined, posts = 0): PeopleCount | undefined {
  const services = useServices();
  const { api, log, viewer } = services;
  const [store] = useState(
    () =>
      new PeopleCountsStore((id, signal) =>
        api.call('GET /au/api/user/friend/count', { query: { userId: id } }, signal),
      ),
  );
  const { changes } = relationsOf(services);
  const news = useNews();
  const { isKnown, version } = viewer;
  useEffect(() => {
    if (userId === undefined || !isKnown) return;
    const visit = new AbortController();
    store.refresh(userId, visit.signal).catch((error: unknown) => {
      if (!isAborted(error)) log.warn('people count', error);
    });
    return () => {
      visit.abort();
    };
  }, [store, userId, posts, changes, news, isKnown, version, log]);
  const { counts } = store;
  return counts?.userId === userId ? counts : undefined;
}
