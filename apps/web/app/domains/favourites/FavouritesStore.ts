import type { Favourite, FavouriteKind, Favourites } from '@khandai/contracts';
import { Turns } from '@khandai/runtime';
import { makeAutoObservable, observable } from 'mobx';
import { FAVOURITES } from '../../shell/services/progress-keys';
import { parseSaved } from '../../shell/services/saved';

/** The member's part of favourites on the server. */
export interface FavouriteAccount {
  read(): Promise<Favourites>;
  merge(device: Favourites): Promise<Favourites>;
  set(one: Favourite): Promise<unknown>;
}

export interface FavouritesDeps {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Undefined for a guest, whose device keeps them. */
  readonly account: FavouriteAccount | undefined;
  /** The account could not be read; what the device has stays there. */
  readonly failed: (error: unknown) => void;
  /** A change was not stored, and is taken back. */
  readonly refused: (error: unknown) => void;
  /** A guest's device has stars, which have the ids of when they were marked. */
  readonly marked: (store: FavouritesStore) => void;
}

/** Max number of each kind on a device; the oldest are dropped, because users rarely remove the stars of ended matches. */
const MAX_STORED = 300;

const lists = { team: 'teams', league: 'leagues', match: 'matches' } as const satisfies Record<
  FavouriteKind,
  keyof Favourites
>;
const kinds = Object.keys(lists) as FavouriteKind[];

/** Teams, leagues and matches with a star. Empty until opened after mount, because a page of the server has none. */
export class FavouritesStore {
  /** How often what is marked was read: from the device, and then from the account. */
  reads = 0;
  private readonly sets = {
    team: observable.set<string>(),
    league: observable.set<string>(),
    match: observable.set<string>(),
  };
  /** Changes that the account does not have yet. */
  private readonly waiting = new Map<string, Favourite>();
  private readonly turns = new Turns<string, boolean>();
  private opened: Promise<void> | undefined = undefined;

  constructor(private readonly deps: FavouritesDeps) {
    makeAutoObservable<this, 'deps' | 'sets' | 'waiting' | 'turns' | 'opened'>(
      this,
      { deps: false, sets: false, waiting: false, turns: false, opened: false },
      { autoBind: true },
    );
  }

  has(kind: FavouriteKind, id: string): boolean {
    return this.sets[kind].has(id);
  }

  isStarred(fixtureId: string): boolean {
    return this.has('match', fixtureId);
  }

  isPinned(leagueId: string): boolean {
    return this.has('league', leagueId);
  }

  hasTeam(teamId: string): boolean {
    return this.has('team', teamId);
  }

  /** Leagues in the order they were pinned. */
  get pinned(): readonly string[] {
    return [...this.sets.league];
  }

  /** The newest of each kind, as many as a device stores and a call takes. */
  get all(): Favourites {
    const { team, league, match } = this.sets;
    return { teams: newest(team), leagues: newest(league), matches: newest(match) };
  }

  get isKnown(): boolean {
    return this.reads > 0;
  }

  get isEmpty(): boolean {
    return kinds.every((kind) => this.sets[kind].size === 0);
  }

  /** Reads the device, and then the account, which takes over what the device has. Once. */
  open(): Promise<void> {
    this.opened ??= this.load();
    return this.opened;
  }

  /** Applies changes that another tab or part of the page stored for a guest. */
  reread(): void {
    if (!this.deps.account) this.take(savedIn(this.deps.storage));
  }

  async toggle(kind: FavouriteKind, id: string): Promise<void> {
    const one = { kind, id, marked: !this.has(kind, id) };
    const { account } = this.deps;
    this.mark(one);
    if (!account) return this.store();
    const key = `${kind} ${id}`;
    this.waiting.set(key, one);
    let stored = !one.marked;
    try {
      const isDone = await this.turns.take(key, one.marked, async (marked) => {
        // The account must have what the device has before it changes.
        await this.open();
        await account.set({ ...one, marked });
        stored = marked;
      });
      if (isDone) this.waiting.delete(key);
    } catch (error) {
      this.waiting.delete(key);
      this.mark({ ...one, marked: stored });
      this.deps.refused(error);
    }
  }

  private async load(): Promise<void> {
    const { storage, account, failed, marked } = this.deps;
    const device = savedIn(storage);
    this.take(device);
    if (!account) return this.isEmpty ? undefined : marked(this);
    const isOnDevice = kinds.some((kind) => device[lists[kind]].length > 0);
    try {
      this.take(await (isOnDevice ? account.merge(device) : account.read()));
      // The next user of this device does not get them.
      if (isOnDevice) storage.setItem(FAVOURITES, '{}');
    } catch (error) {
      // The next page that shows stars asks again.
      this.opened = undefined;
      failed(error);
    }
  }

  private take(all: Favourites): void {
    for (const kind of kinds) {
      // `replace` would keep the order of those that were there.
      this.sets[kind].clear();
      for (const id of all[lists[kind]]) this.sets[kind].add(id);
    }
    for (const one of this.waiting.values()) this.mark(one);
    this.reads += 1;
  }

  private mark({ kind, id, marked }: Favourite): void {
    if (marked) this.sets[kind].add(id);
    else this.sets[kind].delete(id);
  }

  private store(): void {
    this.deps.storage.setItem(FAVOURITES, JSON.stringify(this.all));
  }
}

function savedIn(storage: FavouritesDeps['storage']): Favourites {
  const saved = parseSaved(storage.getItem(FAVOURITES));
  return { teams: ids(saved['teams']), leagues: ids(saved['leagues']), matches: ids(saved['matches']) };
}

const newest = (marked: ReadonlySet<string>): string[] => [...marked].slice(-MAX_STORED);

const ids = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(-MAX_STORED) : [];
