/** Draws what one sees in a box of this size, as SVG. Comics of the demo have no words: no font draws the same everywhere. */
export type Scene = (width: number, height: number) => string;

const INK = '#151515';
const GREY = '#c8c9c2';
const PAPER = '#ffffff';

const circle = (x: number, y: number, r: number, fill: string, line = 4) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${line}"/>`;

const path = (d: string, fill = 'none', line = 5) =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`;

export function ball(x: number, y: number, r: number): string {
  const corners = Array.from({ length: 5 }, (_, at) => {
    const turn = (at * 2 * Math.PI) / 5 - Math.PI / 2;
    return [Math.cos(turn), Math.sin(turn)] as const;
  });
  const spots = corners
    .map(([dx, dy]) => `<circle cx="${x + dx * r * 0.8}" cy="${y + dy * r * 0.8}" r="${r * 0.2}" fill="${INK}"/>`)
    .join('');
  const middle = corners.map(([dx, dy]) => `${x + dx * r * 0.36},${y + dy * r * 0.36}`).join(' ');
  return `${circle(x, y, r, PAPER)}<polygon points="${middle}" fill="${INK}"/>${spots}`;
}

/** Lines that lead to the middle, as where something flies fast. */
function burst(width: number, height: number): string {
  const [x, y, far] = [width / 2, height / 2, Math.hypot(width, height)];
  return Array.from({ length: 48 }, (_, at) => {
    const turn = (at * Math.PI) / 24 + (at % 3) * 0.03;
    const near = Math.min(width, height) * (0.36 + ((at * 7) % 5) * 0.03);
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    return path(`M${x + dx * near} ${y + dy * near}L${x + dx * far} ${y + dy * far}`, 'none', 2 + (at % 3));
  }).join('');
}

function dots(width: number, height: number): string {
  const rows = Array.from({ length: Math.ceil(height / 20) }, (_, row) =>
    Array.from(
      { length: Math.ceil(width / 20) },
      (_dot, column) => `<circle cx="${column * 20 + (row % 2) * 10}" cy="${row * 20}" r="2.6" fill="${GREY}"/>`,
    ).join(''),
  );
  return rows.join('');
}

type Mood = 'calm' | 'glad' | 'bold' | 'amazed';

function face(x: number, y: number, r: number, mood: Mood): string {
  const eye = (dx: number) =>
    mood === 'glad'
      ? path(`M${x + dx - r * 0.14} ${y}q${r * 0.14} ${-r * 0.2} ${r * 0.28} 0`, 'none', 4)
      : `<circle cx="${x + dx}" cy="${y}" r="${r * (mood === 'amazed' ? 0.13 : 0.08)}" fill="${INK}"/>`;
  const brow =
    mood === 'bold'
      ? path(
          `M${x - r * 0.5} ${y - r * 0.36}l${r * 0.34} ${r * 0.16}M${x + r * 0.5} ${y - r * 0.36}l${-r * 0.34} ${r * 0.16}`,
        )
      : '';
  const mouths = {
    calm: path(`M${x - r * 0.2} ${y + r * 0.46}h${r * 0.4}`),
    glad: path(`M${x - r * 0.34} ${y + r * 0.34}q${r * 0.34} ${r * 0.5} ${r * 0.68} 0z`, INK),
    bold: path(`M${x - r * 0.24} ${y + r * 0.48}q${r * 0.3} ${-r * 0.16} ${r * 0.5} ${-r * 0.06}`),
    amazed: `<ellipse cx="${x}" cy="${y + r * 0.5}" rx="${r * 0.14}" ry="${r * 0.2}" fill="${INK}"/>`,
  };
  const hair = path(
    `M${x - r} ${y - r * 0.1}L${x - r * 0.9} ${y - r * 0.9}L${x - r * 0.5} ${y - r * 0.76}L${x - r * 0.3} ${y - r * 1.3}L${x} ${y - r * 0.9}L${x + r * 0.4} ${y - r * 1.24}L${x + r * 0.5} ${y - r * 0.8}L${x + r * 0.96} ${y - r * 0.9}L${x + r} ${y - r * 0.1}Q${x} ${y - r * 0.9} ${x - r} ${y - r * 0.1}Z`,
    INK,
  );
  return `${circle(x, y, r, PAPER)}${hair}${brow}${eye(-r * 0.36)}${eye(r * 0.36)}${mouths[mood]}`;
}

/** Somebody who stands, runs, cheers or jumps; `x`, `y` is the hip. */
function figure(x: number, y: number, size: number, pose: 'run' | 'cheer' | 'kick' | 'dive', shirt = GREY): string {
  const limb = (dx: number, dy: number, ex: number, ey: number) =>
    path(`M${x + dx * size} ${y + dy * size}L${x + ex * size} ${y + ey * size}`, 'none', size * 0.17) +
    `<path d="M${x + dx * size} ${y + dy * size}L${x + ex * size} ${y + ey * size}" stroke="${PAPER}" stroke-width="${size * 0.1}" stroke-linecap="round"/>`;
  const poses = {
    run: [limb(0, 0, -0.5, 0.5), limb(0, 0, 0.4, 0.7), limb(0, -0.6, -0.5, -0.3), limb(0, -0.6, 0.5, -0.5)],
    cheer: [limb(0, 0, -0.22, 0.8), limb(0, 0, 0.22, 0.8), limb(-0.1, -0.6, -0.45, -1.3), limb(0.1, -0.6, 0.45, -1.3)],
    kick: [limb(0, 0, -0.2, 0.8), limb(0, 0, 0.85, 0.1), limb(0, -0.6, -0.6, -0.5), limb(0, -0.6, 0.4, -0.1)],
    dive: [limb(0, 0, -0.7, 0.5), limb(0, 0, -0.8, 0.1), limb(0.2, -0.6, 0.9, -1.1), limb(0.1, -0.6, 1, -0.8)],
  };
  const lean = pose === 'dive' ? 0.36 : pose === 'kick' ? -0.12 : 0.06;
  const trunk = path(
    `M${x - 0.2 * size} ${y}L${x + (lean - 0.24) * size} ${y - 0.72 * size}L${x + (lean + 0.24) * size} ${y - 0.72 * size}L${x + 0.2 * size} ${y}Z`,
    shirt,
  );
  return `${poses[pose].join('')}${trunk}${circle(x + lean * 1.2 * size, y - size, size * 0.26, PAPER)}<path d="M${x + (lean * 1.2 - 0.26) * size} ${y - size}a${0.26 * size} ${0.26 * size} 0 0 1 ${0.52 * size} 0z" fill="${INK}"/>`;
}

/** A bubble with a sign in it: what somebody says or thinks. */
function bubble(x: number, y: number, width: number, sign: 'goal' | 'ball' | 'love' | 'stop'): string {
  const height = width * 0.62;
  const [mx, my] = [x + width / 2, y + height / 2];
  const signs = {
    ball: ball(mx, my, height * 0.3),
    stop: path(`M${mx} ${my - height * 0.3}v${height * 0.36}M${mx} ${my + height * 0.24}v1`, 'none', height * 0.13),
    love: path(
      `M${mx} ${my + height * 0.3}C${mx - height * 0.7} ${my - height * 0.1} ${mx - height * 0.3} ${my - height * 0.5} ${mx} ${my - height * 0.12}C${mx + height * 0.3} ${my - height * 0.5} ${mx + height * 0.7} ${my - height * 0.1} ${mx} ${my + height * 0.3}Z`,
      INK,
    ),
    goal: path(
      `M${mx - height * 0.5} ${my + height * 0.26}v${-height * 0.5}h${height}v${height * 0.5}M${mx - height * 0.5} ${my}h${height}M${mx} ${my - height * 0.24}v${height * 0.5}`,
    ),
  };
  return `${path(`M${mx - width * 0.1} ${y + height - 4}l${-width * 0.08} ${height * 0.34}l${width * 0.24} ${-height * 0.32}Z`, PAPER)}<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${PAPER}" stroke="${INK}" stroke-width="5"/>${signs[sign]}`;
}

