/** How a picture lies on its stage: its size, and how far its middle is from the middle of the stage. */
export interface PictureView {
  /** 1 is the size at which it fits. */
  readonly zoom: number;
  /** In pixels. */
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of the stage, and of the picture at zoom 1; in pixels. */
export interface Sizes {
  readonly stage: Size;
  readonly picture: Size;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const ZOOM = { least: 0.5, most: 5, step: 0.3 } as const;

export const FITTED: PictureView = { zoom: 1, x: 0, y: 0 };

/** What a double press shows from near. */
const NEAR = 2;

/** A turn of a wheel by one notch, in pixels. */
const NOTCH_PX = 100;

const IMAGES = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp']);

/** An address that ends in jpg, jpeg, png, gif or webp is a picture; anything else is a video. */
export function kindOf(src: string): 'image' | 'video' {
  const [path = ''] = src.split(/[?#]/);
  return IMAGES.has(path.slice(path.lastIndexOf('.') + 1).toLowerCase()) ? 'image' : 'video';
}

/** The next item, or the one before; round from the last to the first. */
export const indexAfter = (index: number, by: number, count: number): number => (((index + by) % count) + count) % count;

/** Another size; what is under the point (from the middle of the stage) stays there. */
export function zoomTo(view: PictureView, zoom: number, sizes: Sizes, { x, y }: Point = { x: 0, y: 0 }): PictureView {
  const next = clamp(Math.round(zoom * 100) / 100, ZOOM.least, ZOOM.most);
  const growth = next / view.zoom;
  return within({ zoom: next, x: x - (x - view.x) * growth, y: y - (y - view.y) * growth }, sizes);
}

/** So many steps nearer, or further when negative. */
export const zoomBy = (view: PictureView, steps: number, sizes: Sizes, at?: Point): PictureView =>
  zoomTo(view, view.zoom + steps * ZOOM.step, sizes, at);

/** One notch of a wheel is one step; a touchpad, which sends many small ones, goes smoothly. */
export const stepsOfWheel = (deltaPx: number): number => clamp(-deltaPx / NOTCH_PX, -1, 1);

/** From near, or fitted again. */
export const zoomToggled = (view: PictureView, sizes: Sizes, at: Point): PictureView =>
  view.zoom > 1 ? FITTED : zoomTo(view, NEAR, sizes, at);

/** Moved, but never so far that its edge comes into the stage. */
export const movedBy = (view: PictureView, { x, y }: Point, sizes: Sizes): PictureView =>
  within({ ...view, x: view.x + x, y: view.y + y }, sizes);

/** Whole per cent. */
export const percentOf = ({ zoom }: PictureView): number => Math.round(zoom * 100);

/** What was typed as a percentage ("150", "150 %"), between 50 and 500; undefined when it is no number. */
export function zoomTyped(text: string): number | undefined {
  const typed = /^\s*(\d+)(?:[.,]\d+)?\s*%?\s*$/.exec(text);
  return typed ? clamp(Number(typed[1]), ZOOM.least * 100, ZOOM.most * 100) / 100 : undefined;
}

function within(view: PictureView, { stage, picture }: Sizes): PictureView {
  const spare = (length: number, room: number) => Math.max(0, (length * view.zoom - room) / 2);
  const [x, y] = [spare(picture.width, stage.width), spare(picture.height, stage.height)];
  return { zoom: view.zoom, x: clamp(view.x, -x, x), y: clamp(view.y, -y, y) };
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
