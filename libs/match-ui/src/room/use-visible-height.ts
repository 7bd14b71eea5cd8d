import { useEffect } from 'react';

/**
 * Measures the part of the window that an on-screen keyboard leaves in sight: `--room-h` and `--room-top` on the root
 * element, for the room and for the toasts over it. Browsers that resize the page for a keyboard need no help; the others
 * lay the keyboard over the page, and some scroll the page under it.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: view } = window;
    const { style } = document.documentElement;
    if (!view) return;
    const follow = () => {
      // A pinch zoom also shrinks the visual viewport, and must not change the layout.
      if (view.scale > 1) return;
      style.setProperty('--room-h', `${view.height}px`);
      style.setProperty('--room-top', `${view.offsetTop}px`);
    };
    view.addEventListener('resize', follow);
    view.addEventListener('scroll', follow);
    return () => {
      view.removeEventListener('resize', follow);
      view.removeEventListener('scroll', follow);
      style.removeProperty('--room-h');
      style.removeProperty('--room-top');
    };
  }, []);
}
