import { useEffect, useState } from 'react';
import { deviceStorage } from '../../shell/services/browser-ports';
import { useServices } from '../../shell/services/services';
import { ReadStore } from './ReadStore';

/**
 * How far the reader has read, of one comic or of all. Call it inside an observer, in a part that has the reader's `version` as its
 * key.
 */
export function useRead(titleId?: number): ReadStore {
  const { api, log, viewer } = useServices();
  const { isKnown, isMember } = viewer;
  const [read] = useState(
    () =>
      new ReadStore({
        ...{ api, storage: deviceStorage, isMember, titleId },
        report: (error) => {
          log.warn('read comics', error);
        },
      }),
  );
  useEffect(() => {
    if (!isKnown) return;
    const visit = new AbortController();
    void read.open(visit.signal);
    return () => {
      visit.abort();
    };
  }, [read, isKnown]);
  return read;
}
