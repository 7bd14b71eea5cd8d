import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollWhenPresent } from '../router/hash-target';
import { useServices } from '../services/services';

/**
 * Scrolls to a hash's element that renders after the page. The router handles elements that already exist, and Back
 * restores the scroll position instead of using the hash.
 */
export function useLazyHash(): void {
  const { timers } = useServices();
  const { hash, key } = useLocation();
  const movement = useNavigationType();
  const last = useRef(key);
  const moved = useRef(false);
  useEffect(() => {
    moved.current ||= last.current !== key;
    last.current = key;
    // The first page of a visit is a POP too, but it has no scroll position to restore.
    const isBack = moved.current && movement === 'POP';
    if (hash === '' || isBack) return;
    const visit = new AbortController();
    scrollWhenPresent(hash, { page: document, sleep: (ms, signal) => timers.sleep(ms, signal) }, visit.signal);
    return () => {
      visit.abort();
    };
  }, [hash, key, movement, timers]);
}
