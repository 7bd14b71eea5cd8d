import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../services/services';
import { Part } from './Part';

export interface PartOptions<T> {
  /** Name of the part in the log. */
  readonly name: string;
  /** Only the first render's `fetch` is used. */
  readonly fetch: (signal: AbortSignal) => Promise<T>;
  /** Whether the part is needed; it loads once, when it is first needed. */
  readonly wanted?: boolean;
}

/** A part that loads while this component is mounted, and a function that reloads it. Call it inside an observer. */
export function usePart<T>({ name, fetch, wanted = true }: PartOptions<T>): {
  readonly part: Part<T>;
  readonly retry: () => void;
} {
  const { log } = useServices();
  const [tries, setTries] = useState(0);
  const [part] = useState(
    () =>
      new Part<T>({
        fetch,
        report: (error) => {
          log.warn(name, error);
        },
      }),
  );

  useEffect(() => {
    if (!wanted || part.state === 'idle') return;
    const life = new AbortController();
    void part.load(life.signal);
    return () => {
      life.abort();
    };
  }, [part, wanted, tries]);

  const retry = useCallback(() => {
    setTries((before) => before + 1);
  }, []);
  return { part, retry };
}
