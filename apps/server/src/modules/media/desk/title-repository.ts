import type { DeskTitle, MediaKind, MediaLicence, MediaStatus } from '@khandai/contracts';
import { and, count, desc, eq, getTableColumns, ne, type SQL } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.js';
import { fixtures, mediaLicences, mediaTitles } from '../../../platform/database/schema.js';
import { containing, skipped } from '../../../platform/desk-records/desk-query.js';
import { type DeskPage, type Draft, recordNotFound } from '../../../platform/desk-records/record-desk.js';
import { mediaRefused } from '../media-faults.js';
import { releaseFiles, renameFiles, setFiles, withoutFiles } from './title-files-query.js';

export interface TitleFilter {
  readonly status?: MediaStatus;
}

/** SQL for what only titles of one kind have: `C`. */
export interface TitleContents<C> {
  readonly kind: MediaKind;
  /** Of a title that has nothing yet. */
  readonly none: C;
  /** By the ids of the titles. */
  read(db: Db, titleIds: readonly number[]): Promise<ReadonlyMap<number, C>>;
  write(tx: Db, titleId: number, content: C): Promise<void>;
  /** Uploads that the title shows. */
  sourcesOf(content: C): readonly number[];
  /** The files of a title among which `sourcesOf` are, where it has others besides. */
  readonly among?: SQL;
  /** Throws in words when a title must not be deleted yet. */
  assertRemovable?(tx: Db, titleId: number): Promise<void>;
  /** Notes that a title which is deleted lets go what it has besides files. */
  release?(tx: Db, titleId: number): Promise<void>;
  /** Of records of the log, those that lack something besides files. */
  incomplete?(db: Db, contents: readonly C[]): Promise<ReadonlySet<C>>;
}

export type TitleDraft<C> = Draft<DeskTitle> & C;

/** SQL for titles of one kind as staff keep them. It is the `RecordStore` of `DeskTitle & C`. */
export class TitleRepository<C> {
  readonly #db: Db;

  constructor(
    { db }: Pick<Database, 'db'>,
    private readonly contents: TitleContents<C>,
  ) {
    this.#db = db;
  }

