import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { deleteBatches } from '../../platform/database/delete-batches.js';
import { chatMessages, chatRooms, hosts, raceTracks, users } from '../../platform/database/schema.js';
import { changedOnly } from '../ingest/changed-only.js';
import { commentatorAccount } from '../ingest/host-repository.js';

const accountOf = (index: number): string => `fan:demo.${index + 1}`;

/** Stores the demo's fans as users, finds their chat rooms and deletes their old messages. */
export class CastRepository {
  constructor(private readonly database: Database) {}

  /** Creates missing fans; returns all ids in the order of `names`. */
  async saveFans(names: readonly string[]): Promise<number[]> {
    const { db } = this.database;
    const rows = names.map((displayName, index) => ({
      username: accountOf(index),
      usernameKey: accountOf(index),
      displayName,
      simulated: true,
    }));
    await db
      .insert(users)
      .values(rows)
      .onConflictDoUpdate({ target: users.usernameKey, ...changedOnly(users, ['displayName', 'simulated']) });
    const saved = await db
      .select({ userId: users.userId, account: users.usernameKey })
      .from(users)
      .where(
        inArray(
          users.usernameKey,
          rows.map(({ usernameKey }) => usernameKey),
        ),
      );
    const ids = new Map(saved.map(({ userId, account }) => [account, userId]));
    return rows.flatMap(({ usernameKey }) => ids.get(usernameKey) ?? []);
  }

  /** User ids of those of the feed's commentators that are on the site, by their keys. */
  async commentators(keys: readonly string[]): Promise<Map<string, number>> {
    const accounts = new Map(keys.map((key) => [commentatorAccount(key), key]));
    const rows = await this.database.db
      .select({ userId: users.userId, account: users.usernameKey })
      .from(users)
      .where(and(inArray(users.usernameKey, [...accounts.keys()]), eq(users.simulated, true)));
    return new Map(
      rows.flatMap(({ userId, account }) => {
        const key = accounts.get(account ?? '');
        return key === undefined ? [] : [[key, userId]];
      }),
    );
  }

  /**
   * Rooms of the feed's own commentators on these fixtures; simulated users never write in a real commentator's room.
   */
  async rooms(fixtureIds: readonly string[]): Promise<{ fixtureId: string; groupId: number }[]> {
    if (fixtureIds.length === 0) return [];
    return this.database.db
      .select({ fixtureId: hosts.fixtureId, groupId: chatRooms.groupId })
      .from(hosts)
      .innerJoin(chatRooms, eq(chatRooms.authorId, hosts.userId))
      .where(and(inArray(hosts.fixtureId, [...fixtureIds]), eq(hosts.own, false)))
      .orderBy(hosts.fixtureId, hosts.position);
  }

  /** The rooms of the marble race tracks; a track has one from its first race on. */
  async tracks(): Promise<number[]> {
    const rows = await this.database.db
      .select({ groupId: raceTracks.groupId })
      .from(raceTracks)
      .where(isNotNull(raceTracks.groupId))
      .orderBy(asc(raceTracks.groupId));
    return rows.flatMap(({ groupId }) => groupId ?? []);
  }

  /** The rooms without any message so far. */
  async silent(groupIds: readonly number[]): Promise<number[]> {
    const rooms = await this.database.db
      .select({ groupId: chatRooms.groupId })
      .from(chatRooms)
      .where(and(inArray(chatRooms.groupId, [...groupIds]), eq(chatRooms.revision, 0)));
    return rooms.map(({ groupId }) => groupId);
  }

  /** Deletes, in batches, messages of simulated users, except the newest `maxMessages` in each room. */
  async trim(maxMessages: number): Promise<void> {
    const simulated = this.database.db
      .select({
        id: chatMessages.groupMessageId,
        place:
          sql<number>`row_number() over (partition by ${chatMessages.groupId} order by ${chatMessages.sequence} desc)`.as(
            'place',
          ),
      })
      .from(chatMessages)
      .innerJoin(users, and(eq(users.userId, chatMessages.userId), eq(users.simulated, true)))
      .as('simulated');
    const old = this.database.db
      .select({ id: simulated.id })
      .from(simulated)
      .where(sql`${simulated.place} > ${maxMessages}`);
    const isOld = inArray(chatMessages.groupMessageId, old);
    await deleteBatches(this.database.db, chatMessages, isOld, new AbortController().signal);
  }
}
