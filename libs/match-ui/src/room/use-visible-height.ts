import { useEffect } from 'react';

/**
 * Keeps the room within the part of the window that an on-screen keyboard leaves in sight. Browsers that resize the page
 * for a keyboard need no help; the others lay the keyboard over the page, and some scroll the page under it.
 */
export function useVisibleHeight(root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { visualViewport: view } = window;
    const element = root.current;
    if (!view || !element) return;
    const follow = () => {
      // A pinch zoom also shrinks the visual viewport, and must not change the layout.
      if (view.scale > 1) return;
      element.style.setProperty('--room-h', `${view.height}px`);
      element.style.setProperty('--room-top', `${view.offsetTop}px`);
    };
    view.addEventListener('resize', follow);
    view.addEventListener('scroll', follow);
    return () => {
      view.removeEventListener('resize', follow);
      view.removeEventListener('scroll', follow);
    };
  }, [root]);
}
