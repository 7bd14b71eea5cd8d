import { css } from '@emotion/react';
import type { EpisodeInfo } from '@khandai/contracts';
import { Button, Icon, icons, KitLink, LinkButton, PageFrame, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { KeyHint, TitleTalk, useMediaWords, useShareMoment, useWatch } from '../../domains/media';
import { deviceStorage } from '../../shell/services/browser-ports';
import { baseOf } from '../../shell/router/web-view';
import { useServices } from '../../shell/services/services';
import { EpisodeList } from './EpisodeList';
import { episodePath, filmPath } from './film-address';
import { FilmGone } from './FilmGone';
import { FilmPlayer } from './FilmPlayer';
import { FollowButton } from './FollowButton';
import { LicenceLine } from './LicenceLine';
import { OtherFilms } from './OtherFilms';
import { SubtitleStore } from './SubtitleStore';
import { useAutoNext } from './use-auto-next';
import { useFilmWords } from './use-film-words';

/** An episode: its player, and the other episodes. Another reader has another progress. */
export const EpisodePage = observer(function EpisodePage({ episode }: { readonly episode: EpisodeInfo }) {
  const { viewer } = useServices();
  return <Watched key={viewer.version} episode={episode} />;
});

function useSubtitles({ tracks }: EpisodeInfo): SubtitleStore {
  const { api, log } = useServices();
  const [subtitles] = useState(
    () =>
      new SubtitleStore(tracks, {
        ...{ api, storage: deviceStorage },
        report: (error) => {
          log.warn('subtitles', error);
        },
      }),
  );
  useEffect(() => {
    void subtitles.open();
    return subtitles.close;
  }, [subtitles]);
  return subtitles;
}

const Watched = observer(function Watched({ episode }: { readonly episode: EpisodeInfo }) {
  const { t } = useFilmWords();
  const { t: tMedia } = useMediaWords();
  const { api } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { film, number, title, summary, videoId, seconds } = episode;
  const { slug, titleId, list } = film;
  const video = useRef<HTMLVideoElement>(null);
  const subtitles = useSubtitles(episode);
  const auto = useAutoNext();
  const { watch, seen } = useWatch({ kind: 'film', titleId, videoId, seconds }, () =>
    api.call('GET /other/api/film/info/{slug}/{number}', { params: { slug, number } }),
  );
  const at = list.findIndex((one) => one.number === number);
  const [before, next] = [list[at - 1], list[at + 1]];
  const isSeries = list.length > 1;
  const isNamed = title !== t('episode', { number });
  const name = isSeries ? (isNamed ? t('named', { number, title }) : title) : film.title;
  const share = useShareMoment(episodePath(slug, number), isSeries ? `${film.title}, ${name}` : name);
  const toNext = () => {
    if (next) void navigate(baseOf(pathname) + episodePath(slug, next.number));
  };
  if (watch.isGone) return <FilmGone />;
  return (
    <PageFrame
      right={film.others.length > 0 && <OtherFilms films={film.others} />}
      rightLabel={t('others')}
      rightOnPhones
    >
      <Stack>
        <KitLink href={filmPath(slug)} css={back}>
          <Icon icon={icons.chevronLeft} size={16} />
          {film.title}
        </KitLink>
        <FilmPlayer ref={video} {...{ episode, next, watch, seen, subtitles }} isAuto={auto[0]} onNext={toNext} />
        <header css={head}>
          <h1 css={heading}>{name}</h1>
          {film.simulated && <p css={meta}>{tMedia('simulated')}</p>}
          {summary !== '' && <p css={lead}>{summary}</p>}
          <div css={acts}>
            {before && (
              <LinkButton href={episodePath(slug, before.number)} icon={icons.chevronLeft}>
                {t('previous')}
              </LinkButton>
            )}
            {next && (
              <LinkButton href={episodePath(slug, next.number)} icon={icons.chevronRight}>
                {t('nextEpisode')}
              </LinkButton>
            )}
            <FollowButton film={film} />
            <Button
              icon={icons.share}
              onClick={() => {
                share(watch.second);
              }}
            >
              {tMedia('share')}
            </Button>
          </div>
          <KeyHint>{t('keys')}</KeyHint>
        </header>
        {isSeries && <EpisodeList film={film} seen={seen} current={number} auto={auto} />}
        <LicenceLine film={film} />
        <TitleTalk titleId={titleId} />
      </Stack>
    </PageFrame>
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
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
`;

const heading = css`
  font-size: var(--fs-20);
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const meta = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const lead = css`
  overflow-wrap: anywhere;
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
`;
