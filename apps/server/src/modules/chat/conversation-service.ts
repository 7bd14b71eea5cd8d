import { DAY_MS } from '@khandai/calendar';
import type { BlockedMember, ChatMessage, ChatRoom, MessagePage } from '@khandai/contracts';
import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import type { Log } from '../../platform/log.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import type { BlockRepository } from './block-repository.js';
import { conversationNotNamed, notPermissions, notPermissionsForCreate, userNotFound } from './chat-errors.js';
import type { ChatRepository, Page } from './chat-repository.js';
import type { Author } from './chat-rows.js';
import type { BanRepository } from './civil/ban-repository.js';
import type { NewChatMessage } from './chat-requests.js';
import type { ChatService } from './chat-service.js';
import type { Conversation, ConversationRepository } from './conversation-repository.js';
import type { FollowRepository } from './follow-repository.js';
import type { HistoryRequest } from './history-pages.js';
import type { RoomChanges } from './missed-changes.js';
import { admitOwn } from './room-access.js';
import { inboxChannel } from './room-channel.js';
import type { Sender } from './speakers.js';
import { toChatRoom } from './to-chat-room.js';

/** Max private conversations that a member opens within a day. */
export const MAX_OPENED_PER_DAY = 20;

export interface ConversationServiceDeps {
  readonly conversations: ConversationRepository;
  readonly blocks: BlockRepository;
  readonly marks: Pick<FollowRepository, 'markRead'>;
  readonly messages: Pick<ChatRepository, 'lastMessages'>;
  readonly chat: Pick<ChatService, 'send' | 'said' | 'room' | 'changesSince' | 'history'>;
  readonly bans: Pick<BanRepository, 'isBannedEverywhere'>;
  readonly online: OnlineCounts;
  readonly bus: Pick<Bus, 'publish'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

/** One of the two says which conversation; `groupId` comes first. */
export interface ConversationQuery extends Omit<HistoryRequest, 'groupId' | 'talkOf'> {
  readonly groupId?: number | undefined;
  readonly otherUserId?: number | undefined;
}

/** Private conversations of two members. */
export class ConversationService {
  constructor(private readonly deps: ConversationServiceDeps) {}

  /** Opens the conversation with a member, or returns the one that exists. */
  async open(member: Identity, otherUserId: number): Promise<ChatRoom> {
    const { conversations, clock } = this.deps;
    const { userId } = member;
    const existing = await conversations.between(userId, otherUserId);
    if (existing !== undefined) return this.#room(userId, existing);
    await this.#assertMayOpen(member, otherUserId);
    const at = new Date(clock.now());
    const groupId = await conversations.open(userId, otherUserId, {
      at,
      max: MAX_OPENED_PER_DAY,
      since: dayBefore(at),
    });
    if (groupId === undefined) throw notPermissionsForCreate();
    return this.#room(userId, groupId);
  }

