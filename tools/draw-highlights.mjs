// Draws the highlights of the demo: apps/server/assets/highlights/<name>.mp4 and their posters. Needs ffmpeg with libx264 and the font
// DejaVu Sans. The result is committed, so this script runs only after a change of the pictures:  node tools/draw-highlights.mjs
//   --still SECOND FILE NAME: one frame
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkSize, encode } from './demo-clips.mjs';
import { ball, circle, ease, mix, noise, rect, TAU } from './reel-clips/figures.mjs';

const FOLDER = join(import.meta.dirname, '../apps/server/assets/highlights');
const [WIDTH, HEIGHT, FPS] = [640, 360, 12];
/** apps/demo/src/demo-highlights.ts gives the chapters these lengths. */
const [KICK_OFF_SECONDS, GOAL_SECONDS] = [4, 7];
/** When the ball is in, in seconds after the start of a goal's part. */
const HIT = 4.6;
/** Of all clips with their posters: they are in the repository. */
const MAX_BYTES = 900_000;

/** Goals of each clip. */
const clips = { 'hai-ban': 2, 'ba-ban': 3 };
const secondsOf = (goals) => KICK_OFF_SECONDS + goals * GOAL_SECONDS;

/** The pitch from above, in pixels. */
const PITCH = { left: 24, top: 44, width: 592, height: 292 };
const x = (part) => PITCH.left + part * PITCH.width;
const y = (part) => PITCH.top + part * PITCH.height;

/** Places of a team that attacks to the right, from the keeper to the forwards. */
const FORMATION = [
  [0.04, 0.5],
  [0.2, 0.2],
  [0.18, 0.42],
  [0.18, 0.6],
  [0.2, 0.82],
  [0.36, 0.3],
  [0.34, 0.52],
  [0.36, 0.74],
  [0.48, 0.18],
  [0.5, 0.5],
  [0.48, 0.84],
];
/** Who has the ball until the shot, for each goal. */
const MOVES = [
  [6, 5, 8, 9],
  [2, 7, 10, 6, 9],
  [4, 7, 9, 5, 8],
];
const SCORING = '#c9323c';
const OTHER = '#f3f5f7';

const pitch = () => {
  const stripes = Array.from({ length: 8 }, (_, index) =>
    rect(x(index / 8), PITCH.top, PITCH.width / 8, PITCH.height, index % 2 ? '#26774a' : '#2b8352'),
  );
  const box = (left) => `<rect x="${left}" y="${y(0.24)}" width="92" height="${PITCH.height * 0.52}"/>`;
  const goal = (left) => `<rect x="${left}" y="${y(0.42)}" width="14" height="${PITCH.height * 0.16}"/>`;
  return (
    rect(0, 0, WIDTH, HEIGHT, '#14532d') +
    stripes.join('') +
    `<g fill="none" stroke="#ffffff" stroke-opacity="0.75" stroke-width="2"><rect x="${PITCH.left}" y="${PITCH.top}" width="${PITCH.width}" height="${PITCH.height}"/><path d="M320 ${PITCH.top}V${PITCH.top + PITCH.height}"/><circle cx="320" cy="${y(0.5)}" r="42"/>${box(PITCH.left)}${box(x(1) - 92)}${goal(PITCH.left - 14)}${goal(x(1))}</g>` +
    rect(0, 0, WIDTH, 26, '#0b7c46') +
    `<text x="320" y="18" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold" font-size="14" letter-spacing="2" fill="#ffffff">KHÁN ĐÀI · HÌNH VẼ MÔ PHỎNG</text>`
  );
};

/** Where a player stands while their team is so far forward, 0 to 1. */
function placeOf([px, py], index, { forward, seed, t }) {
  const drift = (axis) => Math.sin(t * (0.7 + noise(index, seed)) + noise(index + 40 * axis, seed) * TAU);
  return [px + (index === 0 ? 0 : forward * 0.4) + drift(0) * 0.012, py + drift(1) * 0.02];
}

function teams(state) {
  const home = FORMATION.map((place, index) => placeOf(place, index, state));
  const away = FORMATION.map(([px, py], index) => {
    const [ax, ay] = placeOf([px, 1 - py], index, { ...state, forward: 0, seed: state.seed + 9 });
    return [1 - ax * (1 - state.forward * 0.35), ay];
  });
  return { home, away };
}

const dots = (list, color) =>
  list.map(([px, py]) => circle(x(px), y(py) + 3, 8, '#00000040') + circle(x(px), y(py), 8, color)).join('');

