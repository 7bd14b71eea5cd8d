import type { Scene } from './comic-scenes.js';

/** A drawn page or cover. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const PAGE = { width: 720, height: 1040 } as const;
const COVER = { width: 480, height: 720 } as const;
const EDGE = 36;
const GAP = 20;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How the boxes of a page lie, by their number. */
function boxesOf(count: number): readonly Box[] {
  const [width, height] = [PAGE.width - 2 * EDGE, PAGE.height - 2 * EDGE];
  const half = (width - GAP) / 2;
  const third = (height - 2 * GAP) / 3;
  const x = EDGE + half + GAP;
  const [first, second, last] = [EDGE, EDGE + third + GAP, EDGE + 2 * (third + GAP)];
  if (count === 1) return [{ x: EDGE, y: EDGE, width, height }];
  if (count === 2)
    return [
      { x: EDGE, y: first, width, height: third },
      { x: EDGE, y: second, width, height: 2 * third + GAP },
    ];
  if (count === 3)
    return [
      { x: EDGE, y: first, width, height: third * 1.2 },
      { x: EDGE, y: first + third * 1.2 + GAP, width: half, height: third * 1.8 + GAP },
      { x, y: first + third * 1.2 + GAP, width: half, height: third * 1.8 + GAP },
    ];
  return [
    { x: EDGE, y: first, width, height: third },
    { x: EDGE, y: second, width: half, height: third },
    { x, y: second, width: half, height: third },
    { x: EDGE, y: last, width, height: third },
  ];
}

/** A page with up to four scenes, each in a box. */
export function pageOf(scenes: readonly Scene[]): Drawing {
  const boxes = boxesOf(scenes.length);
  const drawn = scenes.map((scene, index) => {
    const box = boxes[index];
    if (!box) return '';
    const { x, y, width, height } = box;
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#ffffff"/>${scene(width, height)}</svg><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#151515" stroke-width="6"/>`;
  });
  return { ...PAGE, svg: framed(PAGE, `<rect width="100%" height="100%" fill="#fbfaf6"/>${drawn.join('')}`) };
}

/** A cover in two colours, with a scene over all of it. */
export function coverOf(scene: Scene, [top, bottom]: readonly [string, string]): Drawing {
  const { width, height } = COVER;
  const body = `<rect width="100%" height="100%" fill="${top}"/><path d="M0 ${height * 0.62}L${width} ${height * 0.46}V${height}H0Z" fill="${bottom}"/>${scene(width, height)}`;
  return { ...COVER, svg: framed(COVER, body) };
}

const framed = ({ width, height }: Pick<Drawing, 'width' | 'height'>, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
