import type { BanReason } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { Identity } from '../../../platform/http/caller.js';
import { messageNotFound, ownMessage, roomNotFound } from '../chat-errors.js';
import type { ChatService } from '../chat-service.js';
import type { Moderators } from './moderators.js';
import type { RecallRepository, StoredMessage } from './recall-repository.js';
import type { MessageRef, RecallService } from './recall-service.js';
import type { ReportRepository } from './report-repository.js';
import { moderates } from './room-rules.js';

export interface ReportServiceDeps {
  readonly reports: ReportRepository;
  readonly recalls: Pick<RecallService, 'hideReported' | 'restore'>;
  readonly messages: Pick<RecallRepository, 'message' | 'hiddenBy'>;
  readonly moderators: Moderators;
  readonly chat: Pick<ChatService, 'room' | 'author'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Reports of this many members hide a message until a moderator decides. */
export const REPORTS_TO_HIDE = 5;

/** Reports of messages by members. */
export class ReportService {
  constructor(private readonly deps: ReportServiceDeps) {}

  /** A repeated report changes nothing. */
  async report(member: Identity, ref: MessageRef, reason: BanReason): Promise<void> {
    const { reports, recalls, chat, clock } = this.deps;
    const room = await chat.room(ref.groupId, member);
    // A chat with the staff has no moderators.
    if (room.privateMessage) throw roomNotFound();
    const { userId, recalled } = await this.#stored(ref.groupMessageId, ref.groupId);
    if (userId === member.userId) throw ownMessage();
    if (recalled) return;
    const report = { userId: member.userId, reason, createdAt: new Date(clock.now()) };
    const { open, resolved } = await reports.add(ref.groupMessageId, report);
    // A moderator who has decided once is not overruled by numbers, and neither is what a moderator wrote.
    if (open < REPORTS_TO_HIDE || resolved > 0) return;
    const author = await chat.author(userId);
    if (author && !moderates(author, room)) await recalls.hideReported(ref, userId);
  }

  /** A moderator finds nothing wrong: the message stays, or comes back. */
  async dismiss(actor: Identity, groupMessageId: number): Promise<void> {
    const { reports, recalls, messages, moderators, clock } = this.deps;
    const { groupId, userId } = await this.#stored(groupMessageId);
    await moderators.room(actor, groupId);
    const at = new Date(clock.now());
    const log = { at, action: 'dismissReports', actorId: actor.userId, groupId, groupMessageId, userId } as const;
    if (!(await reports.resolve(groupMessageId, log))) throw messageNotFound();
    const hiddenBy = await messages.hiddenBy(groupMessageId);
    if (hiddenBy !== undefined) await recalls.restore(groupId, userId, hiddenBy);
  }

  async #stored(groupMessageId: number, groupId?: number): Promise<StoredMessage> {
    const stored = await this.deps.messages.message(groupMessageId);
    if (!stored || (groupId !== undefined && stored.groupId !== groupId)) throw messageNotFound();
    return stored;
  }
}
