import type { BanReason } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { ReportSettings } from '../../../platform/config.js';
import type { Identity } from '../../../platform/http/caller.js';
import { messageNotFound, ownMessage, roomNotFound } from '../chat-errors.js';
import type { Room } from '../chat-rows.js';
import type { ChatService } from '../chat-service.js';
import type { ConversationRepository } from '../conversation-repository.js';
import type { LogRow } from './moderation-log-repository.js';
import type { Moderators } from './moderators.js';
import type { RecallRepository, StoredMessage } from './recall-repository.js';
import type { MessageRef, RecallService } from './recall-service.js';
import type { NewReport, ReportRepository } from './report-repository.js';
import { moderates } from './room-rules.js';

export interface ReportServiceDeps {
  readonly reports: ReportRepository;
  readonly recalls: Pick<RecallService, 'hideReported' | 'restore'>;
  readonly messages: Pick<RecallRepository, 'message' | 'hiddenBy'>;
  readonly moderators: Moderators;
  readonly chat: Pick<ChatService, 'room' | 'author'>;
  readonly conversations: Pick<ConversationRepository, 'correspondentIn'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly limits: ReportSettings;
}

/** Reports of messages by members. */
export class ReportService {
  constructor(private readonly deps: ReportServiceDeps) {}

  /** A repeated report changes nothing. */
  async report(member: Identity, ref: MessageRef, reason: BanReason): Promise<void> {
    const { reports, conversations, chat, clock } = this.deps;
    const isOwnConversation = (await conversations.correspondentIn(ref.groupId, member.userId)) !== undefined;
    const room = isOwnConversation ? undefined : await chat.room(ref.groupId, member);
    // A chat with the staff has no moderators.
    if (room?.privateMessage) throw roomNotFound();
    const { userId, recalled } = await this.#stored(ref.groupMessageId, ref.groupId);
    if (userId === member.userId) throw ownMessage();
    if (recalled) return;
    const report = { ...ref, userId: member.userId, reason, createdAt: new Date(clock.now()) };
    await reports.add(report);
    if (room) await this.#hide(report, { room, authorId: userId });
  }

  /** A moderator finds nothing wrong: the message stays, or comes back. */
  async dismiss(actor: Identity, groupMessageId: number): Promise<void> {
    const { reports, recalls, messages, moderators, clock } = this.deps;
    const { groupId, userId } = await this.#stored(groupMessageId);
    await moderators.message(actor, { groupId, groupMessageId });
    const at = new Date(clock.now());
    const details = { hidden: (await messages.hiddenBy(groupMessageId)) !== undefined };
    const row = { at, actorId: actor.userId, groupId, groupMessageId, userId, details };
    if (!(await reports.resolve(groupMessageId, { ...row, action: 'dismissReports' }))) throw messageNotFound();
    // Read again: the last report may have hidden it meanwhile, and what is decided about leaves the queue.
    const hiddenBy = await messages.hiddenBy(groupMessageId);
    if (hiddenBy !== undefined) await recalls.restore(groupId, userId, hiddenBy);
  }

  /** Undoes the dismissal of this row of the log: the reports wait again, and hide the message if they did before. */
  async undo(actor: Identity, { logId, groupId, groupMessageId, userId, details }: LogRow): Promise<boolean> {
    const { reports, recalls, clock } = this.deps;
    if (groupId === null || groupMessageId === null || userId === null) return false;
    const at = new Date(clock.now());
    const row = { at, actorId: actor.userId, groupId, groupMessageId, userId };
    if (!(await reports.reopen(groupMessageId, logId, { ...row, action: 'undo', undoes: logId }))) return false;
    if (details?.['hidden'] === true) await recalls.hideReported({ groupId, groupMessageId }, userId);
    return true;
  }

  // A moderator who has decided once is not overruled by numbers, and neither is what a moderator wrote.
  async #hide(report: NewReport, { room, authorId }: { room: Room; authorId: number }): Promise<void> {
    const { reports, recalls, chat, limits } = this.deps;
    const { open, resolved } = await reports.weight(report, limits.newcomerMs);
    if (open < limits.toHide || resolved > 0) return;
    const author = await chat.author(authorId);
    if (author && !moderates(author, room)) await recalls.hideReported(report, authorId);
  }

  async #stored(groupMessageId: number, groupId?: number): Promise<StoredMessage> {
    const stored = await this.deps.messages.message(groupMessageId);
    if (!stored || (groupId !== undefined && stored.groupId !== groupId)) throw messageNotFound();
    return stored;
  }
}
