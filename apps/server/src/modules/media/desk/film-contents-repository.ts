import type { DeskEpisode, DeskFilm } from '@khandai/contracts';
import { and, asc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { filmEpisodes, films, filmSubtitles, mediaVideos } from '../../../platform/database/schema.js';
import { mediaRefused } from '../media-faults.js';
import type { TitleContents } from './title-repository.js';

export type FilmContent = Pick<DeskFilm, 'posterId' | 'genre' | 'year' | 'credits' | 'episodes'>;

/** SQL for what a film has beside its title: its poster and facts, its episodes and their subtitles. */
export const filmContents: TitleContents<FilmContent> = {
  kind: 'film',
  none: { posterId: null, genre: '', year: null, credits: '', episodes: [] },

  sourcesOf: ({ posterId, episodes }) => [
    ...(posterId === null ? [] : [posterId]),
    ...episodes.map(({ sourceId }) => sourceId),
  ],

  read: async (db, titleIds) => {
    const rows = await db
      .select()
      .from(films)
      .where(inArray(films.titleId, [...titleIds]));
    const episodes = await episodesOf(db, titleIds);
    return new Map(rows.map(({ titleId, ...film }) => [titleId, { ...film, episodes: episodes.get(titleId) ?? [] }]));
  },

  write: async (tx, titleId, { posterId, genre, year, credits, episodes }) => {
    const film = { posterId, genre, year, credits };
    await tx
      .insert(films)
      .values({ titleId, ...film })
      .onConflictDoUpdate({ target: films.titleId, set: film });
    await dropOthers(tx, titleId, episodes);
    for (const episode of episodes) await writeEpisode(tx, titleId, episode);
  },

  release: (tx, titleId) => releaseSubtitles(tx, titleId),

  incomplete: async (db, contents) => {
    const subtitlesOf = ({ episodes }: FilmContent) =>
      episodes.flatMap(({ tracks }) => tracks.map(({ subtitleId }) => subtitleId));
    const ids = [...new Set(contents.flatMap(subtitlesOf))];
    if (ids.length === 0) return new Set();
    const { subtitleId } = filmSubtitles;
    const rows = await db.select({ subtitleId }).from(filmSubtitles).where(inArray(subtitleId, ids));
    const there = new Set(rows.map((row) => row.subtitleId));
    return new Set(contents.filter((film) => subtitlesOf(film).some((id) => !there.has(id))));
  },
};

/** Takes the subtitles from all episodes of a film. */
async function releaseSubtitles(tx: Db, titleId: number): Promise<void> {
  const ofTitle = tx.select({ videoId: mediaVideos.videoId }).from(mediaVideos).where(eq(mediaVideos.titleId, titleId));
  await tx
    .update(filmSubtitles)
    .set({ videoId: null, releasedAt: sql`now()` })
    .where(inArray(filmSubtitles.videoId, ofTitle));
}

/** Episodes whose video the film has no longer go, with how far members watched; and subtitles that no episode names. */
async function dropOthers(tx: Db, titleId: number, episodes: readonly DeskEpisode[]): Promise<void> {
  const isOf = eq(mediaVideos.titleId, titleId);
  const sources = episodes.map(({ sourceId }) => sourceId);
  await releaseSubtitles(tx, titleId);
  await tx
    .delete(mediaVideos)
    .where(sources.length === 0 ? isOf : and(isOf, notInArray(mediaVideos.sourceId, sources)));
}

/** A video that stays keeps its id, and with it how far members have watched. */
async function writeEpisode(tx: Db, titleId: number, { sourceId, tracks, ...episode }: DeskEpisode): Promise<void> {
  const [video] = await tx
    .insert(mediaVideos)
    .values({ titleId, sourceId })
    .onConflictDoUpdate({ target: mediaVideos.sourceId, set: { titleId } })
    .returning({ videoId: mediaVideos.videoId });
  const videoId = video?.videoId ?? 0;
  await tx
    .insert(filmEpisodes)
    .values({ videoId, titleId, ...episode })
    .onConflictDoUpdate({ target: filmEpisodes.videoId, set: episode });
  for (const { subtitleId, language } of tracks) {
    const set = await tx
      .update(filmSubtitles)
      .set({ videoId, language, releasedAt: null })
      .where(and(eq(filmSubtitles.subtitleId, subtitleId), isNull(filmSubtitles.videoId)))
      .returning({ id: filmSubtitles.subtitleId });
    if (set.length === 0) throw mediaRefused('mediaSubtitleUnknown');
  }
}

async function episodesOf(db: Db, titleIds: readonly number[]): Promise<ReadonlyMap<number, DeskEpisode[]>> {
  const rows = await db
    .select({ episode: filmEpisodes, sourceId: mediaVideos.sourceId })
    .from(filmEpisodes)
    .innerJoin(mediaVideos, eq(mediaVideos.videoId, filmEpisodes.videoId))
    .where(inArray(filmEpisodes.titleId, [...titleIds]))
    .orderBy(asc(filmEpisodes.number));
  const tracks = await tracksOf(
    db,
    rows.map(({ episode }) => episode.videoId),
  );
  const list = rows.map(({ episode: { videoId, titleId, season, number, title, summary }, sourceId }) => ({
    titleId,
    episode: { season, number, title, summary, sourceId, tracks: tracks.get(videoId) ?? [] },
  }));
  return new Map(titleIds.map((id) => [id, list.flatMap((one) => (one.titleId === id ? [one.episode] : []))]));
}

/** Subtitles by the ids of their videos, in the order of their languages. */
export async function tracksOf(db: Db, videoIds: readonly number[]): Promise<Map<number, DeskEpisode['tracks']>> {
  const found = new Map<number, DeskEpisode['tracks']>();
  if (videoIds.length === 0) return found;
  const { subtitleId, videoId, language } = filmSubtitles;
  const rows = await db
    .select({ subtitleId, videoId, language })
    .from(filmSubtitles)
    .where(inArray(videoId, [...videoIds]))
    .orderBy(asc(language));
  for (const row of rows)
    if (row.videoId !== null && row.language !== null)
      found.set(row.videoId, [
        ...(found.get(row.videoId) ?? []),
        { subtitleId: row.subtitleId, language: row.language },
      ]);
  return found;
}

/** Whether an editor may give a film these subtitles: they uploaded them, or the film has them already. */
export async function areUsable(
  tx: Db,
  {
    editorId,
    sourceIds,
    subtitleIds,
  }: { readonly editorId: number; readonly sourceIds: readonly number[]; readonly subtitleIds: readonly number[] },
): Promise<boolean> {
  if (subtitleIds.length === 0) return true;
  const ofFilm = tx
    .select({ videoId: mediaVideos.videoId })
    .from(mediaVideos)
    .where(inArray(mediaVideos.sourceId, [...sourceIds]));
  const isUsable = and(
    inArray(filmSubtitles.subtitleId, [...subtitleIds]),
    or(inArray(filmSubtitles.videoId, ofFilm), and(isNull(filmSubtitles.videoId), eq(filmSubtitles.userId, editorId))),
  );
  return (await tx.$count(filmSubtitles, isUsable)) === new Set(subtitleIds).size;
}
