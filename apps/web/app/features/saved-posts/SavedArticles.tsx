import { css } from '@emotion/react';
import { isAborted } from '@khandai/api-client';
import type { Article, SavedArticle } from '@khandai/contracts';
import { Button, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { StoryRow, useNewsWords, useStory } from '../../domains/news';
import { useServices } from '../../shell/services/services';
import { SavedArticlesStore } from './SavedArticlesStore';

/** The articles of the news that the reader saved, the last saved first. */
export const SavedArticles = observer(function SavedArticles() {
  const { t } = useNewsWords();
  const { api, log, toasts } = useServices();
  const [store] = useState(
    () =>
      new SavedArticlesStore({
        page: (cursor, signal) =>
          api.call('GET /au/api/user/article-bookmark', { query: cursor === undefined ? {} : { cursor } }, signal),
        remove: async (articleId) => {
          await api.call('POST /au/api/user/article-bookmark', { body: { articleId, saved: false } });
        },
        report: (error) => {
          if (!isAborted(error)) log.warn('saved articles', error);
        },
      }),
  );
  useEffect(() => {
    void store.more();
    return store.leave;
  }, [store]);
  const remove = async (articleId: number) => {
    const isDone = await store.remove(articleId);
    toasts.push(isDone ? { tone: 'ok', title: t('saved.undone') } : { tone: 'bad', title: t('saved.notDone') });
  };
  return (
    <Panel title={t('saved.title')}>
      <div css={root} aria-busy={store.status === 'loading'}>
        {store.list.map((one) => (
          <Row key={one.articleId} saved={one} onRemove={() => void remove(one.articleId)} />
        ))}
        <p role="status" css={note}>
          {store.status === 'failed' ? t('saved.failed') : store.isEmpty ? t('saved.empty') : ''}
        </p>
        {(store.hasMore || store.status === 'failed') && (
          <Button size="sm" aria-disabled={store.status === 'loading'} onClick={() => void store.more()}>
            {t(store.status === 'failed' ? 'saved.retry' : 'saved.more')}
          </Button>
        )}
      </div>
    </Panel>
  );
});

function Row({ saved: { article }, onRemove }: { saved: SavedArticle; onRemove: () => void }) {
  const { t } = useNewsWords();
  return (
    <div css={row}>
      {article ? (
        <Shown article={article} onRemove={onRemove} />
      ) : (
        <>
          <p css={note}>{t('saved.gone')}</p>
          <Button size="sm" onClick={onRemove}>
            {t('saved.remove')}
          </Button>
        </>
      )}
    </div>
  );
}

const Shown = observer(function Shown({ article, onRemove }: { article: Article; onRemove: () => void }) {
  const { t } = useNewsWords();
  const { title } = useStory(article);
  return (
    <>
      <StoryRow article={article} />
      <Button size="sm" aria-label={t('saved.removeOf', { title })} onClick={onRemove}>
        {t('saved.remove')}
      </Button>
    </>
  );
});

const root = css`
  display: grid;
  gap: var(--sp-2);
  padding: 0 var(--sp-4) var(--sp-4);
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-1);
  & > button {
    justify-self: end;
  }
  &:first-of-type > article {
    border-top: 0;
  }
`;

const note = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
`;
