import { and, eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { chatGifts } from '../../platform/database/schema.js';
import type { TopRepository } from './top-repository.js';

export interface NewGift {
  readonly groupId: number;
  readonly userId: number;
  readonly uuid: string;
  readonly giftId: number;
  readonly count: number;
  readonly points: number;
  readonly toUserId: number | null;
  readonly note: string;
  readonly createdAt: Date;
}

export type GiftRow = typeof chatGifts.$inferSelect;

/** Sendings of the same gift within this time belong together. */
export const COMBO_MS = 5_000;

/** Posts the debit inside a transaction. Returns whether it is new. */
export type Pay = (tx: Db) => Promise<boolean>;

/** SQL for gifts. */
export class GiftRepository {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly tops: Pick<TopRepository, 'add'>,
  ) {}

  async byUuid(userId: number, uuid: string): Promise<GiftRow | undefined> {
    const [found] = await this.database.db
      .select()
      .from(chatGifts)
      .where(and(eq(chatGifts.userId, userId), eq(chatGifts.uuid, uuid)));
    return found;
  }

  /**
   * Pays and stores a gift and adds it to the sums of its room: all of it or nothing. Returns undefined when the same
   * gift was paid by a parallel request. `pay` comes first: it locks the sender's account, so the gifts of one member run
   * one after another and their combos add up.
   */
  send(gift: NewGift, pay: Pay): Promise<GiftRow | undefined> {
    const { groupId, userId, points, createdAt } = gift;
    return this.database.db.transaction(async (tx) => {
      if (!(await pay(tx))) return undefined;
      const [row] = await tx
        .insert(chatGifts)
        .values({ ...gift, combo: comboOf(gift) })
        .returning();
      await this.tops.add([{ groupId, userId, gifts: points, minutes: 0 }], createdAt.getTime(), tx);
      return row;
    });
  }
}

const comboOf = ({ groupId, userId, giftId, count, createdAt }: NewGift) => sql`
  ${count}::integer + coalesce((
    SELECT combo FROM chat_gifts
    WHERE group_id = ${groupId} AND user_id = ${userId} AND gift_id = ${giftId}
      AND created_at > ${new Date(createdAt.getTime() - COMBO_MS).toISOString()}::timestamptz
    ORDER BY created_at DESC, sent_gift_id DESC LIMIT 1), 0)`;
