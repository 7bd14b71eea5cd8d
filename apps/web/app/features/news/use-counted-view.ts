import { isAborted } from '@khandai/api-client';
import { useEffect } from 'react';
import { useServices } from '../../shell/services/services';

const SECOND_MS = 1_000;
/** Seconds in sight after which somebody reads. */
const READ_AFTER = 5;

/** Counts the reader once, when they have seen the article for five seconds, or scroll in it. */
export function useCountedView(id: number): void {
  const { api, log, timers, viewer } = useServices();
  const { isKnown } = viewer;
  useEffect(() => {
    if (!isKnown) return;
    const visit = new AbortController();
    const { signal } = visit;
    let isCounted = false;
    const count = async () => {
      if (isCounted) return;
      isCounted = true;
      window.removeEventListener('scroll', onScroll);
      try {
        await api.call('POST /other/api/article/view/{id}', { params: { id } }, signal);
      } catch (error) {
        // A view that is not counted takes nothing from the reader.
        if (!isAborted(error)) log.warn('view', error);
      }
    };
    const onScroll = () => void count();
    const wait = async () => {
      for (let seen = 0; seen < READ_AFTER && !signal.aborted;) {
        await timers.sleep(SECOND_MS, signal);
        if (document.visibilityState === 'visible') seen += 1;
      }
      if (!signal.aborted) await count();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    void wait();
    return () => {
      visit.abort();
      window.removeEventListener('scroll', onScroll);
    };
  }, [api, id, isKnown, log, timers]);
}
