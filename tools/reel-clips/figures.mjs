// Parts of the drawings of reels, as SVG. All sizes are pixels of a frame.

export const WIDTH = 360;
export const HEIGHT = 640;
export const TAU = Math.PI * 2;

/** From 0 to 1 between two instants, with a soft start and end. */
export function ease(t, from, to) {
  const part = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

export const mix = (from, to, part) => from + (to - from) * part;

/** A number in [0, 1) that depends only on its arguments. */
export function noise(a, b = 0) {
  let h = (a * 374761393 + b * 668265263) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const n = (value) => Number(value.toFixed(1));

export const circle = (x, y, r, fill) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
export const rect = (x, y, width, height, fill) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`;
const limb = (points, width, color) =>
  `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The end of a limb of this length that hangs down, turned by an angle. */
const end = ([x, y], length, angle) => [x + Math.sin(angle) * length, y + Math.cos(angle) * length];

/**
 * A player. `at` is the hip, `size` the height of the body; angles in radians, 0 hangs down.
 * @param {{at: [number, number], size: number, kit: {shirt: string, shorts: string, skin: string}, lean?: number,
 *   legs?: [[number, number], [number, number]], arms?: [[number, number], [number, number]]}} pose
 */
export function player({
  at,
  size,
  kit,
  lean = 0,
  legs = [
    [0.15, 0.1],
    [-0.15, -0.1],
  ],
  arms = [
    [0.5, 0.3],
    [-0.5, -0.3],
  ],
}) {
  const neck = end(at, size * 0.42, Math.PI + lean);
  const head = end(neck, size * 0.17, Math.PI + lean);
  const leg = ([thigh, shin]) => {
    const knee = end(at, size * 0.27, thigh);
    const foot = end(knee, size * 0.27, shin);
    const toe = [foot[0] + size * 0.07, foot[1]];
    return (
      limb([at, knee], size * 0.15, kit.shorts) +
      limb([knee, foot], size * 0.1, kit.skin) +
      limb([foot, toe], size * 0.1, '#14181c')
    );
  };
  const arm = ([upper, lower]) => {
    const elbow = end(neck, size * 0.2, upper);
    return (
      limb([neck, elbow], size * 0.11, kit.shirt) + limb([elbow, end(elbow, size * 0.19, lower)], size * 0.08, kit.skin)
    );
  };
  return (
    leg(legs[1]) +
    arm(arms[1]) +
    limb([at, neck], size * 0.24, kit.shirt) +
    leg(legs[0]) +
    arm(arms[0]) +
    circle(...head, size * 0.12, kit.skin) +
    `<path d="M${n(head[0] - size * 0.12)} ${n(head[1])}a${n(size * 0.12)} ${n(size * 0.12)} 0 0 1 ${n(size * 0.24)} 0z" fill="#16120f"/>`
  );
}

export function ball(x, y, r, turn = 0) {
  const spots = [0, 1, 2].map((spot) => {
    const angle = turn + (spot * TAU) / 3;
    return circle(x + Math.cos(angle) * r * 0.55, y + Math.sin(angle) * r * 0.55, r * 0.26, '#1b232b');
  });
  return circle(x, y, r, '#ffffff') + spots.join('');
}

/** Rows of people who jump by up to `joy` pixels. */
export function crowd({ top, rows, color, joy, t }) {
  const people = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 9 }, (_, place) => {
      const jump = Math.abs(Math.sin(t * 7 + noise(row, place) * TAU)) * joy;
      const x = place * 44 + (row % 2) * 22;
      const y = top + row * 40 - jump;
      return circle(x, y, 13, color[row % 2]) + circle(x, y + 32, 22, color[row % 2]);
    }).join(''),
  );
  return people.join('');
}

/** Grass in mown stripes from `top` to the lower edge. */
export function grass(top, [one, other]) {
  const stripes = [0, 1, 2, 3, 4, 5, 6].map((stripe) =>
    rect(0, top + stripe * stripe * 14, WIDTH, 14 * (2 * stripe + 1), stripe % 2 ? one : other),
  );
  return rect(0, top, WIDTH, HEIGHT, one) + stripes.join('');
}

/** The board beside the pitch; it says that the clip is drawn. */
export const board = (y) =>
  rect(0, y, WIDTH, 26, '#0b7c46') +
  `<text x="180" y="${y + 18}" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold" font-size="14" letter-spacing="2" fill="#ffffff">KHÁN ĐÀI · HÌNH VẼ MÔ PHỎNG</text>`;

export const words = (x, y, size, text, fill = '#ffffff') =>
  `<text x="${n(x)}" y="${n(y)}" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold" font-size="${size}" fill="${fill}">${text}</text>`;

/** A goal with its net, seen from the pitch. */
export function goal({ left, top, width, height, bulge = 0 }) {
  const net = Array.from({ length: 13 }, (_, line) => {
    const x = left + (line * width) / 12;
    return `<path d="M${n(x)} ${n(top)}Q${n(x + bulge)} ${n(top + height / 2)} ${n(x)} ${n(top + height)}"/>`;
  });
  const across = Array.from({ length: 7 }, (_, line) => {
    const y = top + (line * height) / 6;
    return `<path d="M${n(left)} ${n(y)}Q${n(left + width / 2)} ${n(y + Math.abs(bulge) / 2)} ${n(left + width)} ${n(y)}"/>`;
  });
  return (
    `<g fill="none" stroke="#dfe7e3" stroke-opacity="0.45" stroke-width="1">${net.join('')}${across.join('')}</g>` +
    `<path d="M${n(left)} ${n(top + height)}V${n(top)}H${n(left + width)}V${n(top + height)}" fill="none" stroke="#ffffff" stroke-width="6"/>`
  );
}
