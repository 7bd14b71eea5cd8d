import type { StageBounds } from './preview-gesture.js';
import type { PreviewEvent, PreviewState } from './preview-state.js';
import type { Point } from './picture-transform.js';

/** Distance that one press of an arrow key pans a large picture. */
const NUDGE_PX = 64;

interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget;
}

const NUDGES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: NUDGE_PX, y: 0 },
  ArrowRight: { x: -NUDGE_PX, y: 0 },
  ArrowUp: { x: 0, y: NUDGE_PX },
  ArrowDown: { x: 0, y: -NUDGE_PX },
};

/** The event for a key; undefined for unused keys and inside fields and videos, which handle keys themselves. */
export function keyEvent(
  pressed: Key,
  state: PreviewState,
  { count, ground }: { count: number; ground: StageBounds },
): PreviewEvent | undefined {
  const { key, shiftKey, target } = pressed;
  if (
    pressed.ctrlKey ||
    pressed.metaKey ||
    pressed.altKey ||
    target instanceof HTMLInputElement ||
    target instanceof HTMLVideoElement
  )
    return undefined;
  const nudge = NUDGES[key];
  if (nudge && state.gesture.transform.zoom > 1 && (shiftKey || nudge.x === 0))
    return { type: 'nudged', by: nudge, ground };
  switch (key) {
    case 'ArrowRight':
      return { type: 'turned', by: 1, count };
    case 'ArrowLeft':
      return { type: 'turned', by: -1, count };
    case '+':
    case '=':
      return { type: 'zoomed', steps: 1, ground };
    case '-':
    case '_':
      return { type: 'zoomed', steps: -1, ground };
    case '0':
      return { type: 'fitted' };
    default:
      return undefined;
  }
}
