import { css } from '@emotion/react';
import type { Article } from '@khandai/contracts';
import { SectionHead } from '@khandai/ui-kit';
import { StoryRow, useNewsWords } from '../../domains/news';

/** Other articles on the same subject. */
export function Related({ list }: { list: readonly Article[] }) {
  const { t } = useNewsWords();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="article-related" css={screenOnly}>
      <SectionHead id="article-related" title={t('related')} />
      {list.map((one) => (
        <StoryRow key={one.articleId} article={one} />
      ))}
    </section>
  );
}

const screenOnly = css`
  @media print {
    display: none;
  }
`;
