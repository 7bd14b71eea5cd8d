import { type Box, find } from './mp4-boxes.js';
import { VideoRefused } from './video-facts.js';

/** Length of the version and flags at the start of a table. */
const FLAGS = 4;
/** Chunks of such a track in a video of a minute: sixty a second. */
const MAX_CHUNKS = 3_600;

/** The bytes of the samples of a track, chunk by chunk; they share their memory with the file. */
export function samplesOf(file: Buffer, table: readonly Box[]): Buffer[] {
  const sizes = find(table, 'stsz').body;
  const perChunk = chunkLengths(find(table, 'stsc').body);
  let sample = 0;
  return chunkOffsets(table).map((offset, chunk) => {
    const count = perChunk.findLast(({ first }) => first <= chunk + 1)?.count ?? 0;
    const length = lengthOf(sizes, sample, count);
    sample += count;
    if (offset + length > file.length) throw new VideoRefused('brokenVideo');
    return file.subarray(offset, offset + length);
  });
}

/** `stsz` has one size for all samples, or 0 and the size of each. */
function lengthOf(sizes: Buffer, first: number, count: number): number {
  const shared = numberAt(sizes, FLAGS);
  if (shared > 0) return shared * count;
  let length = 0;
  for (let sample = first; sample < first + count; sample += 1) length += numberAt(sizes, FLAGS + 8 + 4 * sample);
  return length;
}

/** `stsc`: from which chunk on a chunk has how many samples. */
function chunkLengths(body: Buffer): { readonly first: number; readonly count: number }[] {
  return Array.from({ length: entries(body, 12) }, (_, at) => {
    const entry = FLAGS + 4 + 12 * at;
    return { first: numberAt(body, entry), count: numberAt(body, entry + 4) };
  });
}

/** `stco`, or `co64` in files that may be larger than 4 GB. */
function chunkOffsets(table: readonly Box[]): number[] {
  const large = table.find(({ type }) => type === 'co64')?.body;
  if (large)
    return Array.from({ length: entries(large, 8) }, (_, at) => Number(large.readBigUInt64BE(FLAGS + 4 + 8 * at)));
  const { body } = find(table, 'stco');
  return Array.from({ length: entries(body, 4) }, (_, at) => numberAt(body, FLAGS + 4 + 4 * at));
}

/** The number of entries that a table says it has. Throws when it is too short for them, or they are too many. */
function entries(body: Buffer, size: number): number {
  const count = numberAt(body, FLAGS);
  if (count > MAX_CHUNKS || FLAGS + 4 + count * size > body.length) throw new VideoRefused('brokenVideo');
  return count;
}

function numberAt(body: Buffer, at: number): number {
  if (at + 4 > body.length) throw new VideoRefused('brokenVideo');
  return body.readUInt32BE(at);
}
