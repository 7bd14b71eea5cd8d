import { FeedTab, UserFilter } from '@khandai/contracts';
import { useState } from 'react';
import { useServices } from '../../shell/services/services';
import { FeedStore } from './FeedStore';

/** A feed without posts, for what needs one on a page without a feed. */
export function useLoneFeed(): FeedStore {
  const { api, log, timers } = useServices();
  const [store] = useState(
    () =>
      new FeedStore(
        { tab: FeedTab.newsfeed, filter: UserFilter.all },
        { api, timers, isSeen: () => false, report: (error) => log.warn('newsfeed', error) },
      ),
  );
  return store;
}
