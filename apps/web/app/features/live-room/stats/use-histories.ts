import type { FixtureOdds } from '@khandai/contracts';
import { type Odds, rowIds } from '@khandai/odds-parser';
import { useEffect, useState } from 'react';
import { MovesStore, useFollowOdds } from '../../../domains/odds';
import { useServices } from '../../../shell/services/services';
import { isInPlayRow } from '../moved-1x2';

/** The histories of more companies would not change the mean, and each is a call. */
const MAX_COMPANIES = 5;

/** The 1X2 histories of the first companies with prices in play, which load once and follow pushed prices. */
export function useHistories(odds: FixtureOdds): readonly MovesStore[] {
  const { api, log, clock, missed } = useServices();
  const follow = useFollowOdds();
  const { fixtureId } = odds.fixture;
  const [stores] = useState(() =>
    companiesOf(odds).map(
      (companyId) =>
        new MovesStore(
          { companyId, category: 'europeOdds' },
          {
            history: (series, signal) =>
              api.call('GET /al/api/odds/history', { query: { fixtureId, ...series } }, signal),
            log,
          },
        ),
    ),
  );
  useEffect(() => {
    const session = new AbortController();
    const load = () => {
      for (const store of stores) void store.reload();
    };
    const accept = (list: readonly Odds[]) => {
      for (const one of list) if (one.matchId === fixtureId) for (const store of stores) store.push(one, clock.now);
    };
    load();
    follow(accept, session.signal);
    const stop = missed.suspected.on(load);
    return () => {
      stop();
      session.abort();
      for (const store of stores) store.close();
    };
  }, [stores, follow, clock, missed, fixtureId]);
  return stores;
}

function companiesOf({ rows }: FixtureOdds): number[] {
  const ids = (rows.europeOdds ?? []).filter(isInPlayRow).map((row) => rowIds(row).companyId);
  return [...new Set(ids)].slice(0, MAX_COMPANIES);
}
