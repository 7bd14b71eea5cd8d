// Draws the reels of the demo: apps/server/assets/reels/<name>.mp4 and their posters. Needs ffmpeg with libx264 and the font
// DejaVu Sans. The result is committed, so this script runs only after a change of the pictures:  node tools/draw-reels.mjs
//   --still SECOND FILE NAME: one frame
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkSize, encode } from './demo-clips.mjs';
import { HEIGHT, WIDTH } from './reel-clips/figures.mjs';
import { BLUE, fans, juggle, move, penalty, RED, shot, VIOLET, YELLOW } from './reel-clips/scenes.mjs';

const FOLDER = join(import.meta.dirname, '../apps/server/assets/reels');
const FPS = 20;
const POSTER_SECOND = 4.2;
/** Of all clips with their posters: they are in the repository. */
const MAX_BYTES = 1_500_000;

const COUNTER = [
  [0.5, 0.86],
  [0.2, 0.62],
  [0.78, 0.44],
  [0.62, 0.2],
  [0.5, 0.02],
];
const PATIENT = [
  [0.3, 0.8],
  [0.7, 0.72],
  [0.4, 0.56],
  [0.82, 0.5],
  [0.55, 0.34],
  [0.3, 0.2],
  [0.47, 0.02],
];

/** `goal`: when the crowd gets loud, in seconds; a clip without sound has none. */
const clips = {
  'sut-xa': { seconds: 9, goal: 5, draw: shot({ kit: RED, against: BLUE }) },
  'vo-le': { seconds: 9, goal: 5, draw: shot({ kit: YELLOW, against: VIOLET, evening: true }) },
  'phat-den': { seconds: 8, goal: 4.6, draw: penalty({ kit: BLUE, corner: 1 }) },
  'can-pha': { seconds: 8, goal: 4.6, draw: penalty({ kit: RED, corner: -1, saved: true, evening: true }) },
  'tang-bong': { seconds: 9, draw: juggle({ kit: RED }) },
  'phan-cong': { seconds: 8, goal: 6.2, draw: move({ kit: YELLOW, against: BLUE, way: COUNTER }) },
  'ban-nho': { seconds: 11, goal: 9.2, draw: move({ kit: RED, against: VIOLET, way: PATIENT }) },
  'khan-dai': { seconds: 8, goal: 0.5, draw: fans({ kit: VIOLET }) },
};

const svg = (inside) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${inside}</svg>`);

/** The noise of a crowd that gets loud at the goal. */
const soundOf = ({ seconds, goal }) =>
  `anoisesrc=color=pink:amplitude=0.5:seed=7:sample_rate=24000:duration=${seconds},lowpass=f=1400,` +
  `volume='0.12+0.5*max(0,min(1,(t-${goal})*2))*exp(-max(0,t-${goal}-1.5)*0.5)':eval=frame`;

async function write(name, clip) {
  const { seconds, goal } = clip;
  const hasSound = goal !== undefined;
  const size = { width: WIDTH, height: HEIGHT, fps: FPS, seconds };
  await encode(join(FOLDER, `${name}.mp4`), size, (t) => sharp(svg(clip.draw(t))), [
    ...(hasSound ? ['-f', 'lavfi', '-i', soundOf(clip), '-map', '0:v', '-map', '1:a'] : ['-map', '0:v']),
    ...['-c:v', 'libx264', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-preset', 'veryslow', '-tune', 'animation'],
    ...['-crf', '31', '-g', `${FPS * 2}`],
    ...(hasSound ? ['-c:a', 'aac', '-b:a', '24k', '-ac', '1'] : []),
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
    ...['-movflags', '+faststart'],
  ]);
  await sharp(svg(clip.draw(POSTER_SECOND)))
    .webp({ quality: 60 })
    .toFile(join(FOLDER, `${name}.webp`));
}

const [option, second, target, wanted = ''] = process.argv.slice(2);
if (option === '--still') {
  const clip = clips[wanted];
  if (!clip || !target) throw new Error('--still SECOND FILE NAME');
  await sharp(svg(clip.draw(Number(second))))
    .png()
    .toFile(target);
} else {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, clip] of Object.entries(clips)) await write(name, clip);
  const list = Object.entries(clips).map(([name, { seconds, goal }]) => ({
    name,
    seconds,
    hasSound: goal !== undefined,
  }));
  writeFileSync(join(FOLDER, 'reels.json'), `${JSON.stringify({ width: WIDTH, height: HEIGHT, list }, null, 2)}\n`);
  checkSize(FOLDER, MAX_BYTES);
}
