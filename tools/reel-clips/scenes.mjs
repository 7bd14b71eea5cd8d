// The scenes of the demo's reels: each returns the SVG of a frame at a second. All motion ends where it can start again.
import {
  ball,
  board,
  circle,
  crowd,
  ease,
  goal,
  grass,
  HEIGHT,
  mix,
  noise,
  player,
  rect,
  TAU,
  WIDTH,
  words,
} from './figures.mjs';

export const RED = { shirt: '#b4232a', shorts: '#f2f5f3', skin: '#c68d63' };
export const BLUE = { shirt: '#1d4ed8', shorts: '#f2f5f3', skin: '#c08457' };
export const YELLOW = { shirt: '#f4c542', shorts: '#14532d', skin: '#a9703f' };
export const VIOLET = { shirt: '#5b2a86', shorts: '#f2f5f3', skin: '#c68d63' };
const KEEPER = { shirt: '#f97316', shorts: '#14181c', skin: '#c68d63' };

const NIGHT = { sky: '#0a1a18', stand: ['#1d4a42', '#17403a'], grass: ['#1f7a46', '#268a50'] };
const DUSK = { sky: '#3b2a4a', stand: ['#5d3f57', '#513650'], grass: ['#2f7440', '#388049'] };

const stadium = ({ sky, stand, grass: colors }, { t, joy }) =>
  rect(0, 0, WIDTH, HEIGHT, sky) +
  crowd({ top: 90, rows: 4, color: stand, joy, t }) +
  board(238) +
  grass(264, colors) +
  `<path d="M0 330H360" stroke="#ffffff" stroke-opacity="0.7" stroke-width="4"/>`;

/** A run-up and a shot, towards the reader and past them; two defenders come too late. */
export const shot =
  ({ kit, against, evening = false }) =>
  (t) => {
    const hit = 4;
    const run = ease(t, 0.5, hit);
    const swing = ease(t, hit - 0.5, hit) - ease(t, hit + 0.1, hit + 0.8);
    const stride = Math.sin(t * 9) * 0.7 * (t < hit - 0.5 ? 1 : 0);
    const flight = ease(t, hit, hit + 1.1);
    const glad = ease(t, hit + 1.2, hit + 2);
    const at = [mix(70, 150, run), mix(400, 430, run) - glad * Math.abs(Math.sin(t * 6)) * 22];
    const sphere =
      t < hit
        ? ball(mix(150, 262, run), mix(540, 548, run), 22, t * 4)
        : ball(
            mix(262, 330, flight),
            mix(548, 60, flight) - Math.sin(flight * Math.PI) * 60,
            mix(22, 66, flight),
            t * 12,
          );
    return (
      stadium(evening ? DUSK : NIGHT, { t, joy: 3 + 22 * ease(t, hit + 0.6, hit + 1.4) }) +
      player({
        at: [mix(330, 292, run), 372],
        size: 120,
        kit: against,
        lean: -0.15,
        legs: [
          [stride, stride - 0.4],
          [-stride, -stride - 0.4],
        ],
      }) +
      player({
        at: [mix(30, 60, run), 366],
        size: 112,
        kit: against,
        lean: 0.15,
        legs: [
          [-stride, -stride - 0.4],
          [stride, stride - 0.4],
        ],
      }) +
      player({
        at,
        size: 250,
        kit,
        lean: mix(0.18, -0.2, swing),
        legs: [
          [mix(stride, 1.35, swing), mix(stride - 0.5, 1.1, swing)],
          [-stride * 0.9, -stride * 0.9 - 0.3],
        ],
        arms:
          glad > 0.3
            ? [
                [2.7, 2.9],
                [-2.7, -2.9],
              ]
            : [
                [-stride - 0.4 - swing, 0.3],
                [stride - 0.6, -0.9 + swing],
              ],
      }) +
      (flight > 0 ? sphere : '') +
      (t < hit ? sphere : '') +
      (glad > 0 ? words(180, 190, 44, 'VÀO!') : '')
    );
  };

