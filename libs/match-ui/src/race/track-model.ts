/** Width and height of the picture of the track, in its own units. */
export const TRACK_WIDTH = 640;
export const TRACK_HEIGHT = 360;

/** The middle of the road: its first point, then curves of two control points and an end each. The last ends at the first point. */
const CURVES = [
  [148.7, 311.3, 191.7, 305.7, 230, 306],
  [268.3, 306.3, 310, 305.3, 350, 304],
  [390, 302.7, 434, 303.3, 470, 298],
  [506, 292.7, 545, 287.3, 566, 272],
  [587, 256.7, 597.7, 226.3, 596, 206],
  [594.3, 185.7, 576.3, 160.7, 556, 150],
  [535.7, 139.3, 496, 136.7, 474, 142],
  [452, 147.3, 437.7, 167, 424, 182],
  [410.3, 197, 409.7, 222.3, 392, 232],
  [374.3, 241.7, 338, 246, 318, 240],
  [298, 234, 275, 213.7, 272, 196],
  [269, 178.3, 300.7, 152.7, 300, 134],
  [299.3, 115.3, 288, 94.7, 268, 84],
  [248, 73.3, 210.3, 68.7, 180, 70],
  [149.7, 71.3, 108.3, 77, 86, 92],
  [63.7, 107, 50.7, 133.7, 46, 160],
  [41.3, 186.3, 45.7, 226.3, 58, 250],
  [70.3, 273.7, 91.3, 292.7, 120, 302],
] as const;
const START = [120, 302] as const;

/** The line where laps end is here. */
const FINISH_X = 272;

/** The road as the path of an SVG. */
export const trackPath = (): string => `M${START.join(' ')}${CURVES.map((curve) => `C${curve.join(' ')}`).join('')}z`;

export interface TrackPoint {
  readonly x: number;
  readonly y: number;
}

interface Mark extends TrackPoint {
  /** The way along the road from the finish line. */
  readonly at: number;
}

/** Points in each curve. */
const POINTS = 24;

let marks: readonly Mark[] | undefined;

/** Points along the road from the finish line, around, and back to it. Measured when first needed: an import does nothing. */
const road = (): readonly Mark[] => (marks ??= measured());

function measured(): readonly Mark[] {
  let [fromX, fromY] = START as readonly [number, number];
  const points: TrackPoint[] = [];
  for (const [x1, y1, x2, y2, x, y] of CURVES) {
    for (let n = 0; n < POINTS; n++) {
      const t = n / POINTS;
      points.push({ x: onCurve(t, fromX, x1, x2, x), y: onCurve(t, fromY, y1, y2, y) });
    }
    [fromX, fromY] = [x, y];
  }
  // The first curves lead to the right along the lower edge.
  const first = points.findIndex(({ x }) => x >= FINISH_X);
  const lap = [...points.slice(first), ...points.slice(0, first + 1)];
  let at = 0;
  return lap.map((point, index) => {
    const before = lap[index - 1] ?? point;
    at += Math.hypot(point.x - before.x, point.y - before.y);
    return { ...point, at };
  });
}

/** Length of a lap in units of the picture. */
export const lapLength = (): number => road().at(-1)?.at ?? 0;

function onCurve(t: number, a: number, b: number, c: number, d: number): number {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}

/** A point of the road, `at` units after the finish line and `side` units to the right of the middle. */
export function roadPoint(at: number, side = 0): TrackPoint {
  const points = road();
  const length = lapLength();
  const way = ((at % length) + length) % length;
  let [low, high] = [0, points.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.at ?? 0) <= way) low = middle;
    else high = middle;
  }
  const [from, to] = [points[low], points[high]];
  if (!from || !to) return { x: 0, y: 0 };
  const step = to.at - from.at || 1;
  const [dx, dy] = [(to.x - from.x) / step, (to.y - from.y) / step];
  const on = way - from.at;
  return { x: from.x + dx * on - dy * side, y: from.y + dy * on + dx * side };
}

/** The style that moves an element to a point, in parts of the picture's width: it holds in every size. */
export const moveTo = ({ x, y }: TrackPoint): { translate: string } => ({
  translate: `${((x / TRACK_WIDTH) * 100).toFixed(3)}cqw ${((y / TRACK_WIDTH) * 100).toFixed(3)}cqw`,
});

/** Units between two rows of the grid, and between two marbles that wait behind the finish. */
const ROW = 17;

/** The part of a race in which the rows of the grid close up. */
const GETAWAY = 0.006;

/** Units to each side of the middle that marbles use. */
const SIDE = 9;

export interface MarblePlace {
  readonly id: number;
  /** From 0 to 1, of the whole race. */
  readonly progress: number;
  readonly rank: number;
}

/**
 * How far along the road to draw a marble. On the grid they stand in rows of two behind the line, at the finish in their order
 * beyond it: a picture where all lie on one point says nothing.
 *
 * @param lane Its place on the grid, from 0.
 */
export function wayOf({ progress, rank }: MarblePlace, lane: number, race: { laps: number; marbles: number }): number {
  const onGrid = Math.max(0, 1 - progress / GETAWAY) * (Math.floor(lane / 2) + 1) * ROW;
  const beyond = progress >= 1 ? (race.marbles - rank + 1) * ROW : 0;
  return progress * race.laps * lapLength() - onGrid + beyond;
}

/** Each lane has its side of the road, neighbours on the grid opposite ones. */
export const sideOf = (lane: number): number =>
  (lane % 2 === 0 ? -1 : 1) * SIDE * (1 - 0.2 * (Math.floor(lane / 2) % 4));