  async page({ status, q, ...page }: TitleFilter & DeskPage): Promise<{ total: number; list: (DeskTitle & C)[] }> {
    const { kind } = this.contents;
    const where = and(
      eq(mediaTitles.kind, kind),
      status && eq(mediaTitles.status, status),
      containing(q, mediaTitles.title),
    );
    const { limit, offset } = skipped(page);
    const [found] = await this.#db.select({ total: count() }).from(mediaTitles).where(where);
    const rows = await select(this.#db).where(where).orderBy(desc(mediaTitles.titleId)).limit(limit).offset(offset);
    return { total: found?.total ?? 0, list: await this.#whole(this.#db, rows) };
  }

  async one(id: number): Promise<(DeskTitle & C) | undefined> {
    const [title] = await this.#whole(this.#db, await select(this.#db).where(this.#isOne(id)));
    return title;
  }

  async locked(tx: Db, id: number): Promise<(DeskTitle & C) | undefined> {
    const rows = await select(tx).where(this.#isOne(id)).for('update', { of: mediaTitles });
    const [title] = await this.#whole(tx, rows);
    return title;
  }

  async insert(tx: Db, draft: TitleDraft<C>, id?: number): Promise<DeskTitle & C> {
    const [made] = await tx
      .insert(mediaTitles)
      .values({ ...this.#toRow(draft), ...(id !== undefined && { titleId: id }) })
      .returning({ titleId: mediaTitles.titleId });
    return this.#complete(tx, made?.titleId ?? 0, draft);
  }

  async update(tx: Db, title: DeskTitle & C): Promise<DeskTitle & C> {
    const { id, version } = title;
    // Those who write a draft get its files, so readers who know the address of a published one must not.
    if (title.status === 'draft') await renameFiles(tx, and(this.#isOne(id), ne(mediaTitles.status, 'draft')));
    await tx
      .update(mediaTitles)
      .set({ ...this.#toRow(title), version })
      .where(this.#isOne(id));
    return this.#complete(tx, id, title);
  }

  /** Readers must not lose a page without a word: a published title is taken down first. */
  async remove(tx: Db, id: number): Promise<void> {
    await this.contents.assertRemovable?.(tx, id);
    await releaseFiles(tx, this.#isOne(id));
    await this.contents.release?.(tx, id);
    const removed = await tx
      .delete(mediaTitles)
      .where(and(this.#isOne(id), ne(mediaTitles.status, 'published')))
      .returning({ id: mediaTitles.titleId });
    if (removed.length === 0) throw mediaRefused('mediaPublished');
  }

  /** Of records of the log, those whose files are deleted. */
  async incomplete(titles: readonly (DeskTitle & C)[]): Promise<ReadonlySet<unknown>> {
    const lost = await withoutFiles(this.#db, titles, (title) => this.contents.sourcesOf(title));
    const besides = await this.contents.incomplete?.(this.#db, titles);
    return new Set<unknown>([...lost, ...(besides ?? [])]);
  }

  async isSlugTaken(tx: Db, slug: string): Promise<boolean> {
    const where = and(eq(mediaTitles.kind, this.contents.kind), eq(mediaTitles.slug, slug));
    return (await tx.$count(mediaTitles, where)) > 0;
  }

  async isMatch(tx: Db, fixtureId: string): Promise<boolean> {
    return (await tx.$count(fixtures, eq(fixtures.fixtureId, fixtureId))) > 0;
  }

  async #complete(tx: Db, titleId: number, title: Pick<DeskTitle, 'licence'> & C): Promise<DeskTitle & C> {
    await setLicence(tx, titleId, title.licence);
    await setFiles(tx, titleId, this.contents.sourcesOf(title), this.contents.among);
    await this.contents.write(tx, titleId, title);
    const stored = await this.locked(tx, titleId);
    if (!stored) throw recordNotFound();
    return stored;
  }

  async #whole(db: Db, rows: readonly Stored[]): Promise<(DeskTitle & C)[]> {
    if (rows.length === 0) return [];
    const contents = await this.contents.read(
      db,
      rows.map(({ title }) => title.titleId),
    );
    return rows.map((row) => ({ ...toTitle(row), ...(contents.get(row.title.titleId) ?? this.contents.none) }));
  }

  #isOne(id: number) {
    return and(eq(mediaTitles.kind, this.contents.kind), eq(mediaTitles.titleId, id));
  }

  #toRow(draft: Draft<DeskTitle>): typeof mediaTitles.$inferInsert {
    const { slug, status, title, summary, fixtureId, publishedAt, withdrawReason, simulated } = draft;
    return {
      ...{ kind: this.contents.kind, slug, status, title, summary, fixtureId, withdrawReason, simulated },
      publishedAt: publishedAt === null ? null : new Date(publishedAt),
    };
  }
}

const select = (db: Db) =>
  db
    .select({ title: getTableColumns(mediaTitles), licence: getTableColumns(mediaLicences) })
    .from(mediaTitles)
    .leftJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
    .$dynamic();

type Stored = Awaited<ReturnType<typeof select>>[number];

async function setLicence(tx: Db, titleId: number, licence: MediaLicence | null): Promise<void> {
  if (!licence) {
    await tx.delete(mediaLicences).where(eq(mediaLicences.titleId, titleId));
    return;
  }
  const { validUntil } = licence;
  const values = {
    ...{ ...licence, validFrom: new Date(licence.validFrom) },
    validUntil: validUntil === null ? null : new Date(validUntil),
  };
  await tx
    .insert(mediaLicences)
    .values({ ...values, titleId })
    .onConflictDoUpdate({ target: mediaLicences.titleId, set: values });
}

function toTitle({ title: row, licence }: Stored): DeskTitle {
  const { titleId, slug, status, title, summary, fixtureId, withdrawReason, simulated, version } = row;
  return {
    ...{ id: titleId, slug, status, title, summary, fixtureId, withdrawReason, simulated, version },
    publishedAt: row.publishedAt?.toISOString() ?? null,
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
