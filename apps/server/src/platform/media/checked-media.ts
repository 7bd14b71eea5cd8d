import { open } from 'node:fs/promises';
import { PictureRefused } from '../pictures/picture-faults.js';
import { pictureKind } from '../pictures/picture-kind.js';
import type { PictureMaker } from '../pictures/picture-maker.js';
import { cleanMp4File } from '../videos/mp4-file.js';
import { mp4Facts, withoutRecordingData } from '../videos/mp4-reader.js';
import { type VideoFacts, videoKind, type VideoKind, VideoRefused } from '../videos/video-facts.js';
import { webmFacts, withoutWebmTags } from '../videos/webm-reader.js';

/** Animated pictures are many frames, so they are stored smaller. */
const ANIMATED_EDGE = 480;
const QUALITY = 82;
/** Enough to know the kind of a video. */
const HEAD_BYTES = 64;

/** What a part of the site accepts. */
export interface MediaRules {
  readonly pictureBytes: number;
  readonly videoSeconds: number;
  /** Longest edge of a stored picture in pixels. */
  readonly edge: number;
}

/** A checked file, ready to be stored. */
export interface CheckedMedia {
  readonly kind: 'image' | 'video';
  /** Of its name in the storage. */
  readonly ending: 'webp' | VideoKind;
  readonly width: number;
  readonly height: number;
  /** Length of a video; null for a picture. */
  readonly seconds: number | null;
  /** Null for a picture. */
  readonly hasSound: boolean | null;
  readonly bytes: Buffer;
}

/** Detects what was uploaded from its content, and removes what it says about place and camera. Throws when it is refused. */
export async function checkedMedia(
  bytes: Buffer,
  maker: Pick<PictureMaker, 'make'>,
  rules: MediaRules,
): Promise<CheckedMedia> {
  const kind = videoKind(bytes);
  return kind ? checkedVideo(bytes, kind, rules) : checkedPicture(bytes, maker, rules);
}

async function checkedPicture(
  bytes: Buffer,
  maker: Pick<PictureMaker, 'make'>,
  { pictureBytes, edge: longest }: MediaRules,
): Promise<CheckedMedia> {
  const kind = pictureKind(bytes);
  if (kind === undefined) throw new PictureRefused('notAnAttachment');
  if (bytes.length > pictureBytes) throw new PictureRefused('largePicture', { megabytes: megabytes(pictureBytes) });
  const animated = kind === 'gif';
  const edge = animated ? ANIMATED_EDGE : longest;
  return storedPicture(bytes, maker, { animated, scaleOf: (width, height) => edge / Math.max(width, height) });
}

/** The first frame of a picture, at most this wide. `assertShape` throws when it may not have its shape. */
export function checkedStill(
  bytes: Buffer,
  maker: Pick<PictureMaker, 'make'>,
  {
    maxWidth,
    assertShape,
  }: { readonly maxWidth: number; readonly assertShape: (width: number, height: number) => void },
): Promise<CheckedMedia> {
  return storedPicture(bytes, maker, {
    animated: false,
    scaleOf: (width, height) => {
      assertShape(width, height);
      return maxWidth / width;
    },
  });
}

interface StoredShape {
  readonly animated: boolean;
  /** How much smaller a picture of this size is stored; it is never stored larger. */
  readonly scaleOf: (width: number, height: number) => number;
}

async function storedPicture(
  bytes: Buffer,
  maker: Pick<PictureMaker, 'make'>,
  { animated, scaleOf }: StoredShape,
): Promise<CheckedMedia> {
  let size = { width: 0, height: 0 };
  const webp = await maker.make(
    bytes,
    ({ width, height, picture }) => {
      size = scaled(width, height, Math.min(1, scaleOf(width, height)));
      return picture.resize({ ...size, fit: 'fill' }).webp({ quality: QUALITY });
    },
    { animated },
  );
  return { ...size, kind: 'image', ending: 'webp', seconds: null, hasSound: null, bytes: webp };
}

function checkedVideo(
  bytes: Buffer,
  kind: VideoKind,
  { videoSeconds }: Pick<MediaRules, 'videoSeconds'>,
): CheckedMedia {
  const facts = describedVideo(kind === 'mp4' ? mp4Facts(bytes) : webmFacts(bytes), kind, videoSeconds);
  return { ...facts, bytes: kind === 'mp4' ? withoutRecordingData(bytes) : withoutWebmTags(bytes) };
}

/** A checked video that stays on the disk. */
type CheckedVideoFile = Omit<CheckedMedia, 'bytes'>;

/**
 * As `checkedMedia`, for a video on the disk, which is changed in its place. A WebM file is read into memory, so it must not be larger
 * than `webmBytes`.
 */
export async function checkedVideoFile(
  path: string,
  { videoSeconds, webmBytes }: Pick<MediaRules, 'videoSeconds'> & { readonly webmBytes: number },
): Promise<CheckedVideoFile> {
  const file = await open(path, 'r+');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const kind = videoKind(buffer.subarray(0, bytesRead));
    if (kind === undefined) throw new PictureRefused('notAnAttachment');
    if (kind === 'mp4') return describedVideo(await cleanMp4File(file), kind, videoSeconds);
    if ((await file.stat()).size > webmBytes) throw new VideoRefused('largeWebm', { megabytes: megabytes(webmBytes) });
    const { bytes, ...checked } = checkedVideo(await file.readFile(), kind, { videoSeconds });
    await file.write(bytes, 0, bytes.length, 0);
    return checked;
  } finally {
    await file.close();
  }
}

function describedVideo(facts: VideoFacts, ending: VideoKind, maxSeconds: number): CheckedVideoFile {
  if (facts.seconds > maxSeconds) throw new VideoRefused('longVideo', { seconds: maxSeconds });
  const { width, height, hasSound } = facts;
  return { width, height, seconds: Math.max(1, Math.round(facts.seconds)), hasSound, kind: 'video', ending };
}

function scaled(width: number, height: number, scale: number): { width: number; height: number } {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const megabytes = (bytes: number): number => bytes / (1024 * 1024);
