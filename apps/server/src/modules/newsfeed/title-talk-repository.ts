import { and, eq, sql } from 'drizzle-orm';
import type { MediaKind } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Database, Db } from '../../platform/database/database.js';
import { countPartOf, mediaLicences, mediaTitles, titleCommentCounts } from '../../platform/database/schema.js';
import { isShownTitle } from '../../platform/database/shown-titles.js';

/** Counts a comment on a title, in the part of its author. */
export async function addTitleComments(
  tx: Db,
  { titleId, userId }: { readonly titleId: number; readonly userId: number },
  change: 1 | -1,
): Promise<void> {
  const { comments } = titleCommentCounts;
  await tx
    .insert(titleCommentCounts)
    .values({ titleId, part: countPartOf(userId), comments: change })
    .onConflictDoUpdate({
      target: [titleCommentCounts.titleId, titleCommentCounts.part],
      set: { comments: sql`${comments} + ${change}` },
    });
}

/** SQL of the titles on which readers write comments. */
export class TitleTalkRepository {
  readonly #db: Db;
  readonly #clock: Pick<Clock, 'now'>;

  constructor({ database, clock }: { readonly database: Pick<Database, 'db'>; readonly clock: Pick<Clock, 'now'> }) {
    this.#db = database.db;
    this.#clock = clock;
  }

  /** The title, unless readers do not get it now. */
  async shown(titleId: number): Promise<{ kind: MediaKind; slug: string } | undefined> {
    const [found] = await this.#db
      .select({ kind: mediaTitles.kind, slug: mediaTitles.slug })
      .from(mediaTitles)
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
      .where(and(eq(mediaTitles.titleId, titleId), isShownTitle(new Date(this.#clock.now()))));
    return found;
  }

  async totalComments(titleId: number): Promise<number> {
    const [counted] = await this.#db
      .select({ total: sql<number>`coalesce(sum(${titleCommentCounts.comments}), 0)::integer` })
      .from(titleCommentCounts)
      .where(eq(titleCommentCounts.titleId, titleId));
    return counted?.total ?? 0;
  }
}
