import {
  type ChatMessage,
  type ChatRoom,
  DEFAULT_GROUP_ID,
  type MessagePage,
  type Reaction,
  SocketLimit,
  VipGroup,
} from '@khandai/contracts';
import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import type { Log } from '../../platform/log.js';
import { SharedReads } from '../../platform/shared-reads.js';
import {
  mayNotWrite,
  MessageTooFast,
  messageEmpty,
  messageNotFound,
  messageTooLong,
  roomNotFound,
  SlowMode,
  uuidInOtherRoom,
} from './chat-errors.js';
import type { ChatRepository, Page } from './chat-repository.js';
import type { AddressKeys } from './civil/address-keys.js';
import type { MessageGate } from './civil/message-gate.js';
import { type Author, newMessage, type Room, type Speaker } from './chat-rows.js';
import { cleanMessage, codePoints, isVisible, searchKey } from '../../platform/plain-text.js';
import type { NewMessage, Stored } from './chat-writes.js';
import type { Mentions } from './mentions/mentions.js';
import { HistoryPages, type HistoryRequest } from './history-pages.js';
import { type JoinNotices, joinNotice } from './join-notices.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import type { Pace } from '../../platform/pace.js';
import { RoomBroadcasts } from './room-broadcasts.js';
import { RoomFeed } from './room-feed.js';
import { type Admission, assertMayRead, assertMayWrite, type RoomReader } from './room-access.js';
import { roomNotice } from './room-notice.js';
import { RoomQueue } from './room-queue.js';
import { toChatRoom } from './to-chat-room.js';
import { RoomWriter } from './room-writer.js';
import { hasMedia, type MediaRequest, type MessageMedia } from './media/message-media.js';
import type { Found } from './speaker-query.js';
import type { VipRepository } from './vip-repository.js';
import type { WordFilter } from './words/word-filter.js';

export interface ChatServiceDeps {
  repository: ChatRepository;
  vips: Pick<VipRepository, 'isMember'>;
  bus: Bus;
  clock: Clock;
  log: Log;
  online: OnlineCounts;
  messagePace: Pace;
  reactionPace: Pace;
  /** Keyed by address: guest tokens are free, so many tokens must not raise the limit. */
  guestPace: Pace<string>;
  joins: JoinNotices;
  /** Max code points in a message. */
  messageLength: number;
  words: WordFilter;
  media: MessageMedia;
  mentions: Pick<Mentions, 'in' | 'store' | 'announce'>;
  gate: MessageGate;
  addresses: AddressKeys;
}

/** The sender, with their address if it is known. */
export type Sender = Identity & { readonly address?: string };

/** A message about its author that is not stored; `at` is in milliseconds since the epoch. */
export type Announcement = Pick<ChatMessage, 'uuid' | 'systemMessage' | 'filteredMessage' | 'gift'> & {
  readonly at: number;
};

export interface NewChatMessage extends MediaRequest {
  groupId: number;
  uuid: string;
  originalMessage: string;
  parentMessageId: number | null;
  /** Ids of members named in the text. */
  mentions?: readonly number[] | undefined;
}

export interface ReactionRequest {
  groupId: number;
  groupMessageId: number;
  reaction: Reaction | null;
}

export interface RoomChanges {
  /** The revision the reader has after applying `list`, unless there is more. */
  revision: number;
  list: ChatMessage[];
  more: boolean;
}

/** Business rules of the chat. */
export class ChatService {
  readonly feed: RoomFeed;
  readonly #deps: ChatServiceDeps;
  readonly #broadcasts: RoomBroadcasts;
  readonly #queue = new RoomQueue();
  /** After a restart thousands of sockets subscribe to one room at once, with nearly the same `after`. */
  readonly #rooms: SharedReads<Room | undefined>;
  readonly #changes: SharedReads<ChatMessage[]>;
  readonly #history: HistoryPages;
  readonly #writer: RoomWriter;

  constructor(deps: ChatServiceDeps) {
    this.#deps = deps;
    this.feed = new RoomFeed(deps);
    this.#broadcasts = new RoomBroadcasts(deps);
    this.#rooms = new SharedReads(deps);
    this.#changes = new SharedReads(deps);
    this.#history = new HistoryPages(deps);
    this.#writer = new RoomWriter({ repository: deps.repository, queue: this.#queue });
  }

