import { RANKING_DEPTH, type RankingBoard, type TopPeriod } from '@khandai/contracts';
import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { deleteBatches } from '../../platform/database/delete-batches.js';
import { memberTops } from '../../platform/database/schema.js';

/** One board in one period. */
export interface Board {
  readonly board: RankingBoard;
  readonly period: TopPeriod;
  /** First day of the period. */
  readonly since: string;
}

export interface RankedRow {
  readonly userId: number;
  readonly username: string;
  readonly showName: string;
  readonly profilePicture: string | null;
  readonly simulated: boolean;
  readonly exp: number;
  readonly score: number;
}

/** The rows that the index of the order has. */
const ON_BOARD = `board = $1 AND period = $2 AND since = $3::date AND score > 0 AND NOT hidden`;

/** A member who was locked a moment ago may not be hidden on the board yet. */
const FIRST = `
  SELECT u.user_id AS "userId", u.username, u.display_name AS "showName", u.profile_picture AS "profilePicture",
         u.simulated, coalesce(account.balance, 0)::float8 AS exp, top.score::float8 AS score
    FROM member_tops AS top
    JOIN users AS u ON u.user_id = top.user_id AND NOT u.locked
    LEFT JOIN point_accounts AS account ON account.user_id = top.user_id AND account.unit = 'exp'
   WHERE ${ON_BOARD}
   ORDER BY top.score DESC, top.user_id LIMIT $4`;

/** Two ranges of the index: higher scores, and older accounts with the same one. Each is read as far as ranks are counted. */
const RANK = `
  WITH own AS (SELECT score, user_id FROM member_tops WHERE ${ON_BOARD} AND user_id = $4),
  higher AS (
    SELECT count(*) AS total
      FROM (SELECT FROM member_tops WHERE ${ON_BOARD} AND score > (SELECT score FROM own) LIMIT $5) AS ahead),
  older AS (
    SELECT count(*) AS total
      FROM (SELECT FROM member_tops WHERE ${ON_BOARD} AND score = (SELECT score FROM own)
               AND user_id < (SELECT user_id FROM own) LIMIT $5) AS ahead)
  SELECT own.score::float8 AS score, least(1 + higher.total + older.total, 1 + $5::bigint)::integer AS rank
    FROM own, higher, older`;

/** SQL for the boards of the whole site. */
export class RankingQuery {
  constructor(private readonly database: Pick<Database, 'query' | 'db'>) {}

  /** Best first; of equal scores the older account. */
  first({ board, period, since }: Board, limit: number): Promise<readonly RankedRow[]> {
    return this.database.query<RankedRow>(FIRST, [board, period, since, limit], 'ranking-first');
  }

  /** The member's own place; undefined for one who is not on the board. */
  async placeOf(
    { board, period, since }: Board,
    userId: number,
  ): Promise<{ readonly rank: number; readonly score: number } | undefined> {
    const [own] = await this.database.query<{ rank: number; score: number }>(
      RANK,
      [board, period, since, userId, RANKING_DEPTH],
      'ranking-place',
    );
    return own;
  }

  /** Deletes scores of periods that began before this day. */
  async deleteBefore(day: string, signal: AbortSignal): Promise<void> {
    await deleteBatches(this.database.db, memberTops, lt(memberTops.since, day), signal);
  }
}
