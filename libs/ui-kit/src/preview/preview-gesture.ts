import { FITTED, movedBy, type PictureView, type Point, type Sizes, zoomTo } from './preview-view.js';

/** One pointer: a finger or the mouse. */
export interface Touch extends Point {
  readonly id: number;
}

/**
 * The state of a gesture: no finger is down; one is down and its intent is still open; one drags a picture larger than
 * the stage; one swipes to another item; two pinch.
 */
export type Gesture =
  | { readonly kind: 'none' }
  | { readonly kind: 'pressed'; readonly touch: Touch; readonly at: number }
  | { readonly kind: 'dragging'; readonly touch: Touch }
  | { readonly kind: 'swiping'; readonly from: Point; readonly at: number; readonly touch: Touch }
  | {
      readonly kind: 'pinching';
      readonly touches: readonly [Touch, Touch];
      readonly span: number;
      readonly zoom: number;
    };

export interface Hand {
  readonly gesture: Gesture;
  readonly view: PictureView;
  /** Horizontal offset of the picture while the finger swipes, in pixels. */
  readonly swipe: number;
  /** The fingers did more than press since the first one came down: the click that follows does not count. */
  readonly moved: boolean;
  /** The item to show after the finger lifts: 1 the next, -1 the previous, 0 the same. */
  readonly turn: 0 | 1 | -1;
}

/**
 * The surroundings of the picture: `many` if there is another item to swipe to, `still` for a video, which does not
 * zoom.
 */
export interface Ground {
  readonly sizes: Sizes;
  readonly many: boolean;
  readonly still: boolean;
}

export const AT_REST: Hand = { gesture: { kind: 'none' }, view: FITTED, swipe: 0, moved: false, turn: 0 };

/** A finger that moves less than this only presses. */
const SLACK_PX = 8;
/** A finger that moves this far, or fast enough, swipes. */
const SWIPE_PX = 72;
const FLICK_PX_PER_MS = 0.5;
const FLICK_LEAST_PX = 24;

export function fingerDown(hand: Hand, touch: Touch, at: number, { still }: Ground): Hand {
  const { gesture, view } = hand;
  const first = gesture.kind === 'none' || gesture.kind === 'pinching' ? undefined : gesture.touch;
  if (gesture.kind === 'pinching') return hand;
  if (!first) return { ...hand, gesture: { kind: 'pressed', touch, at }, swipe: 0, moved: false, turn: 0 };
  if (still || first.id === touch.id) return hand;
  const touches = [first, touch] as const;
  return {
    ...hand,
    gesture: { kind: 'pinching', touches, span: spanOf(touches), zoom: view.zoom },
    swipe: 0,
    moved: true,
  };
}

export function fingerMoved(hand: Hand, touch: Touch, ground: Ground): Hand {
  const { gesture } = hand;
  switch (gesture.kind) {
    case 'none':
      return hand;
    case 'pressed':
      return gesture.touch.id === touch.id ? begun(hand, gesture, touch, ground) : hand;
    case 'dragging':
      return gesture.touch.id === touch.id ? dragged(hand, gesture.touch, touch, ground) : hand;
    case 'swiping':
      return gesture.touch.id === touch.id
        ? { ...hand, gesture: { ...gesture, touch }, swipe: touch.x - gesture.from.x }
        : hand;
    case 'pinching':
      return pinched(hand, gesture, touch, ground);
  }
}

/** A finger lifts; `cancelled` if the browser cancelled the pointer, which never changes the item. */
export function fingerUp(hand: Hand, id: number, at: number, cancelled = false): Hand {
  const { gesture } = hand;
  const rest: Hand = { ...hand, gesture: { kind: 'none' }, swipe: 0 };
  switch (gesture.kind) {
    case 'none':
      return hand;
    case 'pressed':
    case 'dragging':
      return gesture.touch.id === id ? rest : hand;
    case 'swiping':
      return gesture.touch.id === id ? { ...rest, turn: cancelled ? 0 : turnOf(hand.swipe, at - gesture.at) } : hand;
    case 'pinching': {
      const left = gesture.touches.find((touch) => touch.id !== id);
      if (!left || gesture.touches.every((touch) => touch.id !== id)) return hand;
      return { ...rest, gesture: { kind: 'dragging', touch: left } };
    }
  }
}

function begun(hand: Hand, { touch: from, at }: { touch: Touch; at: number }, touch: Touch, ground: Ground): Hand {
  if (Math.hypot(touch.x - from.x, touch.y - from.y) < SLACK_PX) return hand;
  const { view } = hand;
  const moving = { ...hand, moved: true };
  if (view.zoom > 1) return dragged(moving, from, touch, ground);
  const sideways = Math.abs(touch.x - from.x) > Math.abs(touch.y - from.y);
  if (!ground.many || !sideways) return { ...moving, gesture: { kind: 'dragging', touch } };
  return { ...moving, gesture: { kind: 'swiping', from, at, touch }, swipe: touch.x - from.x };
}

function dragged(hand: Hand, from: Point, touch: Touch, { sizes }: Ground): Hand {
  return {
    ...hand,
    gesture: { kind: 'dragging', touch },
    view: movedBy(hand.view, { x: touch.x - from.x, y: touch.y - from.y }, sizes),
  };
}

/** The part of the picture between the fingers stays between them. */
function pinched(hand: Hand, gesture: Extract<Gesture, { kind: 'pinching' }>, touch: Touch, { sizes }: Ground): Hand {
  const [one, other] = gesture.touches;
  if (touch.id !== one.id && touch.id !== other.id) return hand;
  const touches = touch.id === one.id ? ([touch, other] as const) : ([one, touch] as const);
  const before = middleOf(gesture.touches);
  const now = middleOf(touches);
  const wanted = gesture.zoom * (spanOf(touches) / Math.max(1, gesture.span));
  const near = zoomTo(hand.view, wanted, sizes, before);
  return {
    ...hand,
    gesture: { ...gesture, touches },
    view: movedBy(near, { x: now.x - before.x, y: now.y - before.y }, sizes),
  };
}

function turnOf(swipe: number, took: number): 0 | 1 | -1 {
  const far = Math.abs(swipe);
  const flicked = far > FLICK_LEAST_PX && far / Math.max(1, took) > FLICK_PX_PER_MS;
  if (far < SWIPE_PX && !flicked) return 0;
  return swipe < 0 ? 1 : -1;
}

const spanOf = ([one, other]: readonly [Point, Point]): number => Math.hypot(one.x - other.x, one.y - other.y);
const middleOf = ([one, other]: readonly [Point, Point]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
