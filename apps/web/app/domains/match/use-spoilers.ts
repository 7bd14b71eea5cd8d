import { when } from 'mobx';
import { useEffect } from 'react';
import { deviceStorage } from '../../shell/services/browser-ports';
import { perUser } from '../../shell/services/page-stores';
import { type Services, useServices } from '../../shell/services/services';
import { hiddenScoresCookie, scoresHiddenIn } from './hidden-scores';
import { Spoilers } from './Spoilers';

const spoilersOf = perUser(
  ({ viewer, api, log }: Services, before: Spoilers | undefined, served: boolean | undefined): Spoilers => {
    const { version, isMember } = viewer;
    return new Spoilers({
      storage: deviceStorage,
      // Members are known from what the device keeps. Guests are, too, while no token comes for them.
      known: () => when(() => viewer.restored).then(() => viewer.version === version),
      ofMember: isMember ? async () => (await api.call('GET /au/api/user/message/settings', {})).hideScores : undefined,
      failed: (error) => {
        log.warn('hidden scores', error);
      },
      // The next user's page hides what this one does until their choice is known.
      start: before?.hides ?? served,
      kept: () => scoresHiddenIn(document.cookie),
      remember: (hides) => {
        if (scoresHiddenIn(document.cookie) !== hides) document.cookie = hiddenScoresCookie(hides);
      },
    });
  },
);

/**
 * Whether cards of matches hide their scores. Call it inside an observer.
 * @param served What the server rendered the page with, where it rendered any cards.
 */
export function useSpoilers(served?: boolean): Spoilers {
  const store = spoilersOf(useServices(), served);
  useEffect(() => {
    void store.open();
  }, [store]);
  return store;
}
