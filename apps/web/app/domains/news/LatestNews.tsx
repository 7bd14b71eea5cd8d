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

/** The newest articles beside other pages; nothing while there are none. */
export const LatestNews = observer(function LatestNews() {
  const { t } = useNewsWords();
  const { api, log } = useServices();
  const [list, show] = useState<readonly Article[]>([]);
  useEffect(() => {
    const visit = new AbortController();
    const load = async () => {
      try {
        show((await api.call('GET /other/api/article/list', { query: { pageSize: SHOWN } }, visit.signal)).list);
      } catch (error) {
        // The page is whole without them.
        if (!isAborted(error)) log.warn('latest news', error);
      }
    };
    void load();
    return () => {
      visit.abort();
    };
  }, [api, log]);
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="latest-news">
      <SectionHead id="latest-news" title={t('fresh')} more={{ href: NEWS, label: t('all') }} />
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
