import {
  AT_REST,
  fingerDown,
  fingerMoved,
  fingerUp,
  type StageBounds,
  type GestureState,
  type Touch,
} from './preview-gesture.js';
import {
  FITTED,
  indexAfter,
  movedBy,
  type PictureTransform,
  type Point,
  zoomBy,
  zoomTo,
  zoomToggled,
} from './picture-transform.js';

export interface PreviewState {
  /** Index of the shown item. */
  readonly index: number;
  readonly gesture: GestureState;
}

/**
 * The events of a preview. Points are in pixels from the centre of the stage; `ground` is measured at the time of the
 * event.
 */
export type PreviewEvent =
  | { readonly type: 'turned'; readonly by: 1 | -1; readonly count: number }
  | { readonly type: 'zoomed'; readonly steps: number; readonly at?: Point; readonly ground: StageBounds }
  | { readonly type: 'zoomSet'; readonly zoom: number; readonly ground: StageBounds }
  | { readonly type: 'zoomToggled'; readonly at: Point; readonly ground: StageBounds }
  | { readonly type: 'fitted' }
  | { readonly type: 'nudged'; readonly by: Point; readonly ground: StageBounds }
  | { readonly type: 'fingerDown'; readonly touch: Touch; readonly at: number; readonly ground: StageBounds }
  | { readonly type: 'fingerMoved'; readonly touch: Touch; readonly ground: StageBounds }
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
  gesture: AT_REST,
});

/** The reducer: the only code that changes the state. */
export function previewAfter(state: PreviewState, event: PreviewEvent): PreviewState {
  const { gesture } = state;
  switch (event.type) {
    case 'turned':
      return turned(state, event.by, event.count);
    case 'zoomed':
      return event.ground.still
        ? state
        : withTransform(state, zoomBy(gesture.transform, event.steps, event.ground.sizes, event.at));
    case 'zoomSet':
      return event.ground.still
        ? state
        : withTransform(state, zoomTo(gesture.transform, event.zoom, event.ground.sizes));
    case 'zoomToggled':
      return event.ground.still
        ? state
        : withTransform(state, zoomToggled(gesture.transform, event.ground.sizes, event.at));
    case 'fitted':
      return withTransform(state, FITTED);
    case 'nudged':
      return withTransform(state, movedBy(gesture.transform, event.by, event.ground.sizes));
    case 'fingerDown':
      return { ...state, gesture: fingerDown(gesture, event.touch, event.at, event.ground) };
    case 'fingerMoved':
      return { ...state, gesture: fingerMoved(gesture, event.touch, event.ground) };
    case 'fingerUp': {
      const after = fingerUp(gesture, event.id, event.at, event.cancelled);
      return after.step === 0
        ? { ...state, gesture: after }
        : turned({ ...state, gesture: after }, after.step, event.count);
    }
  }
}

const withTransform = (state: PreviewState, transform: PictureTransform): PreviewState => ({
  ...state,
  gesture: { ...state.gesture, transform },
});

/** The next item starts fitted. `moved` stays set, so that the click that ends a swipe does not count. */
function turned({ index, gesture }: PreviewState, by: 1 | -1, count: number): PreviewState {
  return { index: indexAfter(index, by, Math.max(1, count)), gesture: { ...AT_REST, moved: gesture.moved } };
}
