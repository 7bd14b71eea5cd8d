import { type RefObject, useEffect } from 'react';

/**
 * Keeps the dialog around a field above the on-screen keyboard: it covers the lower part of a phone's page without making the page
 * shorter, and a dialog of a phone is at its lower edge.
 */
export function useKeyboardRoom(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = field.current?.closest('dialog');
    const { visualViewport: seen } = window;
    if (!dialog || !seen) return;
    const fit = () => {
      const covered = Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop));
      dialog.style.marginBottom = covered > 0 ? `${covered}px` : '';
      dialog.style.maxHeight = covered > 0 ? `${Math.round(seen.height)}px` : '';
    };
    fit();
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
    };
  }, [field]);
}
