import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PictureMaker } from '../../../platform/pictures/picture-maker.js';
import { runFfmpeg } from '../../../platform/videos/ffmpeg.js';

/** A stored video. */
export interface OriginalVideo {
  readonly body: Readable;
  readonly ending: 'mp4' | 'webm';
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

interface Level {
  /** Shorter edge in pixels; names the level. */
  readonly edge: number;
  readonly kilobits: number;
}

/** Those larger than the video are left out, except the first. */
const LEVELS: readonly Level[] = [
  { edge: 360, kilobits: 800 },
  { edge: 480, kilobits: 1_400 },
  { edge: 720, kilobits: 2_800 },
];
const SOUND_KILOBITS = 96;
const SEGMENT_SECONDS = 4;
const POSTER_EDGE = 1280;
const QUALITY = 78;
/** A file may be longer than its header says: no more than this is made of it. */
const MORE_SECONDS = 60;

/** Pixels of one frame: those of 8K. A small file may have frames that take more memory than the site has. */
const MAX_PIXELS = 7_680 * 4_320;

/** ffmpeg's name of the container, so that a file is never read as another kind, such as a playlist of other files. */
const FORMATS = { mp4: 'mov', webm: 'matroska' } as const;

/** All work on a short video. Others wait for it. */
const MAX_MAKE_MS = 10 * 60_000;
/** The same for each second of a long one: four times as long as watching it. */
const MAX_MAKE_MS_PER_SECOND = 4_000;

export interface VideoMakerDeps {
  /** Absolute path of ffmpeg. */
  readonly ffmpeg: string;
  /** A folder for files that are being made. */
  readonly folder: string;
  readonly maker: Pick<PictureMaker, 'make'>;
  /** Max time for one video; tests set a shorter one. */
  readonly maxMs?: number;
}

/** Takes a file that was made, by its name; it is deleted afterwards. */
type KeepFile = (name: string, path: string) => Promise<void>;

/** Makes a poster of a video, and an HLS playlist of it in up to three sizes. */
export class VideoMaker {
  constructor(private readonly deps: VideoMakerDeps) {}

  /** Gives the files to `keep` once all are made. Rejects when it takes too long. */
  async make(video: OriginalVideo, stop: AbortSignal, keep: KeepFile): Promise<void> {
    const maxMs = this.deps.maxMs ?? Math.max(MAX_MAKE_MS, video.seconds * MAX_MAKE_MS_PER_SECOND);
    const signal = AbortSignal.any([stop, AbortSignal.timeout(maxMs)]);
    await mkdir(this.deps.folder, { recursive: true });
    const folder = await mkdtemp(join(this.deps.folder, 'video-'));
    try {
      await pipeline(video.body, createWriteStream(join(folder, 'in')), { signal });
      await writeFile(join(folder, 'poster.webp'), await this.#poster(video, folder, signal));
      const levels = LEVELS.filter(({ edge }, index) => index === 0 || edge <= Math.min(video.width, video.height));
      for (const level of levels) await this.#run(levelArgs(video, level), folder, signal);
      await writeFile(join(folder, 'hls.m3u8'), masterPlaylist(video, levels));
      const ofLevels = levels.flatMap(({ edge }) => [`${edge}.m3u8`, `${edge}.mp4`]);
      for (const name of ['poster.webp', ...ofLevels, 'hls.m3u8']) await keep(name, join(folder, name));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #poster(video: OriginalVideo, folder: string, signal: AbortSignal): Promise<Buffer> {
    const at = String(Math.min(1, video.seconds / 3));
    await this.#run(['-ss', at, ...inputOf(video), '-map', '0:v:0', '-frames:v', '1', 'poster.png'], folder, signal);
    return this.deps.maker.make(await readFile(join(folder, 'poster.png')), ({ picture }) =>
      picture
        .resize({ width: POSTER_EDGE, height: POSTER_EDGE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY }),
    );
  }

  #run(args: readonly string[], folder: string, signal: AbortSignal): Promise<void> {
    return runFfmpeg(this.deps.ffmpeg, args, { folder, signal });
  }
}

const inputOf = ({ ending }: OriginalVideo): string[] => [
  ...['-f', FORMATS[ending]],
  ...['-max_pixels', String(MAX_PIXELS)],
  ...['-i', 'in'],
];

function levelArgs(video: OriginalVideo, { edge, kilobits }: Level): string[] {
  const { width, height } = scaled(video, edge);
  return [
    ...inputOf(video),
    ...[
      '-map',
      '0:v:0',
      '-map',
      '0:a:0?',
      '-map_metadata',
      '-1',
      '-t',
      String(video.seconds + MORE_SECONDS),
      '-threads',
      '1',
    ],
    ...[
      '-vf',
      `scale=${width}:${height}`,
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '24',
      '-pix_fmt',
      'yuv420p',
    ],
    ...['-maxrate', `${kilobits}k`, '-bufsize', `${2 * kilobits}k`],
    // Every segment begins with a whole picture, so that a player changes the size between any two.
    ...['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`, '-sc_threshold', '0'],
    ...['-c:a', 'aac', '-b:a', `${SOUND_KILOBITS}k`, '-ac', '2'],
    ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    // One file for all segments: the playlist names their bytes.
    ...['-hls_flags', 'single_file', '-hls_segment_filename', `${edge}.mp4`, `${edge}.m3u8`],
  ];
}

/** The size with this shorter edge; H.264 wants even numbers. */
function scaled({ width, height }: OriginalVideo, edge: number): { width: number; height: number } {
  const scale = Math.min(edge, width, height) / Math.max(1, Math.min(width, height));
  const even = (pixels: number) => Math.max(2, 2 * Math.round((pixels * scale) / 2));
  return { width: even(width), height: even(height) };
}

function masterPlaylist(video: OriginalVideo, levels: readonly Level[]): string {
  const entries = levels.map(({ edge, kilobits }) => {
    const { width, height } = scaled(video, edge);
    const bandwidth = (kilobits + SOUND_KILOBITS) * 1_000;
    return `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height}\n${edge}.m3u8`;
  });
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...entries, ''].join('\n');
}