  /** A member's conversations, the newest message first. */
  async list({ userId }: Identity, page: Page): Promise<{ total: number; list: ChatRoom[] }> {
    const { total, list } = await this.deps.conversations.list(userId, page);
    return { total, list: await this.#toRooms(list) };
  }

  /** A page of messages. With a member to whom no conversation exists yet, it is empty. */
  async history(
    member: Identity,
    { groupId, otherUserId, ...page }: ConversationQuery,
  ): Promise<MessagePage & { groupId: number | null }> {
    const found = groupId ?? (await this.#withMember(member, otherUserId));
    if (found === undefined) return { total: 0, list: [], revision: 0, groupId: null };
    await this.admit(found, member);
    return { ...(await this.deps.chat.history({ ...page, groupId: found }, member, admitOwn)), groupId: found };
  }

  /** Throws unless the conversation is one of this user. */
  async admit(groupId: number, user: Identity): Promise<void> {
    await this.#correspondentIn(groupId, user);
  }

  async changesSince(groupId: number, after: number | undefined, member: Identity): Promise<RoomChanges> {
    const { chat } = this.deps;
    await this.admit(groupId, member);
    if (after !== undefined) return chat.changesSince(groupId, after, member, admitOwn);
    const { revision } = await chat.room(groupId, member, admitOwn);
    return { revision, list: [], more: false };
  }

  /** Sends a message, unless the other member has blocked the sender or has no account any more. */
  async send(sender: Sender, message: NewChatMessage): Promise<ChatMessage> {
    const { conversations, chat } = this.deps;
    const { groupId } = message;
    const otherId = await this.#correspondentIn(groupId, sender);
    // A message that is stored already has the same answer as before, also if the sender is blocked since. The chat broadcasts it
    // again if the process that stored it ended before it could.
    if (await chat.said(sender.userId, message.uuid, groupId)) return chat.send(sender, message, admitOwn);
    const found = await conversations.correspondent(otherId, sender.userId);
    if (!found || found.blocks || !takesMessages(found.other)) throw notPermissions();
    const said = await chat.send(sender, message, admitOwn);
    await this.#markOwn(sender.userId, said);
    for (const userId of [sender.userId, otherId]) this.#notify(userId, groupId);
    return said;
  }

  async block({ userId }: Identity, blockedId: number, block: boolean): Promise<{ userId: number; blocked: boolean }> {
    const { conversations, blocks } = this.deps;
    const found = await conversations.correspondent(blockedId, userId);
    if (!found || blockedId === userId) throw userNotFound();
    await blocks.setBlock(userId, blockedId, block);
    return { userId: blockedId, blocked: block };
  }

  /** Members whom this one has blocked, the newest first; with `userId`, that one alone. */
  async blocked(
    member: Identity,
    page: Page,
    userId: number | undefined,
  ): Promise<{ total: number; list: BlockedMember[] }> {
    const { total, list } = await this.deps.blocks.blocked(member.userId, page, userId);
    return {
      total,
      list: list.map(({ displayName, blockedAt, ...who }) => ({
        ...who,
        showName: displayName,
        blockedAt: blockedAt.toISOString(),
      })),
    };
  }

  async #assertMayOpen(member: Identity, otherId: number): Promise<void> {
    const { conversations, bans, clock } = this.deps;
    const now = new Date(clock.now());
    const own = await conversations.correspondent(member.userId, otherId);
    if (!own || member.guest || own.other.locked) throw notPermissionsForCreate();
    if (await bans.isBannedEverywhere(member.userId, now)) throw notPermissionsForCreate();
    const found = await conversations.correspondent(otherId, member.userId);
    if (otherId === member.userId || !found || found.blocks || !takesMessages(found.other)) throw notPermissions();
    const opened = await conversations.openedSince(member.userId, dayBefore(now));
    if (opened >= MAX_OPENED_PER_DAY) throw notPermissionsForCreate();
  }

  /** The conversation with this member; undefined when there is none yet and the two may open one. */
  async #withMember(member: Identity, otherId: number | undefined): Promise<number | undefined> {
    if (otherId === undefined) throw conversationNotNamed();
    const groupId = await this.deps.conversations.between(member.userId, otherId);
    if (groupId === undefined) await this.#assertMayOpen(member, otherId);
    return groupId;
  }

  async #correspondentIn(groupId: number, { userId, guest }: Identity): Promise<number> {
    const otherId = guest ? undefined : await this.deps.conversations.correspondentIn(groupId, userId);
    if (otherId === undefined) throw notPermissions();
    return otherId;
  }

  async #room(userId: number, groupId: number): Promise<ChatRoom> {
    const found = await this.deps.conversations.conversation(userId, groupId);
    const [room] = found ? await this.#toRooms([found]) : [];
    if (!room) throw notPermissions();
    return room;
  }

  async #toRooms(list: readonly Conversation[]): Promise<ChatRoom[]> {
    const { messages, online } = this.deps;
    const last = await messages.lastMessages(list.map(({ room: { groupId } }) => groupId));
    return list.map(({ room, other, blocked, ...read }) =>
      toChatRoom(room, {
        online: online.online(room.groupId),
        lastMessage: last.get(room.groupId),
        read,
        otherUser: {
          userId: other.userId,
          username: other.username,
          showName: other.displayName,
          profilePicture: other.profilePicture,
          blocked,
        },
      }),
    );
  }

  // The message is stored already: it counts as unread for its sender until they read the next one.
  async #markOwn(userId: number, { groupId, sequence }: ChatMessage): Promise<void> {
    const { marks, log } = this.deps;
    try {
      await marks.markRead(userId, groupId, sequence);
    } catch (error) {
      log.error({ err: error, userId, groupId }, 'a message was not marked as read by its sender');
    }
  }

  // The message is stored already: a bus that is down only delays the counts.
  #notify(userId: number, groupId: number): void {
    const { bus, log } = this.deps;
    bus.publish(inboxChannel(userId), String(groupId)).catch((error: unknown) => {
      log.error({ err: error, userId, groupId }, 'a member did not learn of a private message');
    });
  }
}

const dayBefore = (at: Date): Date => new Date(at.getTime() - DAY_MS);

/** Guests, locked and deleted accounts take no private messages, nor do simulated members, who could not answer. */
const takesMessages = ({ guest, locked, simulated }: Author): boolean => !guest && !locked && !simulated;
