import { type VideoFacts, VideoRefused } from './video-facts.js';

/** Ids of the EBML elements that the reader enters or reads. */
const Id = {
  segment: 0x18538067,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  video: 0xe0,
  audio: 0xe1,
  width: 0xb0,
  height: 0xba,
} as const;

interface Element {
  readonly id: number;
  /** The element with its id and size; it shares its memory with the file, as its content does. */
  readonly whole: Buffer;
  readonly body: Buffer;
  /** It goes to the end of its parent, and so holds what follows it. */
  readonly isEndless: boolean;
}

/** Elements of a file with data about the recording: tags such as the place, attached pictures, chapters. */
const ABOUT: ReadonlySet<number> = new Set([0x1254c367, 0x1941a469, 0x1043a770]);
/** What the header says besides: title, date, names of files, the programs that wrote it. */
const ABOUT_IN_INFO: ReadonlySet<number> = new Set([0x7ba9, 0x4461, 0x7384, 0x3c83ab, 0x3e83bb, 0x4d80, 0x5741]);
const VOID = 0xec;

const NANOSECONDS = 1_000_000_000;
const DEFAULT_SCALE = 1_000_000;
/** Elements in one level of a real file. */
const MAX_ELEMENTS = 20_000;
/** Clusters without an end in a video of a minute: each holds those after it. */
const MAX_NESTED = 1_000;

/** Length, size and sound of a WebM file, from its header. Throws VideoRefused when it is broken or does not say how long it is. */
export function webmFacts(bytes: Buffer): VideoFacts {
  const segment = elements(find(elements(bytes), Id.segment));
  const info = elements(find(segment, Id.info));
  const scale = uint(info, Id.timecodeScale) ?? DEFAULT_SCALE;
  const seconds = (float(info, Id.duration) * scale) / NANOSECONDS;
  if (!Number.isFinite(seconds) || seconds <= 0) throw new VideoRefused('noVideoLength');
  const inTracks = elements(find(segment, Id.tracks))
    .filter(({ id }) => id === Id.track)
    .flatMap(({ body }) => elements(body));
  const video = inTracks.find(({ id }) => id === Id.video);
  const shown = video && elements(video.body);
  const width = shown && uint(shown, Id.width);
  const height = shown && uint(shown, Id.height);
  if (!width || !height) throw new VideoRefused('brokenVideo');
  return { seconds, width, height, hasSound: inTracks.some(({ id }) => id === Id.audio) };
}

/** Blanks what says where, when and with what a video was recorded. No offset in the file moves. */
export function withoutWebmTags(bytes: Buffer): Buffer {
  const clean = Buffer.from(bytes);
  const inSegment = flat(elements(find(elements(clean), Id.segment)));
  for (const { id, body } of elements(find(inSegment, Id.info))) if (ABOUT_IN_INFO.has(id)) body.fill(0);
  for (const element of inSegment) if (ABOUT.has(element.id)) blank(element.whole);
  return clean;
}

/** These elements, and those in elements without an end. Throws VideoRefused for more of them in each other than a real file has. */
function flat(list: readonly Element[], depth = 0): Element[] {
  if (depth > MAX_NESTED) throw new VideoRefused('brokenVideo');
  return list.flatMap((one) => (one.isEndless ? [one, ...flat(elements(one.body), depth + 1)] : [one]));
}

/** Turns an element into a void one of the same length. */
function blank(whole: Buffer): void {
  const sizeLength = whole.length > 8 ? 8 : 1;
  const size = whole.length - 1 - sizeLength;
  whole.fill(0);
  whole[0] = VOID;
  if (sizeLength === 1) whole[1] = 0x80 | size;
  else {
    whole.writeUIntBE(size, 3, 6);
    whole[1] = 0x01;
  }
}

function elements(bytes: Buffer): Element[] {
  const found: Element[] = [];
  let at = 0;
  while (at < bytes.length) {
    const id = variable(bytes, at, true);
    const size = variable(bytes, at + id.length, false);
    const start = at + id.length + size.length;
    // An element of unknown size, as live recorders write them, goes to the end of its parent.
    const end = size.isUnknown ? bytes.length : start + size.value;
    if (end > bytes.length || found.length === MAX_ELEMENTS) throw new VideoRefused('brokenVideo');
    found.push({
      id: id.value,
      whole: bytes.subarray(at, end),
      body: bytes.subarray(start, end),
      isEndless: size.isUnknown,
    });
    at = end;
  }
  return found;
}

/** A number of one to eight bytes; the leading zeros of the first say how many. An id keeps the marker bit. */
function variable(
  bytes: Buffer,
  at: number,
  keepMarker: boolean,
): { value: number; length: number; isUnknown: boolean } {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || at + length > bytes.length) throw new VideoRefused('brokenVideo');
  let value = keepMarker ? first : first & (0xff >> length);
  let ones = (first & (0xff >> length)) === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const next = bytes[at + index] ?? 0;
    value = value * 256 + next;
    ones &&= next === 0xff;
  }
  return { value, length, isUnknown: ones && !keepMarker };
}

function find(list: readonly Element[], id: number): Buffer {
  const found = list.find((element) => element.id === id);
  if (!found) throw new VideoRefused('brokenVideo');
  return found.body;
}

function uint(list: readonly Element[], id: number): number | undefined {
  const body = list.find((element) => element.id === id)?.body;
  return body && body.length > 0 && body.length <= 6 ? body.readUIntBE(0, body.length) : undefined;
}

function float(list: readonly Element[], id: number): number {
  const body = list.find((element) => element.id === id)?.body;
  if (body?.length === 4) return body.readFloatBE(0);
  return body?.length === 8 ? body.readDoubleBE(0) : 0;
}
