import { when } from 'mobx';
import { useEffect } from 'react';
import { deviceStorage } from '../../shell/services/browser-ports';
import { type Services, useServices } from '../../shell/services/services';
import { hiddenScoresCookie, scoresHiddenIn } from './hidden-scores';
import { Spoilers } from './Spoilers';

// By the services of an app: on the server each request has its own. Another user gets another store.
const stores = new WeakMap<Services, { readonly version: number; readonly store: Spoilers }>();

function spoilersOf(services: Services, served: boolean | undefined): Spoilers {
  const { viewer } = services;
  const { version, isMember } = viewer;
  const found = stores.get(services);
  if (found?.version === version) return found.store;
  const { api, log } = services;
  const store = new Spoilers({
    storage: deviceStorage,
    // Members are known from what the device keeps. Guests are, too, while no token comes for them.
    known: () => when(() => viewer.restored).then(() => viewer.version === version),
    ofMember: isMember ? async () => (await api.call('GET /au/api/user/message/settings', {})).hideScores : undefined,
    failed: (error) => {
      log.warn('hidden scores', error);
    },
    // The next user's page hides what this one does until their choice is known.
    start: found?.store.hides ?? served,
    kept: () => scoresHiddenIn(document.cookie),
    remember: (hides) => {
      if (scoresHiddenIn(document.cookie) !== hides) document.cookie = hiddenScoresCookie(hides);
    },
  });
  stores.set(services, { version, store });
  return store;
}

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
