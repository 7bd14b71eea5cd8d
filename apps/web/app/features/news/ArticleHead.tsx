import { css } from '@emotion/react';
import type { ArticleInfo } from '@khandai/contracts';
import { Avatar, Badge, KitLink, Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useNumbers } from '../../i18n/use-numbers';
import { useTranslation } from '../../i18n/use-translation';
import { memberPath } from '../../domains/account';
import { articleMoment, meta, NEWS, newsPath, useNewsWords } from '../../domains/news';
import { FollowButton } from '../../domains/people';
import { useServices } from '../../shell/services/services';

/** Where an article belongs, its title, what it says in short, and who wrote it when. */
export function ArticleHead({ article }: { article: ArticleInfo }) {
  const { shortCount } = useNumbers();
  const { t } = useNewsWords();
  const { category, views, title, summary } = article;
  return (
    <header css={root}>
      <nav css={path} aria-label={t('path')}>
        <KitLink href={NEWS}>{t('title')}</KitLink>
        <KitLink href={newsPath(category.slug)} css={current}>
          {category.name}
        </KitLink>
        {views > 0 && <Num>{t('viewsText', { number: shortCount(views), count: views })}</Num>}
      </nav>
      <h1 css={titleCss}>{title}</h1>
      <p css={standFirst}>{summary}</p>
      <Byline article={article} />
    </header>
  );
}

const Byline = observer(function Byline({ article }: { article: ArticleInfo }) {
  const { t } = useNewsWords();
  const { author, publishedAt, updatedAt, readMinutes, simulated } = article;
  return (
    <div css={byline}>
      <Avatar id={author.userId} name={author.showName} src={author.profilePicture} size={40} />
      <div css={who}>
        <p>
          {author.username === '' ? (
            <b>{author.showName}</b>
          ) : (
            <KitLink href={memberPath(author.username)} css={name} rel="author">
              {author.showName}
            </KitLink>
          )}{' '}
          {simulated && <Badge>{t('simulated')}</Badge>}
        </p>
        <p css={meta}>
          <Time at={publishedAt} />
          <span>{t('readMinutes', { number: readMinutes })}</span>
          {updatedAt !== null && <Time at={updatedAt} isChange />}
        </p>
      </div>
      {author.username !== '' && (
        <span css={end}>
          <FollowButton member={author} learns size="sm" />
        </span>
      )}
    </div>
  );
});

const Time = observer(function Time({ at, isChange = false }: { at: string; isChange?: boolean }) {
  const { t } = useNewsWords();
  const { t: match } = useTranslation('match');
  const { clock } = useServices();
  const time = articleMoment(Date.parse(at), {
    now: clock.minute,
    timezone: clock.timezone,
    weekdays: match('weekdays'),
  });
  return (
    <time dateTime={at}>
      <Num>{isChange ? t('changed', { time }) : time}</Num>
    </time>
  );
});

const root = css`
  display: grid;
  gap: var(--sp-2);
  min-width: 0;
`;

const path = css`
  ${meta};
  & > a {
    min-height: 32px;
    line-height: 32px;
  }
  & > a:hover {
    text-decoration: underline;
  }
`;

const current = css`
  font-weight: var(--fw-semi);
  color: var(--c-accent);
`;

const titleCss = css`
  font-size: var(--fs-24);
  line-height: 1.28;
  letter-spacing: -0.01em;
  text-wrap: balance;
  overflow-wrap: anywhere;
  @media (min-width: 768px) {
    font-size: var(--fs-32);
    line-height: 1.22;
  }
`;

const standFirst = css`
  font-size: var(--fs-16);
  line-height: 1.55;
  color: var(--c-text-2);
  @media (min-width: 768px) {
    font-size: var(--fs-18);
  }
`;

const byline = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) 10px;
  padding-top: var(--sp-2);
`;

const who = css`
  flex: 1;
  min-width: 10rem;
  font-size: var(--fs-13);
  line-height: 1.4;
`;

const name = css`
  font-weight: var(--fw-semi);
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
`;

const end = css`
  @media print {
    display: none;
  }
`;
