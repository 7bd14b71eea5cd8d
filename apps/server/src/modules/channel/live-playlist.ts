import { type Rest, restingSegments } from './rests.js';

/** A clip of the test channel, as tools/channel-clip.mjs describes it in clip.json. */
export interface Clip {
  pieceSeconds: number;
  renditions: ClipRendition[];
  /**
   * The pairs of kits in which the clip is drawn, such as `blue-red`; the first is for matches whose clubs are unknown. The
   * segments of a rendition with a picture then come in two parts: one that all pairs share, and one of each pair.
   */
  kits?: string[];
}

export interface ClipRendition {
  /** Folder of its segments: `init.mp4`, `0.m4s` to `<pieces - 1>.m4s`, and a file of fragments for each pair of kits. */
  name: string;
  /** Absent for an audio-only rendition. */
  width?: number;
  height?: number;
  codecs: string;
  /** Peak bandwidth in bits per second. */
  bandwidth: number;
  pieces: number;
  /** Frames a second of the picture, by default 25. */
  frameRate?: number;
}

/** Segments in the playlist: two minutes of the demo, which a viewer can seek back. */
const WINDOW = 30;
const HLS_VERSION = 7;
/**
 * Start of the broadcast. hls.js walks the discontinuity sequence from 0 on: counted from the Unix epoch there would be
 * so many discontinuities that every walk takes seconds.
 */
export const BEGAN = Date.parse('2026-11-01T00:00:00Z');

/** The renditions to choose from, smallest last. Their lists get the same `search` as this one, such as `?rest=…`. */
export function masterPlaylist({ renditions }: Clip, search = ''): string {
  const lines = renditions.flatMap(({ name, width, height, codecs, bandwidth, frameRate = 25 }) => {
    const picture = width && height ? [`RESOLUTION=${width}x${height}`, `FRAME-RATE=${frameRate.toFixed(3)}`] : [];
    return [
      `#EXT-X-STREAM-INF:${[`BANDWIDTH=${bandwidth}`, ...picture, `CODECS="${codecs}"`].join(',')}`,
      `${name}/index.m3u8${search}`,
    ];
  });
  return ['#EXTM3U', `#EXT-X-VERSION:${HLS_VERSION}`, '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}

/** What a stream shows of its match. */
export interface Shown {
  readonly rests?: readonly Rest[];
  /** One of the clip's pairs of kits; undefined for a clip without kits. */
  readonly kits?: string | undefined;
}

/** Where the files of a playlist are. */
export interface Source {
  /** The version of the clip's bytes: part of each address, because browsers cache segments; by default none. */
  readonly version?: string;
}

/**
 * The newest segments of an endless broadcast of the clip since `BEGAN`: segment n covers the seconds from n·length on.
 * A segment that starts in a pause shows the empty field, one segment of its own that repeats.
 * The playlist depends on the clock and on what is shown only, so every process returns the same one.
 */
export function livePlaylist(
  { pieceSeconds }: Clip,
  rendition: ClipRendition,
  now: number,
  { rests = [], kits, version }: Shown & Source = {},
): string {
  const { pieces } = rendition;
  const length = pieceSeconds * 1000;
  const addressOf = (name: string) => (version ? `${name}?v=${version}` : name);
  const broadcast = new Broadcast(
    pieces,
    restingSegments(rests, (time) => Math.ceil((time - BEGAN) / length)),
  );
  const newest = Math.floor((now - BEGAN) / length) - 1;
  const first = newest - WINDOW + 1;
  const body: string[] = [];
  for (let sequence = first; sequence <= newest; sequence += 1) {
    if (broadcast.isBreak(sequence)) body.push('#EXT-X-DISCONTINUITY');
    if (sequence === first || broadcast.isRest(sequence) !== broadcast.isRest(sequence - 1))
      body.push(`#EXT-X-MAP:URI="${addressOf(broadcast.isRest(sequence) ? REST_INIT : INIT)}"`);
    body.push(
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(BEGAN + sequence * length).toISOString()}`,
      `#EXTINF:${pieceSeconds.toFixed(3)},`,
      addressOf(broadcast.isRest(sequence) ? REST_PIECE : pieceName(rendition, sequence % pieces, kits)),
    );
  }
  return [
    '#EXTM3U',
    `#EXT-X-VERSION:${HLS_VERSION}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${Math.ceil(pieceSeconds)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${broadcast.breaksBefore(first)}`,
    ...body,
    '',
  ].join('\n');
}

/** The file name of a segment in the playlist: `3.m4s`, or `blue-red-3.m4s` where the picture shows kits. */
export const pieceName = ({ width }: ClipRendition, index: number, kits?: string): string =>
  width && kits ? `${kits}-${index}.m4s` : `${index}.m4s`;

/** A rendition's file with the initialization section of the clip's segments. */
export const INIT = 'init.mp4';
/** The same for the segment of the empty field. */
export const REST_INIT = 'rest-init.mp4';
/** The one segment of the empty field, which a pause repeats. */
export const REST_PIECE = 'rest-0.m4s';

/** Which segments of the broadcast show the empty field, and where its time stamps start again. */
class Broadcast {
  constructor(
    private readonly pieces: number,
    private readonly resting: readonly { readonly from: number; readonly until: number }[],
  ) {}

  isRest(sequence: number): boolean {
    return this.resting.some(({ from, until }) => sequence >= from && sequence < until);
  }

  /** Each loop starts with a break; so does each segment of a pause and the first one after it. */
  isBreak(sequence: number): boolean {
    return sequence % this.pieces === 0 || this.isRest(sequence) || this.isRest(sequence - 1);
  }

  /** Breaks of segments that are no longer in the playlist, counted without visiting each of them. */
  breaksBefore(first: number): number {
    const last = first - 1;
    const loops = (until: number) => Math.floor(until / this.pieces);
    return this.resting.reduce((sum, { from, until }) => {
      const to = Math.min(until, last);
      return to < from ? sum : sum + (to - from + 1) - (loops(to) - loops(from - 1));
    }, loops(last));
  }
}
