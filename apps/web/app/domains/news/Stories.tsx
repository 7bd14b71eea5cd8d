import { css } from '@emotion/react';
import type { Article } from '@khandai/contracts';
import { KitLink } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { cover as coverLink, ShowTitle, StoryMeta, StoryPicture } from './StoryParts';
import { useStory } from './use-story';

interface StoryProps {
  readonly article: Article;
  /** Level of the title. */
  readonly level?: 2 | 3 | undefined;
}

/** The first story of a page, with its picture over the whole width. */
export const StoryLead = observer(function StoryLead({ article }: { article: Article }) {
  const { cover, summary, category } = article;
  const story = useStory(article);
  return (
    <article css={lead}>
      {cover && <StoryPicture cover={cover} sizes="(min-width: 1200px) 44rem, 100vw" eager css={leadPicture} />}
      <p css={kicker}>{category.name}</p>
      <h2 css={leadTitle}>
        <KitLink href={story.href} css={coverLink}>
          {story.title}
        </KitLink>
      </h2>
      {story.isHidden ? <ShowTitle story={story} /> : <p css={leadText}>{summary}</p>}
      <StoryMeta article={article} facts={{ author: true, minutes: true, comments: true }} />
    </article>
  );
});

/** A story with its picture above. */
export const StoryCard = observer(function StoryCard({ article, level = 2 }: StoryProps) {
  const { cover } = article;
  const story = useStory(article);
  const Title = `h${level}` as const;
  return (
    <article css={card}>
      {cover && <StoryPicture cover={cover} sizes="(min-width: 1200px) 22rem, 50vw" />}
      <Title css={cardTitle}>
        <KitLink href={story.href} css={coverLink}>
          {story.title}
        </KitLink>
      </Title>
      {story.isHidden && <ShowTitle story={story} />}
      <StoryMeta article={article} facts={{ category: true }} />
    </article>
  );
});

/** A story in a list: text, with a small picture beside it if it has one. */
export const StoryRow = observer(function StoryRow({ article, level = 3 }: StoryProps) {
  const { cover, summary } = article;
  const story = useStory(article);
  const Title = `h${level}` as const;
  return (
    <article css={[row, cover === null && bare]}>
      <div css={rowText}>
        <Title css={rowTitle}>
          <KitLink href={story.href} css={coverLink}>
            {story.title}
          </KitLink>
        </Title>
        {story.isHidden ? <ShowTitle story={story} /> : <p css={rowSummary}>{summary}</p>}
        <StoryMeta article={article} facts={{ category: true, comments: true }} />
      </div>
      {cover && <StoryPicture cover={cover} sizes="148px" css={rowPicture} />}
    </article>
  );
});

/* The text of the title under the pointer, wherever on the story it is. */
const storyCss = css`
  position: relative;
  min-width: 0;
  &:hover h2 a,
  &:hover h3 a {
    color: var(--c-accent);
  }
`;

const lead = css`
  ${storyCss};
  display: grid;
  gap: var(--sp-2);
`;

const leadPicture = css`
  border-radius: var(--r-3);
  margin-bottom: var(--sp-1);
`;

const kicker = css`
  font-size: var(--fs-12);
  font-weight: var(--fw-semi);
  color: var(--c-accent);
`;

const leadTitle = css`
  font-size: var(--fs-20);
  line-height: 1.32;
  text-wrap: balance;
  overflow-wrap: anywhere;
  @media (min-width: 768px) {
    font-size: var(--fs-24);
  }
`;

const leadText = css`
  max-width: 62ch;
  color: var(--c-text-2);
  @media (min-width: 768px) {
    font-size: var(--fs-16);
  }
`;

const card = css`
  ${storyCss};
  display: grid;
  gap: var(--sp-2);
  align-content: start;
`;

const cardTitle = css`
  font-size: var(--fs-14);
  line-height: 1.42;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  @media (min-width: 768px) {
    font-size: 0.9375rem;
  }
`;

const row = css`
  ${storyCss};
  display: grid;
  grid-template-columns: minmax(0, 1fr) 108px;
  gap: var(--sp-3);
  align-items: start;
  padding: var(--sp-3) 0;
  border-top: 1px solid var(--c-line);
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) 148px;
    column-gap: var(--sp-4);
  }
`;

const bare = css`
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const rowText = css`
  display: grid;
  gap: var(--sp-1);
  min-width: 0;
`;

const rowTitle = css`
  font-size: 0.9375rem;
  line-height: 1.42;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  @media (min-width: 768px) {
    font-size: var(--fs-16);
  }
`;

const rowSummary = css`
  display: none;
  font-size: var(--fs-13);
  color: var(--c-text-2);
  @media (min-width: 768px) {
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
`;

const rowPicture = css`
  aspect-ratio: 4 / 3;
`;
