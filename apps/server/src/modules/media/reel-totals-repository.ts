import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { deleteBatches } from '../../platform/database/delete-batches.js';
import {
  countPartOf,
  mediaCounts,
  mediaLikes,
  mediaViewers,
  titleCommentCounts,
} from '../../platform/database/schema.js';

export interface ReelTotals {
  readonly views: number;
  readonly likes: number;
  readonly comments: number;
}

export const NO_REEL_TOTALS: ReelTotals = { views: 0, likes: 0, comments: 0 };

/** A reader's view of a title. */
export interface NewView {
  readonly titleId: number;
  readonly userId: number;
  readonly viewer: string;
  readonly at: Date;
}

/** SQL of how often titles are watched and liked. Counts are in parts, so that fans of one reel do not wait for each other. */
export class ReelTotalsRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** The totals of these titles; a title without any has no entry. */
  async of(titleIds: readonly number[]): Promise<Map<number, ReelTotals>> {
    if (titleIds.length === 0) return new Map();
    const { titleId, views, likes } = mediaCounts;
    const rows = await this.#db
      .select({ titleId, views: sql<number>`sum(${views})::integer`, likes: sql<number>`sum(${likes})::integer` })
      .from(mediaCounts)
      .where(inArray(titleId, [...titleIds]))
      .groupBy(titleId);
    const comments = await this.#comments(titleIds);
    const found = new Map(rows.map(({ titleId: id, ...totals }) => [id, totals]));
    const ids = new Set([...found.keys(), ...comments.keys()]);
    return new Map(
      [...ids].map((id) => [id, { ...NO_REEL_TOTALS, ...found.get(id), comments: comments.get(id) ?? 0 }]),
    );
  }

  async #comments(titleIds: readonly number[]): Promise<Map<number, number>> {
    const { titleId, comments } = titleCommentCounts;
    const rows = await this.#db
      .select({ titleId, comments: sql<number>`sum(${comments})::integer` })
      .from(titleCommentCounts)
      .where(inArray(titleId, [...titleIds]))
      .groupBy(titleId);
    return new Map(rows.map((row) => [row.titleId, row.comments]));
  }

  /** Those of these titles that the reader likes. */
  async likedBy(userId: number, titleIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (titleIds.length === 0) return new Set();
    const rows = await this.#db
      .select({ titleId: mediaLikes.titleId })
      .from(mediaLikes)
      .where(and(eq(mediaLikes.userId, userId), inArray(mediaLikes.titleId, [...titleIds])));
    return new Set(rows.map(({ titleId }) => titleId));
  }

  /** Sets or removes the like of a member. */
  like(titleId: number, userId: number, liked: boolean): Promise<void> {
    return this.#db.transaction(async (tx) => {
      const changed = liked
        ? await tx.insert(mediaLikes).values({ titleId, userId }).onConflictDoNothing().returning()
        : await tx
            .delete(mediaLikes)
            .where(and(eq(mediaLikes.titleId, titleId), eq(mediaLikes.userId, userId)))
            .returning();
      if (changed.length > 0) await add(tx, { titleId, userId }, { views: 0, likes: liked ? 1 : -1 });
    });
  }

  /** False when the viewer is counted already. */
  view({ titleId, userId, viewer, at }: NewView): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const first = await tx
        .insert(mediaViewers)
        .values({ titleId, viewer, seenAt: at })
        .onConflictDoNothing()
        .returning({ titleId: mediaViewers.titleId });
      if (first.length > 0) await add(tx, { titleId, userId }, { views: 1, likes: 0 });
      return first.length > 0;
    });
  }

  async forgetViewers(before: Date, signal: AbortSignal): Promise<void> {
    await deleteBatches(this.#db, mediaViewers, lt(mediaViewers.seenAt, before), signal);
  }
}

async function add(
  tx: Db,
  { titleId, userId }: Pick<NewView, 'titleId' | 'userId'>,
  { views, likes }: Pick<ReelTotals, 'views' | 'likes'>,
): Promise<void> {
  await tx
    .insert(mediaCounts)
    .values({ titleId, part: countPartOf(userId), views, likes })
    .onConflictDoUpdate({
      target: [mediaCounts.titleId, mediaCounts.part],
      set: { views: sql`${mediaCounts.views} + ${views}`, likes: sql`${mediaCounts.likes} + ${likes}` },
    });
}
