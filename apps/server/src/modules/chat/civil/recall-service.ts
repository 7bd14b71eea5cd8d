import { type BanReason, type ChatMessage, CivilLimit } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { Identity } from '../../../platform/http/caller.js';
import { messageNotFound, notOwnMessage, recallTooLate } from '../chat-errors.js';
import type { ChatService } from '../chat-service.js';
import type { CivilChannel } from './civil-channel.js';
import type { Moderators } from './moderators.js';
import type { NewLogRow } from './moderation-log-repository.js';
import type { RecallRepository, StoredMessage } from './recall-repository.js';
import { BATCH } from './recall-repository.js';
import type { ReportRepository } from './report-repository.js';

export interface RecallServiceDeps {
  readonly recalls: RecallRepository;
  readonly reports: Pick<ReportRepository, 'resolve'>;
  readonly moderators: Moderators;
  readonly chat: Pick<ChatService, 'change' | 'message'>;
  readonly channel: CivilChannel;
  readonly clock: Pick<Clock, 'now'>;
  /** Messages were taken back, or restored: what is cached of their files is stale. */
  readonly withhold?: ((groupMessageIds: readonly number[]) => Promise<void>) | undefined;
}

export interface MessageRef {
  readonly groupId: number;
  readonly groupMessageId: number;
}

/** Why a moderator does something. */
export interface Grounds {
  readonly reason?: BanReason | undefined;
  readonly note?: string | undefined;
}

/** Takes messages back: users their own, moderators any in their rooms. The texts stay stored for moderators. */
export class RecallService {
  constructor(private readonly deps: RecallServiceDeps) {}

  /** Also in a private conversation. A repeated recall has the same answer. */
  async recall(user: Identity, { groupId, groupMessageId }: MessageRef): Promise<ChatMessage> {
    const { recalls, chat, clock } = this.deps;
    const { userId, createdAt, recalled } = await this.#stored(groupId, groupMessageId);
    if (userId !== user.userId) throw notOwnMessage();
    if (!recalled && clock.now() - createdAt.getTime() > CivilLimit.recallMs) throw recallTooLate();
    await this.#change(groupId, () => recalls.recall(groupId, groupMessageId));
    return chat.message(groupMessageId);
  }

  async takeBack(actor: Identity, { groupId, groupMessageId }: MessageRef, grounds: Grounds): Promise<ChatMessage> {
    const { recalls, reports, moderators, chat } = this.deps;
    await moderators.message(actor, { groupId, groupMessageId });
    const { userId } = await this.#stored(groupId, groupMessageId);
    const log = this.#row('takeBack', { actorId: actor.userId, groupId, groupMessageId, userId }, grounds);
    await this.#change(groupId, () => recalls.takeBack(groupId, groupMessageId, log));
    await reports.resolve(groupMessageId);
    return chat.message(groupMessageId);
  }

  /** Takes back all messages of a user in a room; returns how many. */
  async takeBackAll(actor: Identity, groupId: number, userId: number, grounds: Grounds): Promise<number> {
    const { recalls, moderators } = this.deps;
    await moderators.room(actor, groupId);
    const log = this.#row('takeBackAll', { actorId: actor.userId, groupId, userId }, grounds);
    let logId: number | undefined;
    for (let total = 0; ;) {
      const ids = await this.#change(groupId, async () => {
        const batch = await recalls.takeBackOf(groupId, userId, log, logId);
        logId = batch.logId;
        return batch.ids;
      });
      total += ids;
      if (ids < BATCH) return total;
    }
  }

  /** The server takes a message back that many members reported. */
  async hideReported({ groupId, groupMessageId }: MessageRef, userId: number): Promise<void> {
    const log = this.#row('hideReported', { actorId: null, groupId, groupMessageId, userId }, {});
    await this.#change(groupId, () => this.deps.recalls.takeBack(groupId, groupMessageId, log));
  }

  /** Takes back the message of a user, under the row of the log that undoes its approval. */
  async undoApproval({ groupId, groupMessageId }: MessageRef, recallLog: number): Promise<void> {
    await this.#change(groupId, () => this.deps.recalls.takeBackUnder(groupId, groupMessageId, recallLog));
  }

  /** Restores the messages that a row of the log took back; returns how many. */
  async restore(groupId: number, userId: number, logId: number): Promise<number> {
    for (let total = 0; ;) {
      const restored = await this.#change(groupId, () => this.deps.recalls.restore(groupId, userId, logId));
      total += restored;
      if (restored < BATCH) return total;
    }
  }

  async #change(groupId: number, work: () => Promise<readonly number[]>): Promise<number> {
    const { chat, channel, withhold } = this.deps;
    const ids: number[] = [];
    const changed = await chat.change(groupId, async () => {
      ids.push(...(await work()));
      return ids;
    });
    await withhold?.(ids);
    // The pinned message may be one of them.
    if (changed > 0) void channel.publish({ kind: 'room', groupId });
    return changed;
  }

  async #stored(groupId: number, groupMessageId: number): Promise<StoredMessage> {
    const stored = await this.deps.recalls.message(groupMessageId);
    if (stored?.groupId !== groupId) throw messageNotFound();
    return stored;
  }

  #row(
    action: NewLogRow['action'],
    subject: Pick<NewLogRow, 'actorId' | 'groupId' | 'groupMessageId' | 'userId'>,
    { reason, note = '' }: Grounds,
  ): NewLogRow {
    return { at: new Date(this.deps.clock.now()), action, ...subject, reason: reason ?? null, note };
  }
}
