import type { FavouriteKind, RenamedFavourite } from '@khandai/contracts';
import type { FavouritesStore } from '../../domains/favourites';
import { deviceStorage } from '../../shell/services/browser-ports';
import { FAVOURITES } from '../../shell/services/progress-keys';
import { parseSaved } from '../../shell/services/saved';

const lists = { team: 'teams', league: 'leagues', match: 'matches' } as const satisfies Record<FavouriteKind, string>;

/**
 * Gives the stars on this device the ids that their teams, leagues and matches have now, each in its place. The device of a
 * member has none, or hands them to the account, which knows former ids.
 */
export function renameStars(favourites: Pick<FavouritesStore, 'reread'>, renamed: readonly RenamedFavourite[]): void {
  const before = deviceStorage.getItem(FAVOURITES);
  const saved = parseSaved(before);
  for (const { kind, formerId, id } of renamed) {
    const ids: unknown = saved[lists[kind]];
    if (Array.isArray(ids)) saved[lists[kind]] = [...new Set(ids.map((one: unknown) => (one === formerId ? id : one)))];
  }
  deviceStorage.setItem(FAVOURITES, JSON.stringify(saved));
  // On a device that cannot store, each read would ask the server for the same answer once more.
  if (deviceStorage.getItem(FAVOURITES) !== before) favourites.reread();
}
