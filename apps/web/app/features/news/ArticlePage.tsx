import { css } from '@emotion/react';
import { ChipNav, PageFrame, Panel, printAloneCss, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef } from 'react';
import { headingsOf, MostRead, newsTagPath, useNewsWords, useStory } from '../../domains/news';
import { LiveMatchCard } from '../../domains/schedule';
import { ArticleBody } from './ArticleBody';
import { ArticleHead } from './ArticleHead';
import { ArticleFaces, ArticleTalk } from './ArticleTalk';
import { ArticleNeighbours } from './ArticleNeighbours';
import { ArticleTools } from './ArticleTools';
import { withMatchCard } from './article-parts';
import { HiddenArticle } from './HiddenArticle';
import type { ArticleData } from './load-news';
import { Related } from './Related';
import { TocRail } from './TocRail';
import { useCountedView } from './use-counted-view';
import { useOwnArticle } from './use-own-article';
import { useShare } from './use-share';
import { useTextSize } from './use-text-size';

/** An article; until they ask for it, a reader who hides scores gets none that may tell one. */
export const ArticlePage = observer(function ArticlePage({ data }: { data: ArticleData }) {
  const story = useStory(data.article);
  const { isHidden, reveal } = story;
  const isAsked = useRef(false);
  useEffect(() => {
    // The button that asked is gone; reading goes on at the article.
    if (isAsked.current && !isHidden) document.getElementById('main')?.focus();
  }, [isHidden]);
  const show = () => {
    isAsked.current = true;
    reveal();
  };
  return isHidden ? <HiddenArticle data={data} story={story} onShow={show} /> : <OpenArticle data={data} />;
});

/** An article with what belongs to it. Only the article itself is printed. */
const OpenArticle = observer(function OpenArticle({ data: { article, most } }: { data: ArticleData }) {
  const { t } = useNewsWords();
  const { articleId, related, hashtags, match, title, totalComments } = article;
  const content = useMemo(() => withMatchCard(article), [article]);
  const headings = useMemo(() => headingsOf(content), [content]);
  const text = useTextSize();
  const share = useShare(title);
  const own = useOwnArticle(article);
  useCountedView(articleId);
  const parts = [...headings.values()];
  return (
    <PageFrame
      left={parts.length > 1 && <TocRail headings={parts} comments={totalComments} />}
      leftLabel={t('inArticle')}
      right={
        <Stack>
          {match && (
            <Panel title={t('match')} css={wideOnly}>
              <LiveMatchCard fixture={match} />
            </Panel>
          )}
          <MostRead first={most} />
        </Stack>
      }
      rightLabel={t('besideArticle')}
      rightOnPhones
    >
      <article css={[root, printAloneCss]}>
        <div css={progress} aria-hidden="true" />
        <ArticleHead article={article} />
        <ArticleTools article={article} own={own} text={text} share={share} />
        <ArticleBody article={article} content={content} headings={headings} size={text.size} />
        {hashtags.length > 0 && (
          <div css={[screenOnly, tags]}>
            <ChipNav
              label={t('tags')}
              items={hashtags.map((tag) => ({ href: newsTagPath(tag), label: `#${tag}`, current: false }))}
            />
          </div>
        )}
        <ArticleFaces article={article} own={own} share={share} />
        <Licence article={article} />
      </article>
      <ArticleNeighbours article={article} />
      <ArticleTalk article={article} />
      <Related list={related} />
    </PageFrame>
  );
});

function Licence({ article: { author, simulated } }: { article: ArticleData['article'] }) {
  const { t } = useNewsWords();
  return (
    <footer css={licence}>
      <p>
        {t('licence', { author: author.showName })} {t('licenceShare')}
      </p>
      {simulated && <p>{t('licenceSimulated')}</p>}
    </footer>
  );
}

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  min-width: 0;
`;

const screenOnly = css`
  @media print {
    display: none;
  }
`;

const tags = css`
  & > nav {
    flex-wrap: wrap;
    row-gap: var(--sp-3);
  }
`;

const wideOnly = css`
  @media (max-width: 1199px) {
    display: none;
  }
  article {
    border: 0;
    padding-top: 0;
  }
`;

const licence = css`
  display: grid;
  gap: 4px;
  padding: var(--sp-3) 0;
  border-block: 1px solid var(--c-line);
  font-size: var(--fs-12);
  line-height: 1.5;
  color: var(--c-muted);
`;

/* How far the page is read. Browsers without scroll timelines show none. */
const progress = css`
  display: none;
  @supports (animation-timeline: scroll()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      display: block;
      position: fixed;
      inset: 0 0 auto;
      z-index: calc(var(--z-header) + 1);
      height: 3px;
      background: var(--c-accent-fill);
      transform-origin: 0 50%;
      animation: article-progress linear both;
      animation-timeline: scroll(root);
    }
  }
  @keyframes article-progress {
    from {
      transform: scaleX(0);
    }
    to {
      transform: scaleX(1);
    }
  }
`;