  author(userId: number): Promise<Author | undefined> {
    return this.#deps.repository.author(userId);
  }

  /** Returns the room if this reader may read it. */
  async room(groupId: number, reader: Identity | null, admit: Admission = assertMayRead): Promise<Room> {
    const room = await this.#rooms.get(String(groupId), () => this.#deps.repository.room(groupId));
    admit(room, await this.#asReader(room, reader));
    return room;
  }

  /** The reader, with whether they are a member of this room if it is a VIP room. Costs a statement in such rooms alone. */
  async #asReader<R extends Identity>(room: Room | undefined, reader: R | null): Promise<(R & RoomReader) | null> {
    if (!room || !reader || room.vipGroup === VipGroup.none) return reader;
    return { ...reader, isVip: await this.#deps.vips.isMember(room.groupId, reader.userId) };
  }

  /** As `room`, for a user who enters it or writes in it: the first one of a fixture's room causes it to be stored. */
  async enter(groupId: number, user: Identity): Promise<Room> {
    const room = await this.room(groupId, user);
    if (room.reservedFor !== undefined) await this.#deps.repository.open(room);
    return room;
  }

  /**
   * Stores and broadcasts a message. A repeated uuid of the same sender returns the first message, without a second
   * store. A uuid that the sender used in another room is refused.
   */
  async send(
    sender: Sender,
    { groupId, uuid, originalMessage, parentMessageId, mentions, ...requested }: NewChatMessage,
    admit: Admission = assertMayRead,
  ): Promise<ChatMessage> {
    const { messagePace, clock, words, gate, media } = this.#deps;
    const filteredMessage = words.mask(this.#cleanText(originalMessage, hasMedia(requested)));
    const speaker = await this.#speaker(groupId, sender, uuid);
    const said = speaker.isNew ? undefined : await this.said(sender.userId, uuid, groupId);
    if (said) return this.#repeat(said);
    assertMaySpeak(speaker, await this.#asReader(speaker.room, sender), admit);
    gate.assertMaySay(speaker, originalMessage, filteredMessage);
    if (parentMessageId !== null) await this.#assertIn(groupId, parentMessageId);
    const { attachments, stickerId } = await media.take(sender, uuid, { ...requested, text: filteredMessage });
    const { room } = speaker;
    const mentioned = await this.#deps.mentions.in(sender, { userIds: mentions, text: filteredMessage, room });
    this.#take(messagePace, sender);
    const message: NewMessage = {
      groupId,
      uuid,
      userId: sender.userId,
      originalMessage: originalMessage.toWellFormed().replaceAll('\0', ''),
      filteredMessage,
      searchKey: searchKey(filteredMessage),
      parentMessageId,
      attachments,
      stickerId,
      mentions: mentioned,
      createdAt: new Date(clock.now()),
    };
    await this.#pass(speaker, message, sender);
    return this.#writer.write(message, (given) => this.#finish(message, given, { sender, speaker }));
  }

  /** Sets, replaces or removes the sender's reaction. An unchanged reaction is returned without a broadcast. */
  async react(sender: Sender, { groupId, groupMessageId, reaction }: ReactionRequest): Promise<ChatMessage> {
    const { repository, reactionPace } = this.#deps;
    await this.#actor(groupId, sender);
    await this.#assertIn(groupId, groupMessageId);
    this.#take(reactionPace, sender);
    return this.#queue.run(groupId, async () => {
      const changed = await repository.react({ groupId, groupMessageId, userId: sender.userId, reaction });
      const message = await repository.message(groupMessageId, sender.userId);
      if (!message) throw messageNotFound();
      if (changed) this.#broadcasts.publish(message);
      return message;
    });
  }

  /** A user who may write in the room now, with what they may announce there. Throws for everyone else. */
  async speaker(groupId: number, sender: Sender) {
    const speaker = await this.#actor(groupId, sender);
    const announce = ({ at, ...notice }: Announcement) => {
      this.#broadcasts.publish({ ...roomNotice({ ...speaker, uuid: notice.uuid, at }), ...notice });
    };
    return { room: speaker.room, announce };
  }

  /**
   * Runs a change of stored messages in the turn of their room, and sends the changed ones to its readers. `work` returns
   * their ids. Returns how many they are.
   */
  change(groupId: number, work: () => Promise<readonly number[]>): Promise<number> {
    return this.#queue.run(groupId, async () => {
      const ids = await work();
      for (const message of await this.#deps.repository.messagesOf(ids)) this.#broadcasts.publish(message);
      return ids.length;
    });
  }

