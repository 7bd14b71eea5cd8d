// Draws the football clip of the test channel: apps/server/assets/channel/football/, once for each pair of kits
// (tools/kits.mjs). This file computes every pixel; ffmpeg's drawtext renders the text. Needs ffmpeg with libx264 and a font
// with Vietnamese letters (CHANNEL_FONT names a file; default DejaVu Sans Condensed Bold). The result is committed, so this
// script runs only after a change of the picture:  node tools/draw-channel.mjs
//   --rest: only the empty pitch of pauses; --still SECOND FILE [PAIR]: one frame
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FONT, FPS, HEIGHT, PIECE_SECONDS, WIDTH, writeRest } from './channel-clip.mjs';
import { KIT_FPS, KIT_SECONDS as SECONDS, writeKitClip } from './kit-clip.mjs';
import { GREY, KEEPERS, KITS, pairs, REFEREE } from './kits.mjs';

const SPORT = 'football';

const TAU = Math.PI * 2;
const wave = (t, periods, phase) => Math.sin((t / SECONDS) * periods * TAU + phase);

/** A number in [0, 1) that depends only on its arguments. */
function noise(a, b, c = 0) {
  let h = (a * 374761393 + b * 668265263 + c * 2147483647) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const MARK = ['10001', '10010', '11100', '10010', '10001'];
const isMark = (column, row) => MARK[row]?.[column] === '1';

// --- the match: twenty-two players, one referee, and passes that return to their start

const FORMATION = [
  [-49, 0],
  [-34, -22],
  [-37, -8],
  [-37, 8],
  [-34, 22],
  [-18, -14],
  [-21, 0],
  [-18, 14],
  [-6, -20],
  [-3, 1],
  [-6, 20],
];
const player = (side, index) => ({ side, index, keeper: index === 0 });
const PLAYERS = [0, 1].flatMap((side) => FORMATION.map((_, index) => player(side, index)));
const PASSES = [
  [0, 6],
  [0, 7],
  [0, 10],
  [0, 9],
  [1, 5],
  [1, 9],
  [1, 7],
  [0, 8],
].map(([side, index]) => player(side, index));

function swing(t) {
  return wave(t, 1, -0.5) * 13 + wave(t, 2, 1.1) * 3;
}

function placeOf({ side, index, keeper }, t) {
  const [x, z] = FORMATION[index];
  const sign = side === 0 ? 1 : -1;
  const seed = side * 31 + index * 7;
  const roam = keeper ? 0.6 : 3.4;
  return {
    x: sign * (x + (keeper ? 2 : 13)) + swing(t) * (keeper ? 0.08 : 0.72) + wave(t, 1 + (seed % 3), seed) * roam,
    z: z * 0.86 * (sign === 1 ? 1 : -1) + wave(t, 1 + (seed % 3), seed * 1.7) * roam,
  };
}

const feet = (who, t) => {
  const { x, z } = placeOf(who, t);
  return { x: x + 0.55 * (who.side === 0 ? 1 : -1), z: z - 0.3 };
};

function ballAt(t) {
  const leg = SECONDS / PASSES.length;
  const index = Math.floor(t / leg) % PASSES.length;
  const from = PASSES[index];
  const to = PASSES[(index + 1) % PASSES.length];
  const start = index * leg + leg * 0.35;
  if (t < start) return { ...feet(from, t), y: 0.11 };
  const k = (t - start) / (leg * 0.65);
  const ease = 1 - (1 - k) ** 1.6;
  const a = feet(from, start);
  const b = feet(to, index * leg + leg);
  const length = Math.hypot(b.x - a.x, b.z - a.z);
  const lift = length > 18 ? length * 0.16 : 0.25;
  return { x: a.x + (b.x - a.x) * ease, z: a.z + (b.z - a.z) * ease, y: 0.11 + Math.sin(Math.PI * ease) * lift };
}

// --- the camera on the main stand

// The camera shows a part of one still picture of the ground, and moves along it by an even number of pixels. So an encoder
// predicts the ground from the frame before without loss, at half the size too, and nearly all bits go to the players.
const CAMERA = { x: 0, y: 21, z: -74, pitch: -0.232, focal: 1500 };
const SIN_PITCH = Math.sin(CAMERA.pitch);
const COS_PITCH = Math.cos(CAMERA.pitch);
const PAN_PER_METRE = 8;
/** How far the camera moves to either side, in pixels. */
const REACH = 130;
const GROUND_WIDTH = WIDTH + 2 * REACH;
const panAt = (t) => 2 * Math.round((swing(t) * PAN_PER_METRE) / 2);

/** The place of a point in the picture of the whole ground. */
function project(point) {
  const dx = point.x - CAMERA.x;
  const dy = point.y - CAMERA.y;
  const dz = point.z - CAMERA.z;
  const depth = dz * COS_PITCH + dy * SIN_PITCH;
  const up = -dz * SIN_PITCH + dy * COS_PITCH;
  const scale = CAMERA.focal / depth;
  return { x: GROUND_WIDTH / 2 + dx * scale, y: HEIGHT / 2 - up * scale, scale };
}

// --- ground, boards, stand: one ray per pixel

const HALF_LENGTH = 52.5;
const HALF_WIDTH = 34;
const LINE = 0.075;
/** Coverage of a pixel, `size` metres wide, by a line of half-width LINE whose centre is `distance` away. */
const cover = (distance, size) =>
  Math.min(1, Math.max(0, (LINE + size / 2 - distance) / size)) * Math.min(1, (LINE * 2) / size + 0.35);

function nearestLine(x, z) {
  const ax = Math.abs(x);
  const az = Math.abs(z);
  let best = 9;
  if (az < HALF_WIDTH + 0.1) best = Math.min(best, Math.abs(ax - HALF_LENGTH), ax);
  if (ax < HALF_LENGTH + 0.1) best = Math.min(best, Math.abs(az - HALF_WIDTH));
  const inner = HALF_LENGTH - ax;
  if (az < 20.2 && inner >= 0) best = Math.min(best, Math.abs(inner - 16.5));
  if (inner < 16.5 && inner >= 0) best = Math.min(best, Math.abs(az - 20.16));
  if (az < 9.2 && inner >= 0) best = Math.min(best, Math.abs(inner - 5.5));
  if (inner < 5.5 && inner >= 0) best = Math.min(best, Math.abs(az - 9.16));
  best = Math.min(best, Math.abs(Math.hypot(x, z) - 9.15));
  const spot = Math.hypot(inner - 11, z);
  if (inner > 16.5) best = Math.min(best, Math.abs(spot - 9.15));
  return Math.min(best, Math.max(0, spot - 0.12), Math.max(0, Math.hypot(x, z) - 0.15));
}

const pixel = [0, 0, 0];
const paint = (r, g, b) => {
  pixel[0] = r;
  pixel[1] = g;
  pixel[2] = b;
};

function grass(x, z, size) {
  const stripe = Math.floor((x + 105) / 5.25) & 1;
  const cross = Math.floor((z + 70) / 8.5) & 1;
  const light = 1.08 - 0.0035 * Math.abs(x) - 0.0028 * Math.abs(z - 4);
  const shade = light * (1 + (stripe ? 0.075 : -0.075) + (cross ? 0.018 : -0.018));
  const outside = Math.abs(x) > HALF_LENGTH + 3.5 || z > HALF_WIDTH + 3.2 || z < -HALF_WIDTH - 3.2;
  if (outside) return paint(22 * shade, 66 * shade, 48 * shade);
  const white = cover(nearestLine(x, z), size) * 0.86;
  paint(
    34 * shade + (232 - 34 * shade) * white,
    118 * shade + (242 - 118 * shade) * white,
    60 * shade + (234 - 60 * shade) * white,
  );
}

/** Boards along the far touchline, with the pattern of the logo. */
function board(x, y) {
  const cell = 0.2;
  const width = 5.6;
  const inPattern = ((x % width) + width) % width;
  const column = Math.floor(inPattern / cell);
  const row = Math.floor((1.0 - y) / cell);
  const panel = Math.floor((((x % 22.4) + 22.4) % 22.4) / width);
  if (column < 5 && row >= 0 && row < 5 && isMark(column, row)) return paint(234, 246, 239);
  const bar = column > 7 && column < 26 && row === 2 && (column + panel) % 3 !== 0;
  if (bar) return paint(52, 200, 128);
  return panel & 1 ? paint(9, 74, 46) : paint(8, 58, 40);
}

/** The far stand: dark seats, spectators in muted colours, and a tifo of the logo. */
function stand(x, y) {
  const column = Math.floor(x / 0.95);
  const row = Math.floor((y - 1.6) / 0.72);
  const fade = Math.max(0.25, 1 - row * 0.034);
  const tifo = ((column % 17) + 17) % 17;
  const tifoRow = 13 - row;
  if (Math.abs(x) < 64 && tifo > 5 && tifo < 11 && tifoRow >= 0 && tifoRow < 5) {
    if (isMark(tifo - 6, tifoRow)) return paint(196 * fade + 20, 220 * fade + 10, 205 * fade + 14);
    return paint(15 * fade, 92 * fade, 58 * fade);
  }
  const seat = Math.floor(x / 0.63);
  const who = noise(seat, row, 1);
  const tone = (0.62 + 0.3 * noise(seat, row, 2)) * fade;
  if (who < 0.3) return paint(16 * fade, 32 * fade, 34 * fade);
  if (who < 0.62) return paint(34 * tone, 54 * tone, 58 * tone);
  if (who < 0.82) return paint(24 * tone, 78 * tone, 56 * tone);
  if (who < 0.95) return paint(64 * tone, 76 * tone, 82 * tone);
  return paint(104 * tone, 112 * tone, 106 * tone);
}

const BOARD_Z = 38.6;
const STAND_Z = 44;
const ROOF_Y = 17.4;

function wall(dirX, dirY, dirZ) {
  const kBoard = (BOARD_Z - CAMERA.z) / dirZ;
  const yBoard = CAMERA.y + dirY * kBoard;
  if (yBoard < 1.1) return board(CAMERA.x + dirX * kBoard, yBoard);
  const k = (STAND_Z + Math.max(0, yBoard) * 0.5 - CAMERA.z) / dirZ;
  const y = CAMERA.y + dirY * k;
  if (y < 1.6) return paint(10, 30, 26);
  if (y < ROOF_Y) return stand(CAMERA.x + dirX * k, y);
  if (y < ROOF_Y + 0.7) return paint(120, 140, 138);
  const dark = Math.max(0.3, 1 - (y - ROOF_Y) / 14);
  paint(9 * dark + 3, 17 * dark + 5, 24 * dark + 9);
}

/** A picture in RGB. `left`: where its first column lies in the picture of the whole ground. */
const picture = (width) => ({ pixels: new Uint8ClampedArray(width * HEIGHT * 3), width, left: 0 });

/** The whole ground without people. */
function drawGround() {
  const ground = picture(GROUND_WIDTH);
  const { pixels } = ground;
  for (let py = 0, at = 0; py < HEIGHT; py += 1) {
    const up = (HEIGHT / 2 - py - 0.5) / CAMERA.focal;
    const dirY = SIN_PITCH + up * COS_PITCH;
    const dirZ = COS_PITCH - up * SIN_PITCH;
    const k = dirY < -0.0001 ? -CAMERA.y / dirY : Infinity;
    const z = CAMERA.z + dirZ * k;
    for (let px = 0; px < GROUND_WIDTH; px += 1, at += 3) {
      const dirX = (px - GROUND_WIDTH / 2 + 0.5) / CAMERA.focal;
      if (z < BOARD_Z) grass(CAMERA.x + dirX * k, z, (k * 1.15) / CAMERA.focal + 0.02);
      else wall(dirX, dirY, dirZ);
      pixels.set(pixel, at);
    }
  }
  for (const x of [-46, -23, 0, 23, 46]) floodlight(ground, { x, y: ROOF_Y + 1.6, z: STAND_Z + 8 });
  drawGoals(ground);
  return ground;
}

/** Copies what the camera sees of the ground into `frame`. */
function copyGround(frame, { pixels }, pan) {
  frame.left = REACH + pan;
  for (let y = 0; y < HEIGHT; y += 1) {
    const from = (y * GROUND_WIDTH + frame.left) * 3;
    frame.pixels.set(pixels.subarray(from, from + WIDTH * 3), y * WIDTH * 3);
  }
}

// --- shapes over the scene

/** `x` and `y` are places in the picture of the whole ground. */
function blend({ pixels, width, left }, x, y, [r, g, b], alpha) {
  const column = x - left;
  if (column < 0 || y < 0 || column >= width || y >= HEIGHT || alpha <= 0) return;
  const at = (y * width + column) * 3;
  pixels[at] += (r - pixels[at]) * alpha;
  pixels[at + 1] += (g - pixels[at + 1]) * alpha;
  pixels[at + 2] += (b - pixels[at + 2]) * alpha;
}

/** Fills the area where `distance(x, y)` (pixels) is negative, with one pixel of anti-aliasing. */
function fill(frame, [left, top, right, bottom], colour, alpha, distance) {
  for (let y = Math.floor(top); y <= bottom; y += 1) {
    for (let x = Math.floor(left); x <= right; x += 1) {
      const d = distance(x + 0.5, y + 0.5);
      if (d < 0.5) blend(frame, x, y, colour, alpha * Math.min(1, 0.5 - d));
    }
  }
}

const ellipse = (frame, cx, cy, rx, ry, colour, alpha = 1) =>
  fill(
    frame,
    [cx - rx - 1, cy - ry - 1, cx + rx + 1, cy + ry + 1],
    colour,
    alpha,
    (x, y) => (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry),
  );

function capsule(frame, ax, ay, bx, by, radius, colour, alpha = 1) {
  const box = [
    Math.min(ax, bx) - radius - 1,
    Math.min(ay, by) - radius - 1,
    Math.max(ax, bx) + radius + 1,
    Math.max(ay, by) + radius + 1,
  ];
  const lx = bx - ax;
  const ly = by - ay;
  const length = lx * lx + ly * ly || 1;
  fill(frame, box, colour, alpha, (x, y) => {
    const k = Math.min(1, Math.max(0, ((x - ax) * lx + (y - ay) * ly) / length));
    return Math.hypot(x - ax - lx * k, y - ay - ly * k) - radius;
  });
}

function floodlight(frame, point) {
  const { x: cx, y: cy } = project(point);
  const reach = 150;
  for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(HEIGHT, cy + reach); y += 1) {
    for (let x = Math.floor(cx - reach); x < cx + reach; x += 1) {
      const d = Math.hypot((x - cx) / 1.35, y - cy) / reach;
      if (d < 1) blend(frame, x, y, [226, 244, 255], 0.42 * (1 - d) ** 3);
    }
  }
  for (let lamp = -4; lamp <= 4; lamp += 1) ellipse(frame, cx + lamp * 9, cy, 4.2, 3.2, [250, 254, 255], 0.95);
}

