import { css } from '@emotion/react';
import { mediaTitlePath } from '@khandai/contracts';
import { Hidden, Icon, icons, KitLink, Picture, SectionHead } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { resumePath, useComicWords, useRead, useUnfinishedComics } from '../../domains/comics';
import {
  fillCss,
  stillCss,
  useHighlightTitle,
  useMediaWords,
  useShownSlug,
  useSeen,
  useUnfinishedFilms,
  useUnfinishedHighlights,
  videoTime,
  wholeTileCss,
} from '../../domains/media';

/** Of each kind. */
const MAX = 3;

type Episode = ReturnType<typeof useUnfinishedFilms>[number];
type Highlight = ReturnType<typeof useUnfinishedHighlights>[number];
type Comic = ReturnType<typeof useUnfinishedComics>[number];

/** What the reader has not watched or read to its end. Nothing without any. It has the reader's `version` as its key. */
export const HomeContinue = observer(function HomeContinue() {
  const { t } = useMediaWords();
  const seen = useSeen();
  const films = useUnfinishedFilms(seen).slice(0, MAX);
  const highlights = useUnfinishedHighlights(seen).slice(0, MAX);
  const comics = useUnfinishedComics(useRead()).slice(0, MAX);
  if (films.length + highlights.length + comics.length === 0) return null;
  return (
    <section aria-labelledby="home-continue-title">
      <SectionHead id="home-continue-title" title={t('continueAll')} />
      <ul css={row}>
        {films.map((film) => (
          <OfFilm key={film.episode.videoId} {...film} />
        ))}
        {highlights.map((highlight) => (
          <OfHighlight key={highlight.highlight.videoId} {...highlight} />
        ))}
        {comics.map((comic) => (
          <OfComic key={comic.comic.titleId} {...comic} />
        ))}
      </ul>
    </section>
  );
});

function OfFilm({ film, episode, second }: Episode) {
  const { t } = useMediaWords();
  const { seconds, number, still } = episode;
  const left = t('left', { time: videoTime(seconds - second) });
  return (
    <Tile
      href={`${mediaTitlePath('film', film.slug)}/tap-${number}`}
      title={film.title}
      meta={film.episodes > 1 ? `${t('part', { number })} · ${left}` : left}
      picture={still ?? film.poster}
      share={second / Math.max(1, seconds)}
      simulated={film.simulated}
    />
  );
}

const OfHighlight = observer(function OfHighlight({ highlight, second }: Highlight) {
  const { t } = useMediaWords();
  const { seconds, poster, width, height, simulated } = highlight;
  const slug = useShownSlug(highlight);
  return (
    <Tile
      href={mediaTitlePath('highlight', slug)}
      title={useHighlightTitle(highlight)}
      meta={t('left', { time: videoTime(seconds - second) })}
      picture={poster === null ? null : { url: poster, width: width || 640, height: height || 360 }}
      share={second / Math.max(1, seconds)}
      simulated={simulated}
    />
  );
});

function OfComic({ comic, at }: Comic) {
  const { t } = useComicWords();
  const { title, cover, lastChapter, simulated } = comic;
  const last = lastChapter?.number ?? at.number;
  return (
    <Tile
      href={resumePath(comic, at)}
      title={title}
      meta={
        at.isRead
          ? t('hasNew', { last, number: at.number })
          : `${t('chapter', { number: at.number })} · ${t('at', { page: at.page, total: at.totalPages })}`
      }
      picture={cover}
      share={at.isRead ? 1 : at.page / Math.max(1, at.totalPages)}
      simulated={simulated}
    />
  );
}

interface TileProps {
  readonly href: string;
  readonly title: string;
  readonly meta: string;
  readonly picture: { readonly url: string; readonly width: number; readonly height: number } | null;
  /** Of the video or the chapter, 0 to 1. */
  readonly share: number;
  readonly simulated: boolean;
}

function Tile({ href, title, meta, picture, share, simulated }: TileProps) {
  const { t } = useMediaWords();
  const percent = Math.round(100 * share);
  return (
    <li css={tile}>
      <span css={[stillCss, frame]}>
        {picture ? (
          <Picture
            src={picture.url}
            alt=""
            width={picture.width}
            height={picture.height}
            sizes="(min-width: 768px) 14rem, 60vw"
            css={fillCss}
          />
        ) : (
          <Icon icon={icons.play} size={32} />
        )}
        <span css={bar} aria-hidden="true">
          <span style={{ inlineSize: `${percent}%` }} />
        </span>
      </span>
      <h3 css={name}>
        <KitLink href={href} css={wholeTileCss}>
          {title}
        </KitLink>
      </h3>
      <p css={note}>
        {simulated ? `${meta} · ${t('simulated')}` : meta}
        <Hidden>, {t('watched', { percent })}</Hidden>
      </p>
    </li>
  );
}

const row = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(14rem, 60%);
  gap: var(--sp-3);
  overflow-x: auto;
  padding: 3px 3px var(--sp-2);
`;

const tile = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 2px;
`;

const frame = css`
  margin-bottom: var(--sp-1);
`;

const bar = css`
  position: absolute;
  inset: auto 0 0;
  height: 4px;
  background: rgb(255 255 255 / 35%);
  & span {
    display: block;
    height: 100%;
    background: var(--c-accent-fill);
  }
`;

const name = css`
  font-size: var(--fs-14);
  font-weight: var(--fw-semi);
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const note = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
