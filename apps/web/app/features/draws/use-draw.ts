import { useEffect, useState } from 'react';
import { useServices } from '../../shell/services/services';
import { DrawStore } from './DrawStore';

/** While a draw is closed, its result is a few seconds away. */
const CLOSED_EVERY_MS = 3_000;
/** An open draw has new entries, and so other odds. */
const OPEN_EVERY_MS = 30_000;

/** A draw that stays as it is on the server: it closes and shows its winners while one looks. */
export function useDraw(drawId: number): DrawStore {
  const { api, log, clock, timers, missed } = useServices();
  const [store] = useState(
    () =>
      new DrawStore(drawId, {
        api,
        report: (error) => {
          log.warn('a lucky draw', error);
        },
      }),
  );
  useEffect(() => {
    store.load();
    const stop = missed.suspected.on(store.load);
    return () => {
      stop();
      store.leave();
    };
  }, [store, missed]);

  const { value: draw } = store.draw;
  useEffect(() => {
    if (!draw || draw.state === 'drawn') return;
    const waiting = new AbortController();
    const untilNext = () => {
      const untilClosed = Date.parse(draw.closesAt) - clock.exact();
      return draw.state === 'closed' ? CLOSED_EVERY_MS : Math.min(OPEN_EVERY_MS, Math.max(1_000, untilClosed + 500));
    };
    // Goes on after a look that failed: it leaves the draw as it is.
    const look = async () => {
      for (;;) {
        await timers.sleep(untilNext(), waiting.signal);
        if (waiting.signal.aborted) return;
        if (document.visibilityState === 'visible') store.load();
      }
    };
    void look();
    return () => {
      waiting.abort();
    };
  }, [store, draw, clock, timers]);
  useEffect(() => {
    const reload = () => {
      if (document.visibilityState === 'visible' && store.draw.value?.state !== 'drawn') store.load();
    };
    document.addEventListener('visibilitychange', reload);
    return () => {
      document.removeEventListener('visibilitychange', reload);
    };
  }, [store]);
  return store;
}
