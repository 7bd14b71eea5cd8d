import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useWheel } from '../primitives/use-wheel.js';
import { type CropArea, cropMoved, cropZoomed, type Extent, type Place, zoomOf } from './crop-model.js';

/** An arrow key moves the square by a twentieth of its side, with Shift by a fifth. */
const NUDGE = 0.05;
const FAR_NUDGE = 0.2;
const KEY_ZOOM = 1.1;
/** One wheel notch is about 100 px; a touchpad sends many small events. */
const WHEEL_ZOOM = 1.0015;
const MAX_WHEEL_PX = 120;

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface CropState {
  readonly crop: CropArea;
  readonly extent: Extent;
  readonly onCrop: (next: CropArea) => void;
}

/**
 * Pointer, wheel and keyboard input for the square: dragging moves the picture under it; pinching and the wheel zoom.
 */
export function useCropGestures(stage: RefObject<HTMLElement | null>, state: CropState | null) {
  const fingers = useRef(new Map<number, Place>());
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  // Several pointer or wheel events can arrive before the next render: each starts from the result of the one before.
  const move = (next: (now: CropState) => CropArea | undefined): boolean => {
    const now = latest.current;
    const crop = now && next(now);
    if (!crop) return false;
    latest.current = { ...now, crop };
    now.onCrop(crop);
    return true;
  };
  useWheel(stage, (event, element) => {
    const px = Math.max(-MAX_WHEEL_PX, Math.min(MAX_WHEEL_PX, event.deltaY));
    move(({ crop, extent }) =>
      cropZoomed(crop, extent, zoomOf(crop, extent) * WHEEL_ZOOM ** -px, partOf(element, event)),
    );
  });

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, partOf(event.currentTarget, event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = [...fingers.current.values()];
      if (!fingers.current.has(event.pointerId)) return;
      fingers.current.set(event.pointerId, partOf(event.currentTarget, event));
      move((now) => dragged(now, before, [...fingers.current.values()]));
    },
    onPointerUp: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
    onPointerCancel: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
    onKeyDown: (event: KeyboardEvent) => {
      // Keep the page from scrolling with the arrow keys.
      if (move((now) => pressed(now, event))) event.preventDefault();
    },
  };
}

/** The part of the picture under the fingers stays under them. */
function dragged({ crop, extent }: CropState, before: readonly Place[], now: readonly Place[]): CropArea {
  const [from, to] = [middleOf(before), middleOf(now)];
  const moved = cropMoved(crop, extent, { x: from.x - to.x, y: from.y - to.y });
  const [spanBefore, spanNow] = [spanOf(before), spanOf(now)];
  return spanBefore > 0 && spanNow > 0
    ? cropZoomed(moved, extent, (zoomOf(moved, extent) * spanNow) / spanBefore, to)
    : moved;
}

function pressed(
  { crop, extent }: CropState,
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
): CropArea | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const arrow = ARROWS[key];
  const step = shiftKey ? FAR_NUDGE : NUDGE;
  if (arrow) return cropMoved(crop, extent, { x: arrow.x * step, y: arrow.y * step });
  if (key === '+' || key === '=') return cropZoomed(crop, extent, zoomOf(crop, extent) * KEY_ZOOM);
  if (key === '-' || key === '_') return cropZoomed(crop, extent, zoomOf(crop, extent) / KEY_ZOOM);
  return undefined;
}

/** A point as fractions of the element: 0 at the left and top edges, 1 at the right and bottom edges. */
function partOf(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / Math.max(1, width), y: (clientY - top) / Math.max(1, height) };
}

function middleOf(places: readonly Place[]): Place {
  const sum = places.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, places.length), y: sum.y / Math.max(1, places.length) };
}

const spanOf = ([one, other]: readonly Place[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
