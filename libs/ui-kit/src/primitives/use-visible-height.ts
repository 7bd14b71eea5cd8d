import { useEffect } from 'react';

/**
 * Measures the part of the window that an on-screen keyboard leaves in sight: `--visible-h` and `--visible-top` on the root
 * element, for a page in the whole window and for the toasts over it. Browsers that resize the page for a keyboard need no
 * help; the others lay the keyboard over the page, and some scroll the page under it.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: view } = window;
    const { style } = document.documentElement;
    if (!view) return;
    const follow = () => {
      // A pinch zoom also shrinks the visual viewport, and must not change the layout.
      if (view.scale > 1) return;
      style.setProperty('--visible-h', `${view.height}px`);
      style.setProperty('--visible-top', `${view.offsetTop}px`);
    };
    view.addEventListener('resize', follow);
    view.addEventListener('scroll', follow);
    return () => {
      view.removeEventListener('resize', follow);
      view.removeEventListener('scroll', follow);
      style.removeProperty('--visible-h');
      style.removeProperty('--visible-top');
    };
  }, []);
}
