import type { OnlineUser } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { Kept } from '../../platform/kept.js';
import type { OnlineRepository } from './online-repository.js';
import type { Place, PresenceStore } from './presence-store.js';

const PAGE = 50;
/** Everybody in a room may look at its list at once, and it need not be newer than this. */
const KEPT_MS = 2_000;

export interface OnlineListDeps {
  readonly store: PresenceStore;
  readonly repository: OnlineRepository;
  readonly clock: Pick<Clock, 'now'>;
}

interface OnlinePage {
  total: number;
  list: OnlineUser[];
}

/** Which members are here, as others may know it. */
export class OnlineList {
  readonly #pages: Kept<OnlinePage>;

  constructor(private readonly deps: OnlineListDeps) {
    this.#pages = new Kept({ clock: deps.clock, ms: KEPT_MS });
  }

  /** @param pageNum From 1. */
  async page(place: Place, pageNum = 1, pageSize = PAGE): Promise<OnlinePage> {
    return this.#pages.get(`${place} ${pageNum} ${pageSize}`, async () => {
      const here = await this.deps.store.members(place);
      return this.deps.repository.visible(here, { from: (pageNum - 1) * pageSize, most: pageSize });
    });
  }
}
