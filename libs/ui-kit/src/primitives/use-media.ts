import { useMemo, useSyncExternalStore } from 'react';
import { browserClock, type KitClock } from '../time/clock.js';

/** A window that is turned or pulled changes its mind on the way: what is shown follows this long after its last word. */
const REFRESH_MS = 50;

export interface MediaOptions {
  /** What a server, which sees no window, takes for granted; the browser corrects it as it hydrates. */
  onServer: boolean;
  clock?: KitClock | undefined;
}

/** Whether the window fits a media query, 50 ms after the last change of it. */
export function useMedia(query: string, { onServer, clock = browserClock }: MediaOptions): boolean {
  const watch = useMemo(() => new MediaWatch(query, clock), [query, clock]);
  return useSyncExternalStore(watch.subscribe, watch.matches, () => onServer);
}

/** One media query as React's external store. Between two refreshes it answers the same, whatever the window does. */
class MediaWatch {
  #shown: boolean | undefined;

  constructor(
    private readonly query: string,
    private readonly clock: KitClock,
  ) {}

  readonly matches = (): boolean => (this.#shown ??= this.#ask()?.matches ?? false);

  readonly subscribe = (changed: () => void): (() => void) => {
    const list = this.#ask();
    this.#shown = list?.matches ?? false;
    let pause = new AbortController();
    const onChange = () => {
      pause.abort();
      pause = new AbortController();
      void refresh(pause.signal);
    };
    const refresh = async (signal: AbortSignal) => {
      await this.clock.sleep(REFRESH_MS, signal);
      if (signal.aborted) return;
      this.#shown = list?.matches;
      changed();
    };
    list?.addEventListener('change', onChange);
    return () => {
      list?.removeEventListener('change', onChange);
      pause.abort();
    };
  };

  /** Absent where there is no layout, as in unit tests. */
  #ask(): MediaQueryList | undefined {
    return typeof window.matchMedia === 'function' ? window.matchMedia(this.query) : undefined;
  }
}
