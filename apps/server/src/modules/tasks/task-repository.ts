import { addDays, startOfDay, VIETNAM } from '@khandai/calendar';
import { TaskLimit } from '@khandai/contracts';
import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { dailyTasks, taskClaims, users } from '../../platform/database/schema.js';
import type { MemberDay, OpenTask } from './task-board.js';

export interface Claim {
  readonly taskId: number;
  readonly points: number;
}

/** SQL for the daily tasks of members. What they did is counted from the rows that record it, so nothing counts twice. */
export class TaskRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** Tasks that are there now, in the desk's order. */
  open(at: Date, db: Db = this.#db): Promise<OpenTask[]> {
    const { taskId, kind, title, goal, reward, active, startsAt, endsAt, sort } = dailyTasks;
    return db
      .select({ taskId, kind, title, goal, reward })
      .from(dailyTasks)
      .where(and(active, or(isNull(startsAt), lte(startsAt, at)), or(isNull(endsAt), gt(endsAt, at))))
      .orderBy(asc(sort), asc(taskId))
      .limit(TaskLimit.active);
  }

  /** What these members did on that day. */
  async days(userIds: readonly number[], day: string, db: Db = this.#db): Promise<MemberDay[]> {
    if (userIds.length === 0) return [];
    const rows = await db
      .select({ userId: users.userId, ...countsOn(day), balance: balanceOf() })
      .from(users)
      .where(inArray(users.userId, [...userIds]));
    const claims = await db
      .select({ userId: taskClaims.userId, taskId: taskClaims.taskId, points: taskClaims.points })
      .from(taskClaims)
      .where(and(inArray(taskClaims.userId, [...userIds]), eq(taskClaims.day, day)));
    const claimsOf = Map.groupBy(claims, ({ userId }) => userId);
    return rows.map(({ userId, balance, ...counts }) => {
      const own = claimsOf.get(userId) ?? [];
      return {
        ...{ userId, balance, counts },
        claimed: new Set(own.map(({ taskId }) => taskId)),
        claimedPoints: own.reduce((sum, { points }) => sum + points, 0),
      };
    });
  }

  /** Runs `work` in a transaction, one at a time for each member. */
  oneByOne<T>(userId: number, work: (tx: Db) => Promise<T>): Promise<T> {
    return this.#db.transaction(async (tx) => {
      await tx.select({ id: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update');
      return work(tx);
    });
  }

  async claim(tx: Db, userId: number, day: string, claims: readonly Claim[], claimedAt: Date): Promise<void> {
    await tx.insert(taskClaims).values(claims.map((claim) => ({ userId, day, ...claim, claimedAt })));
  }
}

/** Counts of the day, as columns of a query over `users`. None is above the highest goal. */
function countsOn(day: string) {
  const within = (column: string) =>
    sql`${sql.raw(column)} >= ${startOf(day)} AND ${sql.raw(column)} < ${startOf(addDays(day, 1))}`;
  return {
    watch: number(sql`SELECT minutes FROM watch_days WHERE user_id = users.user_id AND day = ${day}`),
    chat: counted(sql`
      SELECT 1 FROM chat_messages line JOIN chat_rooms room ON room.group_id = line.group_id
       WHERE line.user_id = users.user_id AND ${within('line.created_at')}
         AND line.system_message = 0 AND line.recalled IS NULL AND NOT room.private_message`),
    post: counted(sql`
      SELECT 1 FROM posts WHERE author_id = users.user_id AND ${within('posts.created_at')}
         AND deleted_at IS NULL AND NOT shares`),
    share: counted(sql`
      SELECT 1 FROM posts WHERE author_id = users.user_id AND ${within('posts.created_at')}
         AND deleted_at IS NULL AND shares`),
    comment: counted(sql`
      SELECT 1 FROM comments WHERE author_id = users.user_id AND ${within('comments.created_at')}
         AND deleted_at IS NULL`),
    'check-in': counted(sql`SELECT 1 FROM check_ins WHERE user_id = users.user_id AND day = ${day}`),
    booking: counted(sql`
      SELECT 1 FROM bookings WHERE user_id = users.user_id AND ${within('bookings.created_at')}`),
    // Those for whom the inviter had no points left count too.
    invite: counted(sql`
      SELECT 1 FROM referrals WHERE inviter_id = users.user_id AND ${within('settled_at')}
         AND (state = 'rewarded' OR reason = 'cap')`),
    vote: counted(sql`SELECT 1 FROM match_votes WHERE user_id = users.user_id AND ${within('voted_at')}`),
  };
}

const number = (value: SQL) => sql`coalesce((${value}), 0)`.mapWith(Number);

const counted = (rows: SQL) => number(sql`SELECT count(*) FROM (${rows} LIMIT ${TaskLimit.goal}) AS counted`);

const balanceOf = () =>
  number(sql`SELECT balance FROM point_accounts account WHERE account.user_id = users.user_id AND unit = 'points'`);

const startOf = (day: string): SQL => sql`${new Date(startOfDay(day, VIETNAM)).toISOString()}::timestamptz`;
