import { css } from '@emotion/react';
import { ChipNav, Panel, Stack } from '@khandai/ui-kit';
import { useNumbers } from '../../i18n/use-numbers';
import { MostRead, newsTagPath, StoryCard, useNewsWords } from '../../domains/news';
import type { NewsListData } from './load-news';

/** What is beside the list, on phones below it: most read, hashtags, editors' picks. */
export function NewsRail({ data: { most, hashtags, picks, choice, page } }: { data: NewsListData }) {
  const { grouped } = useNumbers();
  const { t } = useNewsWords();
  // The first pick leads the page of all news.
  const shown = choice.kind === 'all' && page === 1 ? picks.slice(1) : picks;
  return (
    <Stack>
      <MostRead first={most} />
      {hashtags.length > 0 && (
        <Panel title={t('tags')} css={withoutLeft}>
          <div css={inset}>
            <ChipNav
              label={t('tags')}
              items={hashtags.map(({ hashtag, total }) => ({
                href: newsTagPath(hashtag),
                label: `#${hashtag}`,
                count: grouped(total),
                current: choice.kind === 'hashtag' && choice.hashtag.toLowerCase() === hashtag.toLowerCase(),
              }))}
            />
          </div>
        </Panel>
      )}
      {shown.length > 0 && (
        <Panel title={t('picks')}>
          <div css={picksCss}>
            {shown.map((article) => (
              <StoryCard key={article.articleId} article={article} level={3} />
            ))}
          </div>
        </Panel>
      )}
    </Stack>
  );
}

/* Where the frame has no left column: there the hashtags are in it. */
const withoutLeft = css`
  @media (min-width: 1200px) {
    display: none;
  }
  @media (min-width: 1200px) and (max-width: 1367px) {
    [data-banners] & {
      display: block;
    }
  }
`;

const inset = css`
  padding: 0 var(--sp-4) var(--sp-3);
  & > nav {
    flex-wrap: wrap;
    row-gap: var(--sp-3);
  }
`;

const picksCss = css`
  display: grid;
  gap: var(--sp-4);
  padding: var(--sp-1) var(--sp-4) var(--sp-4);
`;
