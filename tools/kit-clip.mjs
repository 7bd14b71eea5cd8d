// Cuts a clip of the test channel in which two teams wear kits of any two colours. Needs ffmpeg with libx264.
//
// Only the kits differ between two pairs of kits. So all pairs share their key frames: each segment starts with a frame in
// which both teams wear grey, and all other frames of a pair are predicted from it. The server sends a segment as two parts,
// one after the other: `<n>.m4s` with the sound and the grey frame, and fragment n of `<pair>.m4s` with all other frames.
//
// No screen shows the grey frame: it lasts for one tick of 1/12,800 s. Chromium shows the first of two frames that are less
// than a millisecond apart, however short it is, and drops the second. So the last frame of each segment is sent once more
// 12 ticks before the grey frame, which makes that the second one; the frame after it is 13 ticks away and stays.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clipFolder, FPS, PIECE_SECONDS, RENDITIONS, run, writeKitList, writeSound } from './channel-clip.mjs';
import { fragment, framesOf, initOf, retrack } from './fragments.mjs';

/** Shorter than a clip without kits, at half its frames a second: there are as many clips as pairs of kits. */
export const KIT_SECONDS = 16;
export const KIT_FPS = FPS / 2;
const PIECES = KIT_SECONDS / PIECE_SECONDS;
const FRAMES = KIT_FPS * PIECE_SECONDS;
/** Ticks of a second and of a frame. */
const TIMESCALE = 12_800;
const TICKS = TIMESCALE / KIT_FPS;
const GREY_TICKS = 1;
const REPEATED_TICKS = 12;
/** The grey frame, the frames of play, and the last of these again. */
const SENT = FRAMES + 2;
const [PICTURE_TRACK, SOUND_TRACK] = [1, 2];

/**
 * Constant quantizers, no look-ahead and one thread: a key frame depends on its own pixels alone. It gets a finer quantizer
 * than other frames, because the ground is predicted from it.
 */
const QUANTIZERS = { 720: 38, 360: 38 };
const KEY_QUANTIZER = 26;
/** Each step of six halves the precision. */
const keyRatio = (quantizer) => 2 ** ((quantizer - KEY_QUANTIZER) / 6);

const encoderOf = ({ name, video, level }) => [
  ...['-c:v', 'libx264', '-profile:v', video, '-level', level, '-pix_fmt', 'yuv420p', '-preset', 'slower'],
  ...['-qp', `${QUANTIZERS[name]}`, '-threads', '1', '-x264-params'],
  `keyint=${SENT}:min-keyint=${SENT}:scenecut=0:bframes=0:weightp=0:rc-lookahead=0:ipratio=${keyRatio(QUANTIZERS[name])}`,
  ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-f', 'h264'],
];

/** Writes the clip of a sport. `draw` sends ffmpeg all frames of a pair: for each segment those that `SENT` counts. */
export async function writeKitClip(sport, pairs, draw) {
  const out = clipFolder(sport);
  rmSync(out, { recursive: true, force: true });
  const sounds = writeSound(sport, KIT_SECONDS);
  const work = mkdtempSync(join(tmpdir(), 'channel-'));
  const streamOf = ({ name }) => join(work, `${name}.h264`);
  for (const pair of pairs) {
    await draw(pair, (text) => [
      '-filter_complex',
      [
        `[0]${text},split=${RENDITIONS.length}${RENDITIONS.map(({ name }) => `[in${name}]`).join('')}`,
        ...RENDITIONS.map(({ name, width, height }) => `[in${name}]scale=${width}:${height}:flags=lanczos[v${name}]`),
      ].join(';'),
      ...RENDITIONS.flatMap((one) => ['-map', `[v${one.name}]`, ...encoderOf(one), streamOf(one)]),
    ]);
    for (const rendition of RENDITIONS) addPair(join(out, rendition.name), pair, streamOf(rendition), sounds);
    process.stdout.write(`${pair}\n`);
  }
  rmSync(work, { recursive: true, force: true });
  writeKitList(sport, pairs, { seconds: KIT_SECONDS, frameRate: KIT_FPS });
}

/** Of a segment's frames after the grey one. */
function durationOf(at) {
  if (at === 0) return TICKS - GREY_TICKS;
  if (at === FRAMES) return REPEATED_TICKS;
  return at === FRAMES - 1 ? TICKS - REPEATED_TICKS : TICKS;
}

/** Adds the frames of a pair to a rendition; the first pair also writes what all of them share. */
function addPair(folder, pair, stream, sounds) {
  const frames = framesOf(readFileSync(stream));
  if (frames.length !== PIECES * SENT) throw new Error(`${pair} has ${frames.length} frames`);
  const isFirst = !existsSync(folder);
  if (isFirst) writeInit(folder, stream, sounds);
  const pieces = Array.from({ length: PIECES }, (_, index) => {
    const [grey, ...others] = frames.slice(index * SENT, (index + 1) * SENT);
    const time = index * FRAMES * TICKS;
    const head = [{ bytes: grey, duration: GREY_TICKS }];
    // The sound goes first: a gap in it makes a browser wait for the next key frame of the picture.
    const shared = Buffer.concat([
      retrack(readFileSync(join(sounds, `${index}.m4s`)), SOUND_TRACK),
      fragment({ sequence: index + 1, track: PICTURE_TRACK, time, frames: head, key: true }),
    ]);
    const file = join(folder, `${index}.m4s`);
    if (isFirst) writeFileSync(file, shared);
    else if (!shared.equals(readFileSync(file))) throw new Error(`segment ${index} of ${pair} has another key frame`);
    const played = others.map((bytes, at) => ({ bytes, duration: durationOf(at) }));
    return fragment({ sequence: index + 1, track: PICTURE_TRACK, time: time + GREY_TICKS, frames: played });
  });
  writeFileSync(join(folder, `${pair}.m4s`), Buffer.concat(pieces));
}

/** The initialization section of a picture and a sound track, from ffmpeg, without its segments. */
function writeInit(folder, stream, sounds) {
  const work = mkdtempSync(join(tmpdir(), 'channel-'));
  const sound = join(work, 'sound.mp4');
  writeFileSync(sound, Buffer.concat(['init.mp4', '0.m4s'].map((name) => readFileSync(join(sounds, name)))));
  run([
    ...['-framerate', `${KIT_FPS}`, '-i', stream, '-i', sound, '-map', '0:v', '-map', '1:a', '-t', '1'],
    ...[
      '-c',
      'copy',
      '-video_track_timescale',
      `${TIMESCALE}`,
      '-movflags',
      '+frag_keyframe+empty_moov+default_base_moof',
    ],
    ...['-fflags', '+bitexact', join(work, 'clip.mp4')],
  ]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'init.mp4'), initOf(readFileSync(join(work, 'clip.mp4'))));
  rmSync(work, { recursive: true, force: true });
}
