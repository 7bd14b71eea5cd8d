import { type Dispatch, type MouseEvent, type PointerEvent, useRef } from 'react';
import { useWheel } from '../primitives/use-wheel.js';
import type { StageBounds } from './preview-gesture.js';
import type { PreviewEvent, PreviewState } from './preview-state.js';
import { type Point, stepsOfWheel } from './picture-transform.js';

/** Height of a line in pixels: Firefox reports the wheel delta in lines. */
const LINE_PX = 33;

interface StageDeps {
  state: PreviewState;
  count: number;
  still: boolean;
  send: Dispatch<PreviewEvent>;
  onClose: () => void;
}

/** Mouse, wheel and touch handlers of the stage. `groundNow` measures the stage and the picture. */
export function useStage({ state, count, still, send, onClose }: StageDeps) {
  const stage = useRef<HTMLDivElement>(null);
  const groundNow = () => groundOf(stage.current, count, still);
  useWheel(stage, (event, element) => {
    const delta = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
    send({ type: 'zoomed', steps: stepsOfWheel(delta), at: placeIn(element, event), ground: groundNow() });
  });

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      // Leave pointer input on a video to its native controls, e.g. the seek bar.
      if (event.button !== 0 || isVideo(event.target)) return;
      send({ type: 'fingerDown', touch: touchOf(event), at: event.timeStamp, ground: groundNow() });
    },
    onPointerMove: (event: PointerEvent) => {
      if (state.gesture.gesture.kind === 'none') return;
      // Capture only after a move: with a captured pointer the click would hit the stage, not the pressed element.
      if (state.gesture.moved) event.currentTarget.setPointerCapture(event.pointerId);
      send({ type: 'fingerMoved', touch: touchOf(event), ground: groundNow() });
    },
    onPointerUp: (event: PointerEvent) =>
      send({ type: 'fingerUp', id: event.pointerId, at: event.timeStamp, cancelled: false, count }),
    onPointerCancel: (event: PointerEvent) =>
      send({ type: 'fingerUp', id: event.pointerId, at: event.timeStamp, cancelled: true, count }),
    onClick: ({ target }: MouseEvent) => {
      if (!state.gesture.moved && isBackdrop(target)) onClose();
    },
    onDoubleClick: (event: MouseEvent) => {
      if (event.target instanceof HTMLImageElement)
        send({ type: 'zoomToggled', at: placeOf(event), ground: groundNow() });
    },
  };
  return { stage, handlers, groundNow };
}

function groundOf(stage: HTMLElement | null, many: number, still: boolean): StageBounds {
  const picture = stage?.querySelector<HTMLElement>('[data-part="picture"]');
  return {
    sizes: {
      stage: { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 },
      // Layout size, without the zoom, which is a CSS transform.
      picture: { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
    },
    many: many > 1,
    still,
  };
}

const placeOf = (event: MouseEvent): Point => placeIn(event.currentTarget, event);
const touchOf = (event: PointerEvent) => ({ id: event.pointerId, ...placeOf(event) });

/** The pointer's position in pixels from the centre of the stage. */
function placeIn(stage: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const isVideo = (target: EventTarget) => target instanceof HTMLVideoElement;
const isBackdrop = (target: EventTarget) =>
  target instanceof Element && !target.closest('img, video, button, [data-part="message"]');
