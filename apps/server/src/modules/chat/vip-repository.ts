import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { VipStatus } from '@khandai/contracts';
import { VipGroup } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { chatRooms, users, vipMembers } from '../../platform/database/schema.js';
import { rolesOf } from '../../platform/http/access.js';
import type { Page } from './chat-repository.js';
import { roomFields } from './speaker-query.js';
import type { Room } from './chat-rows.js';

/** A VIP room as its locked door shows it. */
export interface VipDoor {
  readonly room: Room;
  /** One line for each thing that the room offers. */
  readonly about: string | null;
  readonly hostName: string | null;
}

export interface VipEntry {
  readonly userId: number;
  readonly username: string;
  readonly displayName: string;
  readonly profilePicture: string | null;
  readonly status: VipStatus;
  readonly requestedAt: Date;
}

export interface VipRequestRow {
  readonly status: VipStatus;
  readonly requestedAt: Date;
  readonly answeredAt: Date | null;
}

/** Moderators and staff that learn of a request. */
const MAX_TOLD = 100;

/** SQL for VIP rooms: their members, and requests to join. */
export class VipRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  async isMember(groupId: number, userId: number): Promise<boolean> {
    return (await this.#db.$count(vipMembers, and(isEntry(groupId, userId), eq(vipMembers.status, 'approved')))) > 0;
  }

  /** Whether the member is in any joinable VIP room. */
  async isVip(userId: number): Promise<boolean> {
    const [found] = await this.#db
      .select({ groupId: vipMembers.groupId })
      .from(vipMembers)
      .innerJoin(chatRooms, eq(chatRooms.groupId, vipMembers.groupId))
      .where(
        and(
          eq(vipMembers.userId, userId),
          eq(vipMembers.status, 'approved'),
          eq(chatRooms.vipGroup, VipGroup.joinable),
        ),
      )
      .limit(1);
    return found !== undefined;
  }

  async door(groupId: number): Promise<VipDoor | undefined> {
    const [found] = await this.#db
      .select({ room: roomFields, about: chatRooms.vipAbout, hostName: users.displayName })
      .from(chatRooms)
      .leftJoin(users, eq(users.userId, sql`coalesce(${chatRooms.vipHostId}, ${chatRooms.authorId})`))
      .where(eq(chatRooms.groupId, groupId));
    return found;
  }

  members(groupId: number): Promise<number> {
    return this.#db.$count(vipMembers, and(eq(vipMembers.groupId, groupId), eq(vipMembers.status, 'approved')));
  }

  async request(groupId: number, userId: number): Promise<VipRequestRow | undefined> {
    const [found] = await this.#db
      .select({
        status: vipMembers.status,
        requestedAt: vipMembers.requestedAt,
        answeredAt: vipMembers.answeredAt,
      })
      .from(vipMembers)
      .where(isEntry(groupId, userId));
    return found;
  }

  async names(userId: number): Promise<{ username: string; displayName: string } | undefined> {
    const [found] = await this.#db
      .select({ username: users.username, displayName: users.displayName })
      .from(users)
      .where(eq(users.userId, userId));
    return found;
  }

  /**
   * Stores a request. One that was refused before `refusedBefore` becomes a new one; every other entry stays. Returns
   * whether the member has a request that waits now and did not before.
   */
  async ask(groupId: number, userId: number, { at, refusedBefore }: { at: Date; refusedBefore: Date }) {
    const rows = await this.#db
      .insert(vipMembers)
      .values({ groupId, userId, status: 'pending', requestedAt: at })
      .onConflictDoUpdate({
        target: [vipMembers.groupId, vipMembers.userId],
        set: { status: 'pending', requestedAt: at, answeredAt: null, answeredBy: null },
        setWhere: sql`${vipMembers.status} = 'refused' AND ${vipMembers.answeredAt} < ${refusedBefore.toISOString()}`,
      })
      .returning({ userId: vipMembers.userId });
    return rows.length > 0;
  }

  /** Returns whether a request waited. */
  async withdraw(groupId: number, userId: number): Promise<boolean> {
    const gone = await this.#db
      .delete(vipMembers)
      .where(and(isEntry(groupId, userId), eq(vipMembers.status, 'pending')))
      .returning({ userId: vipMembers.userId });
    return gone.length > 0;
  }

  /** Answers a request, or changes an earlier answer. Returns false when the member has no request. */
  async answer(
    groupId: number,
    userId: number,
    { status, at, by }: { status: 'approved' | 'refused'; at: Date; by: number },
  ): Promise<boolean> {
    const done = await this.#db
      .update(vipMembers)
      .set({ status, answeredAt: at, answeredBy: by })
      .where(isEntry(groupId, userId))
      .returning({ userId: vipMembers.userId });
    return done.length > 0;
  }

  /** Requests that wait, the oldest first, then members, the newest first. */
  async entries(groupId: number, { pageNum, pageSize }: Page): Promise<{ total: number; list: VipEntry[] }> {
    const where = and(eq(vipMembers.groupId, groupId), ne(vipMembers.status, 'refused'));
    const waits = sql`${vipMembers.status} = 'pending'`;
    const list = await this.#db
      .select({
        userId: users.userId,
        username: users.username,
        displayName: users.displayName,
        profilePicture: users.profilePicture,
        status: vipMembers.status,
        requestedAt: vipMembers.requestedAt,
      })
      .from(vipMembers)
      .innerJoin(users, eq(users.userId, vipMembers.userId))
      .where(where)
      .orderBy(
        desc(waits),
        asc(sql`CASE WHEN ${waits} THEN ${vipMembers.requestedAt} END`),
        desc(vipMembers.requestedAt),
        asc(vipMembers.userId),
      )
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { total: await this.#db.$count(vipMembers, where), list };
  }

  /** Moderators and staff. */
  async staff(): Promise<number[]> {
    const found = await this.#db
      .select({ userId: users.userId })
      .from(users)
      .where(and(inArray(users.role, [...rolesOf.moderator]), eq(users.locked, false)))
      .orderBy(asc(users.userId))
      .limit(MAX_TOLD);
    return found.map(({ userId }) => userId);
  }

  /** The member's own chat with the staff, which is made by the first call. Parallel calls of one member get one chat. */
  async staffChat(userId: number, name: string, at: Date): Promise<number> {
    return this.#db.transaction(async (tx) => {
      await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update');
      const [known] = await tx
        .select({ groupId: chatRooms.groupId })
        .from(vipMembers)
        .innerJoin(chatRooms, eq(chatRooms.groupId, vipMembers.groupId))
        .where(and(eq(vipMembers.userId, userId), eq(chatRooms.vipGroup, VipGroup.privateChat)));
      if (known) return known.groupId;
      const values = { name, vipGroup: VipGroup.privateChat, privateMessage: true, guestsWrite: false, createdAt: at };
      const [room] = await tx.insert(chatRooms).values(values).returning({ groupId: chatRooms.groupId });
      if (!room) throw new Error('the database returned no room');
      const { groupId } = room;
      await tx.insert(vipMembers).values({ groupId, userId, status: 'approved', requestedAt: at, answeredAt: at });
      return groupId;
    });
  }
}

const isEntry = (groupId: number, userId: number) =>
  and(eq(vipMembers.groupId, groupId), eq(vipMembers.userId, userId));
