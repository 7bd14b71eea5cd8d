import { DAY_MS } from '@khandai/calendar';
import type { Favourite, FavouriteKind, Favourites, Fixture, RenamedFavourite } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import { staleBefore } from '../fixtures/fixture-query.js';
import type { FixtureRepository } from '../fixtures/fixture-repository.js';
import { withHosts } from '../fixtures/fixture-wire.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { favouriteNotFound, tooManyFavourites } from './favourite-faults.js';
import type { FavouriteRepository } from './favourite-repository.js';

/** Of each kind: twice what a device keeps, so that those of two devices fit. */
const MAX_MARKED = 600;
const AHEAD_DAYS = 7;
/** Matches on the home page. */
const SHOWN = 12;

/** Teams, leagues and matches that members mark with a star. */
export class FavouriteService {
  constructor(
    private readonly deps: {
      readonly favourites: FavouriteRepository;
      readonly fixtures: Pick<FixtureRepository, 'hosts'>;
      readonly counts: OnlineCounts;
      readonly clock: Pick<Clock, 'now'>;
    },
  ) {}

  list({ userId }: Identity): Promise<Favourites> {
    return this.deps.favourites.of(userId);
  }

  /** Throws favouriteNotFound and tooManyFavourites. To unmark is always possible; a star of an ended match makes room. */
  async set({ userId }: Identity, { kind, id, marked }: Favourite): Promise<Favourite> {
    const { favourites } = this.deps;
    if (!marked) await favourites.remove(userId, kind, id);
    else if ((await favourites.add(this.#marking(userId, kind), [id], 'refuse-new')) === 0) {
      throw (await favourites.knows(kind, id)) ? tooManyFavourites(kind, MAX_MARKED) : favouriteNotFound();
    }
    return { kind, id, marked };
  }

  /** Adds what a device has marked to the account, and returns all. What is too much of both is what was marked first. */
  async merge({ userId }: Identity, { teams, leagues, matches }: Favourites): Promise<Favourites> {
    const { favourites } = this.deps;
    await favourites.add(this.#marking(userId, 'team'), teams, 'drop-oldest');
    await favourites.add(this.#marking(userId, 'league'), leagues, 'drop-oldest');
    await favourites.add(this.#marking(userId, 'match'), matches, 'drop-oldest');
    return favourites.of(userId);
  }

  /** What of these is played now or within a week, also by ids that are others by now. */
  async matches(of: Favourites): Promise<{ total: number; list: Fixture[] }> {
    const now = this.deps.clock.now();
    const renamed = await this.deps.favourites.renamed(of);
    const to = new Date(now + AHEAD_DAYS * DAY_MS);
    const rows = await this.deps.favourites.matches(asRenamed(of, renamed), {
      from: staleBefore(new Date(now)),
      to,
      limit: SHOWN,
    });
    return { total: rows.length, list: await withHosts(rows, this.deps) };
  }

  async renamed(of: Favourites): Promise<{ total: number; list: RenamedFavourite[] }> {
    const list = await this.deps.favourites.renamed(of);
    return { total: list.length, list };
  }

  #marking(userId: number, kind: FavouriteKind) {
    return { userId, kind, at: new Date(this.deps.clock.now()), max: MAX_MARKED };
  }
}

function asRenamed({ teams, leagues, matches }: Favourites, renamed: readonly RenamedFavourite[]): Favourites {
  const present = (kind: FavouriteKind, ids: readonly string[]) => {
    const now = new Map(renamed.filter((one) => one.kind === kind).map(({ formerId, id }) => [formerId, id]));
    return ids.map((id) => now.get(id) ?? id);
  };
  return { teams: present('team', teams), leagues: present('league', leagues), matches: present('match', matches) };
}
