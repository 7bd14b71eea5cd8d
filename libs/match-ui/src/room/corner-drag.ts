import { useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

/** The corners in which the mini player can rest. */
export const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
export type Corner = (typeof CORNERS)[number];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A press that moves less is a click. */
const SLACK_PX = 6;

/** The corner nearest to a point in a window of this size. */
export function nearestCorner({ x, y }: Point, width: number, height: number): Corner {
  return `${y < height / 2 ? 'top' : 'bottom'}-${x < width / 2 ? 'left' : 'right'}`;
}

/** The corner that an arrow key moves to; undefined for other keys, and at the edge. */
export function cornerAfter(key: string, corner: Corner): Corner | undefined {
  const [row, column] = corner.split('-');
  const next = {
    ArrowUp: `top-${column}`,
    ArrowDown: `bottom-${column}`,
    ArrowLeft: `${row}-left`,
    ArrowRight: `${row}-right`,
  }[key];
  return CORNERS.find((known) => known === next && known !== corner);
}

/** The next corner clockwise, for users who neither drag nor use a keyboard. */
export function nextCorner(corner: Corner): Corner {
  return CORNERS[(CORNERS.indexOf(corner) + 1) % CORNERS.length] ?? corner;
}

/** Drags an element to a corner; during the drag it follows the pointer by `offset`. */
export function useCornerDrag(corner: Corner, onCorner: (corner: Corner) => void) {
  const [offset, setOffset] = useState<Point>();
  const from = useRef<Point>(undefined);
  const dragged = useRef(false);

  const stop = () => {
    from.current = undefined;
    setOffset(undefined);
  };

  return {
    offset,
    handlers: {
      onPointerDown: ({ button, clientX, clientY }: PointerEvent) => {
        dragged.current = false;
        if (button === 0) from.current = { x: clientX, y: clientY };
      },
      onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
        if (!from.current) return;
        const moved = { x: clientX - from.current.x, y: clientY - from.current.y };
        if (!dragged.current && Math.hypot(moved.x, moved.y) < SLACK_PX) return;
        dragged.current = true;
        currentTarget.setPointerCapture(pointerId);
        setOffset(moved);
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        if (dragged.current) onCorner(nearestCorner({ x: clientX, y: clientY }, window.innerWidth, window.innerHeight));
        stop();
      },
      onPointerCancel: stop,
      /** The click that ends a drag does not count. */
      onClickCapture: (event: MouseEvent) => {
        if (!dragged.current) return;
        dragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onKeyDown: (event: KeyboardEvent) => {
        const next = cornerAfter(event.key, corner);
        if (next === undefined) return;
        event.preventDefault();
        onCorner(next);
      },
    },
  };
}
