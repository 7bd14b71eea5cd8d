import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Whoever followed a link that is gone with its page goes on by Tab from the start of the new one, not from its foot. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  // With the page, not after it: whoever presses Tab at once would start where the link stood.
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
