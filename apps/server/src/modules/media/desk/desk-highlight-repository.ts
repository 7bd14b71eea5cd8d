import { randomBytes } from 'node:crypto';
import type { DeskHighlight, DeskHighlightRow, MediaLicence, MediaStatus, PostSource } from '@khandai/contracts';
import { and, count, desc, eq, getTableColumns, inArray, ne, type SQL } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.js';
import { fixtures, mediaLicences, mediaTitles, mediaVideos, uploads } from '../../../platform/database/schema.js';
import { containing, skipped } from '../../../platform/desk-records/desk-query.js';
import {
  type DeskPage,
  type Draft,
  recordNotFound,
  type RecordStore,
} from '../../../platform/desk-records/record-desk.js';
import type { SourceOf } from '../highlight-service.js';
import { mediaRefused } from '../media-faults.js';

export interface DeskHighlightFilter {
  readonly status?: MediaStatus;
}

/** An uploaded video as the desk checks it. */
export interface StoredVideo {
  readonly userId: number;
  readonly isReady: boolean;
  readonly seconds: number;
  readonly publicName: string;
}

const isHighlight = eq(mediaTitles.kind, 'highlight');

/** SQL for highlights as staff keep them: the title, its licence and its video. */
export class DeskHighlightRepository implements RecordStore<DeskHighlight, DeskHighlightFilter> {
  readonly #db: Db;

  constructor(
    { db }: Pick<Database, 'db'>,
    private readonly sourceOf: SourceOf,
  ) {
    this.#db = db;
  }

  async page({
    status,
    q,
    ...page
  }: DeskHighlightFilter & DeskPage): Promise<{ total: number; list: DeskHighlightRow[] }> {
    const where = and(isHighlight, status && eq(mediaTitles.status, status), containing(q, mediaTitles.title));
    const { limit, offset } = skipped(page);
    const [found] = await this.#db.select({ total: count() }).from(mediaTitles).where(where);
    const rows = await select(this.#db).where(where).orderBy(desc(mediaTitles.titleId)).limit(limit).offset(offset);
    return { total: found?.total ?? 0, list: await this.#withVideos(rows.map(toHighlight)) };
  }

  async one(id: number): Promise<DeskHighlightRow | undefined> {
    const rows = await select(this.#db).where(isOne(id));
    const [row] = await this.#withVideos(rows.map(toHighlight));
    return row;
  }

  async locked(tx: Db, id: number): Promise<DeskHighlight | undefined> {
    const [row] = await select(tx).where(isOne(id)).for('update', { of: mediaTitles });
    return row && toHighlight(row);
  }

  async insert(tx: Db, draft: Draft<DeskHighlight>, id?: number): Promise<DeskHighlight> {
    const [title] = await tx
      .insert(mediaTitles)
      .values({ ...toTitle(draft), ...(id !== undefined && { titleId: id }) })
      .returning({ titleId: mediaTitles.titleId });
    return this.#complete(tx, title?.titleId ?? 0, draft);
  }

  async update(tx: Db, { id, version, ...draft }: DeskHighlight): Promise<DeskHighlight> {
    // Those who write a draft get its files, so readers who know the address of a published one must not.
    if (draft.status === 'draft') await renameFiles(tx, and(isOne(id), ne(mediaTitles.status, 'draft')));
    await tx
      .update(mediaTitles)
      .set({ ...toTitle(draft), version })
      .where(isOne(id));
    return this.#complete(tx, id, draft);
  }

  /** Readers must not lose a page without a word: a published title is taken down first. */
  async remove(tx: Db, id: number): Promise<void> {
    await renameFiles(tx, isOne(id));
    const removed = await tx
      .delete(mediaTitles)
      .where(and(isOne(id), ne(mediaTitles.status, 'published')))
      .returning({ id: mediaTitles.titleId });
    if (removed.length === 0) throw mediaRefused('mediaPublished');
  }

  async isSlugTaken(tx: Db, slug: string): Promise<boolean> {
    return (await tx.$count(mediaTitles, and(isHighlight, eq(mediaTitles.slug, slug)))) > 0;
  }

  async isMatch(tx: Db, fixtureId: string): Promise<boolean> {
    return (await tx.$count(fixtures, eq(fixtures.fixtureId, fixtureId))) > 0;
  }

  /** An uploaded video that no post has. It stays until the transaction ends. */
  async video(tx: Db, sourceId: number): Promise<StoredVideo | undefined> {
    const [file] = await tx.select().from(uploads).where(eq(uploads.sourceId, sourceId)).for('update');
    if (file?.kind !== 'video' || file.postId !== null || !['ready', 'processing'].includes(file.state))
      return undefined;
    const { userId, publicName, seconds } = file;
    return { userId, publicName, isReady: file.state === 'ready', seconds: seconds ?? 0 };
  }

  async #complete(
    tx: Db,
    titleId: number,
    { licence, sourceId, chapters }: Draft<DeskHighlight>,
  ): Promise<DeskHighlight> {
    if (licence) {
      const values = { ...licence, validFrom: new Date(licence.validFrom), validUntil: endOf(licence) };
      await tx
        .insert(mediaLicences)
        .values({ ...values, titleId })
        .onConflictDoUpdate({ target: mediaLicences.titleId, set: values });
    } else await tx.delete(mediaLicences).where(eq(mediaLicences.titleId, titleId));
    await this.#setVideo(tx, titleId, sourceId, chapters);
    const stored = await this.locked(tx, titleId);
    if (!stored) throw recordNotFound();
    return stored;
  }

  /** A video that stays keeps its id, and with it how far members have watched. */
  async #setVideo(
    tx: Db,
    titleId: number,
    sourceId: number | null,
    chapters: DeskHighlight['chapters'],
  ): Promise<void> {
    const isOf = eq(mediaVideos.titleId, titleId);
    const isLost = sourceId === null ? isOf : and(isOf, ne(mediaVideos.sourceId, sourceId));
    await renameFiles(tx, isLost);
    await tx.delete(mediaVideos).where(isLost);
    if (sourceId === null) return;
    const isElsewhere = and(eq(mediaVideos.sourceId, sourceId), ne(mediaVideos.titleId, titleId));
    if (!(await this.video(tx, sourceId)) || (await tx.$count(mediaVideos, isElsewhere)) > 0)
      throw mediaRefused('mediaVideoUnknown');
    await tx
      .insert(mediaVideos)
      .values({ titleId, sourceId, chapters })
      .onConflictDoUpdate({ target: mediaVideos.sourceId, set: { chapters } });
  }

  async #withVideos(list: readonly DeskHighlight[]): Promise<DeskHighlightRow[]> {
    const ids = list.flatMap(({ sourceId }) => sourceId ?? []);
    const files = ids.length === 0 ? [] : await this.#db.select().from(uploads).where(inArray(uploads.sourceId, ids));
    const videos = new Map<number, PostSource>(files.map((file) => [file.sourceId, this.sourceOf(file)]));
    return list.map((one) => ({ ...one, video: (one.sourceId !== null && videos.get(one.sourceId)) || null }));
  }
}