/** A penalty from behind the kicker. */
export const penalty =
  ({ kit, corner, saved = false, evening = false }) =>
  (t) => {
    const hit = 4;
    const run = ease(t, 1.2, hit);
    const flight = ease(t, hit, hit + 0.7);
    const after = ease(t, hit + 0.7, hit + 1.8);
    const stride = t > 1.2 && t < hit ? Math.sin(t * 10) * 0.6 : 0;
    const target = [180 + corner * 92, 300];
    const dive = ease(t, hit + 0.1, hit + 0.75);
    const way = saved ? corner : -corner;
    const keeper = [180 + way * 70 * dive + Math.sin(t * 3) * 10 * (1 - dive), 352 - dive * 26];
    const place = [mix(180, target[0], flight), mix(520, target[1], flight)];
    const back = saved ? [place[0] + corner * 60 * after, place[1] + 130 * after] : [place[0], place[1] + 60 * after];
    return (
      rect(0, 0, WIDTH, HEIGHT, evening ? DUSK.sky : NIGHT.sky) +
      crowd({ top: 60, rows: 3, color: evening ? DUSK.stand : NIGHT.stand, joy: 3 + 20 * after, t }) +
      board(188) +
      grass(214, evening ? DUSK.grass : NIGHT.grass) +
      goal({
        left: 60,
        top: 240,
        width: 240,
        height: 140,
        bulge: saved ? 0 : corner * 18 * flight * (1 - after * 0.6),
      }) +
      player({
        at: keeper,
        size: 104,
        kit: KEEPER,
        lean: way * 1.25 * dive,
        arms: [
          [mix(0.9, way * 2.2, dive), mix(0.6, way * 2.2, dive)],
          [mix(-0.9, way * 1.8, dive), mix(-0.6, way * 2, dive)],
        ],
        legs: [
          [0.3 - way * dive, 0.2 - way * dive],
          [-0.3 - way * dive * 0.7, -0.2 - way * dive],
        ],
      }) +
      ball(...back, mix(19, 11, flight), t * 10 * flight) +
      player({
        at: [mix(60, 150, run), mix(600, 500, run)],
        size: mix(240, 190, run),
        kit,
        lean: 0.1,
        legs: [
          [stride + (t > hit ? 0.7 : 0), stride - 0.3],
          [-stride, -stride - 0.3],
        ],
        arms:
          after > 0.4 && !saved
            ? [
                [2.8, 2.9],
                [-2.8, -2.9],
              ]
            : [
                [-stride, 0.2],
                [stride - 0.4, -0.5],
              ],
      }) +
      (after > 0.2 ? words(180, 150, 38, saved ? 'CẢN PHÁ!' : 'VÀO!') : '')
    );
  };

/** Keeping the ball in the air on a hill; the number counts the touches. */
export const juggle =
  ({ kit }) =>
  (t) => {
    const beat = 0.75;
    const touch = Math.floor(t / beat);
    const part = (t % beat) / beat;
    const height = 4 * part * (1 - part);
    const left = touch % 2 === 0;
    const kick = Math.max(0, 1 - part * 4) + Math.max(0, part * 4 - 3);
    return (
      rect(0, 0, WIDTH, HEIGHT, '#f2a65a') +
      circle(252, 250, 74, '#ffd98a') +
      '<path d="M0 420Q90 330 180 392T360 360V640H0z" fill="#8a4a5a"/>' +
      '<path d="M0 520Q120 450 250 500T360 490V640H0z" fill="#4a2340"/>' +
      player({
        at: [180, 410],
        size: 210,
        kit,
        lean: Math.sin(t * 2) * 0.06,
        legs: [
          [left ? 0.2 + kick * 0.9 : 0.12, left ? -0.1 : 0],
          [left ? -0.12 : -0.2 + kick * 0.9, left ? 0 : -0.1],
        ],
        arms: [
          [1.2 + Math.sin(t * 5) * 0.2, 1.5],
          [-1.2 - Math.sin(t * 5) * 0.2, -1.5],
        ],
      }) +
      ball(mix(left ? 250 : 226, left ? 226 : 250, part), 470 - height * 210, 17, t * 5) +
      words(180, 120, 64, String(touch + 1)) +
      board(596)
    );
  };

