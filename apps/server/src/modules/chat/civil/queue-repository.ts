import { type SQL, sql } from 'drizzle-orm';
import type { BanReason, MediaKind, QueueItem } from '@khandai/contracts';
import type { Database } from '../../../platform/database/database.js';
import type { Page } from '../chat-repository.js';
import { partyOf, type Scope } from './scope-query.js';

interface Row {
  readonly kind: QueueItem['kind'];
  /** Id of the held message, the reported message, post or comment, or the ban. */
  readonly id: unknown;
  /** Of a reported comment on a post. */
  readonly postId: unknown;
  /** Of a reported comment on a title of the site's own media. */
  readonly media: { kind: MediaKind; slug: string; title: string } | null;
  /** Of a reported comment on an article. */
  readonly article: { slug: string; title: string } | null;
  readonly groupId: number | null;
  readonly roomName: string | null;
  readonly userId: number;
  readonly username: string;
  readonly showName: string;
  readonly text: string;
  readonly private: boolean;
  readonly hidden: boolean;
  readonly reports: { reason: BanReason; total: number }[] | null;
  readonly reason: BanReason | null;
  readonly until: string | null;
  readonly createdAt: string;
  readonly total: unknown;
}

/** SQL for what waits for moderators. */
export class QueueRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** The oldest first. */
  async page(scope: Scope, now: Date, { pageNum, pageSize }: Page): Promise<{ total: number; list: QueueItem[] }> {
    const statement = sql`${queue(scope, now)} LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`;
    const { rows } = (await this.database.db.execute(statement)) as unknown as { rows: Row[] };
    return { total: Number(rows[0]?.total ?? 0), list: rows.map(toItem) };
  }
}

const within = ({ groupIds }: Scope, column: SQL): SQL =>
  groupIds === undefined
    ? sql`true`
    : sql`${column} IN (SELECT value::integer FROM json_array_elements_text(${JSON.stringify(groupIds)}::json))`;

const isOpen = sql`coalesce(room.vip_group, 0) = 0 AND NOT coalesce(room.private_message, false)`;

// Of a hidden post or comment the row of `post_removals` tells; without one, a deleted one was deleted by its author.
const reportedInFeed = sql`
    UNION ALL
    SELECT CASE WHEN reported.comment_id IS NULL THEN 'post' ELSE 'comment' END, coalesce(reported.comment_id, reported.post_id),
      reported.post_id, NULL, coalesce(comment.author_id, post.author_id), coalesce(comment.original, post.original),
      removal.log_id IS NOT NULL,
      (SELECT json_agg(json_build_object('reason', reason, 'total', total) ORDER BY total DESC, reason) FROM (
        SELECT reason, count(*) AS total FROM post_reports AS one
        WHERE one.post_id = reported.post_id AND one.comment_id IS NOT DISTINCT FROM reported.comment_id AND NOT resolved
        GROUP BY reason) AS reasons),
      NULL, NULL, reported.first_at
    FROM (SELECT post_id, comment_id, min(created_at) AS first_at FROM post_reports
      WHERE NOT resolved AND post_id IS NOT NULL GROUP BY 1, 2) AS reported
    JOIN posts AS post ON post.post_id = reported.post_id
    LEFT JOIN comments AS comment ON comment.comment_id = reported.comment_id
    LEFT JOIN post_removals AS removal
      ON removal.post_id = reported.post_id AND removal.comment_id IS NOT DISTINCT FROM reported.comment_id
    WHERE CASE WHEN reported.comment_id IS NULL THEN post.visibility = 1 OR removal.log_id IS NOT NULL
      ELSE post.visibility = 1 AND (comment.deleted_at IS NULL OR removal.log_id IS NOT NULL) END`;

// Comments on articles and on titles.
const reportedElsewhere = sql`
    UNION ALL
    SELECT 'comment', reported.comment_id, NULL, NULL, comment.author_id, comment.original, removal.log_id IS NOT NULL,
      (SELECT json_agg(json_build_object('reason', reason, 'total', total) ORDER BY total DESC, reason) FROM (
        SELECT reason, count(*) AS total FROM post_reports AS one
        WHERE one.comment_id = reported.comment_id AND NOT resolved GROUP BY reason) AS reasons),
      NULL, NULL, reported.first_at
    FROM (SELECT comment_id, min(created_at) AS first_at FROM post_reports
      WHERE NOT resolved AND post_id IS NULL GROUP BY 1) AS reported
    JOIN comments AS comment ON comment.comment_id = reported.comment_id
    LEFT JOIN post_removals AS removal ON removal.comment_id = reported.comment_id
    WHERE comment.deleted_at IS NULL OR removal.log_id IS NOT NULL`;

