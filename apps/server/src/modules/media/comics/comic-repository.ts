import { DAY_MS } from '@khandai/calendar';
import type { ComicGenre, ComicSort, ComicState } from '@khandai/contracts';
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lte, max, type SQL, sql, sum } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.js';
import {
  comicChapters,
  comicFollows,
  comicPages,
  comicReaders,
  comics,
  mediaLicences,
  mediaTitles,
  uploads,
} from '../../../platform/database/schema.js';
import { searchKey } from '../../../platform/plain-text.js';
import { mediaNotFound } from '../media-faults.js';
import { isShown, whyMissing } from '../shown-titles-query.js';

export interface ComicFilter {
  readonly genre?: ComicGenre | undefined;
  readonly state?: ComicState | undefined;
  readonly q?: string | undefined;
  readonly ids?: readonly number[] | undefined;
}

interface ComicPage {
  readonly sort: ComicSort;
  readonly limit: number;
  readonly offset: number;
}

/** Chapters that readers get at an instant. */
export const isPublished = (at: Date): SQL | undefined => lte(comicChapters.publishedAt, at);

const isComic = eq(mediaTitles.kind, 'comic');
const WEEK_MS = 7 * DAY_MS;

/** SQL for comics as readers get them. */
export class ComicRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  async page(at: Date, filter: ComicFilter, { sort, limit, offset }: ComicPage) {
    const where = and(isComic, isShown(at), ...conditionsOf(filter));
    const published = publishedOf(this.#db, at);
    const [found] = await this.#db
      .select({ total: count() })
      .from(mediaTitles)
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
      .innerJoin(comics, eq(comics.titleId, mediaTitles.titleId))
      .where(where);
    const orders = {
      new: desc(sql`coalesce(${published.updatedAt}, ${mediaTitles.publishedAt})`),
      read: desc(sql`coalesce(${published.reads}, 0)`),
      name: asc(comics.searchKey),
    };
    const list = await this.#cards(published)
      .where(where)
      .orderBy(orders[sort], desc(mediaTitles.titleId))
      .limit(limit)
      .offset(offset);
    return { total: found?.total ?? 0, list };
  }

