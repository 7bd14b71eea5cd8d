import { type RefObject, useEffect, useState } from 'react';

/** Margin around the screen where rows count as visible, so that none is stale when it scrolls into view. */
const MARGIN = '600px 0px';

/** Tells elements whether they are on or near the screen; one observer serves a whole table. */
export class ScreenObserver {
  private observer: IntersectionObserver | undefined;
  private readonly listeners = new Map<Element, (nearby: boolean) => void>();

  /**
   * Starts observing and returns a function that stops. Without IntersectionObserver, all elements keep their initial
   * state.
   */
  open(): () => void {
    if (typeof IntersectionObserver === 'undefined') return () => undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) this.listeners.get(target)?.(isIntersecting);
      },
      { rootMargin: MARGIN },
    );
    this.observer = observer;
    for (const element of this.listeners.keys()) observer.observe(element);
    return () => {
      observer.disconnect();
      this.observer = undefined;
    };
  }

  watch(element: Element, listener: (nearby: boolean) => void): () => void {
    this.listeners.set(element, listener);
    this.observer?.observe(element);
    return () => {
      this.listeners.delete(element);
      this.observer?.unobserve(element);
    };
  }
}

/** Whether the element is on or near the screen; true until the first observation. */
export function useNearby(screen: ScreenObserver, element: RefObject<Element | null>): boolean {
  const [nearby, setNearby] = useState(true);
  useEffect(() => (element.current ? screen.watch(element.current, setNearby) : undefined), [screen, element]);
  return nearby;
}
