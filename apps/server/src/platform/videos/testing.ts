/** A box of an MP4 file. */
export function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

export interface FakeVideo {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** Recorded upright by a phone: the matrix turns the picture by a quarter. */
  readonly turned?: boolean;
  readonly hasSound?: boolean;
  /** Text in the box with data about the recording. */
  readonly place?: string;
}

const SCALE = 600;
const ONE = 0x10000;

/** Says that a track has pictures. */
const VIDEO_HANDLER = box('hdlr', Buffer.from('\0\0\0\0\0\0\0\0vide', 'latin1'));

const SOUND_HANDLER = box('hdlr', Buffer.from('\0\0\0\0\0\0\0\0soun', 'latin1'));

/** The boxes of an MP4 file of this length and size, without pictures. */
export function fakeMp4({ seconds, width, height, turned = false, hasSound = false, place = '' }: FakeVideo): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(SCALE, 12);
  header.writeUInt32BE(Math.round(seconds * SCALE), 16);
  const track = Buffer.alloc(84);
  track.writeInt32BE(turned ? 0 : ONE, 40);
  track.writeInt32BE(turned ? ONE : 0, 44);
  track.writeUInt32BE(width * ONE, 76);
  track.writeUInt32BE(height * ONE, 80);
  const about = box('udta', box('\xa9xyz', Buffer.from(place)));
  const sound = box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', SOUND_HANDLER));
  const tracks = [box('trak', box('tkhd', track), box('mdia', VIDEO_HANDLER), about), ...(hasSound ? [sound] : [])];
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1')),
    box('moov', box('mvhd', header), ...tracks, about),
    box('mdat', Buffer.alloc(64)),
  ]);
}

/** An element of a WebM file. */
export function element(id: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const hex = id.toString(16);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + body.length);
  return Buffer.concat([Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex'), size, body]);
}

/** The tag with the place of a recording, as phones and editors write it. */
export const webmTag = (place: string): Buffer =>
  element(
    0x1254c367,
    element(0x7373, element(0x67c8, element(0x45a3, Buffer.from('LOCATION')), element(0x4487, Buffer.from(place)))),
  );

/** The elements of a WebM file; without `seconds` as a live recorder writes it. `place` is in a title and in a tag at the end. */
export function fakeWebm({
  seconds,
  width,
  height,
  hasSound,
  place,
}: Omit<FakeVideo, 'seconds'> & { seconds?: number }): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE((seconds ?? 0) * 1_000);
  const number = (value: number) => Buffer.from([value >> 8, value & 0xff]);
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, Buffer.from('webm'))),
    element(
      0x18538067,
      element(
        0x1549a966,
        element(0x2ad7b1, Buffer.from([0x0f, 0x42, 0x40])),
        ...(seconds ? [element(0x4489, duration)] : []),
        ...(place ? [element(0x7ba9, Buffer.from(place))] : []),
      ),
      element(
        0x1654ae6b,
        element(0xae, element(0xe0, element(0xb0, number(width)), element(0xba, number(height)))),
        ...(hasSound ? [element(0xae, element(0xe1))] : []),
      ),
      ...(place ? [element(0x1f43b675, element(0xe7, Buffer.from([0]))), webmTag(place)] : []),
    ),
  ]);
}
