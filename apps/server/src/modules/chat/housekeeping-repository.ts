import { and, eq, inArray, isNotNull, lt, or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.js';
import { deleteBatches } from '../../platform/database/delete-batches.js';
import {
  chatBanAddresses,
  chatBans,
  chatMentions,
  heldMessages,
  matchLines,
  moderationLog,
  roomPaces,
} from '../../platform/database/schema.js';

/** SQL that deletes what the chat needs for a time only, in batches, until the signal aborts. */
export class HousekeepingRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** Turns of slow mode that were possible before. */
  async deletePaces(before: Date, signal: AbortSignal): Promise<void> {
    await this.#delete(roomPaces, lt(roomPaces.nextAt, before), signal);
  }

  async deleteLines(before: Date, signal: AbortSignal): Promise<void> {
    await this.#delete(matchLines, lt(matchLines.at, before), signal);
  }

  /** Held messages that a moderator has decided about. */
  async deleteDecided(before: Date, signal: AbortSignal): Promise<void> {
    const decided = and(isNotNull(heldMessages.decision), lt(heldMessages.createdAt, before));
    await this.#delete(heldMessages, decided, signal);
  }

  async deleteSeenMentions(before: Date, signal: AbortSignal): Promise<void> {
    await this.#delete(chatMentions, and(eq(chatMentions.seen, true), lt(chatMentions.createdAt, before)), signal);
  }

  /** Hashes of addresses whose ban has ended, or was lifted before. */
  async deleteAddresses({ now, liftedBefore }: { now: Date; liftedBefore: Date }, signal: AbortSignal): Promise<void> {
    const over = this.database.db
      .select({ banId: chatBans.banId })
      .from(chatBans)
      .leftJoin(moderationLog, eq(moderationLog.logId, chatBans.liftLog))
      .where(or(lt(chatBans.until, now), lt(moderationLog.at, liftedBefore)));
    await this.#delete(chatBanAddresses, inArray(chatBanAddresses.banId, over), signal);
  }

  #delete(table: PgTable, where: SQL | undefined, signal: AbortSignal): Promise<void> {
    return deleteBatches(this.database.db, table, where, signal);
  }
}
