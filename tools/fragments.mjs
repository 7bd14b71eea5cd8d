// Reads and writes the boxes of fragmented MP4 (ISO/IEC 14496-12) that the clips of the test channel need.

/** The boxes of a file, in order. */
function boxesIn(bytes) {
  const boxes = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) {
    const size = bytes.readUInt32BE(at);
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), bytes: bytes.subarray(at, at + size) });
  }
  return boxes;
}

const u32 = (...numbers) => {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, index * 4));
  return bytes;
};

function box(type, ...content) {
  const size = content.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([u32(size), Buffer.from(type, 'latin1'), ...content]);
}

const DEFAULT_BASE_IS_MOOF = 0x02_0000;
const DEFAULT_FLAGS = 0x20;
const DATA_OFFSET = 0x01;
const SAMPLE_DURATION = 0x100;
const SAMPLE_SIZE = 0x200;
/** Sample flags: depends on no other frame, and a random access point; or the opposite of both. */
const KEY = 0x0200_0000;
const PREDICTED = 0x0101_0000;

/**
 * One fragment of a video track from `time` on. `frames` (bytes and duration in ticks) are in the order of their time,
 * without B-frames.
 */
export function fragment({ sequence, track, time, frames, key = false }) {
  const moofOf = (dataAt) => {
    const samples = frames.flatMap(({ bytes, duration }) => [duration, bytes.length]);
    const trun = u32(DATA_OFFSET | SAMPLE_DURATION | SAMPLE_SIZE, frames.length, dataAt, ...samples);
    const tfhd = u32(DEFAULT_BASE_IS_MOOF | DEFAULT_FLAGS, track, key ? KEY : PREDICTED);
    const tfdt = u32(0x0100_0000, 0, time);
    const traf = box('traf', box('tfhd', tfhd), box('tfdt', tfdt), box('trun', trun));
    return box('moof', box('mfhd', u32(0, sequence)), traf);
  };
  const data = box('mdat', ...frames.map(({ bytes }) => bytes));
  return Buffer.concat([moofOf(moofOf(0).length + 8), data]);
}

/** The initialization section of a file. */
export const initOf = (bytes) =>
  Buffer.concat(boxesIn(bytes).flatMap((one) => (one.type === 'ftyp' || one.type === 'moov' ? [one.bytes] : [])));

/** The fragments of a file with one track, moved to the track `track`; without its index. */
export function retrack(bytes, track) {
  const kept = boxesIn(Buffer.from(bytes)).filter(({ type }) => type === 'moof' || type === 'mdat');
  for (const { type, bytes: moof } of kept) {
    if (type !== 'moof') continue;
    const at = moof.indexOf('tfhd', 0, 'latin1');
    moof.writeUInt32BE(track, at + 8);
  }
  return Buffer.concat(kept.map(({ bytes: one }) => one));
}

/** NAL unit types of H.264. */
const SLICE = 1;
const KEY_SLICE = 5;
const START = Buffer.from([0, 0, 1]);

/** Frames of an H.264 byte stream with one slice a frame, each with its length before it as MP4 stores it. */
export function framesOf(stream) {
  const frames = [];
  for (let start = stream.indexOf(START); start >= 0;) {
    const next = stream.indexOf(START, start + START.length);
    let unit = stream.subarray(start + START.length, next < 0 ? stream.length : next);
    // A start code may have one more zero in front.
    while (unit.at(-1) === 0) unit = unit.subarray(0, -1);
    if ([SLICE, KEY_SLICE].includes(unit[0] & 0x1f)) frames.push(Buffer.concat([u32(unit.length), unit]));
    start = next;
  }
  return frames;
}
