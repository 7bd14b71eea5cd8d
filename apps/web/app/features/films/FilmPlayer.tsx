import { css } from '@emotion/react';
import type { EpisodeCard, EpisodeInfo } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect } from 'react';
import { NextUp, type SeenStore, VideoPlayer, type WatchStore } from '../../domains/media';
import { episodePath } from './film-address';
import { showCues } from './show-cues';
import type { SubtitleChoice, SubtitleStore } from './SubtitleStore';
import { useFilmWords } from './use-film-words';

interface FilmPlayerProps {
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly episode: EpisodeInfo;
  readonly next: EpisodeCard | undefined;
  readonly watch: WatchStore;
  readonly seen: SeenStore;
  readonly subtitles: SubtitleStore;
  readonly isAuto: boolean;
  readonly onNext: () => void;
}

/** Plays an episode with its subtitles, and the next one at the end. */
export const FilmPlayer = observer(function FilmPlayer(props: FilmPlayerProps) {
  const { ref, episode, next, watch, seen, subtitles, isAuto, onNext } = props;
  const { t } = useFilmWords();
  const { still, film, title } = episode;
  const { choice, cues, hasFailed } = subtitles;
  useEffect(() => {
    if (ref.current) showCues(ref.current, choice, cues);
  }, [ref, choice, cues]);
  return (
    <VideoPlayer
      {...{ ref, watch, seen }}
      video={episode}
      poster={still?.url}
      name={film.episodes > 1 ? `${film.title}, ${title}` : film.title}
      simulated={film.simulated}
      next={next && { label: t('nextEpisode'), onNext }}
      subtitles={useChoice(subtitles)}
    >
      <p role="status" css={note}>
        {hasFailed ? t('noSubtitles') : ''}
      </p>
      {watch.isOver && next && (
        <NextUp
          title={t('named', { number: next.number, title: next.title })}
          href={episodePath(film.slug, next.number)}
          isAuto={isAuto}
          onStay={watch.stay}
        />
      )}
    </VideoPlayer>
  );
});

/** Undefined for an episode without subtitles. */
function useChoice(subtitles: SubtitleStore) {
  const { t } = useFilmWords();
  const { languages, choice } = subtitles;
  if (languages.length === 0) return undefined;
  return {
    on: choice !== 'off',
    onToggle: () => void subtitles.toggle(),
    languages:
      choice === 'off' || languages.length === 1
        ? undefined
        : {
            label: t('language'),
            value: choice,
            // Their codes: the bar of a phone has no width for names.
            options: languages.map((value) => ({ value, label: value.toUpperCase() })),
            onChange: (value: string) => void subtitles.choose(value as SubtitleChoice),
          },
  };
}

const note = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
  &:empty {
    display: none;
  }
`;
