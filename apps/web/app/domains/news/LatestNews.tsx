import { css } from '@emotion/react';
import { isAborted } from '@khandai/api-client';
import type { Article } from '@khandai/contracts';
import { SectionHead } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useServices } from '../../shell/services/services';
import { NEWS } from './news-path';
import { StoryRow } from './Stories';
import { useNewsWords } from './use-news-words';

const SHOWN = 4;

interface LatestNewsProps {
  /** Those about this match, its teams and its league instead. */
  readonly fixtureId?: string;
}

/** The newest articles beside other pages; nothing while there are none. */
export const LatestNews = observer(function LatestNews({ fixtureId }: LatestNewsProps) {
  const { t } = useNewsWords();
  const { api, log } = useServices();
  const [list, show] = useState<readonly Article[]>([]);
  useEffect(() => {
    const visit = new AbortController();
    const load = async () => {
      try {
        const query = { pageSize: SHOWN };
        const { list: found } =
          fixtureId === undefined
            ? await api.call('GET /other/api/article/list', { query }, visit.signal)
            : await api.call(
                'GET /other/api/article/list-by-match/{fixtureId}',
                { params: { fixtureId }, query },
                visit.signal,
              );
        show(found);
      } catch (error) {
        // The page is whole without them.
        if (!isAborted(error)) log.warn('latest news', error);
      }
    };
    void load();
    return () => {
      visit.abort();
    };
  }, [api, fixtureId, log]);
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="latest-news">
      <SectionHead
        id="latest-news"
        title={t(fixtureId === undefined ? 'fresh' : 'aboutMatch')}
        more={{ href: NEWS, label: t('all') }}
      />
      <div css={rows}>
        {list.map((article) => (
          <StoryRow key={article.articleId} article={article} />
        ))}
      </div>
    </section>
  );
});

const rows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: var(--sp-1);
`;
