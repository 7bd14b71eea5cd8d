import { useCallback, useEffect, useState } from 'react';
import { type PageListOptions, usePageList } from '../../shell/parts/use-page-list';
import { useServices } from '../../shell/services/services';

export interface PagesOptions<T> extends PageListOptions<T, number> {
  /** What a reader sees when the next page cannot be loaded. */
  readonly failed: string;
  /** When it changes, the list is read again in its place. */
  readonly version: string;
}

/** A list that grows by pages and is read again in its place. Call it inside an observer. */
export function usePages<T extends object>({ failed, version, ...options }: PagesOptions<T>) {
  const { toasts } = useServices();
  const [tries, setTries] = useState(0);
  const pages = usePageList<T>(options);
  useEffect(() => {
    void pages.load();
    return pages.leave;
  }, [pages, version, tries]);
  const retry = useCallback(() => {
    setTries((before) => before + 1);
  }, []);
  const more = async () => {
    if (!(await pages.more())) toasts.push({ tone: 'bad', title: failed });
  };
  return { part: pages.part, isLoading: pages.isGrowing, retry, more: () => void more() };
}
