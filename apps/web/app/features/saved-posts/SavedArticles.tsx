import type { Article, SavedArticle } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { StoryRow, useNewsWords, useStory } from '../../domains/news';
import { useServices } from '../../shell/services/services';
import { SavedList, type SavedRowProps } from './SavedList';
import { SavedListStore } from './SavedListStore';
import { useReport } from './use-report';

/** The articles of the news that the reader saved, the last saved first. */
export const SavedArticles = observer(function SavedArticles() {
  const { t } = useNewsWords();
  const { api } = useServices();
  const report = useReport('saved articles');
  const [store] = useState(
    () =>
      new SavedListStore<SavedArticle>({
        idOf: ({ articleId }) => articleId,
        page: (cursor, signal) =>
          api.call('GET /au/api/user/article-bookmark', { query: cursor === undefined ? {} : { cursor } }, signal),
        remove: async (articleId) => {
          await api.call('POST /au/api/user/article-bookmark', { body: { articleId, saved: false } });
        },
        report,
      }),
  );
  return (
    <SavedList
      store={store}
      row={Row}
      words={{
        ...{ title: t('saved.title'), empty: t('saved.empty'), failed: t('saved.failed'), more: t('saved.more') },
        ...{ retry: t('saved.retry'), undone: t('saved.undone'), notDone: t('saved.notDone') },
      }}
    />
  );
});

function Row({ saved: { article }, onRemove }: SavedRowProps<SavedArticle>) {
  const { t } = useNewsWords();
  if (article) return <Shown article={article} onRemove={onRemove} />;
  return (
    <>
      <p>{t('saved.gone')}</p>
      <Button size="sm" onClick={onRemove}>
        {t('saved.remove')}
      </Button>
    </>
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
