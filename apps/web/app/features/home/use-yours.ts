import type { Fixture } from '@khandai/contracts';
import { useEffect, useState } from 'react';
import type { FavouritesStore } from '../../domains/favourites';
import { useServices } from '../../shell/services/services';

/**
 * The coming matches of what the reader has marked, asked for when the device knows what that is, and again when the account
 * has. Call it inside an observer.
 */
export function useYours(favourites: FavouritesStore): readonly Fixture[] {
  const { api, log } = useServices();
  const [list, setList] = useState<readonly Fixture[]>([]);
  const { reads, isEmpty } = favourites;
  useEffect(() => {
    if (reads === 0 || isEmpty) return undefined;
    const visit = new AbortController();
    api
      .call('POST /al/api/schedule/favourites', { body: favourites.all }, visit.signal)
      .then(({ list: found }) => {
        if (!visit.signal.aborted) setList(found);
      })
      .catch((error: unknown) => {
        if (!visit.signal.aborted) log.warn('matches of favourites', error);
      });
    return () => {
      visit.abort();
    };
  }, [api, log, favourites, reads, isEmpty]);
  return list;
}