const SKIN = [
  [222, 178, 142],
  [198, 150, 112],
  [176, 128, 94],
];

/** Four floodlights, four shadows: where each ends, in metres on the ground. */
const SHADOWS = [
  [1.3, -0.36],
  [-1.3, -0.36],
  [0.95, 0.46],
  [-0.95, 0.46],
];
/** A metre on the ground away from the camera is this part of a metre up. */
const FORESHORTENING = 0.27;

function drawShadows(frame, x, y, s) {
  for (const [right, back] of SHADOWS)
    capsule(frame, x, y, x + right * s, y - back * s * FORESHORTENING, s * 0.16, [6, 34, 18], 0.2);
}

// A player moves by an even number of pixels and keeps a size and a pose for two frames or more: then an encoder copies the
// figure from the frame before, and a pair of kits takes fewer bytes.
const GRID = 2;
const POSE_SECONDS = 2 / KIT_FPS;
/** Ratio of two sizes next to each other. */
const SIZE_STEP = 1.08;
const snap = (value, step) => Math.round(value / step) * step;
const sizeAt = (scale) => SIZE_STEP ** Math.round(Math.log(scale) / Math.log(SIZE_STEP));
const poseTime = (t) => snap(t, POSE_SECONDS);

function drawPlayer(frame, who, { place, speed, t }, kits) {
  const exact = project({ ...place, y: 0 });
  const [x, y, s] = [snap(exact.x, GRID), snap(exact.y, GRID), sizeAt(exact.scale)];
  const kit = who.referee ? REFEREE : kits[who.side];
  const shirt = who.keeper ? kit.keeper : kit.shirt;
  const skin = SKIN[(who.index * 5 + who.side) % 3];
  const stride = snap(Math.min(1, Math.hypot(speed.x, speed.z) / 4), 0.25) * 0.42;
  const step = Math.sin(((t / SECONDS) * 30 + who.index * 0.37) * TAU) * stride;
  const lean = snap(Math.max(-0.14, Math.min(0.14, speed.x * 0.03)), 0.07);
  const at = (dx, up) => [x + (dx + lean * up) * s, y - up * s];
  drawShadows(frame, x, y, s);
  for (const [side, knee] of [
    [-1, step],
    [1, -step],
  ]) {
    const hip = at(side * 0.1, 0.85);
    const foot = at(side * 0.1 + knee * Math.sign(speed.x || 1), 0.06 + Math.max(0, -knee) * 0.35);
    capsule(frame, ...hip, ...foot, s * 0.085, skin);
    capsule(frame, (hip[0] + foot[0] * 2) / 3, (hip[1] + foot[1] * 2) / 3, ...foot, s * 0.09, kit.socks);
  }
  capsule(frame, ...at(-0.09, 0.83), ...at(-0.1, 0.66), s * 0.14, kit.shorts);
  capsule(frame, ...at(0.09, 0.83), ...at(0.1, 0.66), s * 0.14, kit.shorts);
  capsule(frame, ...at(-0.24, 1.36), ...at(-0.32 - step * 0.5, 1.0), s * 0.075, skin);
  capsule(frame, ...at(0.24, 1.36), ...at(0.32 - step * 0.5, 1.0), s * 0.075, skin);
  capsule(frame, ...at(0, 1.34), ...at(0, 0.96), s * 0.23, shirt);
  capsule(
    frame,
    ...at(0.1, 1.3),
    ...at(0.1, 0.98),
    s * 0.09,
    shirt.map((v) => v * 0.82),
    0.6,
  );
  ellipse(frame, ...at(0, 1.68), s * 0.135, s * 0.155, skin);
  ellipse(frame, ...at(0, 1.74), s * 0.14, s * 0.11, [34, 26, 22]);
}