const isOne = (id: number) => and(isHighlight, eq(mediaTitles.titleId, id));

/** Gives files of titles new addresses: without a title that is taken down, nothing else refuses the old ones. */
async function renameFiles(tx: Db, which: SQL | undefined): Promise<void> {
  const files = await tx
    .select({ sourceId: mediaVideos.sourceId })
    .from(mediaVideos)
    .innerJoin(mediaTitles, eq(mediaTitles.titleId, mediaVideos.titleId))
    .where(which);
  for (const { sourceId } of files)
    await tx
      .update(uploads)
      .set({ publicName: randomBytes(16).toString('hex') })
      .where(eq(uploads.sourceId, sourceId));
}

const select = (db: Db) =>
  db
    .select({
      title: getTableColumns(mediaTitles),
      licence: getTableColumns(mediaLicences),
      video: getTableColumns(mediaVideos),
    })
    .from(mediaTitles)
    .leftJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
    .leftJoin(mediaVideos, eq(mediaVideos.titleId, mediaTitles.titleId))
    .$dynamic();

const endOf = ({ validUntil }: MediaLicence): Date | null => (validUntil === null ? null : new Date(validUntil));

function toTitle(draft: Draft<DeskHighlight>): typeof mediaTitles.$inferInsert {
  const { slug, status, title, summary, fixtureId, publishedAt, withdrawReason, simulated } = draft;
  return {
    ...{ kind: 'highlight', slug, status, title, summary, fixtureId, withdrawReason, simulated },
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
  };
}

type Stored = Awaited<ReturnType<typeof select>>[number];

function toHighlight({ title: row, licence, video }: Stored): DeskHighlight {
  const { titleId, slug, status, title, summary, fixtureId, withdrawReason, simulated, version } = row;
  return {
    ...{ id: titleId, slug, status, title, summary, fixtureId, withdrawReason, simulated, version },
    publishedAt: row.publishedAt?.toISOString() ?? null,
    sourceId: video?.sourceId ?? null,
    chapters: [...(video?.chapters ?? [])],
    licence: licence && toLicence(licence),
  };
}

function toLicence(row: typeof mediaLicences.$inferSelect): MediaLicence {
  const { holder, kind, source, territory, document } = row;
  return {
    ...{ holder, kind, source, territory, document },
    validFrom: row.validFrom.toISOString(),
    validUntil: row.validUntil?.toISOString() ?? null,
  };
}
