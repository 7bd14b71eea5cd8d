import { dayAt, VIETNAM } from '@khandai/calendar';
import type { Database } from '../../platform/database/database.js';

/** How many lines a member wrote in rooms on one day of Vietnam. */
export interface ChatDay {
  readonly userId: number;
  /** `2026-11-20`. */
  readonly day: string;
  readonly lines: number;
}

/** What the tasks count as lines too: not those of conversations, nor recalled ones. */
const SINCE = `SELECT wrote.user_id AS "userId", wrote.starts AS "startsAt", counted.lines::integer
    FROM (
      SELECT DISTINCT user_id, date_trunc('day', created_at, 'Asia/Ho_Chi_Minh') AS starts
        FROM chat_messages WHERE group_message_id > $1 AND created_at >= $2 AND system_message = 0
    ) AS wrote
    JOIN users ON users.user_id = wrote.user_id AND users.username_key IS NOT NULL AND NOT users.simulated
    CROSS JOIN LATERAL (
      SELECT count(*) AS lines FROM (
        SELECT FROM chat_messages AS line JOIN chat_rooms AS room ON room.group_id = line.group_id
         WHERE line.user_id = wrote.user_id
           AND line.created_at >= wrote.starts AND line.created_at < wrote.starts + interval '1 day'
           AND line.system_message = 0 AND line.recalled IS NULL AND NOT room.private_message
         LIMIT $3
      ) AS line
    ) AS counted`;

/** SQL for the lines of members. */
export class ChatDayQuery {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  /** Days of members with a line after this id and from this time on; lines are counted up to `max`. */
  async since(after: number, from: Date, max: number): Promise<ChatDay[]> {
    const rows = await this.database.query<{ userId: number; startsAt: Date | string; lines: number }>(
      SINCE,
      [after, from, max],
      'chat-days',
    );
    return rows.map(({ startsAt, ...row }) => ({ ...row, day: dayAt(new Date(startsAt).getTime(), VIETNAM) }));
  }

  /** Id of the newest line; 0 without one. */
  async newest(): Promise<number> {
    const [row] = await this.database.query<{ newest: number | string }>(
      'SELECT coalesce(max(group_message_id), 0) AS newest FROM chat_messages',
      [],
      'newest-line',
    );
    return Number(row?.newest ?? 0);
  }
}
