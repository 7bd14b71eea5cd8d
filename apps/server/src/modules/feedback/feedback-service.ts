import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@khandai/calendar';
import { type FeedbackDraft, FeedbackLimit, type OwnFeedback } from '@khandai/contracts';
import type { AttemptLimit, Attempts } from '../../platform/attempts/attempts.js';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import { addressKey } from '../../platform/http/trusted-proxies.js';
import type { PictureMaker } from '../../platform/pictures/picture-maker.js';
import { cleanMessage, cleanText, codePoints, isVisible } from '../../platform/plain-text.js';
import { feedbackKey } from '../../platform/storage/file-address.js';
import type { Storage } from '../../platform/storage/storage.js';
import {
  feedbackEmpty,
  feedbackFileGone,
  FeedbackTooMany,
  feedbackTooLong,
  feedbackUuidUsed,
  tooManyFiles,
} from './feedback-faults.js';
import type { FeedbackRepository } from './feedback-repository.js';

/** Feedback of one user, and of all users of one address: many members may share it. */
const OF_USER: AttemptLimit = { max: 10, windowMs: DAY_MS };
const OF_ADDRESS: AttemptLimit = { max: 30, windowMs: DAY_MS };
const FILES_OF_ADDRESS: AttemptLimit = { max: 60, windowMs: DAY_MS };
/** The edge is a full screen at twice the density of a phone. */
const MAX_EDGE = 1600;
const QUALITY = 82;

export interface FeedbackDeps {
  readonly feedback: Pick<FeedbackRepository, 'add' | 'addFile' | 'own' | 'markRead'>;
  readonly storage: Pick<Storage, 'put'>;
  readonly maker: Pick<PictureMaker, 'make'>;
  readonly attempts: Pick<Attempts, 'take'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** What readers write to the operator. */
export class FeedbackService {
  constructor(private readonly deps: FeedbackDeps) {}

  /** Stores feedback and returns its number. The same feedback under the same uuid is stored once; other feedback is refused. */
  async create(who: Identity, draft: FeedbackDraft, ip: string): Promise<{ feedbackId: number }> {
    const body = checkedText(draft.text, FeedbackLimit.textLength);
    const fileIds = [...new Set(draft.files)];
    if (fileIds.length > FeedbackLimit.files) throw tooManyFiles();
    await this.#count(`feedback:user:${who.userId}`, OF_USER);
    await this.#count(`feedback:address:${addressKey(ip)}`, OF_ADDRESS);
    const added = await this.deps.feedback.add({
      uuid: draft.uuid,
      userId: who.guest ? null : who.userId,
      kind: draft.kind,
      body,
      emailAddress: draft.email ?? null,
      page: draft.page === undefined ? null : cleanMessage(draft.page),
      fileIds,
      at: new Date(this.deps.clock.now()),
    });
    if (added === 'fileGone') throw feedbackFileGone();
    if (added === 'other') throw feedbackUuidUsed();
    return { feedbackId: added };
  }

  /** Stores a picture, redrawn without metadata. Only staff can open it. */
  async upload(file: Uint8Array, ip: string): Promise<{ fileId: string }> {
    const { feedback, storage, maker, clock } = this.deps;
    await this.#count(`feedback-files:address:${addressKey(ip)}`, FILES_OF_ADDRESS);
    const bytes = await maker.make(file, ({ picture }) =>
      picture
        .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY }),
    );
    const fileId = randomBytes(16).toString('hex');
    // The row comes first: housekeeping finds a file only by its row.
    await feedback.addFile(fileId, new Date(clock.now()));
    await storage.put(feedbackKey(fileId), bytes);
    return { fileId };
  }

  /** A member's feedback. Answers that it shows for the first time are new, and read from now on. */
  async own({ userId }: Identity, pageNum: number, pageSize: number): Promise<{ total: number; list: OwnFeedback[] }> {
    const { feedback, clock } = this.deps;
    // From before the list is read: an answer that arrives meanwhile stays new.
    const readAt = new Date(clock.now());
    const page = await feedback.own(userId, pageNum, pageSize);
    const fresh = page.list.filter(({ answers }) => answers.some(({ isNew }) => isNew));
    if (fresh.length > 0)
      await feedback.markRead(
        fresh.map(({ feedbackId }) => feedbackId),
        readAt,
      );
    return page;
  }

  async #count(name: string, limit: AttemptLimit): Promise<void> {
    const wait = await this.deps.attempts.take(name, limit);
    if (wait > 0) throw new FeedbackTooMany(wait);
  }
}

/** The text as it is stored. Throws for one that is blank or too long. */
export function checkedText(text: string, max: number): string {
  const clean = cleanText(text);
  if (!isVisible(clean)) throw feedbackEmpty();
  if (codePoints(clean) > max) throw feedbackTooLong(max);
  return clean;
}
