import { isAborted } from '@khandai/api-client';
import type { Tip } from '@khandai/contracts';
import { useEffect, useRef, useState } from 'react';
import { useRefresh } from '../../shell/parts/use-refresh';
import { useServices } from '../../shell/services/services';

/** A tip as one reader gets it. */
interface OwnTip {
  readonly version: number;
  readonly tip: Tip;
}

/**
 * The tip with the reader's own vote, asked for again every minute until it is settled. The page is the same for all, so a
 * member's is loaded with their token. A tip that does not load leaves the page as it is, with what is typed there.
 */
export function useFreshTip(served: Tip): readonly [Tip, (tip: Tip) => void] {
  const { api, log, viewer } = useServices();
  const { isMember, version } = viewer;
  const [own, keep] = useState<OwnTip>();
  const [refreshes, count] = useState(0);
  const votes = useRef(0);
  const tip = own?.version === version ? own.tip : served;
  useRefresh(
    () => {
      count((before) => before + 1);
    },
    tip.state !== 'settled' && tip.state !== 'void',
  );
  useEffect(() => {
    if (!isMember && refreshes === 0) return;
    const visit = new AbortController();
    const asked = votes.current;
    const load = async () => {
      try {
        const params = { slug: served.slug };
        const found = await api.call('GET /other/api/tip/info/{slug}', { params }, visit.signal);
        // A vote that was answered meanwhile is newer.
        if (!visit.signal.aborted && votes.current === asked) keep({ version, tip: found });
      } catch (error) {
        if (!isAborted(error)) log.warn('tip', error);
      }
    };
    void load();
    return () => {
      visit.abort();
    };
  }, [api, isMember, log, refreshes, served, version]);
  const show = (voted: Tip) => {
    votes.current += 1;
    keep({ version: viewer.version, tip: voted });
  };
  return [tip, show];
}
