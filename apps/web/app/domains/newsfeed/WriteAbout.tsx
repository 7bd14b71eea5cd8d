import { FeedTab, UserFilter } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useServices } from '../../shell/services/services';
import { FeedContext } from './feed-context';
import { FeedStore } from './FeedStore';
import type { WriteAboutProps } from './lazy-write';
import { PostForm } from './PostForm';

/** A new post about a match, on a page without a feed. */
export const WriteAbout = observer(function WriteAbout({ subject, onClose }: WriteAboutProps) {
  const { api, log, timers } = useServices();
  const [store] = useState(
    () =>
      new FeedStore(
        { tab: FeedTab.newsfeed, filter: UserFilter.all },
        { api, timers, isSeen: () => false, report: (error) => log.warn('newsfeed', error) },
      ),
  );
  return (
    <FeedContext value={store}>
      <PostForm task={{ kind: 'create', subject }} onClose={onClose} />
    </FeedContext>
  );
});
