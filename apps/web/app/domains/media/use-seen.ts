import { useEffect, useState } from 'react';
import { deviceStorage } from '../../shell/services/browser-ports';
import { useServices } from '../../shell/services/services';
import { SeenStore } from './SeenStore';

/** How far the reader has watched. Call it inside an observer, in a part that has the reader's `version` as its key. */
export function useSeen(): SeenStore {
  const { api, log, viewer } = useServices();
  const { isKnown, isMember } = viewer;
  const [seen] = useState(
    () =>
      new SeenStore({
        ...{ api, storage: deviceStorage, isMember },
        report: (error) => {
          log.warn('watched videos', error);
        },
      }),
  );
  useEffect(() => {
    if (!isKnown) return;
    const visit = new AbortController();
    void seen.open(visit.signal);
    return () => {
      visit.abort();
    };
  }, [seen, isKnown]);
  return seen;
}
