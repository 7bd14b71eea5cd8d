import { and, asc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { ChatMessage } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { chatMessages, chatRooms, users } from '../../platform/database/schema.js';
import type { Author, Room } from './chat-rows.js';
import {
  changeReaction,
  insertMessages,
  type NewMessage,
  NoChange,
  type ReactionChange,
  type Stored,
} from './chat-writes.js';
import { readMessages } from './message-query.js';

export interface Page {
  /** 1 is the first page. */
  pageNum: number;
  pageSize: number;
}

export interface HistoryQuery extends Page {
  groupId: number;
  /** Normalized with `searchKey`; an empty text matches every message. */
  search: string;
  /** Only messages with a lower sequence. */
  before: number | undefined;
}

/** What the database knows about a user who wants to send a message. */
export interface Found {
  room: Room;
  author: Author;
  /** Whether the user has no message with this uuid yet. */
  isNew: boolean;
}

const roomFields = {
  groupId: chatRooms.groupId,
  name: chatRooms.name,
  authorId: chatRooms.authorId,
  vipGroup: chatRooms.vipGroup,
  privateMessage: chatRooms.privateMessage,
  guestsWrite: chatRooms.guestsWrite,
  revision: chatRooms.revision,
};

const authorFields = {
  userId: users.userId,
  username: users.username,
  displayName: users.displayName,
  profilePicture: users.profilePicture,
  role: users.role,
  guest: users.guest,
  simulated: users.simulated,
  locked: users.locked,
  hideStatus: users.hideStatus,
};

const ONE = { limit: 1, offset: 0 };

/** SQL for rooms, messages and reactions. */
export class ChatRepository {
  readonly #database: Database;
  #speakers?: ReturnType<typeof speakers>;

  constructor({ database }: { database: Database }) {
    this.#database = database;
  }

  async room(groupId: number): Promise<Room | undefined> {
    const [room] = await this.#db.select(roomFields).from(chatRooms).where(eq(chatRooms.groupId, groupId));
    return room;
  }

  /** Rooms open to everyone: the room `first`, then those with the newest messages. */
  async publicRooms(first: number, { pageNum, pageSize }: Page): Promise<{ total: number; rooms: Room[] }> {
    const open = eq(chatRooms.privateMessage, false);
    const rooms = await this.#db
      .select(roomFields)
      .from(chatRooms)
      .where(open)
      .orderBy(sql`${chatRooms.groupId} = ${first} DESC, ${newestMessage()} DESC NULLS LAST`, asc(chatRooms.groupId))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { total: await this.#db.$count(chatRooms, open), rooms };
  }

  /** The newest message of each room, by room; a room without messages is absent. */
  async lastMessages(groupIds: readonly number[]): Promise<Map<number, ChatMessage>> {
    if (groupIds.length === 0) return new Map();
    const where = and(
      inArray(chatMessages.groupId, [...groupIds]),
      sql`${chatMessages.groupMessageId} = ${newestMessage()}`,
    );
    const found = await readMessages(this.#db, where, null, { limit: groupIds.length, offset: 0 });
    return new Map(found.map((message) => [message.groupId, message]));
  }

  async author(userId: number): Promise<Author | undefined> {
    const [found] = await this.#db.select(authorFields).from(users).where(eq(users.userId, userId));
    return found;
  }

  /** The room of a message; undefined when the message does not exist. */
  async roomOf(groupMessageId: number): Promise<number | undefined> {
    const [found] = await this.#db
      .select({ groupId: chatMessages.groupId })
      .from(chatMessages)
      .where(eq(chatMessages.groupMessageId, groupMessageId));
    return found?.groupId;
  }

  /** The room, the user, and whether the uuid is new for them; undefined when the room or the user does not exist. */
  async speaker(groupId: number, userId: number, uuid: string): Promise<Found | undefined> {
    this.#speakers ??= speakers(this.#db);
    const [found] = await this.#speakers.execute({ groupId, userId, uuid });
    return found && { room: found.room, author: found.author, isNew: found.said === null };
  }

  /** The message this sender already sent with this uuid. */
  async byUuid(userId: number, uuid: string): Promise<ChatMessage | undefined> {
    const where = and(eq(chatMessages.userId, userId), eq(chatMessages.uuid, uuid));
    const [found] = await readMessages(this.#db, where, userId, ONE);
    return found;
  }

  async message(groupMessageId: number, reader: number | null): Promise<ChatMessage | undefined> {
    const [found] = await readMessages(this.#db, eq(chatMessages.groupMessageId, groupMessageId), reader, ONE);
    return found;
  }

  /**
   * Stores messages of one room under its next revisions, which are also their sequences. Returns undefined, stores
   * nothing and uses no revision when one of the messages is refused: the room is deleted, or the sender's uuid was
   * stored in the meantime.
   */
  async store(groupId: number, messages: readonly NewMessage[]): Promise<Stored[] | undefined> {
    return unlessNothing(() => insertMessages(this.#database, groupId, messages));
  }

  /** Returns whether anything changed; an unchanged reaction uses no revision. */
  async react(change: ReactionChange): Promise<boolean> {
    const done = await unlessNothing(() =>
      this.#db.transaction(async (tx) => {
        await changeReaction(tx, change);
        return true;
      }),
    );
    return done ?? false;
  }

  /** One page of a room, oldest message first, and the total number of messages in all pages. */
  async history(query: HistoryQuery, reader: number | null): Promise<{ total: number; list: ChatMessage[] }> {
    const where = and(
      eq(chatMessages.groupId, query.groupId),
      query.before === undefined ? undefined : lt(chatMessages.sequence, query.before),
      query.search === '' ? undefined : sql`position(${query.search} in ${chatMessages.searchKey}) > 0`,
    );
    const page = { limit: query.pageSize, offset: (query.pageNum - 1) * query.pageSize };
    const list = await readMessages(this.#db, where, reader, page);
    return { total: await this.#db.$count(chatMessages, where), list: list.reverse() };
  }

  /** Messages created or changed after a revision, in order of revision. */
  async changedSince(groupId: number, revision: number, limit: number, reader: number | null): Promise<ChatMessage[]> {
    const where = and(eq(chatMessages.groupId, groupId), gt(chatMessages.revision, revision));
    return readMessages(this.#db, where, reader, { limit, offset: 0, order: asc(chatMessages.revision) });
  }

  get #db(): Db {
    return this.#database.db;
  }
}

// The statement is prepared once: every message runs it, and building it takes longer than sending it.
const speakers = (db: Db) =>
  db
    .select({ room: roomFields, author: authorFields, said: chatMessages.groupMessageId })
    .from(users)
    .innerJoin(chatRooms, eq(chatRooms.groupId, sql.placeholder('groupId')))
    .leftJoin(chatMessages, and(eq(chatMessages.userId, users.userId), eq(chatMessages.uuid, sql.placeholder('uuid'))))
    .where(eq(users.userId, sql.placeholder('userId')))
    .prepare('chat_speakers');

async function unlessNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NoChange) return undefined;
    throw error;
  }
}

// Id of the newest message of the current room; one step in the index on (group_id, sequence).
const newestMessage = (): SQL =>
  sql`(SELECT newest.group_message_id FROM chat_messages AS newest WHERE newest.group_id = ${chatRooms.groupId} ORDER BY newest.sequence DESC LIMIT 1)`;
