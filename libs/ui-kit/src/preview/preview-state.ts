import { AT_REST, fingerDown, fingerMoved, fingerUp, type Ground, type Hand, type Touch } from './preview-gesture.js';
import {
  FITTED,
  indexAfter,
  movedBy,
  type PictureView,
  type Point,
  zoomBy,
  zoomTo,
  zoomToggled,
} from './preview-view.js';

export interface PreviewState {
  /** Index of the shown item. */
  readonly index: number;
  readonly hand: Hand;
}

/**
 * The events of a preview. Points are in pixels from the centre of the stage; `ground` is measured at the time of the
 * event.
 */
export type PreviewEvent =
  | { readonly type: 'turned'; readonly by: 1 | -1; readonly count: number }
  | { readonly type: 'zoomed'; readonly steps: number; readonly at?: Point; readonly ground: Ground }
  | { readonly type: 'zoomSet'; readonly zoom: number; readonly ground: Ground }
  | { readonly type: 'zoomToggled'; readonly at: Point; readonly ground: Ground }
  | { readonly type: 'fitted' }
  | { readonly type: 'nudged'; readonly by: Point; readonly ground: Ground }
  | { readonly type: 'fingerDown'; readonly touch: Touch; readonly at: number; readonly ground: Ground }
  | { readonly type: 'fingerMoved'; readonly touch: Touch; readonly ground: Ground }
  | {
      readonly type: 'fingerUp';
      readonly id: number;
      readonly at: number;
      readonly cancelled: boolean;
      readonly count: number;
    };

/** The initial state, at one of `count` items; an index out of range wraps around. */
export const openedAt = (index: number, count: number): PreviewState => ({
  index: indexAfter(index, 0, Math.max(1, count)),
  hand: AT_REST,
});

/** The reducer: the only code that changes the state. */
export function previewAfter(state: PreviewState, event: PreviewEvent): PreviewState {
  const { hand } = state;
  switch (event.type) {
    case 'turned':
      return turned(state, event.by, event.count);
    case 'zoomed':
      return event.ground.still ? state : withView(state, zoomBy(hand.view, event.steps, event.ground.sizes, event.at));
    case 'zoomSet':
      return event.ground.still ? state : withView(state, zoomTo(hand.view, event.zoom, event.ground.sizes));
    case 'zoomToggled':
      return event.ground.still ? state : withView(state, zoomToggled(hand.view, event.ground.sizes, event.at));
    case 'fitted':
      return withView(state, FITTED);
    case 'nudged':
      return withView(state, movedBy(hand.view, event.by, event.ground.sizes));
    case 'fingerDown':
      return { ...state, hand: fingerDown(hand, event.touch, event.at, event.ground) };
    case 'fingerMoved':
      return { ...state, hand: fingerMoved(hand, event.touch, event.ground) };
    case 'fingerUp': {
      const after = fingerUp(hand, event.id, event.at, event.cancelled);
      return after.turn === 0 ? { ...state, hand: after } : turned({ ...state, hand: after }, after.turn, event.count);
    }
  }
}

const withView = (state: PreviewState, view: PictureView): PreviewState => ({
  ...state,
  hand: { ...state.hand, view },
});

/** The next item starts fitted. `moved` stays set, so that the click that ends a swipe does not count. */
function turned({ index, hand }: PreviewState, by: 1 | -1, count: number): PreviewState {
  return { index: indexAfter(index, by, Math.max(1, count)), hand: { ...AT_REST, moved: hand.moved } };
}
