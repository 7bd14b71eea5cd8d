import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollToLater } from '../router/hash-target';
import { useServices } from '../services/services';

/**
 * Scrolls to the element of a hash that renders after the page. The router handles elements that are there already, and Back restores
 * the scroll position instead of the hash.
 */
export function useLateHash(): void {
  const { timers } = useServices();
  const { hash, key } = useLocation();
  const movement = useNavigationType();
  const last = useRef(key);
  const moved = useRef(false);
  useEffect(() => {
    moved.current ||= last.current !== key;
    last.current = key;
    // The first page of a visit is a POP too, and nobody has read it yet.
    const isBack = moved.current && movement === 'POP';
    if (hash === '' || isBack) return;
    const visit = new AbortController();
    scrollToLater(hash, { page: document, sleep: (ms, signal) => timers.sleep(ms, signal) }, visit.signal);
    return () => {
      visit.abort();
    };
  }, [hash, key, movement, timers]);
}
