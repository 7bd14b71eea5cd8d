import type { MediaProgress } from '@khandai/contracts';
import { useEffect, useState } from 'react';
import { useServices } from '../../shell/services/services';
import type { SeenStore } from './SeenStore';
import { useSeen } from './use-seen';
import { WatchStore } from './WatchStore';

/** The watched video, and how far the reader was before. Leaving the page saves where the video is. */
export function useWatch(
  video: Omit<MediaProgress, 'second'>,
  ask: () => Promise<unknown>,
): { readonly watch: WatchStore; readonly seen: SeenStore } {
  const { log, timers } = useServices();
  const seen = useSeen();
  const [watch] = useState(
    () =>
      new WatchStore(video, {
        ask,
        save: seen.save,
        now: () => timers.now(),
        report: (error) => {
          log.warn('a watched video', error);
        },
      }),
  );
  useEffect(() => {
    // The page may come from a cache that is older than a takedown.
    void watch.check();
    const leave = () => {
      if (watch.second > 0) watch.rest();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [watch]);
  return { watch, seen };
}