function drawGoals(frame) {
  for (const side of [-1, 1]) {
    const post = (z, y, back = 0) => project({ x: side * (HALF_LENGTH + back), y, z });
    for (let k = 0; k <= 8; k += 1) {
      const z = -3.66 + (7.32 * k) / 8;
      const [a, b] = [post(z, 2.44), post(z, 0, 2)];
      capsule(frame, a.x, a.y, b.x, b.y, 0.5, [236, 242, 240], 0.3);
    }
    for (const [za, ya, zb, yb] of [
      [-3.66, 0, -3.66, 2.44],
      [3.66, 0, 3.66, 2.44],
      [-3.66, 2.44, 3.66, 2.44],
    ]) {
      const [a, b] = [post(za, ya), post(zb, yb)];
      capsule(frame, a.x, a.y, b.x, b.y, 1.4, [246, 250, 248]);
    }
  }
}

function drawBall(frame, ball) {
  const shadow = project({ ...ball, y: 0.02 });
  ellipse(frame, shadow.x, shadow.y, shadow.scale * 0.24, shadow.scale * 0.1, [4, 30, 16], 0.55);
  const { x, y, scale } = project(ball);
  ellipse(frame, x, y, Math.max(3.4, scale * 0.17), Math.max(3.4, scale * 0.17), [252, 252, 248]);
  ellipse(frame, x + 0.8, y + 1, 1.2, 1.2, [70, 76, 74], 0.8);
}

