// Cuts a clip of the test channel into HLS segments, in two renditions and the sound alone. Needs ffmpeg with libx264.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const WIDTH = 1280;
export const HEIGHT = 720;
export const FPS = 25;
/** Length of each clip in seconds. All motion uses whole periods of it, so that it loops seamlessly. */
export const SECONDS = 24;
export const FONT = process.env.CHANNEL_FONT ?? '/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf';
export const PIECE_SECONDS = 4;
/** Of all renditions of a clip, and of all kits of one: the server keeps them in memory, and they are in the repository. */
const MAX_BYTES = 2_000_000;
const MAX_BYTES_WITH_KITS = 6_000_000;
export const RENDITIONS = [
  {
    name: '720',
    width: 1280,
    height: 720,
    video: 'main',
    level: '3.1',
    crf: 29,
    maxrate: '385k',
    audio: '32k',
    codecs: 'avc1.4d401f,mp4a.40.2',
  },
  {
    name: '360',
    width: 640,
    height: 360,
    video: 'baseline',
    level: '3.0',
    crf: 28,
    maxrate: '125k',
    audio: '24k',
    codecs: 'avc1.42c01e,mp4a.40.2',
  },
];
/** The audio-only rendition, for users who save data or only listen. */
const SOUND = { name: 'audio', audio: '24k', codecs: 'mp4a.40.2' };

/** Folder of a sport's clip. */
export const clipFolder = (sport) => join(import.meta.dirname, '../apps/server/assets/channel', sport);

