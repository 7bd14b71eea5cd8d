import { type Role, SILENT_SITE_ROLE } from '@khandai/contracts';
import { and, eq, inArray, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { endedStatuses } from '../fixtures/match-state.js';
import type { Database, Db } from '../../platform/database/database.js';
import { chatRooms, fixtures, hosts, liveLinks, users } from '../../platform/database/schema.js';

/** First room number assigned automatically; lower ones belong to the demo or are chosen by hand. */
const FIRST_NUMBER = 5001;

interface RoomRequest {
  readonly name: string;
  /** Default: the room's current number, or else the next free one. */
  readonly roomNumber?: number;
}

/** Members' roles on this site, and the rooms that come with them. */
export class RoleRepository {
  constructor(private readonly database: Database) {}

  /** The user with this username who can log in; never a user that a feed created. */
  async member(usernameKey: string): Promise<typeof users.$inferSelect | undefined> {
    const [user] = await this.database.db
      .select()
      .from(users)
      .where(
        and(
          eq(users.usernameKey, usernameKey),
          eq(users.guest, false),
          eq(users.simulated, false),
          isNotNull(users.passwordHash),
        ),
      );
    return user;
  }

  /** Owner of the room with this number; undefined when no member owns it. */
  async ownerOfRoom(roomNumber: number): Promise<number | undefined> {
    const [room] = await this.database.db.select().from(chatRooms).where(eq(chatRooms.roomNumber, roomNumber));
    return room?.authorId ?? undefined;
  }

  /** Sets the member's role, and their room if the role has one. Returns the number of that room. */
  async setRole(
    tx: Db,
    { userId, displayName }: { readonly userId: number; readonly displayName: string },
    role: Role,
    roomNumber?: number,
  ): Promise<number | undefined> {
    // Staff enter rooms without a join notice.
    const siteRoleId = role === 'staff' ? SILENT_SITE_ROLE : 0;
    await tx.update(users).set({ role, siteRoleId }).where(eq(users.userId, userId));
    if (role !== 'commentator') return undefined;
    return giveRoom(tx, userId, { name: displayName, ...(roomNumber !== undefined && { roomNumber }) });
  }

  /**
   * Removes the member as host of every fixture that is not over, and takes down all their streams. Returns the
   * fixtures whose hosts or streams changed.
   */
  async removeFromBroadcasts(userId: number, now: Date): Promise<string[]> {
    return this.database.db.transaction(async (tx) => {
      const open = tx
        .select({ fixtureId: fixtures.fixtureId })
        .from(fixtures)
        .where(notInArray(fixtures.status, [...endedStatuses]));
      const left = await tx
        .delete(hosts)
        .where(and(eq(hosts.userId, userId), inArray(hosts.fixtureId, open)))
        .returning({ fixtureId: hosts.fixtureId });
      const down = await tx
        .update(liveLinks)
        .set({ takenDownAt: now })
        .where(and(eq(liveLinks.userId, userId), isNull(liveLinks.takenDownAt)))
        .returning({ fixtureId: liveLinks.fixtureId });
      return [...new Set([...left, ...down].map(({ fixtureId }) => fixtureId))];
    });
  }
}

async function giveRoom(db: Db, authorId: number, { name, roomNumber }: RoomRequest): Promise<number> {
  const [has] = await db.select().from(chatRooms).where(eq(chatRooms.authorId, authorId));
  const number = roomNumber ?? has?.roomNumber ?? (await nextNumber(db, authorId));
  await db
    .insert(chatRooms)
    .values({ name, roomNumber: number, authorId })
    .onConflictDoUpdate({ target: chatRooms.authorId, set: { name, roomNumber: number } });
  return number;
}

async function nextNumber(db: Db, authorId: number): Promise<number> {
  const [row] = await db
    .select({ max: sql<number>`greatest(max(${chatRooms.roomNumber}), ${FIRST_NUMBER - 1}::integer)`.mapWith(Number) })
    .from(chatRooms)
    .where(and(isNotNull(chatRooms.authorId), ne(chatRooms.authorId, authorId)));
  return Math.max(row?.max ?? 0, FIRST_NUMBER - 1) + 1;
}
