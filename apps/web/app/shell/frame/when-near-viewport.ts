/** Distance from the window, in pixels, at which a part of the page starts to load. */
const MARGIN_PX = 300;

/**
 * Resolves when the element comes near the window: at once where there is no such element yet, as after a navigation inside
 * the site, or where the browser cannot observe it.
 */
export function whenNearViewport(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${MARGIN_PX}px` },
    );
    observer.observe(element);
  });
}
