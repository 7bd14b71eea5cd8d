import { type ChatMessage, type ChatRoom, DEFAULT_GROUP_ID, type MessagePage, VipGroup } from '@khandai/contracts';
import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import type { Log } from '../../platform/log.js';
import {
  messageEmpty,
  messageNotFound,
  messageTooLong,
  roomNotFound,
  SlowMode,
  uuidInOtherRoom,
} from './chat-errors.js';
import type { ChatRepository, Page } from './chat-repository.js';
import type { NewChatMessage, ReactionRequest } from './chat-requests.js';
import type { AddressKeys } from './civil/address-keys.js';
import type { MessageGate } from './civil/message-gate.js';
import { type Author, newMessage, type Room, type Speaker } from './chat-rows.js';
import { cleanMessage, codePoints, isVisible, searchKey } from '../../platform/plain-text.js';
import type { NewMessage, Stored } from './chat-writes.js';
import type { Mentions } from './mentions/mentions.js';
import { HistoryPages, type HistoryRequest } from './history-pages.js';
import { MissedChanges, type RoomChanges } from './missed-changes.js';
import { type JoinNotices, joinNotice } from './join-notices.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import type { Pace } from '../../platform/pace.js';
import { RoomBroadcasts } from './room-broadcasts.js';
import { RoomFeed } from './room-feed.js';
import { type Admission, assertMayRead } from './room-access.js';
import { RoomEntrance } from './room-entrance.js';
import { roomNotice } from './room-notice.js';
import { RoomQueue } from './room-queue.js';
import { toChatRoom } from './to-chat-room.js';
import { RoomWriter } from './room-writer.js';
import { hasMedia, type MessageMedia } from './media/message-media.js';
import { SendPace } from './send-pace.js';
import { type Sender, Speakers } from './speakers.js';
import type { VipRepository } from './vip-repository.js';
import type { WordBook } from './words/word-book.js';

export interface ChatServiceDeps {
  repository: ChatRepository;
  vips: Pick<VipRepository, 'isMember'>;
  bus: Bus;
  clock: Clock;
  log: Log;
  online: OnlineCounts;
  messagePace: Pace;
  reactionPace: Pace;
  /** Keyed by address. */
  guestPace: Pace<string>;
  joins: JoinNotices;
  /** Max code points in a message. */
  messageLength: number;
  words: Pick<WordBook, 'mask'>;
  media: MessageMedia;
  mentions: Pick<Mentions, 'in' | 'store' | 'announce'>;
  gate: MessageGate;
  addresses: AddressKeys;
}

/** A message about its author that is not stored; `at` is in milliseconds since the epoch. */
export type Announcement = Pick<ChatMessage, 'uuid' | 'systemMessage' | 'filteredMessage' | 'gift'> & {
  readonly at: number;
};

/** Business rules of the chat. */
export class ChatService {
  readonly feed: RoomFeed;
  readonly #deps: ChatServiceDeps;
  readonly #broadcasts: RoomBroadcasts;
  readonly #queue = new RoomQueue();
  readonly #entrance: RoomEntrance;
  readonly #speakers: Speakers;
  readonly #missed: MissedChanges;
  readonly #history: HistoryPages;
  readonly #messagePace: SendPace;
  readonly #reactionPace: SendPace;
  readonly #writer: RoomWriter;

  constructor(deps: ChatServiceDeps) {
    this.#deps = deps;
    this.feed = new RoomFeed(deps);
    this.#broadcasts = new RoomBroadcasts(deps);
    this.#entrance = new RoomEntrance(deps);
    this.#speakers = new Speakers({ ...deps, entrance: this.#entrance });
    this.#missed = new MissedChanges(deps);
    this.#history = new HistoryPages(deps);
    this.#messagePace = new SendPace(deps.messagePace, deps.guestPace);
    this.#reactionPace = new SendPace(deps.reactionPace, deps.guestPace);
    this.#writer = new RoomWriter({ repository: deps.repository, queue: this.#queue });
  }

  author(userId: number): Promise<Author | undefined> {
    return this.#deps.repository.author(userId);
  }

  /** Returns the room if this reader may read it. */
  room(groupId: number, reader: Identity | null, admit?: Admission): Promise<Room> {
    return this.#entrance.room(groupId, reader, admit);
  }

  /** As `room`, for a user who enters it: the first one of a fixture's room causes it to be stored. */
  enter(groupId: number, user: Identity): Promise<Room> {
    return this.#entrance.enter(groupId, user);
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
    const { clock, words, gate, media } = this.#deps;
    const filteredMessage = words.mask(this.#cleanText(originalMessage, hasMedia(requested)));
    const speaker = await this.#speakers.find(groupId, sender, uuid);
    const said = speaker.isNew ? undefined : await this.said(sender.userId, uuid, groupId);
    if (said) return this.#repeat(said);
    await this.#speakers.assertMaySpeak(speaker, sender, admit);
    gate.assertMaySay(speaker, originalMessage, filteredMessage);
    if (parentMessageId !== null) await this.#assertIn(groupId, parentMessageId);
    const { attachments, stickerId } = await media.take(sender, uuid, { ...requested, text: filteredMessage });
    const { room } = speaker;
    const mentioned = await this.#deps.mentions.in(sender, { userIds: mentions, text: filteredMessage, room });
    this.#messagePace.take(sender);
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
    const { repository } = this.#deps;
    await this.#speakers.actor(groupId, sender);
    await this.#assertIn(groupId, groupMessageId);
    this.#reactionPace.take(sender);
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
    const speaker = await this.#speakers.actor(groupId, sender);
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
    return this.#missed.since(await this.room(groupId, reader, admit), after, reader.userId);
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

  // A message that slow mode refuses has no part in the user's pace.
  async #pass(speaker: Speaker, message: NewMessage, sender: Sender): Promise<void> {
    try {
      await this.#deps.gate.pass(speaker, message);
    } catch (error) {
      if (error instanceof SlowMode) this.#messagePace.giveBack(sender);
      throw error;
    }
  }

  async #assertIn(groupId: number, groupMessageId: number): Promise<void> {
    if ((await this.#deps.repository.roomOf(groupMessageId)) !== groupId) throw messageNotFound();
  }

  async #finish(
    message: NewMessage,
    given: Stored | undefined,
    { sender, speaker }: { sender: Sender; speaker: Speaker },
  ): Promise<ChatMessage> {
    if (given === undefined) {
      this.#messagePace.giveBack(sender);
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
