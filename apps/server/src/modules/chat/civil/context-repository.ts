import { eq, type SQL, sql } from 'drizzle-orm';
import type { ModerationContext } from '@khandai/contracts';
import type { Database } from '../../../platform/database/database.js';
import { users } from '../../../platform/database/schema.js';
import type { Scope } from './scope-query.js';

export type ContextMessage = ModerationContext['messages'][number];

interface Row {
  readonly id: unknown;
  readonly userId: number;
  readonly username: string;
  readonly showName: string;
  readonly original: string;
  readonly text: string;
  readonly createdAt: string;
  readonly recalled: boolean;
}

export interface Account {
  readonly username: string;
  readonly showName: string;
  readonly since: string;
  readonly guest: boolean;
}

/** SQL for what surrounds a message. */
export class ContextRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** A message and up to `each` on both sides of it, the oldest first. `inQuestion` is the one that waits for a decision. */
  async around(groupMessageId: number, each: number, inQuestion?: number): Promise<ContextMessage[]> {
    const of = sql`FROM chat_messages WHERE group_id = (SELECT group_id FROM subject) AND sequence`;
    const rows = await this.#read(sql`
      WITH subject AS (SELECT group_id, sequence FROM chat_messages WHERE group_message_id = ${groupMessageId})
      SELECT * FROM (SELECT group_message_id ${of} <= (SELECT sequence FROM subject) ORDER BY sequence DESC LIMIT ${each + 1}) AS before
      UNION ALL
      SELECT * FROM (SELECT group_message_id ${of} > (SELECT sequence FROM subject) ORDER BY sequence LIMIT ${each}) AS after`);
    return rows.map((row) => toMessage(row, Number(row.id) === inQuestion));
  }

  /** The newest message of a room up to a moment. */
  async newestBefore(groupId: number, at: Date): Promise<number | undefined> {
    const { rows } = (await this.database.db.execute(sql`
      SELECT group_message_id AS id FROM chat_messages
      WHERE group_id = ${groupId} AND created_at <= ${at.toISOString()}::timestamptz ORDER BY sequence DESC LIMIT 1`)) as unknown as {
      rows: { id: unknown }[];
    };
    return rows[0] && Number(rows[0].id);
  }

  /** The newest messages of a user up to a moment: in one room, or in all of the scope. Never those of private conversations. */
  async writtenBy(
    userId: number,
    { groupId, scope, before, limit }: { groupId: number | null; scope: Scope; before: Date; limit: number },
  ): Promise<ContextMessage[]> {
    const rows = await this.#read(sql`
      SELECT group_message_id FROM chat_messages JOIN chat_rooms AS room USING (group_id)
      WHERE user_id = ${userId} AND chat_messages.created_at <= ${before.toISOString()}::timestamptz
        AND NOT room.private_message AND ${scope.isOpenOnly ? sql`room.vip_group = 0` : sql`true`}
        AND ${groupId === null ? sql`true` : sql`group_id = ${groupId}`}
      ORDER BY group_message_id DESC LIMIT ${limit}`);
    return rows.map((row) => toMessage(row, false));
  }

  /** Undefined for a user who is deleted. */
  async account(userId: number): Promise<Account | undefined> {
    const [found] = await this.database.db
      .select({ username: users.username, showName: users.displayName, since: users.createdAt, guest: users.guest })
      .from(users)
      .where(eq(users.userId, userId));
    return found && { ...found, since: found.since.toISOString() };
  }

  async #read(page: SQL): Promise<Row[]> {
    const { rows } = (await this.database.db.execute(sql`
      SELECT message.group_message_id AS id, users.user_id AS "userId", users.username, users.display_name AS "showName",
        message.original_message AS original, message.filtered_message AS text, to_json(message.created_at) AS "createdAt",
        message.recalled IS NOT NULL AS recalled
      FROM (${page}) AS page JOIN chat_messages AS message USING (group_message_id) JOIN users USING (user_id)
      ORDER BY message.group_message_id`)) as unknown as { rows: Row[] };
    return rows;
  }
}

const toMessage = ({ id, userId, username, showName, ...row }: Row, inQuestion: boolean): ContextMessage => ({
  groupMessageId: Number(id),
  author: { userId, username, showName },
  text: inQuestion ? row.original : row.recalled ? '' : row.text,
  createdAt: new Date(row.createdAt).toISOString(),
  recalled: row.recalled,
  inQuestion,
});
