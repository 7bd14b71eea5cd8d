import type { HighlightCard, MediaKind, WatchedEpisode } from '@khandai/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../shell/services/services';
import type { SeenStore } from './SeenStore';

export interface UnfinishedHighlight {
  readonly highlight: HighlightCard;
  /** Where the reader stopped. */
  readonly second: number;
}

export interface UnfinishedEpisode extends WatchedEpisode {
  /** Where the reader stopped. */
  readonly second: number;
}

/** Highlights to go on with, the last watched first. Call it inside an observer. */
export function useUnfinishedHighlights(seen: SeenStore): readonly UnfinishedHighlight[] {
  const { api } = useServices();
  const [unfinished, cards] = useCards<HighlightCard>(seen, 'highlight', async (list, signal) => {
    const ids = list.map(({ titleId }) => titleId).join(',');
    return (await api.call('GET /other/api/highlight/list', { query: { ids, pageSize: list.length } }, signal)).list;
  });
  return unfinished.flatMap(({ videoId, second }) => {
    const highlight = cards.find((card) => card.videoId === videoId);
    return highlight ? [{ highlight, second }] : [];
  });
}

/** Episodes to go on with, of each film the last one. Call it inside an observer. */
export function useUnfinishedFilms(seen: SeenStore): readonly UnfinishedEpisode[] {
  const { api } = useServices();
  const [unfinished, cards] = useCards<WatchedEpisode>(seen, 'film', async (list, signal) => {
    const videos = list.map(({ videoId }) => videoId).join(',');
    return (await api.call('GET /other/api/film/watched', { query: { videos } }, signal)).list;
  });
  const rows = unfinished.flatMap(({ videoId, second }) => {
    const one = cards.find(({ episode }) => episode.videoId === videoId);
    return one ? [{ ...one, second }] : [];
  });
  return rows.filter(({ film }, at) => rows.findIndex((row) => row.film.titleId === film.titleId) === at);
}

/** What the site knows of the unfinished videos of a kind. */
function useCards<C>(
  seen: SeenStore,
  kind: MediaKind,
  read: (list: SeenStore['list'], signal: AbortSignal) => Promise<readonly C[]>,
): readonly [unfinished: SeenStore['list'], cards: readonly C[]] {
  const { log } = useServices();
  const [cards, setCards] = useState<readonly C[]>([]);
  const unfinished = seen.unfinishedOf(kind);
  const load = useEffectEvent((signal: AbortSignal) => read(unfinished, signal));
  const key = unfinished.map(({ videoId }) => videoId).join(',');
  useEffect(() => {
    if (key === '') return;
    const visit = new AbortController();
    const { signal } = visit;
    load(signal)
      .then((list) => {
        if (!signal.aborted) setCards(list);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) log.warn('videos to go on with', error);
      });
    return () => {
      visit.abort();
    };
  }, [key, log]);
  return [unfinished, cards];
}
