import { DeskFilm, type DeskEpisode, type DeskFilmRow } from '@khandai/contracts';
import { Compile } from 'typebox/compile';
import type { Db } from '../../../platform/database/database.js';
import { RecordDesk } from '../../../platform/desk-records/record-desk.js';
import { isVisible } from '../../../platform/plain-text.js';
import { mediaRefused } from '../media-faults.js';
import { areUsable, type FilmContent, filmContents } from './film-contents-repository.js';
import { checkedTitle, lineOf } from './title-checks.js';
import { TITLE_ACTIONS, TitleDesk, type TitleDeskDeps } from './title-desk.js';
import { filesOf, storedFile } from './title-files-query.js';
import { type TitleFilter, TitleRepository } from './title-repository.js';
import { assertPlayable, storedVideo } from './title-videos.js';

export type FilmDesk = TitleDesk<FilmContent, DeskFilmRow>;

const MAX = { genre: 40, credits: 500, title: 150, summary: 300 } as const;
const logged = Compile(DeskFilm);

/** The desk of films: a poster, and episodes in seasons with subtitles. */
export function filmDesk(deps: TitleDeskDeps): FilmDesk {
  const { database, sourceOf } = deps;
  const titles = new TitleRepository(database, filmContents);
  return new TitleDesk({
    ...{ ...deps, titles, contents: filmContents },
    records: new RecordDesk<DeskFilm, TitleFilter>({
      ...{ ...deps, store: titles, resource: 'film', actions: TITLE_ACTIONS, titleOf: ({ title }) => title },
      check: async (draft, tx, editorId) => ({
        ...{ ...draft, ...(await checkedTitle(tx, { kind: 'film', titles }, draft)) },
        ...{ genre: lineOf(draft.genre, MAX.genre), credits: lineOf(draft.credits, MAX.credits) },
        posterId: await pictureOf(tx, draft.posterId),
        episodes: await checkedEpisodes(tx, editorId, draft.episodes),
      }),
      read: (values) => (logged.Check(values) ? values : undefined),
    }),
    rows: async (list) => {
      const files = await filesOf(database.db, list.flatMap(filmContents.sourcesOf), sourceOf);
      return list.map((film) => ({
        ...film,
        files: filmContents.sourcesOf(film).flatMap((sourceId) => files.get(sourceId) ?? []),
      }));
    },
    assertWhole: async (tx, { episodes }) => {
      if (episodes.length === 0) throw mediaRefused('mediaNoEpisode');
      for (const { sourceId } of episodes) await assertPlayable(tx, sourceId);
    },
    assertKept: async (tx, { episodes }, before) => {
      if (episodes.length === 0) throw mediaRefused('mediaNoEpisode');
      await assertEpisodesKept(tx, episodes, before.episodes);
    },
  });
}

/** A new episode joins the others once its video is prepared; one that readers have keeps a video that plays. */
async function assertEpisodesKept(
  tx: Db,
  episodes: readonly DeskEpisode[],
  before: readonly DeskEpisode[],
): Promise<void> {
  const sources = new Map(before.map(({ number, sourceId }) => [number, sourceId]));
  let ready = 0;
  for (const { number, sourceId } of episodes) {
    const { isReady } = await storedVideo(tx, sourceId);
    const had = sources.get(number);
    if (!isReady && had !== undefined && had !== sourceId) throw mediaRefused('mediaVideoBusy');
    if (isReady) ready += 1;
  }
  if (ready === 0) throw mediaRefused('mediaVideoBusy');
}

async function pictureOf(tx: Db, sourceId: number | null): Promise<number | null> {
  if (sourceId !== null && (await storedFile(tx, sourceId))?.kind !== 'image') throw mediaRefused('mediaFileUnknown');
  return sourceId;
}

async function checkedEpisodes(tx: Db, editorId: number, episodes: readonly DeskEpisode[]): Promise<DeskEpisode[]> {
  const sorted = [...episodes].sort((a, b) => a.number - b.number).map(cleaned);
  for (const [index, { number, season, sourceId, tracks }] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before?.number === number) throw mediaRefused('mediaEpisodeTwice', { number });
    if (before && before.season > season) throw mediaRefused('mediaEpisodeSeason', { number });
    const languages = new Set(tracks.map(({ language }) => language));
    if (languages.size < tracks.length) throw mediaRefused('mediaSubtitleTwice', { number });
    await storedVideo(tx, sourceId);
  }
  const sourceIds = sorted.map(({ sourceId }) => sourceId);
  const subtitleIds = sorted.flatMap(({ tracks }) => tracks.map(({ subtitleId }) => subtitleId));
  if (new Set(sourceIds).size < sourceIds.length) throw mediaRefused('mediaFileUnknown');
  const areOnce = new Set(subtitleIds).size === subtitleIds.length;
  if (!areOnce || !(await areUsable(tx, { editorId, sourceIds, subtitleIds })))
    throw mediaRefused('mediaSubtitleUnknown');
  return sorted;
}

function cleaned(episode: DeskEpisode): DeskEpisode {
  const title = lineOf(episode.title, MAX.title);
  if (!isVisible(title)) throw mediaRefused('mediaEpisodeName', { number: episode.number });
  return {
    ...{ ...episode, title, summary: lineOf(episode.summary, MAX.summary) },
    tracks: [...episode.tracks].sort((a, b) => (a.language < b.language ? -1 : 1)),
  };
}
