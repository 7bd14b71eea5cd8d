import { type RefObject, useEffect, useState } from 'react';

/** Rows this near to the screen count as seen, so that none is stale when it scrolls in. */
const MARGIN = '600px 0px';

/** Tells elements whether they are on screen or near it: one observer for a whole table. */
export class Sight {
  private observer: IntersectionObserver | undefined;
  private readonly told = new Map<Element, (nearby: boolean) => void>();

  /** Begins to look; answers how to stop. A browser that cannot look tells nobody, so that all stay as they are. */
  open(): () => void {
    if (typeof IntersectionObserver === 'undefined') return () => undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) this.told.get(target)?.(isIntersecting);
      },
      { rootMargin: MARGIN },
    );
    this.observer = observer;
    for (const element of this.told.keys()) observer.observe(element);
    return () => {
      observer.disconnect();
      this.observer = undefined;
    };
  }

  watch(element: Element, tell: (nearby: boolean) => void): () => void {
    this.told.set(element, tell);
    this.observer?.observe(element);
    return () => {
      this.told.delete(element);
      this.observer?.unobserve(element);
    };
  }
}

/** Whether the element is on screen or near it; true until somebody has looked. */
export function useNearby(sight: Sight, element: RefObject<Element | null>): boolean {
  const [nearby, setNearby] = useState(true);
  useEffect(() => (element.current ? sight.watch(element.current, setNearby) : undefined), [sight, element]);
  return nearby;
}
