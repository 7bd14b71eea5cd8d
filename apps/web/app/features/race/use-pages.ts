import { useState } from 'react';
import type { Part } from '../../shell/parts/Part';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';

export interface Page<T> {
  readonly list: readonly T[];
  /** Value of `before` for the next page; null at the end. */
  readonly next: number | null;
}

export interface PagesOptions<T> {
  /** Name of the list in the log. */
  readonly name: string;
  readonly fetch: (before: number | undefined, signal: AbortSignal) => Promise<Page<T>>;
  /** What a reader sees when the next page cannot be loaded. */
  readonly failed: string;
}

/** A list that grows by pages. Call it inside an observer. */
export function usePages<T>({ name, fetch, failed }: PagesOptions<T>) {
  const { log, toasts } = useServices();
  const { part, retry } = usePart<Page<T>>({ name, fetch: (signal) => fetch(undefined, signal) });
  const [isLoading, setLoading] = useState(false);
  const load = async ({ list, next }: Page<T>) => {
    if (next === null || isLoading) return;
    setLoading(true);
    try {
      const page = await fetch(next, new AbortController().signal);
      part.set({ list: [...list, ...page.list], next: page.next });
    } catch (error) {
      log.warn(name, error);
      toasts.push({ tone: 'bad', title: failed });
    } finally {
      setLoading(false);
    }
  };
  const more = () => {
    if (part.value) void load(part.value);
  };
  return { part: part as Pick<Part<Page<T>>, 'value' | 'state'>, isLoading, retry, more };
}