const LINES =
  '<g fill="none" stroke="#ffffff" stroke-opacity="0.75" stroke-width="3"><path d="M20 20H340V620H20zM20 320H340"/><circle cx="180" cy="320" r="52"/>' +
  '<path d="M90 20V106H270V20M90 620V534H270V620M140 20V52H220V20M140 620V588H220V620"/></g>';

/** A move from above: passes from player to player into the goal. `way`: places of the ball, in parts of the pitch. */
export const move =
  ({ kit, against, way }) =>
  (t) => {
    const leg = 1.5;
    const index = Math.min(way.length - 2, Math.floor(t / leg));
    const part = ease(t - index * leg, 0.35, leg);
    const place = ([x, y]) => [20 + x * 320, 20 + y * 600];
    const from = place(way[index]);
    const to = place(way[index + 1]);
    const at = [mix(from[0], to[0], part), mix(from[1], to[1], part)];
    const isOver = t > (way.length - 1) * leg;
    const stripes = Array.from({ length: 10 }, (_, stripe) =>
      rect(0, stripe * 64, WIDTH, 64, stripe % 2 ? '#1f7a46' : '#268a50'),
    );
    const dot = (x, y, color) => circle(x, y, 14, '#0b1210') + circle(x, y, 12, color);
    const trail = way
      .slice(0, index + 1)
      .map(place)
      .concat([at]);
    const rivals = Array.from({ length: 8 }, (_, who) => {
      const base = [40 + noise(who, 3) * 280, 60 + noise(who, 9) * 460];
      const chase = 0.22 + 0.1 * noise(who, 1);
      return dot(mix(base[0], at[0], chase) + Math.sin(t + who) * 6, mix(base[1], at[1], chase * 0.6), against.shirt);
    });
    return (
      stripes.join('') +
      LINES +
      rivals.join('') +
      `<path d="M${trail.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}" fill="none" stroke="#ffffff" stroke-opacity="0.6" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round"/>` +
      way
        .slice(0, -1)
        .map((point, who) => dot(place(point)[0] + Math.sin(t * 2 + who) * 4, place(point)[1] + 12, kit.shirt))
        .join('') +
      ball(...at, 9, t * 8) +
      (isOver ? words(180, 300, 48, 'VÀO!') : '') +
      board(HEIGHT - 26)
    );
  };

/** Fans with a flag, seen from the pitch. */
export const fans =
  ({ kit }) =>
  (t) => {
    const wave = (x) => Math.sin(t * 4 + x * 0.03) * 14;
    const flag = `M70 150Q130 ${(130 + wave(0)).toFixed(1)} 190 ${(152 + wave(60)).toFixed(1)}T320 ${(140 + wave(190)).toFixed(1)}V${(262 + wave(190)).toFixed(1)}Q250 ${(282 + wave(120)).toFixed(1)} 190 ${(266 + wave(60)).toFixed(1)}T70 270z`;
    return (
      rect(0, 0, WIDTH, HEIGHT, '#0a1a18') +
      crowd({ top: 60, rows: 6, color: ['#1d4a42', '#17403a'], joy: 10, t }) +
      `<path d="M66 140V470" stroke="#d9c9a3" stroke-width="7" stroke-linecap="round"/><path d="${flag}" fill="${kit.shirt}"/>` +
      circle(195 + wave(60) * 0.3, 208 + wave(60), 26, '#f4c542') +
      [40, 130, 220, 310]
        .map((x, who) => {
          const jump = Math.abs(Math.sin(t * 5 + who * 0.9)) * 34;
          return player({
            at: [x, 500 - jump],
            size: 190,
            kit: who % 2 ? { ...kit, shorts: '#14181c' } : { ...kit, shirt: '#f2f5f3', shorts: '#14181c' },
            arms: [
              [2.5 + Math.sin(t * 6 + who) * 0.3, 2.9],
              [-2.5 - Math.sin(t * 6 + who) * 0.3, -2.9],
            ],
          });
        })
        .join('') +
      board(612) +
      circle(90, 40, 0, '#000000') +
      words(180, 60, 20, `NHỊP TRỐNG ${1 + (Math.floor(t * 2) % 4)}`) +
      circle(180, 84, 8 + 6 * Math.abs(Math.cos((t * TAU) / 1)), '#f4c542')
    );
  };
