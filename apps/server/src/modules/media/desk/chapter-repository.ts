import type { DeskComicChapter, DeskComicPage } from '@khandai/contracts';
import { and, asc, count, desc, eq, inArray, max, ne, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.js';
import {
  comicAnnouncements,
  comicChapters,
  comicPages,
  mediaFiles,
  mediaTitles,
} from '../../../platform/database/schema.js';
import { instantOf, isoOf, skipped } from '../../../platform/desk-records/desk-query.js';
import {
  type DeskPage,
  type Draft,
  recordNotFound,
  type RecordStore,
} from '../../../platform/desk-records/record-desk.js';
import { mediaRefused } from '../media-faults.js';
import { renameFiles, setFiles, withoutFiles } from './title-files-query.js';

export interface ChapterFilter {
  readonly titleId: number;
}

/** SQL for the chapters of comics as staff keep them, with their pages. */
export class ChapterRepository implements RecordStore<DeskComicChapter, ChapterFilter> {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  async page({ titleId, ...page }: ChapterFilter & DeskPage): Promise<{ total: number; list: DeskComicChapter[] }> {
    const where = eq(comicChapters.titleId, titleId);
    const { limit, offset } = skipped(page);
    const [found] = await this.#db.select({ total: count() }).from(comicChapters).where(where);
    const rows = await this.#db
      .select()
      .from(comicChapters)
      .where(where)
      .orderBy(desc(comicChapters.number))
      .limit(limit)
      .offset(offset);
    return { total: found?.total ?? 0, list: await withPages(this.#db, rows) };
  }

  async one(id: number): Promise<DeskComicChapter | undefined> {
    const rows = await this.#db.select().from(comicChapters).where(eq(comicChapters.chapterId, id));
    const [chapter] = await withPages(this.#db, rows);
    return chapter;
  }

  async locked(tx: Db, id: number): Promise<DeskComicChapter | undefined> {
    const rows = await tx.select().from(comicChapters).where(eq(comicChapters.chapterId, id)).for('update');
    const [chapter] = await withPages(tx, rows);
    return chapter;
  }

  async insert(tx: Db, draft: Draft<DeskComicChapter>, id?: number): Promise<DeskComicChapter> {
    await this.#assertFree(tx, draft, id);
    const [made] = await tx
      .insert(comicChapters)
      .values({ ...toRow(draft), ...(id !== undefined && { chapterId: id }) })
      .returning({ chapterId: comicChapters.chapterId });
    return this.#complete(tx, made?.chapterId ?? 0, draft);
  }

  async update(tx: Db, { id, version, ...draft }: DeskComicChapter): Promise<DeskComicChapter> {
    await this.#assertFree(tx, draft, id);
    const [was] = await tx
      .select({ publishedAt: comicChapters.publishedAt })
      .from(comicChapters)
      .where(eq(comicChapters.chapterId, id));
    const before = isoOf(was?.publishedAt ?? null);
    // Readers who know the addresses of a published chapter must not get those of the draft.
    if (before !== null && draft.publishedAt === null) await renameFiles(tx, isPageOf(id));
    await tx
      .update(comicChapters)
      .set({ ...toRow(draft), version })
      .where(eq(comicChapters.chapterId, id));
    // Here and not at the desk, so that the undo of a publication takes the announcement with it.
    if (before !== draft.publishedAt) await announce(tx, id, instantOf(draft.publishedAt));
    return this.#complete(tx, id, draft);
  }

  /** Readers must not lose a chapter without a word: a published one becomes a draft first. */
  async remove(tx: Db, id: number): Promise<void> {
    const chapter = await this.locked(tx, id);
    if (!chapter) throw recordNotFound();
    if (chapter.publishedAt !== null) throw mediaRefused('comicChapterPublished');
    await setFiles(tx, chapter.titleId, [], isPageOf(id));
    await tx.delete(comicChapters).where(eq(comicChapters.chapterId, id));
  }

  /** Of records of the log, those whose pages are deleted. */
  incomplete(chapters: readonly DeskComicChapter[]): Promise<ReadonlySet<unknown>> {
    return withoutFiles(this.#db, chapters, ({ pages }) => pages.map(({ sourceId }) => sourceId));
  }

  /** Locks the comic, so that two editors give two chapters two numbers. */
  async nextNumber(tx: Db, titleId: number): Promise<number> {
    const [title] = await tx
      .select({ id: mediaTitles.titleId })
      .from(mediaTitles)
      .where(and(eq(mediaTitles.kind, 'comic'), eq(mediaTitles.titleId, titleId)))
      .for('update');
    if (!title) throw mediaRefused('comicUnknown');
    const [last] = await tx
      .select({ number: max(comicChapters.number) })
      .from(comicChapters)
      .where(eq(comicChapters.titleId, titleId));
    return (last?.number ?? 0) + 1;
  }

  /** How many readers each chapter has. */
  async reads(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (ids.length === 0) return new Map();
    const { chapterId, reads } = comicChapters;
    const rows = await this.#db
      .select({ chapterId, reads })
      .from(comicChapters)
      .where(inArray(chapterId, [...ids]));
    return new Map(rows.map((row) => [row.chapterId, row.reads]));
  }

  async #assertFree(tx: Db, { titleId, number }: Draft<DeskComicChapter>, id = 0): Promise<void> {
    const isTaken = and(
      eq(comicChapters.titleId, titleId),
      eq(comicChapters.number, number),
      ne(comicChapters.chapterId, id),
    );
    if ((await tx.$count(comicChapters, isTaken)) > 0) throw mediaRefused('comicNumberTaken', { number });
  }

  async #complete(
    tx: Db,
    chapterId: number,
    { titleId, pages }: Pick<DeskComicChapter, 'titleId' | 'pages'>,
  ): Promise<DeskComicChapter> {
    await setFiles(
      tx,
      titleId,
      pages.map(({ sourceId }) => sourceId),
      isPageOf(chapterId),
    );
    await tx.delete(comicPages).where(eq(comicPages.chapterId, chapterId));
    if (pages.length > 0)
      await tx.insert(comicPages).values(pages.map((page, position) => ({ ...page, chapterId, position })));
    const stored = await this.locked(tx, chapterId);
    if (!stored) throw recordNotFound();
    return stored;
  }
}

/** Notes that followers are notified once readers get the chapter; one that became a draft again is not announced. */
async function announce(tx: Db, chapterId: number, dueAt: Date | null): Promise<void> {
  const { dueAt: due } = comicAnnouncements;
  if (dueAt === null) {
    await tx
      .delete(comicAnnouncements)
      .where(
        and(
          eq(comicAnnouncements.chapterId, chapterId),
          sql`${due} IS NOT NULL AND ${comicAnnouncements.afterUser} = 0`,
        ),
      );
    return;
  }
  await tx
    .insert(comicAnnouncements)
    .values({ chapterId, dueAt })
    .onConflictDoUpdate({ target: comicAnnouncements.chapterId, set: { dueAt }, setWhere: sql`${due} IS NOT NULL` });
}

const isPageOf = (chapterId: number) =>
  sql`EXISTS (SELECT FROM ${comicPages} WHERE ${comicPages.sourceId} = ${mediaFiles.sourceId}
    AND ${comicPages.chapterId} = ${chapterId})`;

const toRow = ({ titleId, number, name, publishedAt }: Draft<DeskComicChapter>): typeof comicChapters.$inferInsert => ({
  ...{ titleId, number, name },
  publishedAt: instantOf(publishedAt),
});

async function withPages(db: Db, rows: readonly (typeof comicChapters.$inferSelect)[]): Promise<DeskComicChapter[]> {
  if (rows.length === 0) return [];
  const pages = await db
    .select()
    .from(comicPages)
    .where(
      inArray(
        comicPages.chapterId,
        rows.map(({ chapterId }) => chapterId),
      ),
    )
    .orderBy(asc(comicPages.position));
  const byChapter = Map.groupBy(pages, ({ chapterId }) => chapterId);
  return rows.map(({ chapterId, titleId, number, name, publishedAt, version }) => ({
    ...{ id: chapterId, titleId, number, name, version },
    publishedAt: isoOf(publishedAt),
    pages: (byChapter.get(chapterId) ?? []).map(({ sourceId, fileName, alt }): DeskComicPage => ({
      sourceId,
      fileName,
      alt,
    })),
  }));
}
