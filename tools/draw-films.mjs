// Draws the film of the demo: apps/server/assets/films/<episode>.mp4 with a still of each, and the poster. Needs ffmpeg with libx264.
// The result is committed, so this script runs only after a change of the pictures:  node tools/draw-films.mjs
//   --still SECOND FILE EPISODE: one frame
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkSize, encode } from './demo-clips.mjs';

const FOLDER = join(import.meta.dirname, '../apps/server/assets/films');
const [WIDTH, HEIGHT, FPS, SECONDS] = [640, 360, 12, 16];
const STILL_SECOND = 7;
/** Of all files: they are in the repository. */
const MAX_BYTES = 1_000_000;

/** The sky, the houses, and the kit of the boy. */
const episodes = {
  'ngo-nho-1': { sky: ['#f7c873', '#e8894a'], house: '#a4502f', kit: '#0c7a43', lamps: false },
  'ngo-nho-2': { sky: ['#7fb3c8', '#c9dde2'], house: '#5d7482', kit: '#0c7a43', lamps: false, rain: true },
  'ngo-nho-3': { sky: ['#141c3a', '#33305c'], house: '#26233f', kit: '#f4c542', lamps: true },
};

const circle = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const rect = (x, y, width, height, fill) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** A row of houses that goes past; `pace` is how near it is. */
function houses(t, { house, lamps }, pace) {
  const span = 160;
  const shift = (t * pace) % span;
  return Array.from({ length: 6 }, (_, index) => {
    const x = index * span - shift;
    const number = index + Math.floor((t * pace) / span);
    const height = 120 + ((number * 53) % 70);
    const window = lamps && number % 3 !== 0 ? '#f4c542' : '#ffffff40';
    const windows = [24, 92].map((at) => rect(x + at, 250 - height + 26, 30, 40, window)).join('');
    return rect(x, 250 - height, span - 8, height, house) + windows;
  }).join('');
}

const drops = (t) =>
  Array.from({ length: 40 }, (_, index) => {
    const y = (index * 71 + t * 420) % 380;
    const x = (index * 137 + t * 60) % WIDTH;
    return `<path d="M${x} ${y - 20}l-4 16" stroke="#ffffffa0" stroke-width="2"/>`;
  }).join('');

/** A boy who runs after a ball through his lane. */
function scene(t, look) {
  const step = Math.sin(t * 9);
  const ball = { x: 400 + Math.sin(t * 1.3) * 60, y: 300 - Math.abs(Math.sin(t * 3.1)) * 70 };
  const boy = 240 + Math.sin(t * 0.8) * 50;
  const leg = (swing) =>
    `<path d="M${boy} 272L${boy + swing * 22} 312" stroke="#3b2a22" stroke-width="10" stroke-linecap="round"/>`;
  return [
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${look.sky[0]}"/><stop offset="1" stop-color="${look.sky[1]}"/></linearGradient></defs>`,
    rect(0, 0, WIDTH, HEIGHT, 'url(#s)'),
    circle(520, 80, 34, look.lamps ? '#f2f0dc' : '#fff2c9'),
    houses(t, look, 70),
    rect(0, 250, WIDTH, 110, look.lamps ? '#1c1b2e' : '#8b8378'),
    rect(0, 250, WIDTH, 6, '#00000030'),
    `<ellipse cx="${ball.x}" cy="318" rx="18" ry="5" fill="#00000050"/>`,
    leg(step) + leg(-step),
    `<rect x="${boy - 17}" y="222" width="34" height="54" rx="10" fill="${look.kit}"/>`,
    circle(boy, 204, 17, '#d9a066'),
    `<path d="M${boy - 17} 202a17 17 0 0 1 34 0z" fill="#22180f"/>`,
    circle(ball.x, ball.y, 15, '#f7f7f2') + circle(ball.x, ball.y, 6, '#23282b'),
    look.rain ? drops(t) : '',
  ].join('');
}

const svg = (width, height, inside) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`);
const frame = (t, look) => sharp(svg(WIDTH, HEIGHT, scene(t, look)));

async function write(name, look) {
  const sound = `anoisesrc=color=brown:amplitude=0.25:seed=5:sample_rate=24000:duration=${SECONDS},lowpass=f=900`;
  const clip = { width: WIDTH, height: HEIGHT, fps: FPS, seconds: SECONDS };
  await encode(join(FOLDER, `${name}.mp4`), clip, (t) => frame(t, look), [
    ...['-f', 'lavfi', '-i', sound],
    ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '31', '-pix_fmt', 'yuv420p', '-g', String(2 * FPS)],
    ...['-c:a', 'aac', '-b:a', '24k', '-ac', '1', '-shortest', '-movflags', '+faststart'],
  ]);
  await frame(STILL_SECOND, look)
    .webp({ quality: 70 })
    .toFile(join(FOLDER, `${name}.webp`));
}

/** The boy upright in the evening; the name of the film is beside it on every page. */
async function writePoster() {
  const look = episodes['ngo-nho-1'];
  const inside = `${rect(0, 0, 480, 720, look.sky[0])}<g transform="translate(-430 0) scale(2)">${scene(2.2, look)}</g>`;
  await sharp(svg(480, 720, inside))
    .webp({ quality: 75 })
    .toFile(join(FOLDER, 'ngo-nho.webp'));
}

const [flag, second, file, name] = process.argv.slice(2);
if (flag === '--still') await frame(Number(second), episodes[name]).png().toFile(file);
else {
  mkdirSync(FOLDER, { recursive: true });
  for (const [episode, look] of Object.entries(episodes)) await write(episode, look);
  await writePoster();
  checkSize(FOLDER, MAX_BYTES);
  const facts = { width: WIDTH, height: HEIGHT, seconds: SECONDS, poster: { width: 480, height: 720 } };
  writeFileSync(join(FOLDER, 'films.json'), `${JSON.stringify(facts)}\n`);
}
