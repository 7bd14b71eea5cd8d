import { DAY_MS } from '@khandai/calendar';
import type { Clock } from '../../../platform/clock.js';
import type { Log } from '../../../platform/log.js';
import { attachmentNotFound, badMedia, stickerLocked, stickerNotFound } from '../chat-errors.js';
import type { AttachmentRepository } from './attachment-repository.js';
import { stickerOf } from './sticker-catalogue.js';

/** What a message holds besides its text, as its sender names it. */
export interface MediaRequest {
  readonly attachments?: readonly number[] | undefined;
  readonly stickerId?: number | undefined;
}

/** What a message holds besides its text, as it is stored. */
export interface Media {
  readonly attachments: string[];
  readonly stickerId: number | null;
}

export interface MessageMediaDeps {
  readonly attachments: Pick<AttachmentRepository, 'claim' | 'link'>;
  readonly levelOf: (userId: number) => Promise<number>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'error'>;
}

/** For this long after its upload a file can be sent. */
export const USABLE_MS = DAY_MS;

export const NO_MEDIA: Media = { attachments: [], stickerId: null };

/** Whether a request names a sticker or files: its text may be empty then. */
export const hasMedia = ({ attachments = [], stickerId }: MediaRequest): boolean =>
  attachments.length > 0 || stickerId !== undefined;

/** Rules about the stickers and files of messages. */
export class MessageMedia {
  constructor(private readonly deps: MessageMediaDeps) {}

  /** Throws unless this user may send these. The files are reserved for the message. */
  async take(
    { userId, guest }: { readonly userId: number; readonly guest: boolean },
    uuid: string,
    { attachments = [], stickerId, text }: MediaRequest & { readonly text: string },
  ): Promise<Media> {
    if (stickerId !== undefined) {
      if (attachments.length > 0 || text !== '') throw badMedia();
      await this.#assertMaySend(userId, guest, stickerId);
      return { attachments: [], stickerId };
    }
    return attachments.length === 0
      ? NO_MEDIA
      : { attachments: await this.#claim(userId, uuid, attachments), stickerId: null };
  }

  /** The message with the files is stored already: if this fails, the sweep of unused files does it. */
  async link(userId: number, uuid: string, groupMessageId: number): Promise<void> {
    try {
      await this.deps.attachments.link(userId, uuid, groupMessageId);
    } catch (error) {
      this.deps.log.error({ err: error, userId, groupMessageId }, 'the files of a message were not linked to it');
    }
  }

  /** The addresses of the files, in the order of their ids. */
  async #claim(userId: number, uuid: string, attachmentIds: readonly number[]): Promise<string[]> {
    const { attachments, clock } = this.deps;
    const since = new Date(clock.now() - USABLE_MS);
    const claimed = await attachments.claim({ userId, uuid, attachmentIds, since });
    const byId = new Map(claimed.map(({ attachmentId, src }) => [attachmentId, src]));
    return attachmentIds.map((id) => {
      const src = byId.get(id);
      if (src === undefined) throw attachmentNotFound();
      return src;
    });
  }

  async #assertMaySend(userId: number, guest: boolean, stickerId: number): Promise<void> {
    const sticker = stickerOf(stickerId);
    if (!sticker) throw stickerNotFound();
    if (sticker.level > 1 && (guest || (await this.deps.levelOf(userId)) < sticker.level))
      throw stickerLocked(sticker.level);
  }
}
