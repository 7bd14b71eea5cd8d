import { type SQL, sql } from 'drizzle-orm';
import type { BanReason, QueueItem } from '@khandai/contracts';
import type { Database } from '../../../platform/database/database.js';
import type { Page } from '../chat-repository.js';

interface Row {
  readonly kind: QueueItem['kind'];
  /** Id of the held message, the reported message or the ban. */
  readonly id: unknown;
  readonly groupId: number | null;
  readonly roomName: string | null;
  readonly userId: number;
  readonly username: string;
  readonly showName: string;
  readonly text: string;
  readonly hidden: boolean;
  readonly reports: { reason: BanReason; total: number }[] | null;
  readonly reason: BanReason | null;
  readonly until: string | null;
  readonly createdAt: string;
  readonly total: unknown;
}

export interface QueueScope {
  /** Undefined: all rooms, and requests about bans of all rooms. */
  readonly groupIds: readonly number[] | undefined;
  /** Without VIP rooms and chats with the staff. */
  readonly isOpenOnly: boolean;
}

/** SQL for what waits for moderators. */
export class QueueRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** The oldest first. */
  async page(
    { groupIds, isOpenOnly }: QueueScope,
    now: Date,
    { pageNum, pageSize }: Page,
  ): Promise<{ total: number; list: QueueItem[] }> {
    const scope = groupIds && JSON.stringify(groupIds);
    const statement = sql`${queue({ scope, isOpenOnly }, now)} LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`;
    const { rows } = (await this.database.db.execute(statement)) as unknown as { rows: Row[] };
    return { total: Number(rows[0]?.total ?? 0), list: rows.map(toItem) };
  }
}

const within = (scope: string | undefined, column: SQL): SQL =>
  scope === undefined
    ? sql`true`
    : sql`${column} IN (SELECT value::integer FROM json_array_elements_text(${scope}::json))`;

const queue = ({ scope, isOpenOnly }: { scope: string | undefined; isOpenOnly: boolean }, now: Date): SQL => sql`
  WITH waiting AS (
    SELECT 'held' AS kind, held_id::bigint AS id, group_id, user_id, original_message AS text, false AS hidden,
      NULL::json AS reports, NULL AS reason, NULL::timestamptz AS until, created_at
    FROM held_messages WHERE decision IS NULL AND ${within(scope, sql`group_id`)}
    UNION ALL
    SELECT 'report', message.group_message_id, message.group_id, message.user_id, message.original_message,
      message.recalled IS NOT NULL,
      (SELECT json_agg(json_build_object('reason', reason, 'total', total) ORDER BY total DESC, reason) FROM (
        SELECT reason, count(*) AS total FROM message_reports AS one
        WHERE one.group_message_id = message.group_message_id AND NOT resolved GROUP BY reason) AS reasons),
      NULL, NULL, reported.first_at
    FROM (SELECT group_message_id, min(created_at) AS first_at FROM message_reports WHERE NOT resolved GROUP BY 1) AS reported
    JOIN chat_messages AS message USING (group_message_id)
    WHERE ${within(scope, sql`message.group_id`)}
    UNION ALL
    SELECT 'request', ban_id, group_id, user_id, request, false, NULL, reason, until, requested_at
    FROM chat_bans
    WHERE requested_at IS NOT NULL AND answered_at IS NULL AND lift_log IS NULL
      AND (until IS NULL OR until > ${now.toISOString()}::timestamptz) AND ${within(scope, sql`group_id`)}
  )
  SELECT waiting.kind, waiting.id, waiting.group_id AS "groupId", room.name AS "roomName", users.user_id AS "userId",
    users.username, users.display_name AS "showName", waiting.text, waiting.hidden, waiting.reports, waiting.reason,
    to_json(waiting.until) AS until, to_json(waiting.created_at) AS "createdAt", count(*) OVER () AS total
  FROM waiting JOIN users USING (user_id) LEFT JOIN chat_rooms AS room ON room.group_id = waiting.group_id
  WHERE ${isOpenOnly ? sql`coalesce(room.vip_group, 0) = 0` : sql`true`}
  ORDER BY waiting.created_at, waiting.kind, waiting.id`;

function toItem(row: Row): QueueItem {
  const { kind, groupId, roomName, userId, username, showName, text } = row;
  const id = Number(row.id);
  const author = { userId, username, showName };
  const createdAt = new Date(row.createdAt).toISOString();
  if (kind === 'request')
    return {
      ...{ kind, banId: id, groupId, roomName, author, text, createdAt, reason: row.reason ?? 'other' },
      until: row.until === null ? null : new Date(row.until).toISOString(),
    };
  const room = { groupId: groupId ?? 0, roomName: roomName ?? '' };
  if (kind === 'held') return { kind, heldId: id, ...room, author, original: text, createdAt };
  const reports = row.reports ?? [];
  return { kind, groupMessageId: id, ...room, author, original: text, hidden: row.hidden, reports, createdAt };
}
