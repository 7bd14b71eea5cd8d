import { css } from '@emotion/react';
import { type Article, FeedTab, type PostPage, UserFilter } from '@khandai/contracts';
import { EmptyState, icons, LinkButton, PageFrame, SectionHead, Stack, ReadingColumn } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useSpoilers } from '../../domains/match';
import { newsTagPath, StoryRow } from '../../domains/news';
import { FeedList, FeedOf, useFeedWords, WritePost } from '../../domains/newsfeed';
import type { Loaded } from '../../shell/router/answers';
import { useServices } from '../../shell/services/services';

export interface HashtagPageProps {
  readonly hashtag: string;
  readonly first: Loaded<PostPage>;
  readonly articles: readonly Article[];
  /** What the server rendered. */
  readonly hidesScores: boolean;
}

/** The newest articles and the public posts with a hashtag. */
export const HashtagPage = observer(function HashtagPage({ hashtag, first, articles, hidesScores }: HashtagPageProps) {
  useSpoilers(hidesScores);
  const { t } = useFeedWords();
  const { viewer } = useServices();
  // A member's own reactions need their token.
  const page = first.ok && !viewer.isMember ? first.value : undefined;
  return (
    <PageFrame>
      <ReadingColumn>
        <Stack>
          <div css={head}>
            <h1 css={title}>{t('hashtagTitle', { hashtag })}</h1>
            <LinkButton href="/bang-tin" size="sm" look="quiet" icon={icons.chevronLeft}>
              {t('backToFeed')}
            </LinkButton>
          </div>
          {articles.length > 0 && (
            <section aria-labelledby="hashtag-news">
              <SectionHead
                id="hashtag-news"
                title={t('hashtagNews')}
                more={{ href: newsTagPath(hashtag), label: t('hashtagAllNews') }}
              />
              {articles.map((article) => (
                <StoryRow key={article.articleId} article={article} />
              ))}
            </section>
          )}
          <FeedOf key={hashtag} choice={{ tab: FeedTab.newsfeed, filter: UserFilter.all, hashtag }} page={page}>
            <WritePost />
            <FeedList
              empty={
                <EmptyState
                  icon={icons.pen}
                  framed
                  title={t('hashtagEmpty', { hashtag })}
                  text={t('hashtagEmptyText')}
                />
              }
            />
          </FeedOf>
        </Stack>
      </ReadingColumn>
    </PageFrame>
  );
});

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
`;

const title = css`
  min-width: 0;
  font-size: var(--fs-20);
  overflow-wrap: anywhere;
`;
