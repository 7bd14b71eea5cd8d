/** A clip of the test channel, as tools/channel-clip.mjs describes it in clip.json. */
export interface Clip {
  pieceSeconds: number;
  renditions: ClipRendition[];
}

export interface ClipRendition {
  /** Folder of its segments: `init.mp4` and `0.m4s` to `<pieces - 1>.m4s`. */
  name: string;
  /** Absent for an audio-only rendition. */
  width?: number;
  height?: number;
  codecs: string;
  /** Peak bandwidth in bits per second. */
  bandwidth: number;
  pieces: number;
}

/** Segments in the playlist: two minutes of the demo, which a viewer can seek back. */
const WINDOW = 30;
const HLS_VERSION = 7;
/**
 * Start of the broadcast. hls.js walks the discontinuity sequence from 0 on: counted from the Unix epoch there would be
 * so many discontinuities that every walk takes seconds.
 */
export const BEGAN = Date.parse('2026-11-01T00:00:00Z');

/** The renditions to choose from, smallest last. */
export function masterPlaylist({ renditions }: Clip): string {
  const lines = renditions.flatMap(({ name, width, height, codecs, bandwidth }) => {
    const picture = width && height ? [`RESOLUTION=${width}x${height}`, 'FRAME-RATE=25.000'] : [];
    return [
      `#EXT-X-STREAM-INF:${[`BANDWIDTH=${bandwidth}`, ...picture, `CODECS="${codecs}"`].join(',')}`,
      `${name}/index.m3u8`,
    ];
  });
  return ['#EXTM3U', `#EXT-X-VERSION:${HLS_VERSION}`, '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}

/**
 * The newest segments of an endless broadcast of the clip since `BEGAN`: segment n covers the seconds from n·length on.
 * The playlist depends on the clock only, so every process returns the same one.
 */
export function livePlaylist({ pieceSeconds }: Clip, { pieces }: ClipRendition, now: number): string {
  const newest = Math.floor((now - BEGAN) / (pieceSeconds * 1000)) - 1;
  const first = newest - WINDOW + 1;
  const body: string[] = [];
  for (let sequence = first; sequence <= newest; sequence += 1) {
    const index = sequence % pieces;
    if (index === 0) body.push('#EXT-X-DISCONTINUITY');
    body.push(
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(BEGAN + sequence * pieceSeconds * 1000).toISOString()}`,
      `#EXTINF:${pieceSeconds.toFixed(3)},`,
      `${index}.m4s`,
    );
  }
  return [
    '#EXTM3U',
    `#EXT-X-VERSION:${HLS_VERSION}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${Math.ceil(pieceSeconds)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuitiesBefore(first, pieces)}`,
    '#EXT-X-MAP:URI="init.mp4"',
    ...body,
    '',
  ].join('\n');
}

/** Loops that started in segments no longer in the playlist. A loop that starts with `first` still has its own tag. */
const discontinuitiesBefore = (first: number, pieces: number): number => Math.floor((first - 1) / pieces);
