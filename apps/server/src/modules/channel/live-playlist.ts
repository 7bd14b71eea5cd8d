/** The clip of the test channel, as tools/draw-channel.mjs describes it in clip.json. */
export interface Clip {
  pieceSeconds: number;
  renditions: ClipRendition[];
}

export interface ClipRendition {
  /** Folder of its pieces: `init.mp4` and `0.m4s` to `<pieces - 1>.m4s`. */
  name: string;
  /** Absent where there is only sound. */
  width?: number;
  height?: number;
  codecs: string;
  /** Peak bits a second. */
  bandwidth: number;
  pieces: number;
}

/** Two minutes of the demo's pieces: what a viewer can go back and see again. */
const WINDOW = 30;
const HLS_VERSION = 7;
/**
 * When the broadcast began. Players keep a list by discontinuity, from 0 on: counted from the epoch of time there are
 * so many that walking the list takes hls.js seconds of every second.
 */
export const BEGAN = Date.parse('2026-11-01T00:00:00Z');

/** Renditions to choose from, the smallest last. */
export function masterPlaylist({ renditions }: Clip): string {
  const lines = renditions.flatMap(({ name, width, height, codecs, bandwidth }) => {
    const picture = width && height ? [`RESOLUTION=${width}x${height}`, 'FRAME-RATE=25.000'] : [];
    return [`#EXT-X-STREAM-INF:${[`BANDWIDTH=${bandwidth}`, ...picture, `CODECS="${codecs}"`].join(',')}`, `${name}/index.m3u8`];
  });
  return ['#EXTM3U', `#EXT-X-VERSION:${HLS_VERSION}`, '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}

/**
 * The newest pieces of an endless broadcast of the clip, which began at `BEGAN`: piece n stands for the
 * seconds from n·length on. Every process at every moment makes the same list, so nobody notices which one answers.
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

/** Loops that began in pieces which have left the list; a loop that begins with `first` still shows its own mark. */
const discontinuitiesBefore = (first: number, pieces: number): number => Math.floor((first - 1) / pieces);
