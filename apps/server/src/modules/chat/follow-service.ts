import type { ChatRoom, RoomUnread } from '@khandai/contracts';
import type { Bus } from '../../platform/bus/bus.js';
import type { Identity } from '../../platform/http/caller.js';
import type { Log } from '../../platform/log.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { notFollowed, tooManyRooms } from './chat-errors.js';
import type { ChatRepository, Page } from './chat-repository.js';
import type { ChatService } from './chat-service.js';
import type { FollowRepository } from './follow-repository.js';
import { inboxChannel } from './room-channel.js';
import { mayRead } from './room-access.js';
import { toChatRoom } from './to-chat-room.js';

/** Max rooms that a member follows. */
export const MAX_FOLLOWED = 200;

export interface FollowServiceDeps {
  readonly follows: Pick<
    FollowRepository,
    'follow' | 'unfollow' | 'followed' | 'unread' | 'unreadOf' | 'markRead' | 'setMuted'
  >;
  readonly messages: Pick<ChatRepository, 'lastMessages'>;
  readonly chat: Pick<ChatService, 'enter' | 'room'>;
  readonly online: OnlineCounts;
  readonly bus: Pick<Bus, 'publish'>;
  readonly log: Log;
}

export interface FollowRequest {
  readonly groupId: number;
  readonly follow: boolean;
}

export interface ReadRequest {
  readonly groupId: number;
  /** The newest message that the member has seen; absent: all messages. */
  readonly sequence?: number | undefined;
}

/** The rooms that members follow, and their unread messages. */
export class FollowService {
  constructor(private readonly deps: FollowServiceDeps) {}

  async set(member: Identity, { groupId, follow }: FollowRequest): Promise<{ groupId: number; followed: boolean }> {
    const changed = follow ? await this.#follow(member, groupId) : await this.#unfollow(member, groupId);
    if (changed) this.#notify(member.userId, groupId);
    return { groupId, followed: follow };
  }

  /** Rooms with the newest messages first. A VIP room that the member may no longer enter is not listed. */
  async list(member: Identity, { pageNum, pageSize }: Page): Promise<{ total: number; list: ChatRoom[] }> {
    const { follows, messages, online } = this.deps;
    const all = (await follows.followed(member.userId)).filter(({ room, isVip }) =>
      mayRead(room, { ...member, isVip }),
    );
    const page = all.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    const last = await messages.lastMessages(page.map(({ room: { groupId } }) => groupId));
    const list = page.map(({ room, isVip: _, ...read }) =>
      toChatRoom(room, { online: online.online(room.groupId), lastMessage: last.get(room.groupId), read }),
    );
    return { total: all.length, list };
  }

  /** The rooms with unread messages; `total` is the sum of these messages. */
  async unread(member: Identity): Promise<{ total: number; list: RoomUnread[] }> {
    const found = (await this.deps.follows.unread(member.userId)).filter(
      (room) => !room.followed || mayRead(room, { ...member, isVip: room.isVip }),
    );
    const list = found.map(({ groupId, unread }) => ({ groupId, unread_messages: unread }));
    return { total: list.reduce((sum, { unread_messages }) => sum + unread_messages, 0), list };
  }

  async markRead(member: Identity, { groupId, sequence = Number.MAX_SAFE_INTEGER }: ReadRequest): Promise<RoomUnread> {
    const { follows, chat } = this.deps;
    if (await follows.markRead(member.userId, groupId, sequence)) this.#notify(member.userId, groupId);
    const unread = await follows.unreadOf(member.userId, groupId);
    if (unread === undefined) await chat.room(groupId, member);
    return { groupId, unread_messages: unread ?? 0 };
  }

  /** Turns notices of a followed room or a private conversation on or off. */
  async setNotices(
    { userId }: Identity,
    { groupId, notify }: { readonly groupId: number; readonly notify: boolean },
  ): Promise<{ groupId: number; notify: boolean }> {
    if (!(await this.deps.follows.setMuted(userId, groupId, !notify))) throw notFollowed();
    return { groupId, notify };
  }

  async #follow(member: Identity, groupId: number): Promise<boolean> {
    await this.deps.chat.enter(groupId, member);
    const changed = await this.deps.follows.follow(member.userId, groupId, MAX_FOLLOWED);
    if (changed === undefined) throw tooManyRooms(MAX_FOLLOWED);
    return changed;
  }

  #unfollow({ userId }: Identity, groupId: number): Promise<boolean> {
    return this.deps.follows.unfollow(userId, groupId);
  }

  // The change is stored already: a bus that is down only delays the member's other devices.
  #notify(userId: number, groupId: number): void {
    const { bus, log } = this.deps;
    bus.publish(inboxChannel(userId), String(groupId)).catch((error: unknown) => {
      log.error({ err: error, userId, groupId }, 'the other devices of a member did not learn of a change');
    });
  }
}
