import { buffer } from 'node:stream/consumers';
import { type DeskFeedback, FeedbackLimit, type FeedbackUpdate } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { DeskLog } from '../../platform/desk-log/desk-log.js';
import type { Identity } from '../../platform/http/caller.js';
import { cleanText } from '../../platform/plain-text.js';
import { feedbackKey } from '../../platform/storage/file-address.js';
import type { Storage } from '../../platform/storage/storage.js';
import type { DeskFeedbackRepository, FeedbackFilter } from './desk-feedback-repository.js';
import { feedbackChanged, feedbackNotFound } from './feedback-faults.js';
import type { FeedbackMailing } from './feedback-mailing.js';
import { checkedText } from './feedback-service.js';

export interface FeedbackNotices {
  tell(notice: {
    readonly type: 'FEEDBACK_ANSWER';
    readonly userIds: readonly number[];
    readonly feedbackId: number;
  }): void;
}

/** Sends e-mails in the background; no request waits for it. */
export interface FeedbackOutbox {
  post(write: () => Promise<readonly []>): void;
}

export interface DeskFeedbackDeps {
  readonly feedback: DeskFeedbackRepository;
  readonly deskLog: Pick<DeskLog, 'record'>;
  readonly storage: Pick<Storage, 'get'>;
  readonly outbox: FeedbackOutbox;
  /** Sends the e-mails of answers that are stored. */
  readonly mailing: Pick<FeedbackMailing, 'send'>;
  /** Tells a member that they have an answer; returns at once and never throws. */
  readonly notices: FeedbackNotices;
  readonly clock: Pick<Clock, 'now'>;
}

const RESOURCE = 'feedback';

/** The desk's inbox: states, notes and answers. */
export class DeskFeedbackService {
  constructor(private readonly deps: DeskFeedbackDeps) {}

  list(filter: FeedbackFilter): Promise<{ total: number; list: DeskFeedback[] }> {
    return this.deps.feedback.list(filter);
  }

  async one(id: number): Promise<DeskFeedback> {
    const found = await this.deps.feedback.one(id);
    if (!found) throw feedbackNotFound();
    return found;
  }

  /** Refuses an update that is based on an older version. */
  async update({ userId }: Identity, id: number, { version, state, note }: FeedbackUpdate): Promise<DeskFeedback> {
    const { feedback, deskLog } = this.deps;
    await feedback.locked(id, async (tx, before) => {
      if (before.version !== version) throw feedbackChanged();
      const after = { state: state ?? before.state, note: note === undefined ? before.note : cleanText(note) };
      if (after.state === before.state && after.note === before.note) return;
      await feedback.change(tx, id, after, this.#now());
      const was = { state: before.state, note: before.note };
      await deskLog.record(tx, { ...entryOf(userId, id), action: 'update', before: was, after });
    });
    return this.one(id);
  }

  /** Stores an answer once for its uuid, tells a member of it, and mails it when the sender left an address. */
  async answer(
    { userId }: Identity,
    id: number,
    { text, uuid }: { text: string; uuid: string },
  ): Promise<DeskFeedback> {
    const { feedback, deskLog, outbox, mailing, notices } = this.deps;
    const body = checkedText(text, FeedbackLimit.answerLength);
    const { sender, mailed: isMailed } = await feedback.locked(id, async (tx, before) => {
      const mailed = before.email !== null;
      if (!(await feedback.addAnswer(tx, id, { uuid, actorId: userId, body, mailed, at: this.#now() })))
        return { sender: null, mailed: false };
      await feedback.change(tx, id, { state: 'answered' }, this.#now());
      const was = { state: before.state };
      await deskLog.record(tx, {
        ...entryOf(userId, id),
        action: 'answer',
        before: was,
        after: { state: 'answered', answer: body, mailed },
      });
      return { sender: before.sender, mailed };
    });
    if (sender) notices.tell({ type: 'FEEDBACK_ANSWER', userIds: [sender.userId], feedbackId: id });
    // Stored with the answer; a job sends what does not get off now.
    if (isMailed) outbox.post(() => mailing.send().then(() => []));
    return this.one(id);
  }

  /** A picture of the feedback as a data URL. */
  async file(id: number, fileId: string): Promise<{ src: string }> {
    const { files } = await this.one(id);
    const stored = files.includes(fileId) ? await this.deps.storage.get(feedbackKey(fileId)) : undefined;
    if (!stored) throw feedbackNotFound();
    return { src: `data:${stored.type};base64,${(await buffer(stored.body)).toString('base64')}` };
  }

  #now(): Date {
    return new Date(this.deps.clock.now());
  }
}

const entryOf = (actorId: number, id: number) => ({ actorId, resource: RESOURCE, recordId: id, title: `#${id}` });
