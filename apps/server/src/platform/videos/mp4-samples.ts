import { type Box, find } from './mp4-boxes.js';
import { VideoRefused } from './video-facts.js';

/** Length of the version and flags at the start of a table. */
const FLAGS = 4;
/** Chunks of such a track: sixty a second in a video of a minute, or two a second in one of three hours. */
const MAX_CHUNKS = 21_600;

/** Bytes of a file, from the first one to before the last one. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** Where the samples of a track are in a file of this length, chunk by chunk. */
export function samplesOf(fileLength: number, table: readonly Box[]): Extent[] {
  const sizes = find(table, 'stsz').body;
  const perChunk = chunkLengths(find(table, 'stsc').body);
  let sample = 0;
  let entry = -1;
  return chunkOffsets(table).map((offset, chunk) => {
    while ((perChunk[entry + 1]?.first ?? Infinity) <= chunk + 1) entry += 1;
    const count = perChunk[entry]?.count ?? 0;
    const length = lengthOf(sizes, sample, count);
    sample += count;
    if (offset + length > fileLength) throw new VideoRefused('brokenVideo');
    return { start: offset, end: offset + length };
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