const ground = (width: number, height: number, from = 0.72): string =>
  `<rect y="${height * from}" width="${width}" height="${height}" fill="#eef0e8"/>${path(`M0 ${height * from}H${width}`)}`;

/** A pitch at the edge of the hamlet, and who plays there. */
export const pitch: Scene = (w, h) =>
  `${dots(w, h * 0.4)}${path(`M0 ${h * 0.56}L${w * 0.2} ${h * 0.3}L${w * 0.42} ${h * 0.5}L${w * 0.66} ${h * 0.24}L${w} ${h * 0.52}V${h}H0Z`, '#e2e4dc')}${ground(w, h, 0.6)}${path(`M${w * 0.68} ${h * 0.82}V${h * 0.46}H${w * 0.94}V${h * 0.82}`, 'none', 8)}${figure(w * 0.26, h * 0.72, h * 0.2, 'run')}${figure(w * 0.46, h * 0.74, h * 0.2, 'run', PAPER)}${ball(w * 0.36, h * 0.88, h * 0.045)}`;

export const calm: Scene = (w, h) =>
  `${dots(w, h)}${path(`M${w * 0.18} ${h}q0 ${-h * 0.24} ${w * 0.32} ${-h * 0.24}t${w * 0.32} ${h * 0.24}Z`, GREY)}${face(w / 2, h * 0.56, Math.min(w, h) * 0.23, 'calm')}${bubble(w * 0.08, h * 0.06, w * 0.34, 'ball')}`;

