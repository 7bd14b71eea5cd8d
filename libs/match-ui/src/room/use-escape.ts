import { useLayoutEffect } from 'react';

/** Listens on the document, so it works with the focus on any element. A dialog handles its own Escape. */
export function useEscape(leave: (() => void) | undefined): void {
  // A layout effect adds the listener before the theatre is painted: on a busy page an Escape may arrive before a later
  // effect runs.
  useLayoutEffect(() => {
    if (!leave) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const inDialog = event.target instanceof Element && event.target.closest('dialog');
      if (event.key === 'Escape' && !event.defaultPrevented && !inDialog) leave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [leave]);
}
