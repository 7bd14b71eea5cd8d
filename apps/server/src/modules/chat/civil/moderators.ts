import type { Identity } from '../../../platform/http/caller.js';
import { mayNotModerate, roomNotFound } from '../chat-errors.js';
import type { ChatService } from '../chat-service.js';
import type { Room } from '../chat-rows.js';
import type { RuleRepository } from './rule-repository.js';
import { moderates, moderatesAll } from './room-rules.js';

export interface ModeratorsDeps {
  readonly rooms: Pick<RuleRepository, 'roomsOf'>;
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

  /** Throws unless this user moderates the room, or all rooms when `groupId` is null. */
  async assertMay(actor: Identity, groupId: number | null): Promise<void> {
    if (groupId !== null) await this.room(actor, groupId);
    else if (!moderatesAll(actor)) throw mayNotModerate();
  }

  /** The rooms whose queue, bans and log this user sees; undefined for all. */
  async scope(actor: Identity, groupId: number | undefined): Promise<readonly number[] | undefined> {
    if (groupId !== undefined) return [(await this.room(actor, groupId)).groupId];
    if (moderatesAll(actor)) return undefined;
    return this.deps.rooms.roomsOf(actor.userId);
  }
}