export const bold: Scene = (w, h) =>
  `${burst(w, h)}${path(`M${w * 0.18} ${h}q0 ${-h * 0.24} ${w * 0.32} ${-h * 0.24}t${w * 0.32} ${h * 0.24}Z`, PAPER)}${face(w / 2, h * 0.56, Math.min(w, h) * 0.23, 'bold')}${bubble(w * 0.56, h * 0.06, w * 0.36, 'goal')}`;

export const kick: Scene = (w, h) =>
  `${burst(w, h)}${ground(w, h, 0.86)}${figure(w * 0.36, h * 0.62, Math.min(w, h) * 0.3, 'kick')}${ball(w * 0.76, h * 0.5, Math.min(w, h) * 0.11)}`;

export const dive: Scene = (w, h) =>
  `${burst(w, h)}${figure(w * 0.4, h * 0.66, Math.min(w, h) * 0.28, 'dive', '#8c8d86')}${ball(w * 0.8, h * 0.24, Math.min(w, h) * 0.1)}${bubble(w * 0.05, h * 0.06, w * 0.24, 'stop')}`;

export const net: Scene = (w, h) => {
  const rows = Array.from({ length: 12 }, (_, at) =>
    path(`M0 ${(at * h) / 11}Q${w / 2} ${(at * h) / 11 + 22} ${w} ${(at * h) / 11}`, 'none', 2),
  );
  const columns = Array.from({ length: 16 }, (_, at) =>
    path(`M${(at * w) / 15} 0Q${(at * w) / 15 + 14} ${h / 2} ${(at * w) / 15} ${h}`, 'none', 2),
  );
  return `${rows.join('')}${columns.join('')}${burst(w, h)}${ball(w / 2, h / 2, Math.min(w, h) * 0.24)}`;
};

export const crowd: Scene = (w, h) => {
  const size = h * 0.13;
  const rows = [0.66, 0.82, 0.98].flatMap((y, row) =>
    Array.from({ length: Math.ceil(w / (size * 1.7)) + 1 }, (_, at) => {
      const x = at * size * 1.7 + (row % 2) * size * 0.8;
      return `<path d="M${x - size} ${h}v${-h * (1 - y)}a${size} ${size} 0 0 1 ${2 * size} 0v${h}z" fill="${['#77786f', '#a5a69d', INK][(at + row) % 3]}"/>${circle(x, h * y - size * 0.9, size * 0.55, PAPER)}`;
    }),
  );
  return `${dots(w, h * 0.5)}${rows.join('')}${bubble(w * 0.1, h * 0.08, w * 0.22, 'love')}${bubble(w * 0.6, h * 0.05, w * 0.22, 'goal')}`;
};

export const cheer: Scene = (w, h) =>
  `${dots(w, h * 0.5)}${ground(w, h, 0.84)}${figure(w * 0.3, h * 0.62, Math.min(w, h) * 0.28, 'cheer', PAPER)}${figure(w * 0.68, h * 0.66, Math.min(w, h) * 0.24, 'cheer')}${bubble(w * 0.38, h * 0.04, w * 0.24, 'love')}`;

export const glad: Scene = (w, h) =>
  `${path(`M${w * 0.18} ${h}q0 ${-h * 0.24} ${w * 0.32} ${-h * 0.24}t${w * 0.32} ${h * 0.24}Z`, GREY)}${face(w / 2, h * 0.54, Math.min(w, h) * 0.25, 'glad')}`;

export const amazed: Scene = (w, h) =>
  `${dots(w, h)}${[0.2, 0.5, 0.8].map((x) => face(w * x, h * 0.62, Math.min(w / 4, h) * 0.3, 'amazed')).join('')}`;

/** Heroes of covers, without a ground: the cover has its own. */
export const shooter: Scene = (w, h) =>
  `${burst(w, h)}${figure(w * 0.38, h * 0.62, w * 0.3, 'kick', '#b4232a')}${ball(w * 0.8, h * 0.52, w * 0.11)}`;

export const keeper: Scene = (w, h) =>
  `${burst(w, h)}${figure(w * 0.42, h * 0.66, w * 0.28, 'dive', '#e3b23c')}${ball(w * 0.82, h * 0.3, w * 0.1)}`;

/** The end of a day: an empty pitch under the moon. */
export const night: Scene = (w, h) =>
  `<rect width="${w}" height="${h}" fill="#20242b"/>${circle(w * 0.76, h * 0.22, h * 0.1, '#f2efe2', 0)}<rect y="${h * 0.72}" width="${w}" height="${h}" fill="#14171c"/><path d="M${w * 0.16} ${h * 0.84}V${h * 0.46}H${w * 0.5}V${h * 0.84}" fill="none" stroke="#f2efe2" stroke-width="7"/>${ball(w * 0.66, h * 0.86, h * 0.05)}`;
