import { css } from '@emotion/react';
import type { EpisodeCard, EpisodeInfo } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import {
  follows,
  NextUp,
  secondOf,
  type SeenStore,
  useMediaWords,
  videoTime,
  type WatchStore,
} from '../../domains/media';
import { playHls } from '../../domains/newsfeed';
import { episodePath } from './film-address';
import { PlayerBar } from './PlayerBar';
import { showCues } from './show-cues';
import type { SubtitleStore } from './SubtitleStore';
import { useFilmWords } from './use-film-words';

interface FilmPlayerProps {
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly episode: EpisodeInfo;
  readonly next: EpisodeCard | undefined;
  readonly watch: WatchStore;
  readonly seen: SeenStore;
  readonly subtitles: SubtitleStore;
  readonly isAuto: boolean;
}

/** Plays an episode with the browser's own controls, its subtitles, and the next one at the end. */
export const FilmPlayer = observer(function FilmPlayer(props: FilmPlayerProps) {
  const { ref, episode, next, watch, seen, subtitles, isAuto } = props;
  const { t } = useMediaWords();
  const { t: tFilm } = useFilmWords();
  const location = useLocation();
  const [search] = useSearchParams();
  const [started, start] = useState(false);
  const { url, hls, still, film, title } = episode;
  const moment = secondOf(search);
  const resume = started || moment !== undefined ? undefined : seen.secondOf(episode.videoId);

  const load = useEffectEvent((video: HTMLVideoElement) => {
    if (moment !== undefined) video.currentTime = moment;
    if (!follows(location.state)) return;
    video.muted = true;
    void video.play().catch(() => {
      // The browser wants a tap first.
    });
  });
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const stop = hls === null ? undefined : playHls(hls, url)(current);
    load(current);
    return stop;
  }, [ref, hls, url]);

  const { choice, cues } = subtitles;
  useEffect(() => {
    if (ref.current) showCues(ref.current, choice, cues);
  }, [ref, choice, cues]);

  const from = (second: number) => {
    const { current } = ref;
    if (!current) return;
    current.currentTime = second;
    void current.play().catch(() => {
      // The browser wants another tap; the picture shows the moment.
    });
  };
  return (
    <div css={frame}>
      <video
        ref={ref}
        css={screen}
        src={hls === null ? url : undefined}
        poster={still?.url}
        aria-label={film.episodes > 1 ? `${film.title}, ${title}` : film.title}
        controls
        playsInline
        preload="metadata"
        onPlay={() => {
          start(true);
          watch.played();
        }}
        onTimeUpdate={({ currentTarget }) => {
          if (!currentTarget.paused) watch.moved(currentTarget.currentTime);
        }}
        onPause={watch.rest}
        onEnded={watch.ended}
        onError={() => void watch.failed()}
      />
      {resume !== undefined && (
        <div css={offer}>
          <Button
            look="primary"
            onClick={() => {
              from(resume);
            }}
          >
            {t('resume', { time: videoTime(resume) })}
          </Button>
          <Button
            onClick={() => {
              from(0);
            }}
          >
            {t('fromStart')}
          </Button>
        </div>
      )}
      <PlayerBar video={ref} subtitles={subtitles} />
      {watch.isOver && next && (
        <NextUp
          title={tFilm('named', { number: next.number, title: next.title })}
          href={episodePath(film.slug, next.number)}
          isAuto={isAuto}
          onStay={watch.stay}
        />
      )}
      {watch.isBroken && (
        <div css={offer} role="alert">
          <p>{t('unplayable')}</p>
          <Button
            onClick={() => {
              watch.played();
              ref.current?.load();
            }}
          >
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  );
});

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
`;

const screen = css`
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--r-2);
  background: #000;
`;

const offer = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
`;
