import { and, desc, eq, getTableColumns, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { mediaLicences, mediaTitles, mediaVideos, mediaViewers, uploads } from '../../platform/database/schema.js';
import type { DomainError } from '../../platform/domain-error.js';
import { isShown, numberIn, whyMissing } from './shown-titles-query.js';

/** Where a page of the list goes on. */
export interface ReelPlace {
  readonly isSeen: boolean;
  readonly publishedAt: Date;
  readonly titleId: number;
}

export interface ReelPage {
  /** Key of the reader among the viewers; null for one who has no token. */
  readonly viewer: string | null;
  readonly after?: ReelPlace | undefined;
  readonly limit: number;
}

export type ReelRow = Awaited<ReturnType<typeof select>>[number];

/** SQL for reels as readers get them. */
export class ReelRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** Those that the reader has not watched first, in both parts the newest first. */
  page(at: Date, { viewer, after, limit }: ReelPage): Promise<ReelRow[]> {
    const isSeen = seenBy(viewer);
    return select(this.#db, isSeen, and(isShown(at), after && isAfter(isSeen, after)))
      .orderBy(...(viewer === null ? [] : [isSeen]), desc(mediaTitles.publishedAt), desc(mediaTitles.titleId))
      .limit(limit);
  }

  /** By its slug, or by its number. */
  async named(at: Date, name: string): Promise<ReelRow | undefined> {
    const find = (where: SQL) => select(this.#db, seenBy(null), and(isShown(at), where)).limit(1);
    const [row] = await find(eq(mediaTitles.slug, name));
    const titleId = numberIn(name);
    if (row || titleId === undefined) return row;
    const [numbered] = await find(eq(mediaTitles.titleId, titleId));
    return numbered;
  }

  /** Why readers do not get the reel. */
  whyMissing(at: Date, slug: string): Promise<DomainError> {
    return whyMissing(this.#db, at, { kind: 'reel', slug });
  }

  async isShown(at: Date, titleId: number): Promise<boolean> {
    const rows = await this.#db
      .select({ titleId: mediaTitles.titleId })
      .from(mediaTitles)
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
      .where(and(eq(mediaTitles.kind, 'reel'), eq(mediaTitles.titleId, titleId), isShown(at)));
    return rows.length > 0;
  }
}

const select = (db: Db, isSeen: SQL<boolean>, where: SQL | undefined) =>
  db
    .select({ title: getTableColumns(mediaTitles), file: getTableColumns(uploads), isSeen })
    .from(mediaTitles)
    .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
    .innerJoin(mediaVideos, eq(mediaVideos.titleId, mediaTitles.titleId))
    .innerJoin(uploads, and(eq(uploads.sourceId, mediaVideos.sourceId), eq(uploads.state, 'ready')))
    .where(and(eq(mediaTitles.kind, 'reel'), where))
    .$dynamic();

function seenBy(viewer: string | null): SQL<boolean> {
  if (viewer === null) return sql<boolean>`false`;
  return sql<boolean>`EXISTS (SELECT 1 FROM ${mediaViewers}
    WHERE ${mediaViewers.titleId} = ${mediaTitles.titleId} AND ${mediaViewers.viewer} = ${viewer})`;
}

function isAfter(isSeen: SQL<boolean>, { isSeen: wasSeen, publishedAt, titleId }: ReelPlace): SQL | undefined {
  const isOlder = or(
    lt(mediaTitles.publishedAt, publishedAt),
    and(eq(mediaTitles.publishedAt, publishedAt), lt(mediaTitles.titleId, titleId)),
  );
  const isInPart = and(sql`${isSeen} = ${wasSeen}`, isOlder);
  return wasSeen ? isInPart : or(isSeen, isInPart);
}
