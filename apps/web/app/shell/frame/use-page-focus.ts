import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation, Tab continues from the start of the new page if the followed link is gone. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  // A layout effect, so that an immediate Tab starts in the new page.
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
