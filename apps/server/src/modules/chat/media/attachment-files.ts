import { randomBytes } from 'node:crypto';
import { type ChatAttachment, PICTURE_BYTES, VIDEO_SECONDS } from '@khandai/contracts';
import { checkedMedia, type MediaRules } from '../../../platform/media/checked-media.js';
import type { PictureMaker } from '../../../platform/pictures/picture-maker.js';
import { CHAT_FOLDER } from '../../../platform/storage/file-address.js';

/** The edge is a full screen at twice the density of a phone. */
const RULES: MediaRules = { pictureBytes: PICTURE_BYTES, videoSeconds: VIDEO_SECONDS, edge: 1600 };

/** A checked file, ready to be stored. */
export interface CheckedFile extends Omit<ChatAttachment, 'attachmentId' | 'src'> {
  readonly key: string;
  readonly bytes: Buffer;
}

/** A file of a message. Throws when it is refused. */
export async function checkedFile(file: Buffer, maker: Pick<PictureMaker, 'make'>): Promise<CheckedFile> {
  const { ending, bytes, ...facts } = await checkedMedia(file, maker, RULES);
  const { width, height, seconds } = facts;
  const length = seconds === null ? '' : `-${seconds}s`;
  return { ...facts, bytes, key: keyOf(`${width}x${height}${length}.${ending}`) };
}

/** The file's name is 128 random bits: only those who get the message can know it. It also says the size, see `ChatMessage`. */
function keyOf(facts: string): string {
  const name = randomBytes(16).toString('hex');
  return `${CHAT_FOLDER}${name.slice(0, 2)}/${name}-${facts}`;
}
