import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { scrollToLater } from '../router/hash-target';
import { useServices } from '../services/services';

/** A hash leads to its element also when that comes after the page. One that is there already is the router's. */
export function useLateHash(): void {
  const { timers } = useServices();
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const visit = new AbortController();
    scrollToLater(hash, { page: document, sleep: (ms, signal) => timers.sleep(ms, signal) }, visit.signal);
    return () => {
      visit.abort();
    };
  }, [hash, key, timers]);
}
