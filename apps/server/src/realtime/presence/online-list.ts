import type { OnlineUser } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { TtlCache } from '../../platform/ttl-cache.js';
import type { OnlineRepository } from './online-repository.js';
import type { Place, PresenceStore } from './presence-store.js';

const PAGE = 50;
/** Cache time: all users of a room may request its list at once, and it need not be newer. */
const CACHE_TTL_MS = 2_000;

export interface OnlineListDeps {
  readonly store: PresenceStore;
  readonly repository: OnlineRepository;
  readonly clock: Pick<Clock, 'now'>;
}

interface OnlinePage {
  total: number;
  list: OnlineUser[];
}

/** Members in a place, ordered by name, and the cached pages of the list. */
interface Present {
  readonly ids: readonly number[];
  readonly pages: TtlCache<OnlineUser[]>;
}

/**
 * Lists online members, as other users may see them. The members of a place are read once per cache period, for any
 * number of pages and page sizes.
 */
export class OnlineList {
  readonly #present: TtlCache<Present>;

  constructor(private readonly deps: OnlineListDeps) {
    this.#present = new TtlCache({ clock: deps.clock, ttlMs: CACHE_TTL_MS });
  }

  /** @param pageNum Starts at 1. */
  async page(place: Place, pageNum = 1, pageSize = PAGE): Promise<OnlinePage> {
    const { ids, pages } = await this.#present.get(String(place), () => this.#read(place));
    const shown = ids.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    const list =
      shown.length > 0 ? await pages.get(`${pageNum} ${pageSize}`, () => this.deps.repository.users(shown)) : [];
    return { total: ids.length, list };
  }

  async #read(place: Place): Promise<Present> {
    const { store, repository, clock } = this.deps;
    const ids = await repository.visible(await store.members(place));
    return { ids, pages: new TtlCache({ clock, ttlMs: CACHE_TTL_MS }) };
  }
}
