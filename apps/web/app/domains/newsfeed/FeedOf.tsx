import type { PostPage } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { useServices } from '../../shell/services/services';
import { FeedContext } from './feed-context';
import { shelfOf } from './feed-shelf';
import { type FeedChoice, FeedStore } from './FeedStore';

export interface FeedOfProps {
  readonly choice: FeedChoice;
  /** The first page, if it is loaded already. */
  readonly page?: PostPage | undefined;
  readonly children: ReactNode;
}

/**
 * Provides the feed of a choice, which its key has to name. Back finds it as the reader left it, with all its pages, so the browser
 * can restore their scroll position. What a guest reads stays when they log in; what a member read goes with them.
 */
export const FeedOf = observer(function FeedOf(props: FeedOfProps) {
  const { viewer } = useServices();
  const { version } = viewer;
  // Posts that the server rendered before it knew the member are not theirs to see: they may have hidden some.
  const isGuest = viewer.isKnown && !viewer.isMember;
  const [reader, setReader] = useState({ version, isGuest, left: 0 });
  if (reader.version !== version) setReader({ version, isGuest, left: reader.left + (reader.isGuest ? 0 : 1) });
  else if (reader.isGuest !== isGuest) setReader({ ...reader, isGuest });
  return <ReadersFeed key={reader.left} {...props} />;
});

const ReadersFeed = observer(function ReadersFeed({ choice, page, children }: FeedOfProps) {
  const services = useServices();
  const { api, log, timers, viewer } = services;
  const { version } = viewer;
  const { tab, filter, userId = '', pictures = '', hashtag = '' } = choice;
  const name = `${version} ${tab} ${filter} ${userId} ${pictures} ${hashtag}`;
  const movement = useNavigationType();
  const shelf = shelfOf(services);
  const [store] = useState(
    () =>
      (movement === 'POP' ? shelf.get(name) : undefined) ??
      new FeedStore(
        choice,
        {
          ...{ api, timers },
          isSeen: () => document.visibilityState === 'visible',
          isOwn: ({ author }) => author.userId === viewer.userId,
          report: (error) => {
            log.warn('newsfeed', error);
          },
          removed: (id) => {
            shelf.forget(id);
          },
          withdrawn: (isUnwanted) => shelf.withdraw(isUnwanted),
        },
        page,
      ),
  );
  useEffect(() => {
    const visit = new AbortController();
    void store.run(visit.signal, version);
    return () => {
      visit.abort();
      shelf.put(name, store);
    };
  }, [store, shelf, name, version]);
  return <FeedContext value={store}>{children}</FeedContext>;
});
