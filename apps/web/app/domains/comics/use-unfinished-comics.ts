import type { ComicCard, ComicProgress } from '@khandai/contracts';
import { useEffect, useState } from 'react';
import { useServices } from '../../shell/services/services';
import { chapterPath, comicPath } from './comic-path';
import type { ReadStore } from './ReadStore';

/** Of those that were read last; more are not asked for. */
const ASKED = 8;

export interface UnfinishedComic {
  readonly comic: ComicCard;
  /** The chapter that was read last. */
  readonly at: ComicProgress;
}

/** Comics that the reader has not read to their end, the last read first. Call it inside an observer. */
export function useUnfinishedComics(read: ReadStore): readonly UnfinishedComic[] {
  const { api, log } = useServices();
  const [cards, setCards] = useState<readonly ComicCard[]>([]);
  const ids = read.comics
    .slice(0, ASKED)
    .map(({ titleId }) => titleId)
    .join(',');
  useEffect(() => {
    if (ids === '') return;
    const visit = new AbortController();
    const { signal } = visit;
    api
      .call('GET /other/api/comic/list', { query: { ids } }, signal)
      .then(({ list }) => {
        if (!signal.aborted) setCards(list);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) log.warn('comics to go on with', error);
      });
    return () => {
      visit.abort();
    };
  }, [api, log, ids]);
  return read.comics.flatMap((at) => {
    const comic = cards.find(({ titleId }) => titleId === at.titleId);
    return comic && !isOver(comic, at) ? [{ comic, at }] : [];
  });
}

const isOver = ({ lastChapter }: ComicCard, at: ComicProgress): boolean =>
  at.isRead && (lastChapter?.number ?? 0) <= at.number;

/** Where to go on. After a chapter that was read to its end, the comic's page knows the next one. */
export const resumePath = ({ slug }: Pick<ComicCard, 'slug'>, at: ComicProgress): string =>
  at.isRead ? comicPath(slug) : chapterPath(slug, at.number, at.page);
