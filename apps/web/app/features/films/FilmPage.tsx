import { css } from '@emotion/react';
import type { FilmInfo } from '@khandai/contracts';
import { Button, icons, LinkButton, PageFrame, Picture, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { SaveTitle, type SeenStore, TitleTalk, useMediaWords, useSeen, useShareMoment } from '../../domains/media';
import { useServices } from '../../shell/services/services';
import { EpisodeList } from './EpisodeList';
import { episodePath, filmPath } from './film-address';
import { FollowButton } from './FollowButton';
import { LicenceLine } from './LicenceLine';
import { OtherFilms } from './OtherFilms';
import { Poster } from './Poster';
import { useAutoNext } from './use-auto-next';
import { useFilmWords } from './use-film-words';
import { useLengths } from './use-lengths';

/** A film: what it is about, and its episodes. Another reader has another progress. */
export const FilmPage = observer(function FilmPage({ film }: { readonly film: FilmInfo }) {
  const { viewer } = useServices();
  return <Film key={viewer.version} film={film} />;
});

const Film = observer(function Film({ film }: { readonly film: FilmInfo }) {
  const { t } = useFilmWords();
  const seen = useSeen();
  const auto = useAutoNext();
  return (
    <PageFrame
      right={film.others.length > 0 && <OtherFilms films={film.others} />}
      rightLabel={t('others')}
      rightOnPhones
    >
      <Stack gap={6}>
        <Head film={film} seen={seen} />
        <EpisodeList film={film} seen={seen} auto={auto} />
        <LicenceLine film={film} />
        <TitleTalk titleId={film.titleId} />
      </Stack>
    </PageFrame>
  );
});

const Head = observer(function Head({ film, seen }: { readonly film: FilmInfo; readonly seen: SeenStore }) {
  const { t } = useFilmWords();
  const { t: tMedia } = useMediaWords();
  const { ofFilm } = useLengths();
  const { slug, title, summary, genre, year, subtitles, simulated } = film;
  const share = useShareMoment(filmPath(slug), title);
  const languages = subtitles.map((language) => t(`languages.${language}`)).join(', ');
  const facts = [genre, ofFilm(film), year, languages && t('subtitlesOf', { languages })].filter(Boolean).join(' · ');
  return (
    <header css={head}>
      {film.poster && (
        <span css={back} aria-hidden="true">
          <Picture src={film.poster.url} alt="" width={film.poster.width} height={film.poster.height} sizes="7rem" />
        </span>
      )}
      <span css={cover}>
        <Poster film={film} sizes="(min-width: 768px) 11rem, 7rem" eager />
      </span>
      <div css={names}>
        <h1 css={heading}>{title}</h1>
        <p css={meta}>{facts}</p>
        {simulated && <p css={meta}>{tMedia('simulated')}</p>}
      </div>
      {summary !== '' && <p css={lead}>{summary}</p>}
      <div css={acts}>
        <WatchLink film={film} seen={seen} />
        <FollowButton film={film} />
        <SaveTitle titleId={film.titleId} />
        <Button
          icon={icons.share}
          onClick={() => {
            share();
          }}
        >
          {t('share')}
        </Button>
      </div>
    </header>
  );
});

/** The episode that the reader is in, else the one after the last they finished, else the first. */
const WatchLink = observer(function WatchLink({ film, seen }: { readonly film: FilmInfo; readonly seen: SeenStore }) {
  const { t } = useFilmWords();
  const { minutes } = useLengths();
  const { list, slug } = film;
  const open = list.find(({ videoId }) => seen.secondOf(videoId) !== undefined);
  const lastSeen = list.findLastIndex(({ videoId }) => seen.isOver(videoId));
  const episode = open ?? list[lastSeen + 1] ?? list[0];
  if (!episode) return null;
  const { number, videoId, seconds } = episode;
  const second = seen.secondOf(videoId);
  const isOne = list.length === 1;
  const time = minutes(seconds - (second ?? 0));
  const words =
    second === undefined
      ? t(isOne ? 'watchFilm' : 'watch', { number })
      : t(isOne ? 'goOnFilm' : 'goOn', { number, time });
  return (
    <LinkButton href={episodePath(slug, number)} look="primary" icon={icons.play}>
      {words}
    </LinkButton>
  );
});

const WHOLE_ROW = css`
  @media (max-width: 767px) {
    grid-column: 1 / -1;
  }
`;

/* Dark in both themes, as a cinema is: the poster glows behind the words. */
const head = css`
  position: relative;
  display: grid;
  grid-template-columns: min(7rem, 32%) minmax(0, 1fr);
  gap: var(--sp-4);
  padding: var(--sp-4);
  overflow: hidden;
  border-radius: var(--r-3);
  background: #12100f;
  color: #fff;
  & > * {
    position: relative;
  }
  @media (min-width: 768px) {
    grid-template: auto auto 1fr / min(11rem, 32%) minmax(0, 1fr);
    padding: var(--sp-5);
  }
`;

const back = css`
  && {
    position: absolute;
  }
  inset: 0;
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: blur(28px);
    transform: scale(1.2);
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: rgb(12 10 9 / 0.78);
  }
`;

const cover = css`
  align-self: start;
  @media (min-width: 768px) {
    grid-row: 1 / -1;
  }
`;

const names = css`
  display: grid;
  align-content: start;
  gap: var(--sp-1);
`;

const heading = css`
  font-size: var(--fs-24);
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const meta = css`
  font-size: var(--fs-13);
  color: rgb(255 255 255 / 0.86);
`;

const lead = css`
  overflow-wrap: anywhere;
  ${WHOLE_ROW}
`;

const acts = css`
  ${WHOLE_ROW}
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: var(--sp-2);
`;
