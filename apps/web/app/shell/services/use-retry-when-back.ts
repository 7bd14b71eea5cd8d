import { useEffect, useEffectEvent } from 'react';
import { useServices } from './services';

/** Tries again what failed, when the browser is online again and when the socket has reconnected. */
export function useRetryWhenBack(hasFailed: boolean, retry: () => void): void {
  const { missed } = useServices();
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!hasFailed) return;
    const back = () => {
      again();
    };
    window.addEventListener('online', back);
    const stop = missed.suspected.on(back);
    return () => {
      window.removeEventListener('online', back);
      stop();
    };
  }, [hasFailed, missed]);
}
