import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ChatMessage, RoomMatch } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { chatMessages, chatRooms, fixtures, hosts, teams, users } from '../../platform/database/schema.js';
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
import { type Part, type PartQuery, readPart } from './part-query.js';
import { endOfTalk, matchesBetween, sequenceAt } from './room-match-query.js';
import { findMessages } from './search-query.js';
import {
  authorFields,
  type Found,
  readSpeaker,
  roomFields,
  type SpeakerQuery,
  type SpeakerStatement,
  speakerStatement,
} from './speaker-query.js';

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

const ONE = { limit: 1 };

/** The columns' defaults. */
const NEW_ROOM = {
  authorId: null,
  vipGroup: 0,
  vipHostId: null,
  privateMessage: false,
  guestsWrite: true,
  revision: 0,
} as const;

const home = alias(teams, 'home');
const away = alias(teams, 'away');

/** The list of rooms counts no further. */
const MAX_ROOM_TOTAL = 1_000;
/** A page by number skips all newer messages; beyond this number of them it is a long read. */
const SHORT_SKIP = 1_000;

/** SQL for rooms, messages and reactions. */
export class ChatRepository {
  readonly #database: Database;
  #speakers?: SpeakerStatement;

  constructor({ database }: { database: Database }) {
    this.#database = database;
  }

  async room(groupId: number): Promise<Room | undefined> {
    const [room] = await this.#db.select(roomFields).from(chatRooms).where(eq(chatRooms.groupId, groupId));
    return room ?? this.#reservedRoom(groupId);
  }

  /** Stores a reserved room, unless another user entered it in the meantime. */
  async open({ groupId, name, reservedFor }: Room): Promise<void> {
    await this.#db.insert(chatRooms).values({ groupId, name, fixtureId: reservedFor }).onConflictDoNothing();
  }

