import type { Article, SavedArticle } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { StoryRow, useNewsWords, useStory } from '../../domains/news';
import { useServices } from '../../shell/services/services';
import { SavedList, type SavedRowProps } from './SavedList';

/** The articles of the news that the reader saved, the last saved first. */
export const SavedArticles = observer(function SavedArticles() {
  const { t } = useNewsWords();
  const { api } = useServices();
  return (
    <SavedList<SavedArticle>
      name="saved articles"
      idOf={({ articleId }) => articleId}
      page={async (cursor, signal) => {
        const query = cursor === undefined ? {} : { cursor };
        const { list, cursor: next } = await api.call('GET /au/api/user/article-bookmark', { query }, signal);
        return { list, next };
      }}
      remove={(articleId) => api.call('POST /au/api/user/article-bookmark', { body: { articleId, saved: false } })}
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
