/** Transform of a picture on its stage: its zoom, and the offset of its centre from the stage's centre. */
export interface PictureTransform {
  /** At 1 the picture fits the stage. */
  readonly zoom: number;
  /** Offset in pixels. */
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sizes of the stage and of the picture at zoom 1, in pixels. */
export interface Sizes {
  readonly stage: Size;
  readonly picture: Size;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const ZOOM = { min: 0.5, max: 5, step: 0.3 } as const;

export const FITTED: PictureTransform = { zoom: 1, x: 0, y: 0 };

/** Zoom after a double press. */
const NEAR = 2;

/** Delta of one wheel notch, in pixels. */
const NOTCH_PX = 100;

const IMAGES = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp']);

/** A URL that ends in jpg, jpeg, png, gif or webp is a picture; any other URL is a video. */
export function kindOf(src: string): 'image' | 'video' {
  const [path = ''] = src.split(/[?#]/);
  return IMAGES.has(path.slice(path.lastIndexOf('.') + 1).toLowerCase()) ? 'image' : 'video';
}

/** Index of the next or previous item; wraps around at both ends. */
export const indexAfter = (index: number, by: number, count: number): number =>
  (((index + by) % count) + count) % count;

/** Changes the zoom; the point (from the stage's centre) does not move. */
export function zoomTo(
  view: PictureTransform,
  zoom: number,
  sizes: Sizes,
  { x, y }: Point = { x: 0, y: 0 },
): PictureTransform {
  const next = clamp(Math.round(zoom * 100) / 100, ZOOM.min, ZOOM.max);
  const growth = next / view.zoom;
  return within({ zoom: next, x: x - (x - view.x) * growth, y: y - (y - view.y) * growth }, sizes);
}

/** Zooms in by `steps`, or out if negative. */
export const zoomBy = (view: PictureTransform, steps: number, sizes: Sizes, at?: Point): PictureTransform =>
  zoomTo(view, view.zoom + steps * ZOOM.step, sizes, at);

/** Zoom steps of a wheel event: one notch is one step; the many small events of a touchpad zoom smoothly. */
export const stepsOfWheel = (deltaPx: number): number => clamp(-deltaPx / NOTCH_PX, -1, 1);

/** Toggles between zoomed in and fitted. */
export const zoomToggled = (view: PictureTransform, sizes: Sizes, at: Point): PictureTransform =>
  view.zoom > 1 ? FITTED : zoomTo(view, NEAR, sizes, at);

/** Pans the picture; its edges never enter the stage. */
export const movedBy = (view: PictureTransform, { x, y }: Point, sizes: Sizes): PictureTransform =>
  within({ ...view, x: view.x + x, y: view.y + y }, sizes);

/** Zoom as a whole percentage. */
export const percentOf = ({ zoom }: PictureTransform): number => Math.round(zoom * 100);

/** Parses a typed percentage ("150", "150 %") and clamps it to 50 to 500; undefined if it is no number. */
export function zoomTyped(text: string): number | undefined {
  const typed = /^\s*(\d+)(?:[.,]\d+)?\s*%?\s*$/.exec(text);
  return typed ? clamp(Number(typed[1]), ZOOM.min * 100, ZOOM.max * 100) / 100 : undefined;
}

function within(view: PictureTransform, { stage, picture }: Sizes): PictureTransform {
  const spare = (length: number, room: number) => Math.max(0, (length * view.zoom - room) / 2);
  const [x, y] = [spare(picture.width, stage.width), spare(picture.height, stage.height)];
  return { zoom: view.zoom, x: clamp(view.x, -x, x), y: clamp(view.y, -y, y) };
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
