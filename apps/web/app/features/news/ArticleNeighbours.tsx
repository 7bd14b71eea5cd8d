import { css } from '@emotion/react';
import type { ArticleInfo } from '@khandai/contracts';
import { KitLink } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useNewsWords, useStory } from '../../domains/news';

/** The older and the newer article of the category. */
export function ArticleNeighbours({ article: { previous, next } }: { article: ArticleInfo }) {
  const { t } = useNewsWords();
  if (!previous && !next) return null;
  return (
    <nav css={root} aria-label={t('neighbours')}>
      {previous && <Neighbour article={previous} way="previous" />}
      {next && <Neighbour article={next} way="next" />}
    </nav>
  );
}

interface NeighbourProps {
  readonly article: NonNullable<ArticleInfo['next']>;
  readonly way: 'previous' | 'next';
}

const Neighbour = observer(function Neighbour({ article, way }: NeighbourProps) {
  const { t } = useNewsWords();
  const { title, href } = useStory(article);
  const isNext = way === 'next';
  return (
    <KitLink href={href} css={[link, isNext && nextCss]} rel={isNext ? 'next' : 'prev'}>
      <small>{t(way)}</small>
      {title}
    </KitLink>
  );
});

const root = css`
  display: grid;
  gap: var(--sp-2);
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--sp-3);
  }
  @media print {
    display: none;
  }
`;

const link = css`
  display: grid;
  align-content: start;
  gap: 2px;
  min-height: var(--touch);
  padding: var(--sp-3) var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
  font-weight: var(--fw-medium);
  line-height: 1.42;
  overflow-wrap: anywhere;
  &:hover {
    background: var(--c-hover);
  }
  & > small {
    font-size: var(--fs-12);
    font-weight: var(--fw-normal);
    color: var(--c-muted);
  }
`;

const nextCss = css`
  @media (min-width: 600px) {
    grid-column: 2;
    text-align: end;
  }
`;
