import { css } from '@emotion/react';
import type { Article } from '@khandai/contracts';
import { Num, Picture } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useNumbers } from '../../i18n/use-numbers';
import { fullTime } from '../../i18n/format-time';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { articleTime } from './article-time';
import { MatchTag } from './MatchTag';
import { useNewsWords } from './use-news-words';
import type { Story } from './use-story';

/** What the line under a title says, besides the time. */
export interface StoryFacts {
  readonly category?: boolean | undefined;
  readonly author?: boolean | undefined;
  readonly minutes?: boolean | undefined;
  readonly comments?: boolean | undefined;
}

/** The line under a title: category, author, time, length, comments, and the match with its score. */
export const StoryMeta = observer(function StoryMeta({ article, facts }: { article: Article; facts: StoryFacts }) {
  const { grouped } = useNumbers();
  const { t } = useNewsWords();
  const { category, author, publishedAt, readMinutes, totalComments: comments, match } = article;
  return (
    <p css={meta}>
      {facts.category && <span>{category.name}</span>}
      {facts.author && <span>{author.showName}</span>}
      <StoryTime at={publishedAt} />
      {facts.minutes && <span>{t('readMinutes', { number: readMinutes })}</span>}
      {facts.comments && comments > 0 && <span>{t('comments', { number: grouped(comments), count: comments })}</span>}
      {match && (
        <span data-tag>
          <MatchTag fixture={match} />
        </span>
      )}
    </p>
  );
});

/** Shows the words of a story that hides them, without leaving the page. */
export function ShowTitle({ story: { title, reveal } }: { story: Story }) {
  const { t } = useNewsWords();
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes away; the title stays.
    currentTarget.closest('article')?.querySelector<HTMLElement>('h2 a, h3 a')?.focus();
    reveal();
  };
  return (
    <button type="button" css={show} aria-label={t('showTitleOf', { match: title })} onClick={press}>
      {t('showTitle')}
    </button>
  );
}

const StoryTime = observer(function StoryTime({ at }: { at: string }) {
  const { t } = useNewsWords();
  const { t: match } = useTranslation('match');
  const { clock } = useServices();
  const weekdays = match('weekdays');
  const instant = Date.parse(at);
  return (
    <time dateTime={at} title={fullTime(instant, clock.timezone, weekdays)}>
      <Num>{articleTime(instant, { now: clock.minute, timezone: clock.timezone, weekdays }, t)}</Num>
    </time>
  );
});

export interface StoryPictureProps {
  readonly cover: NonNullable<Article['cover']>;
  /** Layout width, as in `(min-width: 768px) 50vw, 100vw`. */
  readonly sizes: string;
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The cover beside a title, which says what it is about: the picture is not read out. */
export function StoryPicture({ cover, sizes, eager, className }: StoryPictureProps) {
  return (
    <span css={frame} className={className} aria-hidden="true">
      <Picture
        src={cover.url}
        alt=""
        width={cover.width}
        height={cover.height}
        sizes={sizes}
        eager={eager}
        css={fill}
      />
    </span>
  );
}

/** Facts in a line, with dots between them; where the line breaks there is none. Also for the facts of an article. */
export const meta = css`
  --dot: 12px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  row-gap: 4px;
  min-width: 0;
  margin-inline-start: calc(-1 * var(--dot));
  clip-path: inset(-12px -12px -12px var(--dot));
  font-size: var(--fs-12);
  line-height: 1.5;
  color: var(--c-muted);
  & > * {
    position: relative;
    padding-inline-start: var(--dot);
  }
  & > *:not([data-tag])::before {
    content: '·';
    position: absolute;
    inset-inline-start: 4px;
    font-weight: var(--fw-regular);
    color: var(--c-muted);
  }
`;

/** A link that covers the whole story; the match in it stays a link of its own. */
export const cover = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/* Above the link that covers the story, and with the size of a finger. */
const show = css`
  position: relative;
  z-index: 1;
  justify-self: start;
  padding: 0;
  font-size: var(--fs-12);
  color: var(--c-text-2);
  text-decoration: underline;
  &::after {
    content: '';
    position: absolute;
    inset: -12px;
  }
  &:hover {
    color: var(--c-accent);
  }
`;

const frame = css`
  display: block;
  overflow: hidden;
  border-radius: var(--r-2);
  background: var(--c-sunken);
  aspect-ratio: 16 / 9;
`;

const fill = css`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
