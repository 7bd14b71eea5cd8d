import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Handles wheel events over an element instead of scrolling the page. React's listeners are passive and cannot call
 * preventDefault().
 */
export function useWheel<E extends HTMLElement>(
  stage: RefObject<E | null>,
  onWheel: (event: WheelEvent, over: E) => void,
): void {
  const latest = useRef(onWheel);
  useEffect(() => {
    latest.current = onWheel;
  });
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(event, element);
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [stage]);
}
