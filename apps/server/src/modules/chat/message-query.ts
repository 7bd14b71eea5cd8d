import { aliasedTable, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ChatMessage, MentionedMember, Reaction } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { expOf } from '../../platform/database/exp-of.js';
import { chatMessages, chatReactions, chatRooms, users } from '../../platform/database/schema.js';
import { type MessageRow, type ParentMedia, type ReactionRow, toMessage } from './chat-rows.js';

export interface MessagePage {
  limit: number;
  /** Default: newest first. */
  order?: 'newest' | 'oldest' | 'revision';
}

const author = aliasedTable(users, 'author');
const parent = aliasedTable(chatMessages, 'parent');
const parentAuthor = aliasedTable(users, 'parent_author');

const orders = {
  newest: desc(chatMessages.sequence),
  oldest: asc(chatMessages.sequence),
  revision: asc(chatMessages.revision),
};

const messageFields = {
  groupId: chatMessages.groupId,
  groupMessageId: chatMessages.groupMessageId,
  sequence: chatMessages.sequence,
  revision: chatMessages.revision,
  uuid: chatMessages.uuid,
  userId: chatMessages.userId,
  username: author.username,
  displayName: author.displayName,
  profilePicture: author.profilePicture,
  role: author.role,
  guest: author.guest,
  simulated: author.simulated,
  exp: expOf('author'),
  filteredMessage: chatMessages.filteredMessage,
  systemMessage: chatMessages.systemMessage,
  vipGroup: chatRooms.vipGroup,
  parentMessageId: chatMessages.parentMessageId,
  parentName: parentAuthor.displayName,
  parentMessage: sql<string | null>`CASE WHEN ${parent.recalled} IS NULL THEN ${parent.filteredMessage} ELSE '' END`,
  parentMedia: sql<ParentMedia | null>`CASE WHEN ${parent.recalled} IS NOT NULL THEN NULL
    WHEN ${parent.stickerId} IS NOT NULL THEN 'sticker'
    WHEN jsonb_array_length(${parent.attachments}) > 0 THEN 'attachment' END`,
  attachments: chatMessages.attachments,
  stickerId: chatMessages.stickerId,
  mentions: sql<MentionedMember[] | null>`(
    SELECT json_agg(json_build_object('userId', named.user_id, 'username', named.username, 'showName', named.display_name) ORDER BY named.user_id)
    FROM chat_mentions AS mention JOIN users AS named ON named.user_id = mention.user_id AND named.username <> ''
    WHERE mention.group_message_id = ${chatMessages.groupMessageId})`,
  createdAt: chatMessages.createdAt,
  recalled: chatMessages.recalled,
};

/**
 * Messages as `reader` sees them; `where` is about chatMessages alone. Always two statements: the messages with authors
 * and parents, then all reactions. The page is cut before the joins, so the joins read only its messages.
 */
export async function readMessages(
  db: Db,
  where: SQL | undefined,
  reader: number | null,
  { limit, order = 'newest' }: MessagePage,
): Promise<ChatMessage[]> {
  const page = db
    .select({ groupMessageId: chatMessages.groupMessageId })
    .from(chatMessages)
    .where(where)
    .orderBy(orders[order])
    .limit(limit)
    .as('page');
  const rows: MessageRow[] = await db
    .select(messageFields)
    .from(page)
    .innerJoin(chatMessages, eq(chatMessages.groupMessageId, page.groupMessageId))
    .innerJoin(author, eq(author.userId, chatMessages.userId))
    .innerJoin(chatRooms, eq(chatRooms.groupId, chatMessages.groupId))
    .leftJoin(parent, eq(parent.groupMessageId, chatMessages.parentMessageId))
    .leftJoin(parentAuthor, eq(parentAuthor.userId, parent.userId))
    .orderBy(orders[order]);
  const reactions = await reactionsOf(
    db,
    rows.map(({ groupMessageId }) => groupMessageId),
    reader,
  );
  return rows.map((row) => toMessage(row, reactions.get(row.groupMessageId) ?? []));
}

async function reactionsOf(
  db: Db,
  messageIds: readonly number[],
  reader: number | null,
): Promise<Map<number, ReactionRow[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .select({
      groupMessageId: chatReactions.groupMessageId,
      reaction: sql<Reaction>`${chatReactions.reaction}`,
      total: count(),
      mine: sql<boolean>`bool_or(${chatReactions.userId} = ${reader ?? 0})`,
    })
    .from(chatReactions)
    .where(inArray(chatReactions.groupMessageId, [...messageIds]))
    .groupBy(chatReactions.groupMessageId, chatReactions.reaction)
    .orderBy(desc(count()), chatReactions.reaction);
  return Map.groupBy(rows, ({ groupMessageId }) => groupMessageId);
}
