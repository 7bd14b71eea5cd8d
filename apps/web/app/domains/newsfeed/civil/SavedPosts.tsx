import { css } from '@emotion/react';
import { FeedTab, type SavedPost, UserFilter } from '@khandai/contracts';
import { Button, EmptyState, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useServices } from '../../../shell/services/services';
import { FeedContext } from '../feed-context';
import { FeedList } from '../FeedList';
import { FeedStore } from '../FeedStore';
import { useFeedWork } from '../use-feed-work';
import { useCivilWords } from './use-civil-words';

/** The reader's bookmarks, the newest first; those whose post is gone are counted and can be removed. */
export const SavedPosts = observer(function SavedPosts() {
  const { t } = useCivilWords();
  const { api, log, timers } = useServices();
  const [gone, setGone] = useState<readonly SavedPost[]>([]);
  const [store] = useState(
    () =>
      new FeedStore(
        { tab: FeedTab.newsfeed, filter: UserFilter.all },
        {
          ...{ api, timers },
          // The list has no newer posts to look for.
          isSeen: () => false,
          report: (error) => {
            log.warn('newsfeed', error);
          },
          list: async ({ cursor }, signal) => {
            const query = cursor === undefined ? {} : { cursor };
            const page = await api.call('GET /au/api/user/newsfeed-bookmark', { query }, signal);
            setGone((known) => [...known, ...page.list.filter(({ post }) => post === null)]);
            return { list: page.list.flatMap(({ post }) => post ?? []), cursor: page.cursor };
          },
        },
      ),
  );
  useEffect(() => {
    const visit = new AbortController();
    void store.run(visit.signal);
    return () => {
      visit.abort();
    };
  }, [store]);
  return (
    <FeedContext value={store}>
      {gone.length > 0 && (
        <Gone
          gone={gone}
          onForgotten={() => {
            setGone([]);
          }}
        />
      )}
      <FeedList
        empty={
          gone.length === 0 && (
            <EmptyState icon={icons.bookmark} level={2} framed title={t('saved.empty')} text={t('saved.emptyText')} />
          )
        }
      />
    </FeedContext>
  );
});

const Gone = observer(function Gone({ gone, onForgotten }: { gone: readonly SavedPost[]; onForgotten: () => void }) {
  const { t } = useCivilWords();
  const { api } = useServices();
  const { run } = useFeedWork();
  const forget = () =>
    run(async () => {
      for (const { id } of gone) await api.call('POST /au/api/user/newsfeed-bookmark', { body: { id, saved: false } });
      onForgotten();
    });
  return (
    <div css={note}>
      <p>{t('saved.gone', { number: gone.length, count: gone.length })}</p>
      <Button size="sm" onClick={() => void forget()}>
        {t('saved.forget')}
      </Button>
    </div>
  );
});

const note = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-3);
  padding: var(--sp-3) var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;