  /** A message as all readers get it. */
  async message(groupMessageId: number): Promise<ChatMessage> {
    const message = await this.#deps.repository.message(groupMessageId, null);
    if (!message) throw messageNotFound();
    return message;
  }

  /** Stores and broadcasts a message that a moderator approved; one that is stored already is returned. */
  async release(message: NewMessage): Promise<ChatMessage> {
    const { groupId, userId, uuid } = message;
    const speaker = await this.#deps.repository.speaker({ groupId, userId, uuid, addressKey: '', now: new Date(0) });
    if (!speaker) throw roomNotFound();
    return this.#writer.write(message, async (given) => {
      const said = given ? await this.#sent(message, given, speaker) : await this.said(userId, uuid, groupId);
      if (!said) throw roomNotFound();
      return said;
    });
  }

  /** A text as readers get it: one line, with offensive words masked. */
  masked(text: string): string {
    return this.#deps.words.mask(cleanMessage(text));
  }

  /** Broadcasts a join notice to the room, at most once per period and not for every user. */
  async announceJoin(sender: Identity, groupId: number, uuid: string): Promise<void> {
    const { repository, joins, clock } = this.#deps;
    const room = await this.room(groupId, sender);
    const author = await repository.author(sender.userId);
    if (!author || author.hideStatus || !joins.claim(sender, room)) return;
    this.#broadcasts.publish(joinNotice({ room, author, uuid, at: clock.now() }));
  }

  /**
   * Changes in a room after a revision. For a revision newer than the room's own, the client has to load the history
   * again.
   */
  async changesSince(groupId: number, after: number, reader: Identity, admit?: Admission): Promise<RoomChanges> {
    const { revision } = await this.room(groupId, reader, admit);
    if (after > revision) return { revision, list: [], more: true };
    if (after === revision) return { revision, list: [], more: false };
    const max = SocketLimit.missedPerSub;
    const found = await this.#changedSince(groupId, after, max + 1, reader);
    const list = found.slice(0, max);
    return { revision: Math.max(revision, found.at(-1)?.revision ?? 0), list, more: found.length > max };
  }

  // Only reactions differ between readers: each reader's own ones are marked.
  async #changedSince(groupId: number, after: number, limit: number, { userId }: Identity): Promise<ChatMessage[]> {
    const { repository } = this.#deps;
    const key = `${groupId} ${after}`;
    const changed = await this.#changes.get(key, () => repository.changedSince(groupId, after, limit, null));
    const alike = changed.every(({ totalReactions }) => totalReactions === 0);
    return alike ? changed : repository.changedSince(groupId, after, limit, userId);
  }

  async history(request: HistoryRequest, reader: Identity | null, admit?: Admission): Promise<MessagePage> {
    const room = await this.room(request.groupId, reader, admit);
    return this.#history.page(room, request, reader?.userId ?? null);
  }

  async rooms(page: Page): Promise<{ total: number; list: ChatRoom[] }> {
    const { repository, online } = this.#deps;
    const { total, rooms } = await repository.publicRooms(DEFAULT_GROUP_ID, page);
    const open = rooms.filter(({ vipGroup }) => vipGroup === VipGroup.none);
    const last = await repository.lastMessages(open.map(({ groupId }) => groupId));
    const list = rooms.map((room) =>
      toChatRoom(room, { online: online.online(room.groupId), lastMessage: last.get(room.groupId) }),
    );
    return { total, list };
  }

  /** The message that this user sent with this uuid. Throws if they sent it to another room. */
  async said(userId: number, uuid: string, groupId: number): Promise<ChatMessage | undefined> {
    const said = await this.#deps.repository.byUuid(userId, uuid);
    if (said && said.groupId !== groupId) throw uuidInOtherRoom();
    return said;
  }

  #repeat(said: ChatMessage): ChatMessage {
    this.#broadcasts.repeat(said);
    return said;
  }

  #cleanText(originalMessage: string, mayBeEmpty: boolean): string {
    const text = cleanMessage(originalMessage);
    if (!isVisible(text)) {
      if (mayBeEmpty) return '';
      throw messageEmpty();
    }
    if (codePoints(text) > this.#deps.messageLength) throw messageTooLong(this.#deps.messageLength);
    return text;
  }

  async #speaker(groupId: number, sender: Sender, uuid: string): Promise<Found> {
    const { repository, addresses, clock } = this.#deps;
    const { userId, address } = sender;
    const query = { groupId, userId, uuid, addressKey: addresses.keyOf(address), now: new Date(clock.now()) };
    const found = await repository.speaker(query);
    if (found) return found;
    await this.enter(groupId, sender);
    const entered = await repository.speaker(query);
    if (!entered) throw mayNotWrite();
    return entered;
  }

  /** A user who may act in the room now, without a text. Throws for everyone else. */
  async #actor(groupId: number, sender: Sender): Promise<Speaker> {
    const speaker = await this.#speaker(groupId, sender, '');
    assertMaySpeak(speaker, await this.#asReader(speaker.room, sender), assertMayRead);
    this.#deps.gate.assertMayAct(speaker);
    return speaker;
  }

  // A message that slow mode refuses has no part in the user's pace.
  async #pass(speaker: Speaker, message: NewMessage, sender: Sender): Promise<void> {
    try {
      await this.#deps.gate.pass(speaker, message);
    } catch (error) {
      if (error instanceof SlowMode) this.#giveBack(this.#deps.messagePace, sender);
      throw error;
    }
  }

  async #assertIn(groupId: number, groupMessageId: number): Promise<void> {
    if ((await this.#deps.repository.roomOf(groupMessageId)) !== groupId) throw messageNotFound();
  }

  #take(pace: Pace, { userId, guest, address }: Sender): void {
    const wait = pace.take(userId);
    if (wait > 0) throw new MessageTooFast(wait);
    if (!guest || address === undefined) return;
    const waitOfAll = this.#deps.guestPace.take(address);
    if (waitOfAll === 0) return;
    pace.giveBack(userId);
    throw new MessageTooFast(waitOfAll);
  }

  #giveBack(pace: Pace, { userId, guest, address }: Sender): void {
    pace.giveBack(userId);
    if (guest && address !== undefined) this.#deps.guestPace.giveBack(address);
  }

  async #finish(
    message: NewMessage,
    given: Stored | undefined,
    { sender, speaker }: { sender: Sender; speaker: Speaker },
  ): Promise<ChatMessage> {
    if (given === undefined) {
      this.#giveBack(this.#deps.messagePace, sender);
      const first = await this.said(message.userId, message.uuid, message.groupId);
      if (!first) throw roomNotFound();
      return this.#repeat(first);
    }
    return this.#sent(message, given, speaker);
  }

  async #sent(message: NewMessage, given: Stored, speaker: Speaker): Promise<ChatMessage> {
    const { repository, mentions } = this.#deps;
    const named = message.mentions ?? [];
    if (named.length > 0) await mentions.store({ ...message, ...given }, named);
    // Only a reply is read back, because it needs its parent. Every other field is in memory, and each statement delays
    // a busy room.
    const stored =
      message.parentMessageId === null
        ? newMessage(message, given, speaker)
        : await repository.message(given.groupMessageId, message.userId);
    if (!stored) throw messageNotFound();
    this.#deps.gate.said(message);
    this.#broadcasts.publish(stored);
    if (named.length > 0) mentions.announce(stored, speaker.room);
    if (message.attachments.length > 0) await this.#deps.media.link(message.userId, message.uuid, given.groupMessageId);
    return stored;
  }
}

function assertMaySpeak({ room, author }: Speaker, sender: RoomReader | null, admit: Admission): void {
  admit(room, sender);
  assertMayWrite(room, author);
}
