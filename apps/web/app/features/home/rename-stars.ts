import type { FavouriteKind, RenamedFavourite } from '@khandai/contracts';
import { FAVOURITES } from '../../shell/services/progress-keys';
import { parseSaved } from '../../shell/services/saved';

const lists = { team: 'teams', league: 'leagues', match: 'matches' } as const satisfies Record<FavouriteKind, string>;

/** Gives a guest's stars the ids that their teams, leagues and matches have now, each in its place. */
export function renameStars(storage: Pick<Storage, 'getItem' | 'setItem'>, renamed: readonly RenamedFavourite[]): void {
  const saved = parseSaved(storage.getItem(FAVOURITES));
  for (const { kind, formerId, id } of renamed) {
    const ids: unknown = saved[lists[kind]];
    if (Array.isArray(ids)) saved[lists[kind]] = [...new Set(ids.map((one: unknown) => (one === formerId ? id : one)))];
  }
  storage.setItem(FAVOURITES, JSON.stringify(saved));
}