function drawPeople(frame, t, kits) {
  const ball = ballAt(t);
  const referee = { side: 0, index: 3, referee: true };
  const whereIs = (who, at) => {
    if (!who.referee) return placeOf(who, at);
    return { x: swing(at) * 0.8 - 6 + wave(at, 2, 0.4) * 2, z: 5 + wave(at, 3, 2) * 3 };
  };
  const people = [...PLAYERS, referee].map((who) => {
    const place = whereIs(who, t);
    const [before, after] = [whereIs(who, poseTime(t)), whereIs(who, poseTime(t) + 0.1)];
    const speed = { x: (after.x - before.x) * 10, z: (after.z - before.z) * 10 };
    return { z: place.z, draw: () => drawPlayer(frame, who, { place, speed, t: poseTime(t) }, kits) };
  });
  people.push({ z: ball.z, draw: () => drawBall(frame, ball) });
  for (const { draw } of people.sort((a, b) => b.z - a.z)) draw();
}

// --- the broadcaster's overlay

function drawMark(frame, left, top, size) {
  const cell = size / 6.6;
  rounded(frame, left, top, size, size, size * 0.24, [11, 124, 70]);
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const x = left + cell * 0.95 + column * cell * 0.96;
      const y = top + cell * 0.95 + row * cell * 0.96;
      rounded(frame, x, y, cell * 0.8, cell * 0.8, cell * 0.22, [255, 255, 255], isMark(column, row) ? 1 : 0.24);
    }
  }
}

