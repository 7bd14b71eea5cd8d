import { css } from '@emotion/react';
import type { ComicInfo } from '@khandai/contracts';
import { Badge, Button, Icon, icons, KitLink, LinkButton, PageFrame, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { chapterPath, COMICS, Cover, type ReadStore, useComicWords, useRead } from '../../domains/comics';
import { SaveTitle, TitleTalk } from '../../domains/media';
import { useNumbers } from '../../i18n/use-numbers';
import { useServices } from '../../shell/services/services';
import { ChapterList } from './ChapterList';
import { choiceHref } from './comic-address';
import { useComicFollow } from './use-comic-follow';

/** A comic: what it is about, its chapters with what was read, and what readers say. Another reader has read something else. */
export const ComicPage = observer(function ComicPage({ comic }: { readonly comic: ComicInfo }) {
  const { viewer } = useServices();
  return <Shown key={viewer.version} comic={comic} />;
});

const Shown = observer(function Shown({ comic }: { readonly comic: ComicInfo }) {
  const { t } = useComicWords();
  const read = useRead(comic.titleId);
  const { title, summary, author, genres, cover, state, licence, simulated, chapters } = comic;
  return (
    <PageFrame>
      <Stack gap={6}>
        <KitLink href={COMICS} css={back}>
          <Icon icon={icons.chevronLeft} size={16} />
          {t('library')}
        </KitLink>
        <header css={head}>
          <span css={coverCss}>
            <Cover cover={cover} sizes="(min-width: 768px) 220px, 112px" eager />
          </span>
          <div css={words}>
            <h1 css={heading}>{title}</h1>
            <p css={meta}>
              {[author !== '' && t('author', { author }), t(`states.${state}`), simulated && t('simulated')]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <ul css={tags} aria-label={t('genres')}>
              {genres.map((genre) => (
                <li key={genre}>
                  <KitLink href={choiceHref({ genre })} css={tag}>
                    <Badge>{t(`genre.${genre}`)}</Badge>
                  </KitLink>
                </li>
              ))}
            </ul>
          </div>
          <div css={acts}>
            <ReadButton comic={comic} read={read} />
            <SaveTitle titleId={comic.titleId} />
            <Follow comic={comic} />
          </div>
          <div css={about}>
            {summary !== '' && <p css={lead}>{summary}</p>}
            <p css={meta}>
              {t('licence', {
                holder: licence.holder,
                kind: t(`licenceKinds.${licence.kind}`),
                source: licence.source,
              })}
            </p>
          </div>
        </header>
        <ChapterList comic={comic} chapters={chapters} read={read} />
        <TitleTalk titleId={comic.titleId} />
      </Stack>
    </PageFrame>
  );
});

interface ComicReadProps {
  readonly comic: ComicInfo;
  readonly read: ReadStore;
}

/** Leads to where the reader is: in a chapter, at the next one, or at the start; it says when there is nothing more to read. */
const ReadButton = observer(function ReadButton({ comic: { slug, titleId, chapters, state }, read }: ComicReadProps) {
  const { t } = useComicWords();
  const at = read.last(titleId);
  const [first] = chapters;
  if (!first) return <p css={meta}>{t('noChapter')}</p>;
  const current = chapters.find(({ chapterId }) => chapterId === at?.chapterId);
  const next = at?.isRead ? chapters.find(({ number }) => number > at.number) : current;
  const page = next && next === current ? at?.page : 1;
  if (at?.isRead && !next)
    return (
      <>
        <LinkButton href={chapterPath(slug, first.number, 1)}>{t('again')}</LinkButton>
        <span css={meta}>{t(state === 'complete' ? 'allRead' : 'upToDate')}</span>
      </>
    );
  return (
    <LinkButton look="primary" href={chapterPath(slug, (next ?? first).number, page)}>
      {next ? t('goOn', { number: next.number }) : t('start')}
    </LinkButton>
  );
});

const ONGOING = { follow: 'follow', following: 'following' } as const;
const COMPLETE = { follow: 'followComplete', following: 'followingComplete' } as const;

const Follow = observer(function Follow({ comic }: { readonly comic: ComicInfo }) {
  const { grouped } = useNumbers();
  const { t } = useComicWords();
  const { isFollowing, followers, toggle } = useComicFollow(comic);
  const words = comic.state === 'complete' ? COMPLETE : ONGOING;
  return (
    <>
      <Button icon={isFollowing ? icons.bellRing : icons.bellPlus} aria-pressed={isFollowing} onClick={toggle}>
        {t(isFollowing ? words.following : words.follow)}
      </Button>
      <span css={meta}>{t('followers', { number: grouped(followers) })}</span>
    </>
  );
});

const back = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: var(--touch);
  width: fit-content;
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const head = css`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: var(--sp-4);
  align-items: start;
  & > div:nth-of-type(n + 2) {
    grid-column: 1 / -1;
  }
  @media (min-width: 768px) {
    grid-template-columns: 220px minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    & > div:nth-of-type(n + 2) {
      grid-column: 2;
    }
  }
`;

const coverCss = css`
  display: block;
  @media (min-width: 768px) {
    grid-row: 1 / span 3;
  }
`;

const words = css`
  display: grid;
  gap: var(--sp-2);
  min-width: 0;
`;

const heading = css`
  font-size: var(--fs-20);
  line-height: 1.3;
  overflow-wrap: anywhere;
  @media (min-width: 768px) {
    font-size: var(--fs-24);
  }
`;

const meta = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
  overflow-wrap: anywhere;
`;

const tags = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--sp-2);
`;

const tag = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  &:hover {
    text-decoration: underline;
  }
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-3);
`;

const about = css`
  display: grid;
  gap: var(--sp-3);
`;

const lead = css`
  max-width: 66ch;
  overflow-wrap: anywhere;
`;
