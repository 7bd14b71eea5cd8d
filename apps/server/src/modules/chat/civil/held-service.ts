import type { ChatMessage } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { Identity } from '../../../platform/http/caller.js';
import { heldNotFound } from '../chat-errors.js';
import type { ChatService } from '../chat-service.js';
import type { CivilChannel } from './civil-channel.js';
import { approvedMessage, type HeldRepository, type HeldRow } from './held-repository.js';
import type { LogRow } from './moderation-log-repository.js';
import type { Moderators } from './moderators.js';
import type { RecallRepository } from './recall-repository.js';
import type { RecallService } from './recall-service.js';

export interface HeldServiceDeps {
  readonly held: HeldRepository;
  readonly messages: Pick<RecallRepository, 'ofUuid'>;
  readonly recalls: Pick<RecallService, 'undoApproval' | 'restore'>;
  readonly moderators: Moderators;
  readonly chat: Pick<ChatService, 'release' | 'message'>;
  readonly channel: CivilChannel;
  readonly clock: Pick<Clock, 'now'>;
}

/** Messages that wait for a moderator. */
export class HeldService {
  constructor(private readonly deps: HeldServiceDeps) {}

  /**
   * An approved message appears in the room, as the newest one; a refused one does not. Returns the message that appeared. Of
   * several decisions at once the first one counts.
   */
  async decide(actor: Identity, heldId: number, approve: boolean): Promise<ChatMessage | null> {
    const { held, moderators, channel } = this.deps;
    const row = await held.held(heldId);
    if (!row) throw heldNotFound();
    const { groupId, userId } = row;
    await moderators.room(actor, groupId);
    const log = { ...this.#row(actor.userId, row), details: { heldId } };
    const logId = await (approve
      ? held.decide(heldId, 'approved', { ...log, action: 'approve' })
      : held.decide(heldId, 'refused', { ...log, action: 'refuse' }));
    if (logId === undefined) throw heldNotFound();
    const message = approve ? await this.#release(row, logId) : null;
    await channel.publish({ kind: 'mine', groupId, userId });
    return message;
  }

  /** Undoes the decision of this row of the log: the message waits again, and leaves the room. */
  async undo(actor: Identity, { logId, action, details }: LogRow): Promise<boolean> {
    const { held, messages, recalls, channel } = this.deps;
    const row = await held.held(Number(details?.['heldId']));
    if (!row) return false;
    const { heldId, groupId, userId, uuid } = row;
    const log = { ...this.#row(actor.userId, row), action: 'undo', undoes: logId } as const;
    const undoLog = await held.reopen(heldId, action === 'approve' ? 'approved' : 'refused', log);
    if (undoLog === undefined) return false;
    const released = await messages.ofUuid(userId, uuid);
    if (released) await recalls.undoApproval({ groupId, groupMessageId: released.groupMessageId }, undoLog);
    await channel.publish({ kind: 'mine', groupId, userId });
    return true;
  }

  // The decision is stored before the message, so that a refusal at the same time cannot meet a message in the room. When the
  // message is not stored, it waits again. After a crash in between, the sender's next attempt stores it, see MessageGate.
  async #release(row: HeldRow, logId: number): Promise<ChatMessage> {
    const { held, chat, clock } = this.deps;
    try {
      return (await this.#returned(row)) ?? (await chat.release(approvedMessage(row, new Date(clock.now()))));
    } catch (error) {
      await held.reopen(row.heldId, 'approved', { ...this.#row(null, row), action: 'undo', undoes: logId });
      throw error;
    }
  }

  /** The message, if it was in the room before and an undo took it back. */
  async #returned({ groupId, userId, uuid }: HeldRow): Promise<ChatMessage | undefined> {
    const { messages, recalls, chat } = this.deps;
    const before = await messages.ofUuid(userId, uuid);
    if (!before) return undefined;
    if (before.recallLog !== null) await recalls.restore(groupId, userId, before.recallLog);
    return chat.message(before.groupMessageId);
  }

  #row(actorId: number | null, { groupId, userId }: HeldRow) {
    return { at: new Date(this.deps.clock.now()), actorId, groupId, userId };
  }
}