function rounded(frame, left, top, width, height, radius, colour, alpha = 1) {
  fill(frame, [left - 1, top - 1, left + width + 1, top + height + 1], colour, alpha, (x, y) => {
    const dx = Math.max(left + radius - x, 0, x - (left + width - radius));
    const dy = Math.max(top + radius - y, 0, y - (top + height - radius));
    return Math.hypot(dx, dy) - radius;
  });
}

// One band at the bottom. The top stays free, because the site shows score, viewers and stream name there.
function drawOverlay(frame, t) {
  frame.left = 0;
  rounded(frame, 292, 618, 696, 64, 12, [6, 22, 18], 0.82);
  drawMark(frame, 304, 628, 44);
  for (let seat = 0; seat < 40; seat += 1) {
    const lit = (seat / 40 - t / SECONDS + 1) % 1;
    rounded(frame, 364 + seat * 15.2, 668, 11, 4, 2, lit < 0.18 ? [64, 214, 140] : [40, 92, 70], 0.95);
  }
}

const PLAY_WORDS = 'KHÁN ĐÀI · KÊNH THỬ · HÌNH MÔ PHỎNG';
/** True at half-time and before the kick-off. */
const REST_WORDS = 'KHÁN ĐÀI · KÊNH THỬ · CHỜ BÓNG LĂN';

