import { and, asc, count, desc, eq, getTableColumns, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Db } from '../../../platform/database/database.js';
import {
  filmEpisodes,
  films,
  mediaLicences,
  mediaTitles,
  mediaVideos,
  uploads,
} from '../../../platform/database/schema.js';
import type { DomainError } from '../../../platform/domain-error.js';
import { searchKey } from '../../../platform/plain-text.js';
import { isShown, whyMissing } from '../shown-titles-query.js';

/** Where a page of the list goes on. */
export interface FilmPlace {
  readonly publishedAt: Date;
  readonly titleId: number;
}

export interface FilmFilter {
  readonly genre?: string | undefined;
  /** `single`: of one episode. */
  readonly form?: 'single' | 'series' | undefined;
  /** A part of the title, with or without diacritics. */
  readonly q?: string | undefined;
  readonly after?: FilmPlace | undefined;
  readonly limit: number;
}

const posters = alias(uploads, 'posters');
const isReady = eq(uploads.state, 'ready');

const select = (db: Db) =>
  db
    .select({
      title: getTableColumns(mediaTitles),
      film: getTableColumns(films),
      licence: getTableColumns(mediaLicences),
      poster: getTableColumns(posters),
      episodes: count(),
      seconds: sql<number>`coalesce(sum(${uploads.seconds}), 0)`.mapWith(Number),
    })
    .from(mediaTitles)
    .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
    .innerJoin(films, eq(films.titleId, mediaTitles.titleId))
    .innerJoin(filmEpisodes, eq(filmEpisodes.titleId, mediaTitles.titleId))
    .innerJoin(mediaVideos, eq(mediaVideos.videoId, filmEpisodes.videoId))
    .innerJoin(uploads, and(eq(uploads.sourceId, mediaVideos.sourceId), isReady))
    .leftJoin(posters, eq(posters.sourceId, films.posterId))
    .groupBy(mediaTitles.titleId, films.titleId, mediaLicences.titleId, posters.sourceId)
    .$dynamic();

export type FilmRow = Awaited<ReturnType<typeof select>>[number];

const selectEpisodes = (db: Db) =>
  db
    .select({ episode: getTableColumns(filmEpisodes), file: getTableColumns(uploads) })
    .from(filmEpisodes)
    .innerJoin(mediaVideos, eq(mediaVideos.videoId, filmEpisodes.videoId))
    .innerJoin(uploads, and(eq(uploads.sourceId, mediaVideos.sourceId), isReady))
    .orderBy(asc(filmEpisodes.titleId), asc(filmEpisodes.number))
    .$dynamic();

export type EpisodeRow = Awaited<ReturnType<typeof selectEpisodes>>[number];

/** SQL for films as readers get them: with the episodes whose video is prepared. */
export class FilmRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  async page(at: Date, { genre, form, q, after, limit }: FilmFilter): Promise<FilmRow[]> {
    const where = and(
      ...[eq(mediaTitles.kind, 'film'), isShown(at), after && isAfter(after)],
      genre === undefined ? undefined : eq(films.genre, genre),
      isCalled(q),
    );
    return select(this.#db)
      .where(where)
      .having(form && (form === 'single' ? sql`count(*) = 1` : sql`count(*) > 1`))
      .orderBy(desc(mediaTitles.publishedAt), desc(mediaTitles.titleId))
      .limit(limit);
  }

  async bySlug(at: Date, slug: string): Promise<FilmRow | undefined> {
    const isIt = and(eq(mediaTitles.kind, 'film'), eq(mediaTitles.slug, slug), isShown(at));
    const [row] = await select(this.#db).where(isIt);
    return row;
  }

  async byIds(at: Date, titleIds: readonly number[]): Promise<FilmRow[]> {
    if (titleIds.length === 0) return [];
    return select(this.#db).where(and(inArray(mediaTitles.titleId, [...titleIds]), isShown(at)));
  }

  /** Films other than one. */
  async others(at: Date, titleId: number, limit: number): Promise<FilmRow[]> {
    return select(this.#db)
      .where(and(eq(mediaTitles.kind, 'film'), isShown(at), ne(mediaTitles.titleId, titleId)))
      .orderBy(desc(mediaTitles.publishedAt), desc(mediaTitles.titleId))
      .limit(limit);
  }

  async episodes(titleId: number): Promise<EpisodeRow[]> {
    return selectEpisodes(this.#db).where(eq(filmEpisodes.titleId, titleId));
  }

  async episodesOf(videoIds: readonly number[]): Promise<EpisodeRow[]> {
    return selectEpisodes(this.#db).where(inArray(filmEpisodes.videoId, [...videoIds]));
  }

  /** Why readers do not get the film. */
  whyMissing(at: Date, slug: string): Promise<DomainError> {
    return whyMissing(this.#db, at, { kind: 'film', slug });
  }

  /** The one with the most films first. */
  async genres(at: Date, limit: number): Promise<string[]> {
    const rows = await this.#db
      .select({ genre: films.genre })
      .from(films)
      .innerJoin(mediaTitles, eq(mediaTitles.titleId, films.titleId))
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, films.titleId))
      .where(and(isShown(at), ne(films.genre, '')))
      .groupBy(films.genre)
      .orderBy(desc(count()), asc(films.genre))
      .limit(limit);
    return rows.map(({ genre }) => genre);
  }
}

function isCalled(q = ''): SQL | undefined {
  const key = searchKey(q);
  if (key === '') return undefined;
  const pattern = `%${key.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`search_folded(search_exact(${mediaTitles.title})) LIKE ${pattern}`;
}

const isAfter = ({ publishedAt, titleId }: FilmPlace): SQL | undefined =>
  or(
    lt(mediaTitles.publishedAt, publishedAt),
    and(eq(mediaTitles.publishedAt, publishedAt), lt(mediaTitles.titleId, titleId)),
  );
