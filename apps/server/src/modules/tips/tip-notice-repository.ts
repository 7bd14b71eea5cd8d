import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { tipNotices, tips, tipVotes } from '../../platform/database/schema.js';
import type { MemberPart } from './tip-post-maker.js';
import type { TipRow } from './tip-rows.js';

export type TipEvent = (typeof tipNotices.$inferSelect)['event'];

export interface DueNotice {
  readonly event: TipEvent;
  readonly notedAt: Date;
  readonly afterUser: number;
  readonly failures: number;
  readonly tip: TipRow;
}

/** Stores what members are to be notified of, in the same transaction. After a new verdict all of them are notified again. */
export async function noteTip(tx: Db, tipIds: readonly number[], event: TipEvent, at: Date): Promise<void> {
  if (tipIds.length === 0) return;
  const anew = { notedAt: at, dueAt: at, afterUser: 0, failures: 0 };
  await tx
    .insert(tipNotices)
    .values(tipIds.map((tipId) => ({ tipId, event, ...anew })))
    .onConflictDoUpdate({ target: [tipNotices.tipId, tipNotices.event], set: anew });
}

const { tipId, event, notedAt, afterUser, failures, dueAt } = tipNotices;

/** SQL for what members are to be notified of about tips. */
export class TipNoticeRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  due(now: Date, limit: number): Promise<DueNotice[]> {
    return this.#db
      .select({ event, notedAt, afterUser, failures, tip: tips })
      .from(tipNotices)
      .innerJoin(tips, eq(tips.tipId, tipId))
      .where(lte(dueAt, now))
      .orderBy(asc(dueAt), asc(tipId))
      .limit(limit);
  }

  /** The members up to this one are notified. */
  async reached(notice: DueNotice, userId: number, now: Date): Promise<void> {
    await this.#db.update(tipNotices).set({ afterUser: userId, failures: 0, dueAt: now }).where(same(notice));
  }

  async failed(notice: DueNotice, next: Date): Promise<void> {
    await this.#db
      .update(tipNotices)
      .set({ failures: sql`${failures} + 1`, dueAt: next })
      .where(same(notice));
  }

  async finish(notice: DueNotice): Promise<void> {
    await this.#db.delete(tipNotices).where(same(notice));
  }

  /** Members who agreed with a tip. */
  async agreed(of: number, { after, limit }: MemberPart): Promise<number[]> {
    const rows = await this.#db
      .select({ userId: tipVotes.userId })
      .from(tipVotes)
      .where(and(eq(tipVotes.tipId, of), eq(tipVotes.agree, true), gt(tipVotes.userId, after)))
      .orderBy(asc(tipVotes.userId))
      .limit(limit);
    return rows.map(({ userId }) => userId);
  }
}

/** Keeps a notice that was stored again in the meantime: its members are notified from the start. */
const same = (notice: DueNotice) =>
  and(eq(tipId, notice.tip.tipId), eq(event, notice.event), eq(notedAt, notice.notedAt));
