import { useCallback, useEffect, useRef, useState } from 'react';
import { browserClock, type KitClock } from '@khandai/ui-kit';

const IDLE_MS = 3000;

/**
 * True after three seconds without input, while `watch` is true. `touch` restarts the time; `rest` sets idle
 * immediately.
 */
export function useIdle(
  watch: boolean,
  clock: KitClock = browserClock,
): { idle: boolean; touch: () => void; rest: () => void } {
  const [idle, setIdle] = useState(false);
  const run = useRef<AbortController>(undefined);

  const touch = useCallback(() => {
    run.current?.abort();
    setIdle(false);
    if (!watch) return;
    const stop = new AbortController();
    run.current = stop;
    void clock.sleep(IDLE_MS, stop.signal).then(() => {
      if (!stop.signal.aborted) setIdle(true);
    });
  }, [watch, clock]);

  const rest = useCallback(() => {
    run.current?.abort();
    setIdle(true);
  }, []);

  useEffect(() => {
    touch();
    return () => run.current?.abort();
  }, [touch]);

  return { idle: idle && watch, touch, rest };
}
