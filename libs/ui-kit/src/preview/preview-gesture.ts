import { FITTED, movedBy, type PictureTransform, type Point, type Sizes, zoomTo } from './picture-transform.js';

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

export interface GestureState {
  readonly gesture: Gesture;
  readonly transform: PictureTransform;
  /** Horizontal offset of the picture while the finger swipes, in pixels. */
  readonly swipe: number;
  /** The fingers did more than press since the first one came down: the click that follows does not count. */
  readonly moved: boolean;
  /** The item to show after the finger lifts: 1 the next, -1 the previous, 0 the same. */
  readonly step: 0 | 1 | -1;
}

/**
 * The surroundings of the picture: `many` if there is another item to swipe to, `still` for a video, which does not
 * zoom.
 */
export interface StageBounds {
  readonly sizes: Sizes;
  readonly many: boolean;
  readonly still: boolean;
}

export const AT_REST: GestureState = { gesture: { kind: 'none' }, transform: FITTED, swipe: 0, moved: false, step: 0 };

/** A finger that moves less than this only presses. */
const SLACK_PX = 8;
/** A finger that moves this far, or fast enough, swipes. */
const SWIPE_PX = 72;
const FLICK_PX_PER_MS = 0.5;
const FLICK_MIN_PX = 24;

export function fingerDown(state: GestureState, touch: Touch, at: number, { still }: StageBounds): GestureState {
  const { gesture, transform } = state;
  const first = gesture.kind === 'none' || gesture.kind === 'pinching' ? undefined : gesture.touch;
  if (gesture.kind === 'pinching') return state;
  if (!first) return { ...state, gesture: { kind: 'pressed', touch, at }, swipe: 0, moved: false, step: 0 };
  if (still || first.id === touch.id) return state;
  const touches = [first, touch] as const;
  return {
    ...state,
    gesture: { kind: 'pinching', touches, span: spanOf(touches), zoom: transform.zoom },
    swipe: 0,
    moved: true,
  };
}

export function fingerMoved(state: GestureState, touch: Touch, ground: StageBounds): GestureState {
  const { gesture } = state;
  switch (gesture.kind) {
    case 'none':
      return state;
    case 'pressed':
      return gesture.touch.id === touch.id ? started(state, gesture, touch, ground) : state;
    case 'dragging':
      return gesture.touch.id === touch.id ? dragged(state, gesture.touch, touch, ground) : state;
    case 'swiping':
      return gesture.touch.id === touch.id
        ? { ...state, gesture: { ...gesture, touch }, swipe: touch.x - gesture.from.x }
        : state;
    case 'pinching':
      return pinched(state, gesture, touch, ground);
  }
}

/** A finger lifts; `cancelled` if the browser cancelled the pointer, which never changes the item. */
export function fingerUp(state: GestureState, id: number, at: number, cancelled = false): GestureState {
  const { gesture } = state;
  const rest: GestureState = { ...state, gesture: { kind: 'none' }, swipe: 0 };
  switch (gesture.kind) {
    case 'none':
      return state;
    case 'pressed':
    case 'dragging':
      return gesture.touch.id === id ? rest : state;
    case 'swiping':
      return gesture.touch.id === id ? { ...rest, step: cancelled ? 0 : turnOf(state.swipe, at - gesture.at) } : state;
    case 'pinching': {
      const left = gesture.touches.find((touch) => touch.id !== id);
      if (!left || gesture.touches.every((touch) => touch.id !== id)) return state;
      return { ...rest, gesture: { kind: 'dragging', touch: left } };
    }
  }
}

function started(
  state: GestureState,
  { touch: from, at }: { touch: Touch; at: number },
  touch: Touch,
  ground: StageBounds,
): GestureState {
  if (Math.hypot(touch.x - from.x, touch.y - from.y) < SLACK_PX) return state;
  const { transform } = state;
  const moving = { ...state, moved: true };
  if (transform.zoom > 1) return dragged(moving, from, touch, ground);
  const sideways = Math.abs(touch.x - from.x) > Math.abs(touch.y - from.y);
  if (!ground.many || !sideways) return { ...moving, gesture: { kind: 'dragging', touch } };
  return { ...moving, gesture: { kind: 'swiping', from, at, touch }, swipe: touch.x - from.x };
}

function dragged(state: GestureState, from: Point, touch: Touch, { sizes }: StageBounds): GestureState {
  return {
    ...state,
    gesture: { kind: 'dragging', touch },
    transform: movedBy(state.transform, { x: touch.x - from.x, y: touch.y - from.y }, sizes),
  };
}

/** The part of the picture between the fingers stays between them. */
function pinched(
  state: GestureState,
  gesture: Extract<Gesture, { kind: 'pinching' }>,
  touch: Touch,
  { sizes }: StageBounds,
): GestureState {
  const [one, other] = gesture.touches;
  if (touch.id !== one.id && touch.id !== other.id) return state;
  const touches = touch.id === one.id ? ([touch, other] as const) : ([one, touch] as const);
  const before = middleOf(gesture.touches);
  const now = middleOf(touches);
  const wanted = gesture.zoom * (spanOf(touches) / Math.max(1, gesture.span));
  const near = zoomTo(state.transform, wanted, sizes, before);
  return {
    ...state,
    gesture: { ...gesture, touches },
    transform: movedBy(near, { x: now.x - before.x, y: now.y - before.y }, sizes),
  };
}

function turnOf(swipe: number, took: number): 0 | 1 | -1 {
  const far = Math.abs(swipe);
  const flicked = far > FLICK_MIN_PX && far / Math.max(1, took) > FLICK_PX_PER_MS;
  if (far < SWIPE_PX && !flicked) return 0;
  return swipe < 0 ? 1 : -1;
}

const spanOf = ([one, other]: readonly [Point, Point]): number => Math.hypot(one.x - other.x, one.y - other.y);
const middleOf = ([one, other]: readonly [Point, Point]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