export const run = (args) => {
  const { status, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
};

const CROWD = `anoisesrc=color=pink:sample_rate=48000:amplitude=0.5:seed=7:duration=${SECONDS},highpass=f=160,lowpass=f=1500,tremolo=f=0.125:d=0.45,volume=0.22`;
/** Prefix of the files that show the empty field during a pause: one segment. */
const REST = 'rest-';

function cut(out, master, rendition, seconds = SECONDS, prefix = '') {
  const { name, width, height, video, level, crf, maxrate, audio } = rendition;
  const folder = join(out, name);
  mkdirSync(folder, { recursive: true });
  run([
    '-i',
    master,
    '-f',
    'lavfi',
    '-i',
    CROWD,
    '-map',
    '0:v',
    '-map',
    '1:a',
    '-t',
    `${seconds}`,
    '-vf',
    `scale=${width}:${height}:flags=lanczos`,
    '-c:v',
    'libx264',
    '-profile:v',
    video,
    '-level',
    level,
    '-pix_fmt',
    'yuv420p',
    '-preset',
    'slow',
    '-crf',
    `${crf}`,
    '-maxrate',
    maxrate,
    '-bufsize',
    '800k',
    '-g',
    `${FPS * PIECE_SECONDS}`,
    '-keyint_min',
    `${FPS * PIECE_SECONDS}`,
    '-sc_threshold',
    '0',
    ...intoPieces(folder, audio, prefix),
  ]);
  return piecesIn(folder);
}

/** Cuts the audio-only rendition, without a picture. */
function cutSound(out, { name, audio }, seconds = SECONDS) {
  const folder = join(out, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cutNoise(folder, audio, seconds);
  return piecesIn(folder);
}

/** The encoder adds two frames of its own: without a margin one more, almost empty segment would follow. */
const cutNoise = (folder, audio, seconds, prefix = '') =>
  run(['-f', 'lavfi', '-i', CROWD, '-t', `${seconds - 0.06}`, ...intoPieces(folder, audio, prefix)]);

const intoPieces = (folder, audio, prefix) => [
  '-c:a',
  'aac',
  '-b:a',
  audio,
  '-ac',
  '1',
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
  '-f',
  'hls',
  '-hls_time',
  `${PIECE_SECONDS}`,
  '-hls_playlist_type',
  'vod',
  '-hls_segment_type',
  'fmp4',
  '-hls_fmp4_init_filename',
  `${prefix}init.mp4`,
  '-hls_segment_filename',
  join(folder, `${prefix}%d.m4s`),
  join(folder, 'clip.m3u8'),
];

/** Returns the number of segments and deletes ffmpeg's own playlist. */
function piecesIn(folder) {
  const playlist = join(folder, 'clip.m3u8');
  const pieces = readFileSync(playlist, 'utf8').match(/#EXTINF:/g) ?? [];
  rmSync(playlist);
  return pieces.length;
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const sizeOf = (file) => statSync(file).size;

function bytesOf(folder, prefix = '') {
  const files = readdirSync(folder).filter((file) => file.startsWith(prefix));
  return sum(files.map((file) => sizeOf(join(folder, file))));
}

/** The rendition's entry in clip.json; the bandwidth is a peak value estimated from the mean. */
function described({ name, width, height, codecs }, bytes, pieces) {
  const bandwidth = Math.ceil((bytes * 8 * 1.4) / (pieces * PIECE_SECONDS) / 1000) * 1000;
  return { name, ...(width ? { width, height } : {}), codecs, bandwidth, pieces };
}

/** Writes the one segment of a sport's pauses from its uncut picture. Goes after `writeClip`, which clears the folder. */
export function writeRest(sport, master) {
  const out = clipFolder(sport);
  for (const rendition of RENDITIONS) {
    const pieces = cut(out, master, rendition, PIECE_SECONDS, REST);
    if (pieces !== 1) throw new Error(`a pause has one segment, not ${pieces}`);
  }
  cutNoise(join(out, SOUND.name), SOUND.audio, PIECE_SECONDS, REST);
  rmSync(join(out, SOUND.name, 'clip.m3u8'));
  const rest = sum([...RENDITIONS, SOUND].map(({ name }) => bytesOf(join(out, name), REST)));
  process.stdout.write(`${rest} bytes for pauses in ${out}\n`);
}

/** Writes the whole clip of a sport from its uncut picture. */
export function writeClip(sport, master) {
  const out = clipFolder(sport);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const pictures = RENDITIONS.map((rendition) => {
    const pieces = cut(out, master, rendition);
    return described(rendition, bytesOf(join(out, rendition.name)), pieces);
  });
  writeList(out, pictures);
}

/** Cuts only the sound, and returns its folder. */
export function writeSound(sport, seconds) {
  const out = clipFolder(sport);
  cutSound(out, SOUND, seconds);
  return join(out, SOUND.name);
}

/** Describes a clip whose segments come in `kits`, each in a file of its own beside what they share. */
export function writeKitList(sport, kits, { seconds, frameRate }) {
  const out = clipFolder(sport);
  const pieces = seconds / PIECE_SECONDS;
  const renditions = RENDITIONS.map((rendition) => {
    const files = readdirSync(join(out, rendition.name));
    const ofKits = files
      .filter((file) => kits.includes(file.replace('.m4s', '')))
      .map((file) => sizeOf(join(out, rendition.name, file)));
    const shared = bytesOf(join(out, rendition.name)) - sum(ofKits);
    return { ...described(rendition, shared + Math.max(...ofKits), pieces), frameRate };
  });
  finish(out, [...renditions, described(SOUND, bytesOf(join(out, SOUND.name)), pieces)], MAX_BYTES_WITH_KITS, { kits });
}

/** Cuts the audio-only rendition last: it takes almost no time, and no picture depends on it. */
function writeList(out, pictures) {
  const pieces = cutSound(out, SOUND);
  finish(out, [...pictures, described(SOUND, bytesOf(join(out, SOUND.name)), pieces)], MAX_BYTES);
}

function finish(out, renditions, maxBytes, more = {}) {
  const total = sum(renditions.map(({ name }) => bytesOf(join(out, name))));
  if (total > maxBytes) throw new Error(`${total} bytes are more than ${maxBytes}`);
  const clip = { pieceSeconds: PIECE_SECONDS, renditions, ...more };
  writeFileSync(join(out, 'clip.json'), `${JSON.stringify(clip, null, 2)}\n`);
  process.stdout.write(`${total} bytes in ${out}\n`);
}
