import { VideoRefused } from './video-facts.js';

/** A box of an MP4 (ISO base media) file. */
export interface Box {
  readonly type: string;
  /** The box with its header; it shares its memory with the file, as its content does. */
  readonly whole: Buffer;
  readonly body: Buffer;
}

const HEADER = 8;
const LARGE_HEADER = 16;
/** Boxes in one level of a real file: tens of fragments, a few tracks. */
const MAX_BOXES = 2_000;
/** The boxes of one level. Throws VideoRefused when they are broken. */
export function boxes(bytes: Buffer): Box[] {
  const found: Box[] = [];
  let at = 0;
  while (at + HEADER <= bytes.length) {
    const { header, size } = extentOf(bytes, at);
    if (size < header || at + size > bytes.length || found.length === MAX_BOXES) throw new VideoRefused('brokenVideo');
    found.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      whole: bytes.subarray(at, at + size),
      body: bytes.subarray(at + header, at + size),
    });
    at += size;
  }
  return found;
}

/** Size 0: to the end of the file; 1: the size is in the eight bytes after the type. */
function extentOf(bytes: Buffer, at: number): { header: number; size: number } {
  const size = bytes.readUInt32BE(at);
  if (size === 0) return { header: HEADER, size: bytes.length - at };
  if (size !== 1) return { header: HEADER, size };
  if (at + LARGE_HEADER > bytes.length) throw new VideoRefused('brokenVideo');
  return { header: LARGE_HEADER, size: Number(bytes.readBigUInt64BE(at + HEADER)) };
}

export function find(list: readonly Box[], type: string): Box {
  const box = list.find((one) => one.type === type);
  if (!box) throw new VideoRefused('brokenVideo');
  return box;
}