const textFilter = (text) =>
  `drawtext=fontfile=${FONT}:text='${text}':x=364:y=633:fontsize=27:fontcolor=0xF3FAF6:shadowcolor=black@0.5:shadowx=1:shadowy=1`;
/** Frames that come from this program. */
const input = [
  ...['-hide_banner', '-loglevel', 'error', '-y'],
  ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', `${KIT_FPS}`, '-i', '-'],
];

/** Runs ffmpeg on the pictures that `draw` sends one by one. */
async function encode(output, draw) {
  const encoder = spawn('ffmpeg', [...input, ...output], { stdio: ['pipe', 'inherit', 'inherit'] });
  const closed = once(encoder, 'close');
  await draw(async ({ pixels }) => {
    if (!encoder.stdin.write(Buffer.from(pixels))) await once(encoder.stdin, 'drain');
  });
  encoder.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** `kits`: of the team that plays to the right, and of the other. */
function drawPlay(frame, ground, t, kits) {
  copyGround(frame, ground, panAt(t));
  drawPeople(frame, t, kits);
  drawOverlay(frame, t);
}

const kitsOf = (pair) => pair.split('-').map((name, side) => ({ ...KITS[name], keeper: KEEPERS[side] }));

async function writePlay(ground) {
  const frame = picture(WIDTH);
  await writeKitClip(SPORT, pairs, (pair, output) =>
    encode(output(textFilter(PLAY_WORDS)), async (send) => {
      const frames = PIECE_SECONDS * KIT_FPS;
      for (let index = 0; index < SECONDS * KIT_FPS; index += 1) {
        const t = index / KIT_FPS;
        if (index % frames === 0) {
          drawPlay(frame, ground, t, [GREY, GREY]);
          await send(frame);
        }
        drawPlay(frame, ground, t, kitsOf(pair));
        await send(frame);
        if (index % frames === frames - 1) await send(frame);
      }
    }),
  );
}

/** The segment of the pauses: only the lights of the band move, once around. */
async function writePause(ground) {
  const work = mkdtempSync(join(tmpdir(), 'channel-'));
  const master = join(work, 'rest.mkv');
  const frame = picture(WIDTH);
  await encode(['-vf', textFilter(REST_WORDS), ...LOSSLESS, master], async (send) => {
    copyGround(frame, ground, 0);
    for (let index = 0; index < PIECE_SECONDS * KIT_FPS; index += 1) {
      drawOverlay(frame, (index / KIT_FPS / PIECE_SECONDS) * SECONDS);
      await send(frame);
    }
  });
  writeRest(SPORT, master);
  rmSync(work, { recursive: true, force: true });
}

const LOSSLESS = ['-r', `${FPS}`, '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '8'];

async function writeStill(ground, [second, file, pair = pairs[0]]) {
  const frame = picture(WIDTH);
  drawPlay(frame, ground, Number(second), kitsOf(pair));
  await encode(['-vf', textFilter(PLAY_WORDS), '-frames:v', '1', file], (send) => send(frame));
}

async function main() {
  const ground = drawGround();
  const still = process.argv.indexOf('--still');
  if (still > 0) return writeStill(ground, process.argv.slice(still + 1));
  if (!process.argv.includes('--rest')) await writePlay(ground);
  await writePause(ground);
}

await main();
