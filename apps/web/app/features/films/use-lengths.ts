import type { FilmCard } from '@khandai/contracts';
import { useFilmWords } from './use-film-words';

const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

/** Lengths in words. */
export function useLengths() {
  const { t } = useFilmWords();
  const minutes = (seconds: number): string => t('minutes', { count: minutesOf(seconds) });
  return {
    minutes,
    /** `5 tập`, or `1 tập · 88 phút`. */
    ofFilm: ({ episodes, seconds }: Pick<FilmCard, 'episodes' | 'seconds'>): string =>
      episodes > 1 ? t('episodes', { count: episodes }) : `${t('one')} · ${minutes(seconds)}`,
  };
}
