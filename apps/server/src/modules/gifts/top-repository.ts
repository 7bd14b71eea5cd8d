import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { TopPeriod } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { deleteBatches } from '../../platform/database/delete-batches.js';
import { roomTops, users } from '../../platform/database/schema.js';
import { periodsAt } from '../../platform/top-periods.js';

/** What a list is sorted by: the price of a member's gifts, or gifts and minutes together. */
export type TopKind = 'gifts' | 'fans';

/** The list of one room for one day, week or month. */
export interface TopList {
  readonly groupId: number;
  readonly kind: TopKind;
  readonly period: TopPeriod;
  /** First day of the period. */
  readonly since: string;
}

/** What a member adds to their sums in a room. */
export interface TopShare {
  readonly groupId: number;
  readonly userId: number;
  /** Price of gifts. */
  readonly gifts: number;
  /** Watched minutes. */
  readonly minutes: number;
}

export interface TopRow {
  readonly userId: number;
  readonly username: string;
  readonly showName: string;
  readonly profilePicture: string | null;
  readonly points: number;
}

/** Ranks are counted up to this number. */
const MAX_RANK = 10_000;

/** SQL for the sums of members in rooms. */
export class TopRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** Adds the shares to the sums of the day, week and month of `at`, inside the transaction `db` if there is one. */
  async add(shares: readonly TopShare[], at: number, db: Db = this.database.db): Promise<void> {
    if (shares.length === 0) return;
    const added = shares.flatMap((share) =>
      Object.entries(periodsAt(at)).map(([period, since]) => ({ ...share, period, since })),
    );
    // A room that no user has entered is not stored, and a member may be deleted meanwhile.
    // All transactions lock the rows in the same order, so parallel ones cannot deadlock. Members come first: at the end of the
    // transaction their sums of the whole site follow in the order of these rows.
    await db.execute(sql`
      INSERT INTO room_tops (group_id, period, since, user_id, gifts, minutes)
      SELECT added."groupId", added.period, added.since, added."userId", sum(gifts), sum(minutes)
      FROM json_to_recordset(${JSON.stringify(added)}::json) AS added (
        "groupId" integer, period text, since date, "userId" integer, gifts bigint, minutes bigint
      )
      JOIN chat_rooms ON chat_rooms.group_id = added."groupId"
      JOIN users ON users.user_id = added."userId"
      GROUP BY 1, 2, 3, 4 ORDER BY 4, 1, 2, 3
      ON CONFLICT (group_id, period, since, user_id)
      DO UPDATE SET gifts = room_tops.gifts + excluded.gifts, minutes = room_tops.minutes + excluded.minutes`);
  }

  async list(list: TopList, max: number): Promise<TopRow[]> {
    const points = roomTops[list.kind];
    return this.database.db
      .select({
        userId: users.userId,
        username: users.username,
        showName: users.displayName,
        profilePicture: users.profilePicture,
        points,
      })
      .from(roomTops)
      .innerJoin(users, eq(users.userId, roomTops.userId))
      .where(inList(list))
      .orderBy(desc(points), asc(roomTops.userId))
      .limit(max);
  }

  /** The member's own sum and rank; members with equal sums share the rank. Undefined without points. */
  async rankOf(list: TopList, userId: number): Promise<{ rank: number; points: number } | undefined> {
    const { db } = this.database;
    const points = roomTops[list.kind];
    const [own] = await db
      .select({ points })
      .from(roomTops)
      .where(and(inList(list), eq(roomTops.userId, userId)));
    if (!own) return undefined;
    const ahead = db
      .select({ userId: roomTops.userId })
      .from(roomTops)
      .where(and(inList(list), gt(points, own.points)))
      .limit(MAX_RANK)
      .as('ahead');
    return { rank: (await db.$count(ahead)) + 1, points: own.points };
  }

  /** Deletes the sums of periods that began before this day. */
  async deleteBefore(day: string, signal: AbortSignal): Promise<void> {
    await deleteBatches(this.database.db, roomTops, lt(roomTops.since, day), signal);
  }
}

const inList = ({ groupId, kind, period, since }: TopList) =>
  and(eq(roomTops.groupId, groupId), eq(roomTops.period, period), eq(roomTops.since, since), gt(roomTops[kind], 0));
