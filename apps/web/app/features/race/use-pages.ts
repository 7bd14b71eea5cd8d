import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../shell/services/services';
import { Pages, type PagesDeps } from './Pages';

export interface PagesOptions<T> extends Pick<PagesDeps<T>, 'fetch'> {
  /** Name of the list in the log. */
  readonly name: string;
  /** What a reader sees when the next page cannot be loaded. */
  readonly failed: string;
  /** When it changes, the list is read again in its place. */
  readonly version: string;
}

/** A list that grows by pages. Call it inside an observer. */
export function usePages<T>({ name, fetch, failed, version }: PagesOptions<T>) {
  const { log, toasts } = useServices();
  const [tries, setTries] = useState(0);
  const [pages] = useState(
    () =>
      new Pages<T>({
        fetch,
        report: (error) => {
          log.warn(name, error);
        },
        moreFailed: () => {
          toasts.push({ tone: 'bad', title: failed });
        },
      }),
  );
  useEffect(() => {
    const life = new AbortController();
    void pages.load(life.signal);
    return () => {
      life.abort();
    };
  }, [pages, version, tries]);
  const retry = useCallback(() => {
    setTries((before) => before + 1);
  }, []);
  const more = useCallback(() => void pages.more(), [pages]);
  return { part: pages.part, isLoading: pages.isLoading, retry, more };
}
