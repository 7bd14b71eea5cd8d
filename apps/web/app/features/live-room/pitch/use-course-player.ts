import { useEffect, useState } from 'react';
import { wantsLessMotion } from '../../../shell/frame/reader-wishes';
import { useServices } from '../../../shell/services/services';

/** Time that a minute stays, and one in which something happened, in ms. */
export const STEP_MS = 150;
export const EVENT_MS = 1_200;

export interface CoursePlayer {
  /** The stop that is shown. */
  readonly at: number;
  readonly isPlaying: boolean;
  /** Shows a stop, and stops playing. */
  readonly show: (at: number) => void;
  /** Plays on, from the kick-off when the end is shown; or pauses. */
  readonly toggle: () => void;
}

/**
 * Goes through the minutes of a match, from the kick-off on its own unless the reader wants less motion. At the end it follows a
 * match that goes on.
 * @param last the last stop
 * @param isEvent whether something happened at a stop
 */
export function useCoursePlayer(last: number, isEvent: (at: number) => boolean): CoursePlayer {
  const { timers } = useServices();
  // Undefined: the end, wherever that is.
  const [chosen, choose] = useState(() => (wantsLessMotion() ? undefined : 0));
  const [isPlaying, play] = useState(chosen !== undefined);
  const at = Math.min(chosen ?? last, last);
  const wait = isEvent(at) ? EVENT_MS : STEP_MS;

  useEffect(() => {
    if (!isPlaying) return;
    const visit = new AbortController();
    const goOn = async () => {
      await timers.sleep(wait, visit.signal);
      if (visit.signal.aborted) return;
      if (at + 1 < last) choose(at + 1);
      else {
        choose(undefined);
        play(false);
      }
    };
    void goOn();
    return () => {
      visit.abort();
    };
  }, [timers, isPlaying, at, last, wait]);

  return {
    at,
    isPlaying,
    show: (next) => {
      play(false);
      choose(next >= last ? undefined : Math.max(0, next));
    },
    toggle: () => {
      if (!isPlaying && at >= last) choose(0);
      play(!isPlaying);
    },
  };
}
