import type { DeskMember, DeskMemberInfo } from '@khandai/contracts';
import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.js';
import {
  chatBans,
  chatMessages,
  chatRooms,
  comments,
  messageReports,
  NAME_WORDS,
  postReports,
  posts,
  sessions,
  users,
} from '../../platform/database/schema.js';
import { searchKey } from '../../platform/plain-text.js';

const NEW_MS = 7 * 24 * 3_600_000;

export interface MemberListRequest {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly q?: string | undefined;
  readonly sort?: 'id' | 'createdAt' | 'lastSeenAt' | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly role?: DeskMember['role'] | undefined;
  readonly state?: 'locked' | 'banned' | 'new' | 'simulated' | undefined;
}

const SORTED: Readonly<Record<NonNullable<MemberListRequest['sort']>, PgColumn>> = {
  id: users.userId,
  createdAt: users.createdAt,
  lastSeenAt: users.lastSeenAt,
};

type Row = typeof users.$inferSelect;
type Counts = Pick<DeskMemberInfo, 'messages' | 'posts' | 'comments' | 'reports'>;

/** SQL of the members whom the desk shows: neither guests nor members who have left. */
export class MemberQuery {
  constructor(private readonly database: Database) {}

  async page(request: MemberListRequest, now: Date): Promise<{ total: number; list: DeskMember[] }> {
    const { pageNum, pageSize, sort = 'id', order = 'desc' } = request;
    const { db } = this.database;
    const where = and(isShown, this.#state(request.state, now), roleIs(request.role), fits(request.q));
    const column = SORTED[sort];
    const [found] = await db.select({ total: count() }).from(users).where(where);
    const rows = await db
      .select()
      .from(users)
      .where(where)
      .orderBy(order === 'asc' ? sql`${column} ASC NULLS LAST` : sql`${column} DESC NULLS LAST`, asc(users.userId))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { total: found?.total ?? 0, list: await this.#members(rows, now) };
  }

  async row(userId: number): Promise<Row | undefined> {
    const [row] = await this.database.db
      .select()
      .from(users)
      .where(and(eq(users.userId, userId), isShown));
    return row;
  }

  async info(userId: number, now: Date): Promise<Omit<DeskMemberInfo, 'sessionList' | 'bans'> | undefined> {
    const row = await this.row(userId);
    const [member] = row ? await this.#members([row], now) : [];
    if (!row || !member) return undefined;
    return {
      ...member,
      email: row.emailAddress,
      emailVerified: row.emailVerifiedAt !== null,
      phoneVerified: row.phoneVerifiedAt !== null,
      roomNumber: await this.#roomNumber(userId),
      ...(await this.#counts(userId)),
    };
  }

  async #roomNumber(userId: number): Promise<number | null> {
    const [room] = await this.database.db
      .select({ roomNumber: chatRooms.roomNumber })
      .from(chatRooms)
      .where(eq(chatRooms.authorId, userId));
    return room?.roomNumber ?? null;
  }

  #counts(userId: number): Promise<Counts> {
    return this.database.longRead(async (db) => {
      const ofPosts = db
        .select({ total: count() })
        .from(postReports)
        .leftJoin(comments, eq(comments.commentId, postReports.commentId))
        .leftJoin(posts, eq(posts.postId, postReports.postId))
        .where(sql`coalesce(${comments.authorId}, ${posts.authorId}) = ${userId}`);
      const ofMessages = db
        .select({ total: count() })
        .from(messageReports)
        .innerJoin(chatMessages, eq(chatMessages.groupMessageId, messageReports.groupMessageId))
        .where(eq(chatMessages.userId, userId));
      return {
        messages: await db.$count(chatMessages, eq(chatMessages.userId, userId)),
        posts: await db.$count(posts, and(eq(posts.authorId, userId), isNull(posts.deletedAt))),
        comments: await db.$count(comments, and(eq(comments.authorId, userId), isNull(comments.deletedAt))),
        reports: ((await ofPosts)[0]?.total ?? 0) + ((await ofMessages)[0]?.total ?? 0),
      };
    });
  }

  #state(state: MemberListRequest['state'], now: Date): SQL | undefined {
    if (state === 'locked') return eq(users.locked, true);
    if (state === 'simulated') return eq(users.simulated, true);
    if (state === 'new') return gte(users.createdAt, new Date(now.getTime() - NEW_MS));
    if (state === 'banned') return inArray(users.userId, this.#banned(now));
    return undefined;
  }

  #banned(now: Date) {
    return this.database.db
      .select({ userId: chatBans.userId })
      .from(chatBans)
      .where(
        and(isNull(chatBans.groupId), isNull(chatBans.liftLog), or(isNull(chatBans.until), gt(chatBans.until, now))),
      );
  }

  async #members(rows: readonly Row[], now: Date): Promise<DeskMember[]> {
    if (rows.length === 0) return [];
    const { db } = this.database;
    const ids = rows.map(({ userId }) => userId);
    const banned = await db
      .selectDistinct()
      .from(this.#banned(now).as('banned'))
      .where(inArray(sql`user_id`, ids));
    const open = await db
      .select({ userId: sessions.userId, total: count() })
      .from(sessions)
      .where(and(inArray(sessions.userId, ids), gt(sessions.expiresAt, now)))
      .groupBy(sessions.userId);
    const isBanned = new Set(banned.map(({ userId }) => userId));
    const sessionsOf = new Map(open.map(({ userId, total }) => [userId, total]));
    return rows.map((row) => toMember(row, isBanned.has(row.userId), sessionsOf.get(row.userId) ?? 0));
  }
}

/** A member who has left keeps a row without a name; users of a feed have no name to log in with. */
const isShown = and(eq(users.guest, false), or(isNotNull(users.usernameKey), eq(users.simulated, true)));

const roleIs = (role: DeskMember['role'] | undefined): SQL | undefined =>
  role === undefined ? undefined : eq(users.role, role);

/** By a word of the name, or by the whole e-mail address. */
function fits(q = ''): SQL | undefined {
  const typed = q.trim();
  if (typed === '') return undefined;
  if (/^[^@\s]+@[^@\s]+$/.test(typed)) return sql`lower(${users.emailAddress}) = lower(${typed})`;
  const word = searchKey(typed.replace(/^@/, ''));
  return like(NAME_WORDS, `% ${word.replace(/[\\%_]/g, '\\$&')}%`);
}

function toMember(row: Row, banned: boolean, openSessions: number): DeskMember {
  return {
    ...{
      id: row.userId,
      username: row.username,
      nickname: row.displayName,
      avatar: row.profilePicture,
      role: row.role,
    },
    ...{ locked: row.locked, banned, simulated: row.simulated, createdAt: row.createdAt.toISOString() },
    ...{ lastSeenAt: row.lastSeenAt?.toISOString() ?? null, sessions: openSessions },
  };
}
