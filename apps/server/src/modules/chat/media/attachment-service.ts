import { DAY_MS } from '@khandai/calendar';
import type { ChatAttachment } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { Identity } from '../../../platform/http/caller.js';
import type { RecurringJob } from '../../../platform/jobs/jobs.js';
import type { Log } from '../../../platform/log.js';
import type { PictureMaker } from '../../../platform/pictures/picture-maker.js';
import { addressOf, keyOf } from '../../../platform/storage/file-address.js';
import type { Storage } from '../../../platform/storage/storage.js';
import { tooManyAttachments } from '../chat-errors.js';
import { checkedFile } from './attachment-files.js';
import { USABLE_MS } from './message-media.js';
import type { AttachmentRepository, AttachmentRow } from './attachment-repository.js';

/** Files that a member may upload within a day. */
export const MAX_PER_DAY = 100;
const SWEPT_AT_ONCE = 200;
/** A message that took its files in the last second they could be sent is stored well within this time. */
export const GRACE_MS = 10 * 60_000;

export interface AttachmentDeps {
  readonly attachments: AttachmentRepository;
  readonly storage: Pick<Storage, 'put' | 'delete'>;
  readonly maker: Pick<PictureMaker, 'make'>;
  /** Deletes the renditions made from a picture. */
  readonly images: { forget(address: string): Promise<void> };
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'error'>;
}

/** Pictures and videos of messages. */
export class AttachmentService {
  readonly job: RecurringJob = {
    kind: 'recurring',
    name: 'chat-attachments',
    cron: '20 * * * *',
    run: (signal) => this.sweep(signal),
  };

  constructor(private readonly deps: AttachmentDeps) {}

  /** Checks and stores a file. Its owner can send it with one message. */
  async upload({ userId }: Identity, file: Uint8Array): Promise<ChatAttachment> {
    const { attachments, storage, maker, clock } = this.deps;
    const now = clock.now();
    if ((await attachments.addedSince(userId, new Date(now - DAY_MS))) >= MAX_PER_DAY)
      throw tooManyAttachments(MAX_PER_DAY);
    const { key, bytes, ...facts } = await checkedFile(Buffer.from(file.buffer, file.byteOffset, file.length), maker);
    const src = addressOf(key);
    // The row comes first: the sweep finds a file only by its row.
    const attachmentId = await attachments.add(userId, src, new Date(now));
    await storage.put(key, bytes);
    return { attachmentId, src, ...facts };
  }

  /**
   * Drops the renditions of messages that were taken back; their files are served no more, see ServedFiles. A failure leaves
   * small pictures in the cache, and the messages stay taken back.
   */
  async withhold(groupMessageIds: readonly number[]): Promise<void> {
    const { attachments, images, log } = this.deps;
    try {
      const files = groupMessageIds.length > 0 ? await attachments.ofMessages(groupMessageIds) : [];
      for (const { src } of files) await images.forget(src);
    } catch (error) {
      log.error({ err: error }, 'the renditions of messages that were taken back were not deleted');
    }
  }

  /** Deletes files that are in no message once they can no longer be sent, and a message with them is stored at the latest. */
  async sweep(signal: AbortSignal): Promise<void> {
    const before = new Date(this.deps.clock.now() - USABLE_MS - GRACE_MS);
    let found = SWEPT_AT_ONCE;
    while (found === SWEPT_AT_ONCE && !signal.aborted) {
      const unused = await this.deps.attachments.unused(before, SWEPT_AT_ONCE);
      await this.#delete(unused);
      found = unused.length;
    }
  }

  async #delete(rows: readonly AttachmentRow[]): Promise<void> {
    const { attachments, storage, images } = this.deps;
    for (const { attachmentId, src } of rows) {
      const key = keyOf(src);
      if (key !== undefined) await storage.delete(key);
      await images.forget(src);
      await attachments.delete([attachmentId]);
    }
  }
}
