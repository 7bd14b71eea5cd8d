import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Whoever followed a link that is gone with its page goes on by Tab from the start of the new one, not from its foot. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
