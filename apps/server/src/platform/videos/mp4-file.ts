import type { FileHandle } from 'node:fs/promises';
import { blankMovie, isRecordingData, movieFacts, recordingSamples } from './mp4-reader.js';
import type { Extent } from './mp4-samples.js';
import { type VideoFacts, VideoRefused } from './video-facts.js';

/** A box of the file's first level. */
interface FileBox extends Extent {
  readonly type: string;
  /** First byte after the header. */
  readonly body: number;
}

const HEADER = 8;
const LARGE_HEADER = 16;
/** Two boxes for each second of three hours, as recorders in fragments write them. */
const MAX_BOXES = 25_000;
/** Tables of three hours of pictures and sound take some ten megabytes. */
const MAX_MOVIE_BYTES = 64 * 1024 * 1024;
const ZEROS = Buffer.alloc(64 * 1024);

/**
 * Reads the facts of an MP4 file on the disk and blanks in it what says where, when and with what it was recorded, as
 * `withoutRecordingData` does. Only the header is in memory. Throws VideoRefused when it is broken.
 */
export async function cleanMp4File(file: FileHandle): Promise<VideoFacts> {
  const { size } = await file.stat();
  const boxes = await boxesOf(file, size);
  const movie = boxes.find(({ type }) => type === 'moov');
  if (!movie || movie.end - movie.body > MAX_MOVIE_BYTES) throw new VideoRefused('brokenVideo');
  const body = await bytesOf(file, movie.body, movie.end);
  const facts = movieFacts(body);
  const samples = recordingSamples(body, size);
  if (samples.reduce((total, { start, end }) => total + end - start, 0) > size) throw new VideoRefused('brokenVideo');
  for (const extent of samples) await zero(file, extent);
  blankMovie(body);
  await file.write(body, 0, body.length, movie.body);
  for (const box of boxes.filter(({ type }) => isRecordingData(type))) {
    await file.write('free', box.start + 4, 'latin1');
    await zero(file, { start: box.body, end: box.end });
  }
  return facts;
}

async function boxesOf(file: FileHandle, size: number): Promise<FileBox[]> {
  const found: FileBox[] = [];
  let at = 0;
  while (at + HEADER <= size) {
    const box = boxAt(await bytesOf(file, at, Math.min(at + LARGE_HEADER, size)), at, size);
    if (box.body > box.end || box.end > size || found.length === MAX_BOXES) throw new VideoRefused('brokenVideo');
    found.push(box);
    at = box.end;
  }
  return found;
}

/** Size 0: to the end of the file; 1: the size is in the eight bytes after the type. */
function boxAt(head: Buffer, start: number, fileSize: number): FileBox {
  const size = head.readUInt32BE(0);
  const type = head.toString('latin1', 4, HEADER);
  if (size === 0) return { type, start, body: start + HEADER, end: fileSize };
  if (size !== 1) return { type, start, body: start + HEADER, end: start + size };
  if (head.length < LARGE_HEADER) throw new VideoRefused('brokenVideo');
  return { type, start, body: start + LARGE_HEADER, end: start + Number(head.readBigUInt64BE(HEADER)) };
}

async function bytesOf(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const bytes = Buffer.alloc(end - start);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
  if (bytesRead < bytes.length) throw new VideoRefused('brokenVideo');
  return bytes;
}

async function zero(file: FileHandle, { start, end }: Extent): Promise<void> {
  for (let at = start; at < end; at += ZEROS.length) await file.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at);
}
