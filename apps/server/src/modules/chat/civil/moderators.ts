import { isModerator, moderatesAll } from '../../../platform/http/access.js';
import type { Identity } from '../../../platform/http/caller.js';
import { mayNotModerate, roomNotFound } from '../chat-errors.js';
import type { ChatService } from '../chat-service.js';
import type { Room } from '../chat-rows.js';
import type { ReportRepository } from './report-repository.js';
import type { MessageRef } from './recall-service.js';
import type { RuleRepository } from './rule-repository.js';
import { moderates } from './room-rules.js';
import type { Scope } from './scope-query.js';

export interface ModeratorsDeps {
  readonly rooms: Pick<RuleRepository, 'roomsOf'>;
  readonly reports: Pick<ReportRepository, 'isInPrivate'>;
  readonly chat: Pick<ChatService, 'enter'>;
}

/** Who moderates which rooms. */
export class Moderators {
  constructor(private readonly deps: ModeratorsDeps) {}

  /** The room, if this user moderates it; throws otherwise. */
  async room(actor: Identity, groupId: number): Promise<Room> {
    const room = await this.deps.chat.enter(groupId, actor);
    if (room.privateMessage) throw roomNotFound();
    if (!moderates(actor, room)) throw mayNotModerate();
    return room;
  }

  /**
   * Throws unless this user decides about the message. In a private conversation those are moderators and staff who are not
   * one of its two members, about a message that was reported.
   */
  async message(actor: Identity, { groupId, groupMessageId }: MessageRef): Promise<void> {
    if (isModerator(actor) && (await this.deps.reports.isInPrivate(groupMessageId, actor.userId))) return;
    await this.room(actor, groupId);
  }

  /** Throws unless this user moderates the room, or all rooms when `groupId` is null. */
  async assertMay(actor: Identity, groupId: number | null): Promise<void> {
    if (groupId !== null) await this.room(actor, groupId);
    else if (!moderatesAll(actor)) throw mayNotModerate();
  }

  /** The rooms whose queue, bans and log this user sees. */
  async scope(actor: Identity, groupId?: number): Promise<Scope> {
    if (groupId !== undefined) return { groupIds: [(await this.room(actor, groupId)).groupId] };
    if (isModerator(actor)) return { without: actor.userId };
    // Site role 6 moderates all rooms that are open to everyone, and reads no others.
    if (moderatesAll(actor)) return { isOpenOnly: true };
    return { groupIds: await this.deps.rooms.roomsOf(actor.userId) };
  }
}
