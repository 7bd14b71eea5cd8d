import { randomBytes } from 'node:crypto';
import { type ChatAttachment, PICTURE_BYTES, VIDEO_SECONDS } from '@khandai/contracts';
import { PictureRefused } from '../../../platform/pictures/picture-faults.js';
import { pictureKind } from '../../../platform/pictures/picture-kind.js';
import type { PictureMaker } from '../../../platform/pictures/picture-maker.js';
import { CHAT_FOLDER } from '../../../platform/storage/file-address.js';
import { mp4Facts, withoutRecordingData } from '../../../platform/videos/mp4-reader.js';
import { videoKind, type VideoKind, VideoRefused } from '../../../platform/videos/video-facts.js';
import { webmFacts, withoutWebmTags } from '../../../platform/videos/webm-reader.js';

/** Longest edge of a stored picture in pixels: a full screen at twice the density of a phone. */
const EDGE = 1600;
/** Animated pictures are many frames, so they are stored smaller. */
const ANIMATED_EDGE = 480;
const QUALITY = 82;

/** A checked file, ready to be stored. */
export interface CheckedFile extends Omit<ChatAttachment, 'attachmentId' | 'src'> {
  readonly key: string;
  readonly bytes: Buffer;
}

/** Detects what was uploaded from its content, and removes what it says about place and camera. Throws when it is refused. */
export async function checkedFile(bytes: Buffer, maker: Pick<PictureMaker, 'make'>): Promise<CheckedFile> {
  const kind = videoKind(bytes);
  return kind ? checkedVideo(bytes, kind) : checkedPicture(bytes, maker);
}

async function checkedPicture(bytes: Buffer, maker: Pick<PictureMaker, 'make'>): Promise<CheckedFile> {
  const kind = pictureKind(bytes);
  if (kind === undefined) throw new PictureRefused('notAnAttachment');
  if (bytes.length > PICTURE_BYTES) throw new PictureRefused('largePicture', { megabytes: megabytes(PICTURE_BYTES) });
  const animated = kind === 'gif';
  const edge = animated ? ANIMATED_EDGE : EDGE;
  let size = { width: 0, height: 0 };
  const webp = await maker.make(
    bytes,
    ({ width, height, picture }) => {
      size = fitted(width, height, edge);
      return picture.resize({ ...size, fit: 'fill' }).webp({ quality: QUALITY });
    },
    { animated },
  );
  return { ...size, kind: 'image', seconds: null, bytes: webp, key: keyOf(`${size.width}x${size.height}.webp`) };
}

function checkedVideo(bytes: Buffer, kind: VideoKind): CheckedFile {
  const facts = kind === 'mp4' ? mp4Facts(bytes) : webmFacts(bytes);
  if (facts.seconds > VIDEO_SECONDS) throw new VideoRefused('longVideo', { seconds: VIDEO_SECONDS });
  const { width, height } = facts;
  const seconds = Math.max(1, Math.round(facts.seconds));
  const clean = kind === 'mp4' ? withoutRecordingData(bytes) : withoutWebmTags(bytes);
  return { width, height, seconds, kind: 'video', bytes: clean, key: keyOf(`${width}x${height}-${seconds}s.${kind}`) };
}

/** The file's name is 128 random bits: only those who get the message can know it. It also says the size, see `ChatMessage`. */
function keyOf(facts: string): string {
  const name = randomBytes(16).toString('hex');
  return `${CHAT_FOLDER}${name.slice(0, 2)}/${name}-${facts}`;
}

function fitted(width: number, height: number, edge: number): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const megabytes = (bytes: number): number => bytes / (1024 * 1024);
