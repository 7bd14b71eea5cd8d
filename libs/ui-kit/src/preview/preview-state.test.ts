import type { StageBounds } from './preview-gesture.js';
import { openedAt, previewAfter, type PreviewEvent, type PreviewState } from './preview-state.js';

const ground: StageBounds = {
  sizes: { stage: { width: 1000, height: 600 }, picture: { width: 800, height: 600 } },
  many: true,
  still: false,
};
const COUNT = 5;

const after = (state: PreviewState, ...events: PreviewEvent[]) => events.reduce(previewAfter, state);
const down = (id: number, x: number, y: number, at = 0, on = ground): PreviewEvent => ({
  type: 'fingerDown',
  touch: { id, x, y },
  at,
  ground: on,
});
const move = (id: number, x: number, y: number, on = ground): PreviewEvent => ({
  type: 'fingerMoved',
  touch: { id, x, y },
  ground: on,
});
const up = (id: number, at = 1000, cancelled = false): PreviewEvent => ({
  type: 'fingerUp',
  id,
  at,
  cancelled,
  count: COUNT,
});

const opened = openedAt(2, COUNT);
const zoomed = after(opened, { type: 'zoomSet', zoom: 2, ground });

describe('[UI1] (opening and wrap-around)', () => {
  it('opens at an index; one out of range wraps around', () => {
    expect(openedAt(3, 5).index).toBe(3);
    expect(openedAt(5, 5).index).toBe(0);
    expect(openedAt(-1, 5).index).toBe(4);
    expect(openedAt(0, 0).index).toBe(0);
  });

  it('wraps around in both directions, and each item starts fitted to the window', () => {
    const last = openedAt(4, COUNT);
    expect(after(last, { type: 'turned', by: 1, count: COUNT }).index).toBe(0);
    expect(after(openedAt(0, COUNT), { type: 'turned', by: -1, count: COUNT }).index).toBe(4);
    expect(after(zoomed, { type: 'turned', by: 1, count: COUNT }).gesture.transform.zoom).toBe(1);
  });
});

describe('[PV3] fingers: state × event', () => {
  it('a long enough horizontal swipe shows the next or previous item', () => {
    expect(after(opened, down(1, 0, 0), move(1, -40, 3), move(1, -100, 5), up(1))).toMatchObject({
      index: 3,
      gesture: { swipe: 0, moved: true },
    });
    expect(after(opened, down(1, 0, 0), move(1, 100, 5), up(1)).index).toBe(1);
  });

  it('the picture follows the finger, and returns after a short swipe', () => {
    const half = after(opened, down(1, 0, 0), move(1, -50, 3));
    expect(half.gesture.swipe).toBe(-50);
    expect(after(half, up(1))).toMatchObject({ index: 2, gesture: { swipe: 0, step: 0 } });
  });

  it('a quick flick is enough, and a gesture that the browser cancels does nothing', () => {
    expect(after(opened, down(1, 0, 0, 0), move(1, -40, 0), up(1, 50)).index).toBe(3);
    expect(after(opened, down(1, 0, 0), move(1, -300, 0), up(1, 100, true)).index).toBe(2);
  });

  it('vertical swipes, and swipes on a single picture, change nothing', () => {
    expect(after(opened, down(1, 0, 0), move(1, 5, 200), up(1)).index).toBe(2);
    const alone = { ...ground, many: false };
    expect(after(opened, down(1, 0, 0, 0, alone), move(1, -200, 0, alone), up(1)).index).toBe(2);
  });

  it('a press with little movement is still a press', () => {
    expect(after(opened, down(1, 0, 0), move(1, 3, 3), up(1)).gesture.moved).toBe(false);
  });

  it('one finger drags a picture that is larger than its stage, up to its edge', () => {
    const dragged = after(zoomed, down(1, 0, 0), move(1, 100, 50), move(1, 5000, 60));
    expect(dragged.gesture.transform).toEqual({ zoom: 2, x: 300, y: 60 });
    expect(after(dragged, up(1))).toMatchObject({ index: 2, gesture: { gesture: { kind: 'none' } } });
  });

  it('two fingers pinch, and the point between them stays between them', () => {
    const pinched = after(opened, down(1, -50, 0), down(2, 50, 0), move(1, -100, 0), move(2, 100, 0));
    expect(pinched.gesture.transform).toEqual({ zoom: 2, x: 0, y: 0 });
    expect(after(pinched, move(1, -5, 0), move(2, 5, 0)).gesture.transform.zoom).toBe(0.5);
  });

  it('the finger that stays after a pinch continues to drag without a jump', () => {
    const left = after(opened, down(1, -50, 0), down(2, 50, 0), move(2, 250, 0), up(1));
    const before = left.gesture.transform;
    expect(left.gesture.gesture.kind).toBe('dragging');
    expect(after(left, move(2, 240, 0)).gesture.transform.x).toBe(before.x - 10);
  });

  it('a third finger, and an unknown one, change nothing', () => {
    const pinching = after(opened, down(1, -50, 0), down(2, 50, 0));
    expect(after(pinching, down(3, 0, 0), move(3, 90, 90), up(3))).toEqual(pinching);
    expect(after(opened, move(9, 50, 0), up(9))).toEqual(opened);
  });

  it('a second finger turns a swipe into a pinch', () => {
    const swiping = after(opened, down(1, 0, 0), move(1, -60, 0));
    expect(after(swiping, down(2, 100, 0)).gesture).toMatchObject({ gesture: { kind: 'pinching' }, swipe: 0 });
  });
});

describe('[PV1] a video', () => {
  it('keeps its size', () => {
    const still = { ...ground, still: true };
    const events: PreviewEvent[] = [
      { type: 'zoomed', steps: 1, ground: still },
      { type: 'zoomSet', zoom: 3, ground: still },
      { type: 'zoomToggled', at: { x: 0, y: 0 }, ground: still },
    ];
    expect(after(opened, ...events).gesture.transform.zoom).toBe(1);
    expect(after(opened, down(1, 0, 0, 0, still), down(2, 50, 0, 0, still)).gesture.gesture.kind).toBe('pressed');
  });
});
