/** A square of a picture, in the picture's own pixels: its left and top edges and its side. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Zoom range: at 1 the square takes the picture's shorter side, at 5 a fifth of it. */
export const CROP_ZOOM = { min: 1, max: 5 } as const;

/** The largest square, centred. */
export function wholeCrop({ width, height }: Extent): CropArea {
  const size = Math.min(width, height);
  return { x: (width - size) / 2, y: (height - size) / 2, size };
}

export const zoomOf = (crop: CropArea, extent: Extent): number => Math.min(extent.width, extent.height) / crop.size;

/** Zooms the square; the point `at` (as fractions of the square, by default its centre) does not move. */
export function cropZoomed(crop: CropArea, extent: Extent, zoom: number, at: Place = { x: 0.5, y: 0.5 }): CropArea {
  const size = Math.min(extent.width, extent.height) / clamp(zoom, CROP_ZOOM.min, CROP_ZOOM.max);
  return within({ size, x: crop.x + (crop.size - size) * at.x, y: crop.y + (crop.size - size) * at.y }, extent);
}

/** Moves the square by fractions of its own side, clamped to the picture. */
export const cropMoved = (crop: CropArea, extent: Extent, { x, y }: Place): CropArea =>
  within({ ...crop, x: crop.x + x * crop.size, y: crop.y + y * crop.size }, extent);

/** Rounds the square to whole pixels inside the picture. */
export function wholePixels({ x, y, size }: CropArea, { width, height }: Extent): CropArea {
  const edge = Math.max(1, Math.min(Math.round(size), width, height));
  return { x: clamp(Math.round(x), 0, width - edge), y: clamp(Math.round(y), 0, height - edge), size: edge };
}

const within = ({ x, y, size }: CropArea, { width, height }: Extent): CropArea => ({
  x: clamp(x, 0, width - size),
  y: clamp(y, 0, height - size),
  size,
});

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
