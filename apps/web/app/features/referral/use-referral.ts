import type { ReferralSheet } from '@khandai/contracts';
import { useEffect, useState } from 'react';
import { Part } from '../../shell/parts/Part';
import { useServices } from '../../shell/services/services';

export interface Referral {
  readonly sheet: Part<ReferralSheet>;
  readonly load: () => void;
}

/** The invitations, loaded when the page opens, and again when it comes to the front or may have missed something. */
export function useReferral(isMember: boolean): Referral {
  const { api, log, missed } = useServices();
  const [sheet] = useState(
    () =>
      new Part<ReferralSheet>({
        fetch: async (signal) => {
          const read = await api.call('GET /au/api/user/referral', {}, signal);
          if (!isMember || read.code !== null) return read;
          const { code } = await api.call('POST /au/api/user/referral/code', {}, signal);
          return { ...read, code };
        },
        report: (error) => {
          log.warn('invitations', error);
        },
      }),
  );
  const [attempt, setAttempt] = useState(0);
  const load = () => {
    setAttempt((before) => before + 1);
  };
  useEffect(() => {
    const visit = new AbortController();
    void sheet.load(visit.signal);
    return () => {
      visit.abort();
    };
  }, [sheet, attempt]);
  useEffect(() => {
    const reload = () => {
      if (document.visibilityState === 'visible') load();
    };
    document.addEventListener('visibilitychange', reload);
    const stop = missed.suspected.on(load);
    return () => {
      document.removeEventListener('visibilitychange', reload);
      stop();
    };
  }, [missed]);
  return { sheet, load };
}