  // A fixture with a commentator is watched in the commentator's room; its own room is not opened any more.
  async #reservedRoom(groupId: number): Promise<Room | undefined> {
    const [found] = await this.#db
      .select({ reservedFor: fixtures.fixtureId, home: home.name, away: away.name })
      .from(fixtures)
      .innerJoin(home, eq(home.teamId, fixtures.homeId))
      .innerJoin(away, eq(away.teamId, fixtures.awayId))
      .leftJoin(hosts, eq(hosts.fixtureId, fixtures.fixtureId))
      .where(and(eq(fixtures.groupId, groupId), isNull(hosts.fixtureId)));
    if (!found) return undefined;
    const { reservedFor } = found;
    return { ...NEW_ROOM, groupId, fixtureId: reservedFor, name: `${found.home} – ${found.away}`, reservedFor };
  }

  /** Rooms open to everyone: the room `first`, then those with the newest messages. The total stops at MAX_ROOM_TOTAL. */
  async publicRooms(first: number, { pageNum, pageSize }: Page): Promise<{ total: number; rooms: Room[] }> {
    const open = sql`NOT ${chatRooms.privateMessage}`;
    const room = await this.room(first);
    const head = room && !room.privateMessage ? [room] : [];
    const skipped = (pageNum - 1) * pageSize;
    // The room `first` takes the place of the first one, so that the others come in the order of their index.
    const rest = await this.#db
      .select(roomFields)
      .from(chatRooms)
      .where(and(open, ne(chatRooms.groupId, first)))
      .orderBy(
        // The first two are the index's own order: only rooms of the same minute are sorted.
        sql`${chatRooms.activeMinute} DESC NULLS LAST`,
        sql`CASE WHEN ${chatRooms.activeMinute} IS NULL THEN ${chatRooms.groupId} END`,
        sql`${chatRooms.newestAt} DESC NULLS LAST`,
        asc(chatRooms.groupId),
      )
      .limit(skipped === 0 ? pageSize - head.length : pageSize)
      .offset(Math.max(0, skipped - head.length));
    const counted = this.#db
      .select({ groupId: chatRooms.groupId })
      .from(chatRooms)
      .where(open)
      .limit(MAX_ROOM_TOTAL)
      .as('counted');
    return { total: await this.#db.$count(counted), rooms: skipped === 0 ? [...head, ...rest] : rest };
  }

  /** The newest message of each room, by room; a room without messages is absent. */
  async lastMessages(groupIds: readonly number[]): Promise<Map<number, ChatMessage>> {
    if (groupIds.length === 0) return new Map();
    const newest = this.#db
      .select({ groupId: chatRooms.groupId, sequence: chatRooms.newestSequence })
      .from(chatRooms)
      .where(inArray(chatRooms.groupId, [...groupIds]));
    const where = sql`(${chatMessages.groupId}, ${chatMessages.sequence}) IN ${newest}`;
    const found = await readMessages(this.#db, where, null, { limit: groupIds.length });
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

  /**
   * The room, the user, what holds there for them, and whether the uuid is new; undefined when the room or the user does not
   * exist.
   */
  async speaker(query: SpeakerQuery): Promise<Found | undefined> {
    this.#speakers ??= speakerStatement(this.#db);
    return readSpeaker(this.#speakers, query);
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

  /** These messages as all readers get them, in order of revision. */
  async messagesOf(groupMessageIds: readonly number[]): Promise<ChatMessage[]> {
    if (groupMessageIds.length === 0) return [];
    const where = inArray(chatMessages.groupMessageId, [...groupMessageIds]);
    return readMessages(this.#db, where, null, { limit: groupMessageIds.length, order: 'revision' });
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

  /**
   * One page of a room, oldest message first. The total is the number of messages in the room, also with `before`: only
   * an index scan over the whole room could count older messages. Of a search it is the number of messages found.
   */
  async history(query: HistoryQuery, reader: number | null): Promise<{ total: number; list: ChatMessage[] }> {
    if (query.search !== '') return this.#search(query, reader);
    const { groupId, before, pageNum, pageSize } = query;
    const skipped = (pageNum - 1) * pageSize;
    const older = and(
      eq(chatMessages.groupId, groupId),
      before === undefined ? undefined : lt(chatMessages.sequence, before),
    );
    const read = async (db: Db) => {
      const where = skipped === 0 ? older : and(older, lte(chatMessages.sequence, newestAfter(db, older, skipped)));
      return readMessages(db, where, reader, { limit: pageSize });
    };
    const list = skipped > SHORT_SKIP ? await this.#database.longRead(read) : await read(this.#db);
    return { total: await this.#messages(groupId), list: list.reverse() };
  }

  /** The messages around one, or after a sequence; undefined if the room does not have the message. */
  part(query: PartQuery, reader: number | null): Promise<Part | undefined> {
    return readPart(this.#db, query, reader);
  }

  /** A commentator's matches that messages written between two instants may be about, in order. */
  roomMatches(commentatorId: number, span: { from: Date; to: Date }): Promise<RoomMatch[]> {
    return matchesBetween(this.#database, commentatorId, span);
  }

  /**
   * The sequence from which on a commentator's room is about the matches after this one; undefined if it has no such
   * message yet, or if the commentator does not host the match.
   */
  async afterTalk(groupId: number, commentatorId: number, fixtureId: string): Promise<number | undefined> {
    const end = await endOfTalk(this.#database, commentatorId, fixtureId);
    return end && sequenceAt(this.#db, groupId, end);
  }

  async #search(
    { groupId, before, pageNum, pageSize, search }: HistoryQuery,
    reader: number | null,
  ): Promise<{ total: number; list: ChatMessage[] }> {
    return this.#database.longRead(async (db) => {
      const found = await findMessages(db, { groupId, before, search });
      const page = found.slice((pageNum - 1) * pageSize, pageNum * pageSize);
      const where = and(eq(chatMessages.groupId, groupId), inArray(chatMessages.sequence, page));
      const list = page.length === 0 ? [] : await readMessages(db, where, reader, { limit: pageSize });
      return { total: found.length, list: list.reverse() };
    });
  }

  async #messages(groupId: number): Promise<number> {
    const [room] = await this.#db
      .select({ total: chatRooms.messages })
      .from(chatRooms)
      .where(eq(chatRooms.groupId, groupId));
    return room?.total ?? 0;
  }

  /** Messages created or changed after a revision, in order of revision. */
  async changedSince(groupId: number, revision: number, limit: number, reader: number | null): Promise<ChatMessage[]> {
    const where = and(eq(chatMessages.groupId, groupId), gt(chatMessages.revision, revision));
    return readMessages(this.#db, where, reader, { limit, order: 'revision' });
  }

  get #db(): Db {
    return this.#database.db;
  }
}

async function unlessNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NoChange) return undefined;
    throw error;
  }
}

// Sequence of the newest message after `skipped` newer ones. Only the index is read for those.
const newestAfter = (db: Db, where: SQL | undefined, skipped: number): SQL =>
  sql`${db
    .select({ sequence: chatMessages.sequence })
    .from(chatMessages)
    .where(where)
    .orderBy(desc(chatMessages.sequence))
    .limit(1)
    .offset(skipped)}`;