const articleOf = sql`(
    SELECT json_build_object('slug', article.slug, 'title', article.title)
    FROM comments AS comment JOIN articles AS article ON article.article_id = comment.article_id
    WHERE waiting.kind = 'comment' AND waiting.post_id IS NULL AND comment.comment_id = waiting.id)`;

const titleOf = sql`(
    SELECT json_build_object('kind', title.kind, 'slug', title.slug, 'title', title.title)
    FROM comments AS comment JOIN media_titles AS title ON title.title_id = comment.title_id
    WHERE waiting.kind = 'comment' AND waiting.post_id IS NULL AND comment.comment_id = waiting.id)`;

const queue = (scope: Scope, now: Date): SQL => sql`
  WITH waiting AS (
    SELECT 'held' AS kind, held_id::bigint AS id, NULL::bigint AS post_id, group_id, user_id, original_message AS text, false AS hidden,
      NULL::json AS reports, NULL AS reason, NULL::timestamptz AS until, created_at
    FROM held_messages WHERE decision IS NULL AND ${within(scope, sql`group_id`)}
    UNION ALL
    SELECT 'report', message.group_message_id, NULL, message.group_id, message.user_id, message.original_message,
      message.recalled IS NOT NULL,
      (SELECT json_agg(json_build_object('reason', reason, 'total', total) ORDER BY total DESC, reason) FROM (
        SELECT reason, count(*) AS total FROM message_reports AS one
        WHERE one.group_message_id = message.group_message_id AND NOT resolved GROUP BY reason) AS reasons),
      NULL, NULL, reported.first_at
    FROM (SELECT group_message_id, min(created_at) AS first_at FROM message_reports WHERE NOT resolved GROUP BY 1) AS reported
    JOIN chat_messages AS message USING (group_message_id)
    WHERE ${within(scope, sql`message.group_id`)}
    UNION ALL
    SELECT 'request', ban_id, NULL, group_id, user_id, request, false, NULL, reason, until, requested_at
    FROM chat_bans
    WHERE requested_at IS NOT NULL AND answered_at IS NULL AND lift_log IS NULL
      AND (until IS NULL OR until > ${now.toISOString()}::timestamptz) AND ${within(scope, sql`group_id`)}
    ${scope.groupIds === undefined ? sql`${reportedInFeed}${reportedElsewhere}` : sql``}
  )
  SELECT waiting.kind, waiting.id, waiting.post_id AS "postId", ${articleOf} AS article, ${titleOf} AS media, waiting.group_id AS "groupId", room.name AS "roomName",
    coalesce(room.private_message, false) AS private, users.user_id AS "userId",
    users.username, users.display_name AS "showName", waiting.text, waiting.hidden, waiting.reports, waiting.reason,
    to_json(waiting.until) AS until, to_json(waiting.created_at) AS "createdAt", count(*) OVER () AS total
  FROM waiting JOIN users USING (user_id) LEFT JOIN chat_rooms AS room ON room.group_id = waiting.group_id
  WHERE ${scope.isOpenOnly ? isOpen : sql`true`}
    AND ${scope.without === undefined ? sql`true` : sql`NOT EXISTS (${partyOf(sql`waiting.group_id`, scope.without)})`}
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
  const inFeed = { author, original: text, hidden: row.hidden, reports: row.reports ?? [], createdAt };
  if (kind === 'post') return { kind, postId: id, ...inFeed };
  if (kind === 'comment') {
    const postId = row.postId === null ? null : Number(row.postId);
    return { kind, postId, article: row.article, media: row.media, commentId: id, ...inFeed };
  }
  const room = { groupId: groupId ?? 0, roomName: roomName ?? '' };
  if (kind === 'held') return { kind, heldId: id, ...room, author, original: text, createdAt };
  const reported = { private: row.private, hidden: row.hidden, reports: row.reports ?? [] };
  return { kind, groupMessageId: id, ...room, author, original: text, ...reported, createdAt };
}
