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
  width: 0xb0,
  height: 0xba,
} as const;

interface Element {
  readonly id: number;
  readonly body: Buffer;
}

const NANOSECONDS = 1_000_000_000;
const DEFAULT_SCALE = 1_000_000;
/** Elements in one level of a real file. */
const MAX_ELEMENTS = 20_000;

/** Length and size of a WebM file, from its header. Throws VideoRefused when it is broken or does not say how long it is. */
export function webmFacts(bytes: Buffer): VideoFacts {
  const segment = elements(find(elements(bytes), Id.segment));
  const info = elements(find(segment, Id.info));
  const scale = uint(info, Id.timecodeScale) ?? DEFAULT_SCALE;
  const seconds = (float(info, Id.duration) * scale) / NANOSECONDS;
  if (!Number.isFinite(seconds) || seconds <= 0) throw new VideoRefused('noVideoLength');
  const videos = elements(find(segment, Id.tracks))
    .filter(({ id }) => id === Id.track)
    .flatMap(({ body }) => elements(body).filter(({ id }) => id === Id.video));
  const [video] = videos;
  const shown = video && elements(video.body);
  const width = shown && uint(shown, Id.width);
  const height = shown && uint(shown, Id.height);
  if (!width || !height) throw new VideoRefused('brokenVideo');
  return { seconds, width, height };
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
    found.push({ id: id.value, body: bytes.subarray(start, end) });
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
