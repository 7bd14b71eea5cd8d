import type { FavouriteKind } from '@khandai/contracts';
import { browserPorts, deviceStorage } from '../../shell/services/browser-ports';
import { FAVOURITES } from '../../shell/services/progress-keys';
import { parseSaved } from '../../shell/services/saved';
import type { Services } from '../../shell/services/services';
import type { FavouritesStore } from './FavouritesStore';

const lists = { team: 'teams', league: 'leagues', match: 'matches' } as const satisfies Record<FavouriteKind, string>;

/**
 * Gives the stars on this device the ids that their teams, leagues and matches have now, each in its place. The device of a
 * member has none, or hands them to the account, which knows former ids.
 */
export async function renameStars(
  favourites: Pick<FavouritesStore, 'all' | 'reread'>,
  { api, log }: Pick<Services, 'api' | 'log'>,
): Promise<void> {
  await browserPorts.idle();
  try {
    const { list } = await api.call('POST /al/api/schedule/renamedFavourites', { body: favourites.all });
    if (list.length === 0) return;
    // Not `favourites.all`: a star may have been pressed since the request.
    const saved = parseSaved(deviceStorage.getItem(FAVOURITES));
    for (const { kind, formerId, id } of list) {
      const ids: unknown = saved[lists[kind]];
      if (Array.isArray(ids))
        saved[lists[kind]] = [...new Set(ids.map((one: unknown) => (one === formerId ? id : one)))];
    }
    const before = deviceStorage.getItem(FAVOURITES);
    deviceStorage.setItem(FAVOURITES, JSON.stringify(saved));
    // A device that cannot store has none of the stars that were pressed on this page.
    if (deviceStorage.getItem(FAVOURITES) !== before) favourites.reread();
  } catch (error) {
    log.warn('former ids of favourites', error);
  }
}
