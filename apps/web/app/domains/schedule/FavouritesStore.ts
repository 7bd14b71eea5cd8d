import { makeAutoObservable, observable } from 'mobx';
import { parseSaved } from '../../shell/services/saved';

export interface FavouritesStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export const FAVOURITES_KEY = 'khandai:favourites';
/** Max number of stars and pins; the oldest are dropped, because users rarely remove the stars of ended matches. */
const MAX_STORED = 300;

/**
 * Starred matches and pinned leagues of this browser. Empty until loaded after mount, because the server does not know
 * them.
 */
export class FavouritesStore {
  private readonly matches = observable.set<string>();
  private readonly leagues = observable.set<string>();
  private storage: FavouritesStorage | undefined;

  constructor() {
    makeAutoObservable<this, 'matches' | 'leagues' | 'storage'>(
      this,
      { matches: false, leagues: false, storage: false },
      { autoBind: true },
    );
  }

  /** Loads the favourites and saves later changes to `storage`. */
  load(storage: FavouritesStorage): void {
    this.storage = storage;
    this.reread();
  }

  /** Applies changes from another tab. */
  reread(): void {
    const saved = parseSaved(this.storage?.getItem(FAVOURITES_KEY) ?? null);
    this.matches.replace(ids(saved['matches']));
    this.leagues.replace(ids(saved['leagues']));
  }

  isStarred(fixtureId: string): boolean {
    return this.matches.has(fixtureId);
  }

  isPinned(leagueId: string): boolean {
    return this.leagues.has(leagueId);
  }

  /** Leagues in the order they were pinned. */
  get pinned(): readonly string[] {
    return [...this.leagues];
  }

  toggleMatch(fixtureId: string): void {
    this.toggle(this.matches, fixtureId);
  }

  toggleLeague(leagueId: string): void {
    this.toggle(this.leagues, leagueId);
  }

  private toggle(set: Set<string>, id: string): void {
    if (!set.delete(id)) set.add(id);
    const stored = { matches: [...this.matches].slice(-MAX_STORED), leagues: [...this.leagues].slice(-MAX_STORED) };
    this.storage?.setItem(FAVOURITES_KEY, JSON.stringify(stored));
  }
}

const ids = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(-MAX_STORED) : [];
