import { and, asc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { ChatMessage } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { chatMessages, chatRooms, users } from '../../platform/database/schema.js';
import type { Author, Room } from './chat-rows.js';
import { changeReaction, insertMessages, type NewMessage, NothingToDo, type ReactionChange, type Stored } from './chat-writes.js';
import { readMessages } from './message-query.js';

export interface Page {
  /** 1 is the first page. */
  pageNum: number;
  pageSize: number;
}

export interface HistoryQuery extends Page {
  groupId: number;
  /** Text in the form of `searchKey`; empty finds all. */
  search: string;
  /** Only messages of a lower sequence. */
  before: number | undefined;
}

/** What is known of somebody who wants to say something. */
export interface Found {
  room: Room;
  author: Author;
  /** They have said nothing under this uuid yet. */
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

/** SQL of rooms, messages and reactions. */
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

  /** Rooms everybody may see: the room `first`, then those that spoke last. */
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

  /** The newest message of each of these rooms that has one, by room. */
  async lastMessages(groupIds: readonly number[]): Promise<Map<number, ChatMessage>> {
    if (groupIds.length === 0) return new Map();
    const where = and(inArray(chatMessages.groupId, [...groupIds]), sql`${chatMessages.groupMessageId} = ${newestMessage()}`);
    const found = await readMessages(this.#db, where, null, { limit: groupIds.length, offset: 0 });
    return new Map(found.map((message) => [message.groupId, message]));
  }

  async author(userId: number): Promise<Author | undefined> {
    const [found] = await this.#db.select(authorFields).from(users).where(eq(users.userId, userId));
    return found;
  }

  /** The room of a message, if there is such a message. */
  async roomOf(groupMessageId: number): Promise<number | undefined> {
    const [found] = await this.#db
      .select({ groupId: chatMessages.groupId })
      .from(chatMessages)
      .where(eq(chatMessages.groupMessageId, groupMessageId));
    return found?.groupId;
  }

  /** Room, person, and whether this uuid is a new one of theirs; undefined when there is no such room or person. */
  async speaker(groupId: number, userId: number, uuid: string): Promise<Found | undefined> {
    this.#speakers ??= speakers(this.#db);
    const [found] = await this.#speakers.execute({ groupId, userId, uuid });
    return found && { room: found.room, author: found.author, isNew: found.said === null };
  }

  /** What this sender already said under this uuid. */
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
   * Stores messages of one room under its next revisions, which are their sequences too. Answers undefined, stores none
   * and spends no revision when one of them is refused: the room is gone, or the same sender's uuid was stored meanwhile.
   */
  async store(groupId: number, messages: readonly NewMessage[]): Promise<Stored[] | undefined> {
    return unlessNothing(() => insertMessages(this.#db, groupId, messages));
  }

  /** Answers whether anything changed; what is already so spends no revision. */
  async react(change: ReactionChange): Promise<boolean> {
    const done = await unlessNothing(() =>
      this.#db.transaction(async (tx) => {
        await changeReaction(tx, change);
        return true;
      }),
    );
    return done ?? false;
  }

  /** One page of a room, its messages oldest first, and how many there are in all pages. */
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

  /** Messages born or changed after a revision, in order of revision. */
  async changedSince(groupId: number, revision: number, limit: number, reader: number): Promise<ChatMessage[]> {
    const where = and(eq(chatMessages.groupId, groupId), gt(chatMessages.revision, revision));
    return readMessages(this.#db, where, reader, { limit, offset: 0, order: asc(chatMessages.revision) });
  }

  get #db(): Db {
    return this.#database.db;
  }
}

// Built once: every message asks this, and building the statement takes longer than sending it.
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
    if (error instanceof NothingToDo) return undefined;
    throw error;
  }
}

// Id of the newest message of the room at hand; one step in the index of (group_id, sequence).
const newestMessage = (): SQL =>
  sql`(SELECT newest.group_message_id FROM chat_messages AS newest WHERE newest.group_id = ${chatRooms.groupId} ORDER BY newest.sequence DESC LIMIT 1)`;
