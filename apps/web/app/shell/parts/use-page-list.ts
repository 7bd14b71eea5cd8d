import { useState } from 'react';
import { useServices } from '../services/services';
import { PageList, type PageListDeps } from './PageList';

export interface PageListOptions<T, C> extends Omit<PageListDeps<T, C>, 'report'> {
  /** Name of the list in the log. */
  readonly name: string;
}

/** A list that grows by pages, which the caller opens and leaves. Only the options of the first render are used. */
export function usePageList<T extends object, C extends string | number = number>({
  name,
  ...deps
}: PageListOptions<T, C>): PageList<T, C> {
  const { log } = useServices();
  const [list] = useState(
    () =>
      new PageList<T, C>({
        ...deps,
        report: (error) => {
          log.warn(name, error);
        },
      }),
  );
  return list;
}
