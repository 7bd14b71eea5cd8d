import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ChatBan } from '@khandai/contracts';
import type { Database, Db } from '../../../platform/database/database.js';
import { chatBanAddresses, chatBans, chatRooms, users } from '../../../platform/database/schema.js';
import type { Page } from '../chat-repository.js';
import { addLog, type NewLogRow } from './moderation-log-repository.js';
import { type Scope, withinScope } from './scope-query.js';

type Row = typeof chatBans.$inferSelect;
export type BanRow = Row;
export type NewBan = Pick<Row, 'userId' | 'groupId' | 'reason' | 'note' | 'address' | 'until'>;

/** The person a ban is about: their bans in one room, or in all rooms. */
export type BanScope = Pick<Row, 'userId' | 'groupId'>;

const author = alias(users, 'banned_by');

/**
 * SQL for bans. A user has at most one ban in force in each scope. Every change of a scope locks the user's row, so changes
 * run one after another; each names the row of the log that made it, which is what an undo goes by.
 */
export class BanRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** Bans a user; a ban in force in the same scope is replaced. */
  ban(ban: NewBan, log: NewLogRow): Promise<{ banId: number; logId: number }> {
    return this.#inTurn(ban.userId, async (tx) => {
      const madeLog = await addLog(tx, log);
      await tx.update(chatBans).set({ liftLog: madeLog }).where(inForce(ban, log.at));
      const [made] = await tx
        .insert(chatBans)
        .values({ ...ban, createdAt: log.at, createdBy: log.actorId ?? 0, madeLog })
        .returning({ banId: chatBans.banId });
      if (!made) throw new Error('no ban was stored');
      await this.#forgetAddresses(tx, log.at);
      return { banId: made.banId, logId: madeLog };
    });
  }

  /** Lifts a ban; returns false when it is not in force. */
  lift(ban: BanScope & Pick<Row, 'banId'>, log: NewLogRow): Promise<boolean> {
    return this.#inTurn(ban.userId, async (tx) => {
      if (!(await isInForce(tx, ban, log.at))) return false;
      const liftLog = await addLog(tx, log);
      await tx.update(chatBans).set({ liftLog, answeredAt: log.at }).where(eq(chatBans.banId, ban.banId));
      return true;
    });
  }

  /** Undoes a ban: lifts it, and restores the one that it replaced. Returns false when it is not in force. */
  undoBan(ban: Row, log: NewLogRow): Promise<boolean> {
    return this.#inTurn(ban.userId, async (tx) => {
      if (!(await isInForce(tx, ban, log.at))) return false;
      const liftLog = await addLog(tx, log);
      await tx.update(chatBans).set({ liftLog }).where(eq(chatBans.banId, ban.banId));
      await tx.update(chatBans).set({ liftLog: null }).where(eq(chatBans.liftLog, ban.madeLog));
      return true;
    });
  }

  /** Undoes the lifting of a ban; returns false when it has ended, or when another one is in force in its scope. */
  undoLift(ban: Row, lifted: number, log: NewLogRow): Promise<boolean> {
    return this.#inTurn(ban.userId, async (tx) => {
      const [other] = await tx.select({ banId: chatBans.banId }).from(chatBans).where(inForce(ban, log.at)).limit(1);
      const hasEnded = ban.until !== null && ban.until <= log.at;
      if (other || hasEnded || ban.liftLog !== lifted) return false;
      await addLog(tx, log);
      await tx
        .update(chatBans)
        .set({ liftLog: null })
        .where(and(eq(chatBans.banId, ban.banId), eq(chatBans.liftLog, lifted)));
      return true;
    });
  }

  async row(banId: number): Promise<Row | undefined> {
    const [found] = await this.database.db.select().from(chatBans).where(eq(chatBans.banId, banId));
    return found;
  }

  async rowOfLog(madeLog: number): Promise<Row | undefined> {
    const [found] = await this.database.db.select().from(chatBans).where(eq(chatBans.madeLog, madeLog));
    return found;
  }

  /** The bans in force of a user in a room, those of all rooms included. */
  async inForceFor(userId: number, groupId: number, now: Date): Promise<Row[]> {
    const where = and(
      eq(chatBans.userId, userId),
      lasting(now),
      or(isNull(chatBans.groupId), eq(chatBans.groupId, groupId)),
    );
    return this.database.db.select().from(chatBans).where(where).orderBy(desc(chatBans.banId));
  }

  /** Whether this user is banned from all rooms. */
  async isBannedEverywhere(userId: number, now: Date): Promise<boolean> {
    return (await this.database.db.$count(chatBans, inForce({ userId, groupId: null }, now))) > 0;
  }

  /** Stores the request to lift these bans; returns false when each has one already. */
  async request(banIds: readonly number[], text: string, at: Date): Promise<boolean> {
    const stored = await this.database.db
      .update(chatBans)
      .set({ request: text, requestedAt: at })
      .where(and(inArray(chatBans.banId, [...banIds]), isNull(chatBans.requestedAt)))
      .returning({ banId: chatBans.banId });
    return stored.length > 0;
  }

  /** Answers a request with no; returns false when there is none to answer. */
  refuseRequest(banId: number, log: NewLogRow): Promise<boolean> {
    return this.database.db.transaction(async (tx) => {
      const answered = await tx
        .update(chatBans)
        .set({ answeredAt: log.at })
        .where(and(eq(chatBans.banId, banId), isNotNull(chatBans.requestedAt), isNull(chatBans.answeredAt)))
        .returning({ banId: chatBans.banId });
      if (answered.length > 0) await addLog(tx, log);
      return answered.length > 0;
    });
  }

  /** The bans in force in these rooms, the newest first. */
  async page(scope: Scope, now: Date, { pageNum, pageSize }: Page): Promise<{ total: number; list: ChatBan[] }> {
    const where = and(lasting(now), withinScope(scope, chatBans.groupId));
    const list = await this.#read(where, pageSize, (pageNum - 1) * pageSize);
    const [found] = await this.database.db
      .select({ total: count() })
      .from(chatBans)
      .leftJoin(chatRooms, eq(chatRooms.groupId, chatBans.groupId))
      .where(where);
    return { total: found?.total ?? 0, list };
  }

  /** The bans in force of one user, in any room. */
  async allInForce(userId: number, now: Date): Promise<ChatBan[]> {
    return this.#read(and(eq(chatBans.userId, userId), lasting(now)), 100, 0);
  }

  async one(banId: number): Promise<ChatBan | undefined> {
    const [found] = await this.#read(eq(chatBans.banId, banId), 1, 0);
    return found;
  }

  async storeAddress(banId: number, addressKey: string): Promise<void> {
    await this.database.db.insert(chatBanAddresses).values({ banId, addressKey }).onConflictDoNothing();
  }

  async #read(where: SQL | undefined, limit: number, offset: number): Promise<ChatBan[]> {
    const rows = await this.database.db
      .select({
        ban: chatBans,
        roomName: chatRooms.name,
        user: { userId: users.userId, username: users.username, showName: users.displayName },
        by: { username: author.username, showName: author.displayName },
      })
      .from(chatBans)
      .innerJoin(users, eq(users.userId, chatBans.userId))
      .leftJoin(author, eq(author.userId, chatBans.createdBy))
      .leftJoin(chatRooms, eq(chatRooms.groupId, chatBans.groupId))
      .where(where)
      .orderBy(desc(chatBans.banId))
      .limit(limit)
      .offset(offset);
    return rows.map(({ ban, roomName, user, by }) => ({
      ...{ banId: ban.banId, user, groupId: ban.groupId, roomName, reason: ban.reason, note: ban.note },
      ...{ address: ban.address, createdAt: ban.createdAt.toISOString(), until: ban.until?.toISOString() ?? null },
      by: { userId: ban.createdBy, username: by?.username ?? '', showName: by?.showName ?? '' },
    }));
  }

  /** Hashes of addresses are stored only while their ban is in force. */
  async #forgetAddresses(tx: Db, now: Date): Promise<void> {
    const over = tx
      .select({ banId: chatBans.banId })
      .from(chatBans)
      .where(and(chatBans.address, lte(chatBans.until, now)));
    await tx.delete(chatBanAddresses).where(inArray(chatBanAddresses.banId, over));
  }

  #inTurn<T>(userId: number, work: (tx: Db) => Promise<T>): Promise<T> {
    return this.database.db.transaction(async (tx) => {
      await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update');
      return work(tx);
    });
  }
}

const lasting = (now: Date): SQL | undefined =>
  and(isNull(chatBans.liftLog), or(isNull(chatBans.until), gt(chatBans.until, now)));

const inForce = ({ userId, groupId }: BanScope, now: Date): SQL | undefined =>
  and(
    eq(chatBans.userId, userId),
    groupId === null ? isNull(chatBans.groupId) : eq(chatBans.groupId, groupId),
    lasting(now),
  );

async function isInForce(tx: Db, { banId, ...scope }: BanScope & Pick<Row, 'banId'>, now: Date): Promise<boolean> {
  return (await tx.$count(chatBans, and(inForce(scope, now), eq(chatBans.banId, banId)))) > 0;
}
