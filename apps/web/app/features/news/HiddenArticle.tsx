import { css } from '@emotion/react';
import { Button, EmptyState, icons, PageFrame } from '@khandai/ui-kit';
import { MostRead, type Story, useNewsWords } from '../../domains/news';
import { ArticleNeighbours } from './ArticleNeighbours';
import type { ArticleData } from './load-news';
import { Related } from './Related';

interface HiddenArticleProps {
  readonly data: ArticleData;
  readonly story: Story;
  readonly onShow: () => void;
}

/** Stands for an article that may tell the score of its match, until the reader asks for it. */
export function HiddenArticle({ data: { article, most }, story, onShow }: HiddenArticleProps) {
  const { t } = useNewsWords();
  const { category, related } = article;
  return (
    <PageFrame right={<MostRead first={most} />} rightLabel={t('besideArticle')} rightOnPhones>
      <header>
        <p css={kicker}>{category.name}</p>
        <h1 css={title}>{story.title}</h1>
      </header>
      <EmptyState
        framed
        icon={icons.eyeOff}
        title={t('hiddenArticle')}
        text={t('hiddenArticleText', { match: story.title })}
        action={
          <Button look="primary" onClick={onShow}>
            {t('showArticle')}
          </Button>
        }
      />
      <ArticleNeighbours article={article} />
      <Related list={related} />
    </PageFrame>
  );
}

const kicker = css`
  font-size: var(--fs-12);
  font-weight: var(--fw-semi);
  color: var(--c-accent);
`;

const title = css`
  font-size: var(--fs-24);
  line-height: 1.28;
  overflow-wrap: anywhere;
`;
