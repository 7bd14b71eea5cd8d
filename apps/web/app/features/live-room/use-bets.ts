import type { Fixture, FixtureOdds } from '@khandai/contracts';
import type { Odds } from '@khandai/odds-parser';
import { useEffect, useState } from 'react';
import { useLive } from '../../domains/match';
import { MatchOddsStore, useFollowOdds } from '../../domains/odds';
import { useRefresh } from '../../shell/parts/use-refresh';
import { useServices } from '../../shell/services/services';
import { betMarkets } from './bet-offers';
import { BetStore } from './BetStore';

/** What the reader staked on a match, read again for another user, at the kick-off, and every minute. */
export function useBets(
  { fixtureId, state }: Fixture,
  reload: () => Promise<void> = () => Promise.resolve(),
): { readonly bets: BetStore; readonly retry: () => void } {
  const { api, viewer, log } = useServices();
  const { version, isKnown } = viewer;
  const [bets] = useState(
    () =>
      new BetStore({
        ...{ api, fixtureId, viewer, reload },
        makeUuid: () => crypto.randomUUID(),
        report: (error) => {
          log.warn('picks', error);
        },
      }),
  );
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isKnown) return undefined;
    const visit = new AbortController();
    void bets.load(visit.signal);
    return () => {
      visit.abort();
    };
  }, [bets, version, isKnown, state, tries]);
  const retry = () => {
    setTries((before) => before + 1);
  };
  useRefresh(retry);
  return { bets, retry };
}

/** The prices of a match, which follow what is pushed, and a way to read them again. */
export function useBetOdds(odds: FixtureOdds): {
  readonly store: MatchOddsStore;
  readonly reload: () => Promise<void>;
} {
  const { api, clock, log } = useServices();
  const live = useLive();
  const follow = useFollowOdds();
  const [store] = useState(
    () => new MatchOddsStore(odds, { clock, log, live, markets: betMarkets.map(({ category }) => category) }),
  );
  useEffect(() => {
    if (store.data !== odds) store.load(odds);
  }, [store, odds]);
  useEffect(() => {
    const session = new AbortController();
    follow((list: readonly Odds[]) => void store.accept(list), session.signal);
    return () => {
      session.abort();
    };
  }, [store, follow]);
  const { fixtureId } = odds.fixture;
  const [reload] = useState(() => async () => {
    try {
      store.load(await api.call('GET /al/api/odds/fixture', { query: { fixtureId } }));
    } catch (error) {
      // The sentence of the server has the new price; the next push brings it too.
      log.warn('prices of a slip', error);
    }
  });
  return { store, reload };
}
