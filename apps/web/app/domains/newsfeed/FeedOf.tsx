import type { PostPage } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useServices } from '../../shell/services/services';
import { FeedContext } from './feed-context';
import { type FeedChoice, FeedStore } from './FeedStore';

export interface FeedOfProps {
  readonly choice: FeedChoice;
  /** The first page, if it is loaded already. */
  readonly page?: PostPage | undefined;
  readonly children: ReactNode;
}

/** Provides the feed of a choice. Its key has to name the choice and the user, because posts are loaded for both. */
export const FeedOf = observer(function FeedOf({ choice, page, children }: FeedOfProps) {
  const { api, log, timers } = useServices();
  const [store] = useState(
    () =>
      new FeedStore(
        choice,
        {
          ...{ api, timers },
          isSeen: () => document.visibilityState === 'visible',
          report: (error) => {
            log.warn('newsfeed', error);
          },
        },
        page,
      ),
  );
  useEffect(() => {
    const visit = new AbortController();
    void store.run(visit.signal);
    return () => {
      visit.abort();
    };
  }, [store]);
  return <FeedContext value={store}>{children}</FeedContext>;
});
