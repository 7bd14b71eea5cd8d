import { useEffect } from 'react';

/** Scrolls the row to the current link. The observer measures with the next frame, so that no layout is forced. */
export function useInSight(row: { readonly current: HTMLElement | null }, current: string | undefined): void {
  useEffect(() => {
    const scroller = row.current;
    const link = scroller?.querySelector('[aria-current]');
    if (!scroller || !link || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        if (!entry?.rootBounds || entry.intersectionRatio === 1) return;
        const { boundingClientRect: inner, rootBounds: outer } = entry;
        scroller.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
      },
      { root: scroller },
    );
    observer.observe(link);
    return () => observer.disconnect();
  }, [row, current]);
}
