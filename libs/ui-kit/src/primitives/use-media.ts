import { useMemo, useSyncExternalStore } from 'react';
import { browserClock, type KitClock } from '../time/clock.js';

/** Rotating or resizing a window fires several changes: the hook updates this long after the last one. */
const REFRESH_MS = 50;

export interface MediaOptions {
  /** The result on the server, which has no window; the browser corrects it after hydration. */
  onServer: boolean;
  clock?: KitClock | undefined;
}

/** Whether the window matches a media query; updates 50 ms after the last change. */
export function useMedia(query: string, { onServer, clock = browserClock }: MediaOptions): boolean {
  const watch = useMemo(() => new MediaWatch(query, clock), [query, clock]);
  return useSyncExternalStore(watch.subscribe, watch.matches, () => onServer);
}

/**
 * A media query as an external store for React. The snapshot stays the same between two refreshes, even if the window
 * changes.
 */
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

  /** Undefined where there is no layout, as in unit tests. */
  #ask(): MediaQueryList | undefined {
    return typeof window.matchMedia === 'function' ? window.matchMedia(this.query) : undefined;
  }
}
