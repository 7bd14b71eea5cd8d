import { useEffect, useEffectEvent } from 'react';
import { useServices } from './services';

/** After the network comes the socket, and with it a second sign of the same return. Of many pages, not all ask at once. */
const SPREAD_MS = 2000;

/** Tries again what failed, once after the browser is online again and the socket has reconnected. */
export function useRetryWhenBack(hasFailed: boolean, retry: () => void): void {
  const { missed, timers } = useServices();
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!hasFailed) return;
    const life = new AbortController();
    let isComing = false;
    const back = async () => {
      if (isComing) return;
      isComing = true;
      await timers.sleep(SPREAD_MS * (0.5 + Math.random() / 2), life.signal);
      isComing = false;
      if (!life.signal.aborted) again();
    };
    const listener = () => void back();
    window.addEventListener('online', listener);
    const stop = missed.suspected.on(listener);
    return () => {
      life.abort();
      window.removeEventListener('online', listener);
      stop();
    };
  }, [hasFailed, missed, timers]);
}