const words = (t, from) => {
  const size = 30 + 26 * ease(t, from, from + 0.4);
  return `<text x="320" y="206" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold" font-size="${size.toFixed(1)}" fill="#ffffff" stroke="#0b3d24" stroke-width="8" paint-order="stroke">VÀO!</text>`;
};

/** Passes, a shot and a goal. */
function goalScene(t, number) {
  const move = MOVES[number % MOVES.length];
  const forward = ease(t, 0, HIT - 0.4) * (1 - 0.6 * ease(t, HIT + 1, GOAL_SECONDS));
  const { home, away } = teams({ forward, seed: number, t });
  const leg = (HIT - 0.6) / (move.length - 1);
  const at = Math.min(move.length - 2, Math.floor(t / leg));
  const part = ease(t, at * leg + leg * 0.3, (at + 1) * leg);
  const [from, to] = [home[move[at]], home[move[at + 1]]];
  const shooter = home[move.at(-1)];
  const shot = ease(t, HIT - 0.6, HIT);
  const target = [1.014, 0.45 + 0.05 * (number % 3)];
  const [bx, by] =
    t < HIT - 0.6
      ? [mix(from[0], to[0], part), mix(from[1], to[1], part)]
      : [mix(shooter[0], target[0], shot), mix(shooter[1], target[1], shot)];
  // They run to the one who scored.
  const glad = ease(t, HIT + 0.3, HIT + 1.6);
  const joy = home.map(([px, py], index) =>
    index === 0
      ? [px, py]
      : [
          mix(px, shooter[0] + 0.05 * Math.sin(index * 2), glad * 0.8),
          mix(py, 0.2 + 0.05 * Math.cos(index * 2), glad * 0.8),
        ],
  );
  return (
    pitch() +
    dots(away, OTHER) +
    dots(joy, SCORING) +
    ball(x(bx), y(by), 6, t * 9) +
    (t > HIT + 0.1 && t < HIT + 2 ? words(t, HIT + 0.1) : '')
  );
}

/** The teams wait for the whistle, and the ball goes back. */
function kickOffScene(t) {
  const { home, away } = teams({ forward: 0.02, seed: 5, t });
  const pass = ease(t, 1.5, 2.6);
  const [tx, ty] = home[6];
  return (
    pitch() + dots(away, OTHER) + dots(home, SCORING) + ball(x(mix(0.5, tx, pass)), y(mix(0.5, ty, pass)), 6, t * 6)
  );
}

const draw = (t) =>
  t < KICK_OFF_SECONDS
    ? kickOffScene(t)
    : goalScene((t - KICK_OFF_SECONDS) % GOAL_SECONDS, Math.floor((t - KICK_OFF_SECONDS) / GOAL_SECONDS));

const frame = (t) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${draw(t)}</svg>`));

/** The noise of a crowd that gets loud at each goal. */
function soundOf(goals) {
  const loud = Array.from({ length: goals }, (_, index) => {
    const at = KICK_OFF_SECONDS + index * GOAL_SECONDS + HIT;
    return `max(0,min(1,(t-${at})*3))*exp(-max(0,t-${at}-1)*0.9)`;
  });
  return (
    `anoisesrc=color=pink:amplitude=0.5:seed=7:sample_rate=24000:duration=${secondsOf(goals)},lowpass=f=1400,` +
    `volume='0.12+0.5*(${loud.join('+')})':eval=frame`
  );
}

async function write(name, goals) {
  const clip = { width: WIDTH, height: HEIGHT, fps: FPS, seconds: secondsOf(goals) };
  await encode(join(FOLDER, `${name}.mp4`), clip, frame, [
    ...['-f', 'lavfi', '-i', soundOf(goals)],
    ...['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '31', '-pix_fmt', 'yuv420p'],
    ...['-g', String(2 * FPS), '-c:a', 'aac', '-b:a', '24k', '-ac', '1', '-shortest'],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart'],
  ]);
  await frame(KICK_OFF_SECONDS + (goals - 2) * GOAL_SECONDS + HIT - 0.2)
    .webp({ quality: 70 })
    .toFile(join(FOLDER, `${name}.webp`));
}

const [flag, second, file] = process.argv.slice(2);
if (flag === '--still') await frame(Number(second)).png().toFile(file);
else {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, goals] of Object.entries(clips)) await write(name, goals);
  const lengths = Object.fromEntries(Object.entries(clips).map(([name, goals]) => [name, secondsOf(goals)]));
  writeFileSync(
    join(FOLDER, 'highlights.json'),
    `${JSON.stringify({ width: WIDTH, height: HEIGHT, clips: lengths }, null, 2)}\n`,
  );
  checkSize(FOLDER, MAX_BYTES);
}