  /** Throws `mediaWithdrawn` for a comic that readers got once. */
  async bySlug(at: Date, slug: string): Promise<ComicRow> {
    const [row] = await this.#cards(publishedOf(this.#db, at))
      .where(and(isComic, isShown(at), eq(mediaTitles.slug, slug)))
      .limit(1);
    if (!row) throw await whyMissing(this.#db, at, { kind: 'comic', slug });
    return row;
  }

  /** The chapters of a comic that readers get, the first one first. */
  chapters(at: Date, titleId: number) {
    return this.#db
      .select({
        chapter: getTableColumns(comicChapters),
        totalPages: count(comicPages.sourceId),
      })
      .from(comicChapters)
      .leftJoin(comicPages, eq(comicPages.chapterId, comicChapters.chapterId))
      .where(and(eq(comicChapters.titleId, titleId), isPublished(at)))
      .groupBy(comicChapters.chapterId)
      .orderBy(asc(comicChapters.number));
  }

  pages(chapterId: number) {
    return this.#db
      .select({ alt: comicPages.alt, file: getTableColumns(uploads) })
      .from(comicPages)
      .innerJoin(uploads, eq(uploads.sourceId, comicPages.sourceId))
      .where(eq(comicPages.chapterId, chapterId))
      .orderBy(asc(comicPages.position));
  }

  followers(titleId: number): Promise<number> {
    return this.#db.$count(comicFollows, eq(comicFollows.titleId, titleId));
  }

  async facets(at: Date) {
    const shown = this.#db
      .select({ genres: comics.genres, state: comics.state })
      .from(mediaTitles)
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
      .innerJoin(comics, eq(comics.titleId, mediaTitles.titleId))
      .where(and(isComic, isShown(at)))
      .as('shown');
    const total = count();
    const genre = sql<ComicGenre>`genre`;
    const [totals] = await this.#db
      .select({ total, complete: sql<number>`count(*) FILTER (WHERE ${shown.state} = 'complete')::integer` })
      .from(shown);
    const genres = await this.#db
      .select({ genre, total })
      .from(shown)
      .innerJoin(sql`jsonb_array_elements_text(${shown.genres}) AS genre`, sql`true`)
      .groupBy(genre)
      .orderBy(desc(total), asc(genre));
    return { total: totals?.total ?? 0, complete: totals?.complete ?? 0, genres };
  }

  /** The comics with the most readers of a week; `reads` counts these. */
  async mostRead(at: Date, limit: number) {
    const { titleId, slug, title } = mediaTitles;
    const reads = count();
    return this.#db
      .select({ titleId, slug, title, reads })
      .from(comicReaders)
      .innerJoin(comicChapters, eq(comicChapters.chapterId, comicReaders.chapterId))
      .innerJoin(mediaTitles, eq(mediaTitles.titleId, comicChapters.titleId))
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
      .where(and(isShown(at), gte(comicReaders.readAt, new Date(at.getTime() - WEEK_MS))))
      .groupBy(titleId, slug, title)
      .orderBy(desc(reads), asc(titleId))
      .limit(limit);
  }

  /** Throws for a chapter that readers do not get. */
  async assertShown(at: Date, chapterId: number): Promise<void> {
    const rows = await this.#db
      .select({ id: comicChapters.chapterId })
      .from(comicChapters)
      .innerJoin(mediaTitles, eq(mediaTitles.titleId, comicChapters.titleId))
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, comicChapters.titleId))
      .where(and(eq(comicChapters.chapterId, chapterId), isShown(at), isPublished(at)));
    if (rows.length === 0) throw mediaNotFound();
  }

  /** False when the reader is counted already. */
  countReader(chapterId: number, reader: string, readAt: Date): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const first = await tx
        .insert(comicReaders)
        .values({ chapterId, reader, readAt })
        .onConflictDoNothing()
        .returning({ reader: comicReaders.reader });
      if (first.length === 0) return false;
      await tx
        .update(comicChapters)
        .set({ reads: sql`${comicChapters.reads} + 1` })
        .where(eq(comicChapters.chapterId, chapterId));
      return true;
    });
  }

  #cards(published: ReturnType<typeof publishedOf>) {
    return this.#db
      .select({
        title: getTableColumns(mediaTitles),
        licence: getTableColumns(mediaLicences),
        comic: getTableColumns(comics),
        cover: getTableColumns(uploads),
        totals: { chapters: published.total, updatedAt: published.updatedAt, reads: published.reads },
        last: getTableColumns(comicChapters),
      })
      .from(mediaTitles)
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
      .innerJoin(comics, eq(comics.titleId, mediaTitles.titleId))
      .leftJoin(uploads, eq(uploads.sourceId, comics.coverSourceId))
      .leftJoin(published, eq(published.titleId, mediaTitles.titleId))
      .leftJoin(
        comicChapters,
        and(eq(comicChapters.titleId, mediaTitles.titleId), eq(comicChapters.number, published.last)),
      )
      .$dynamic();
  }
}

/** What comics have of chapters that readers get. */
const publishedOf = (db: Db, at: Date) =>
  db
    .select({
      titleId: comicChapters.titleId,
      total: count().as('shown_chapters'),
      last: max(comicChapters.number).as('shown_last'),
      updatedAt: max(comicChapters.publishedAt).as('shown_update'),
      reads: sum(comicChapters.reads).mapWith(Number).as('shown_reads'),
    })
    .from(comicChapters)
    .where(isPublished(at))
    .groupBy(comicChapters.titleId)
    .as('published');

export type ComicRow = Awaited<ReturnType<ComicRepository['page']>>['list'][number];
export type ChapterRow = Awaited<ReturnType<ComicRepository['chapters']>>[number];

function conditionsOf({ genre, state, q, ids }: ComicFilter): (SQL | undefined)[] {
  const key = searchKey(q ?? '');
  return [
    genre && sql`${comics.genres} @> ${JSON.stringify([genre])}::jsonb`,
    state && eq(comics.state, state),
    key === '' ? undefined : sql`${comics.searchKey} LIKE ${`%${key.replace(/[\\%_]/g, '\\$&')}%`}`,
    ids && inArray(mediaTitles.titleId, [...ids]),
  ];
}
