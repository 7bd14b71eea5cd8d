import type { ChatMessage } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { Identity } from '../../../platform/http/caller.js';
import { heldNotFound } from '../chat-errors.js';
import type { ChatService } from '../chat-service.js';
import type { CivilChannel } from './civil-channel.js';
import { approvedMessage, type HeldRepository } from './held-repository.js';
import type { LogRow } from './moderation-log-repository.js';
import type { Moderators } from './moderators.js';

export interface HeldServiceDeps {
  readonly held: HeldRepository;
  readonly moderators: Moderators;
  readonly chat: Pick<ChatService, 'release'>;
  readonly channel: CivilChannel;
  readonly clock: Pick<Clock, 'now'>;
}

/** Messages that wait for a moderator. */
export class HeldService {
  constructor(private readonly deps: HeldServiceDeps) {}

  /** An approved message appears in the room, as the newest one; a refused one does not. Returns the message that appeared. */
  async decide(actor: Identity, heldId: number, approve: boolean): Promise<ChatMessage | null> {
    const { held, moderators, chat, channel, clock } = this.deps;
    const row = await held.held(heldId);
    if (!row) throw heldNotFound();
    const { groupId, userId } = row;
    await moderators.room(actor, groupId);
    const at = new Date(clock.now());
    const action = approve ? 'approve' : 'refuse';
    const log = { at, action, actorId: actor.userId, groupId, userId, details: { heldId } } as const;
    // Stored before the decision: after a failure in between, the moderator repeats it, and the uuid stores it once.
    if (approve && row.decision !== null) throw heldNotFound();
    const message = approve ? await chat.release(approvedMessage(row, at)) : null;
    if (!(await held.decide(heldId, approve ? 'approved' : 'refused', log)) && !approve) throw heldNotFound();
    await channel.publish({ kind: 'mine', groupId, userId });
    return message;
  }

  /** Undoes the refusal of this row of the log: the message waits again. */
  async undo(actor: Identity, { logId, groupId, userId, details }: LogRow): Promise<boolean> {
    const { held, channel, clock } = this.deps;
    const heldId = Number(details?.['heldId']);
    const at = new Date(clock.now());
    const log = { at, action: 'undo', actorId: actor.userId, groupId, userId, undoes: logId } as const;
    if (groupId === null || !(await held.reopen(heldId, log))) return false;
    await channel.publish({ kind: 'mine', groupId, userId });
    return true;
  }
}
