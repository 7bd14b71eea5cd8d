import type { PeoplePage, Person, Relation } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';

/** The call that a list of members needs. */
export interface PeoplePort {
  /** The next page of members whose names have these words; the first one without a cursor. */
  page(search: string, cursor: string | undefined, signal: AbortSignal): Promise<PeoplePage>;
}

export type PeopleStatus = 'idle' | 'loading' | 'failed';

/** A list of members by pages, with a search. An answer to a search that was replaced meanwhile is ignored. */
export class People {
  /** Something that a page shows has changed. */
  readonly changed = new Emitter<void>();
  readonly #port: PeoplePort;
  #list: readonly Person[] = [];
  #status: PeopleStatus = 'idle';
  #cursor: string | null | undefined;
  #search = '';
  #asked = new AbortController();

  constructor(port: PeoplePort) {
    this.#port = port;
  }

  get list(): readonly Person[] {
    return this.#list;
  }

  get status(): PeopleStatus {
    return this.#status;
  }

  get search(): string {
    return this.#search;
  }

  /** Whether there are more pages; true before the first one. */
  get hasMore(): boolean {
    return this.#cursor !== null;
  }

  /** Whether a page was loaded since the list or its search began. */
  get isLoaded(): boolean {
    return this.#cursor !== undefined;
  }

  /** Loads the next page; also retries. Never rejects: a failure is a status. */
  async loadMore(): Promise<void> {
    if (!this.hasMore || this.#status === 'loading') return;
    const { signal } = this.#asked;
    this.#become('loading');
    try {
      const { list, cursor } = await this.#port.page(this.#search, this.#cursor ?? undefined, signal);
      if (signal.aborted) return;
      const known = new Set(this.#list.map(({ userId }) => userId));
      this.#list = [...this.#list, ...list.filter(({ userId }) => !known.has(userId))];
      this.#cursor = cursor;
      this.#become('idle');
    } catch {
      if (!signal.aborted) this.#become('failed');
    }
  }

  /** Starts over with members whose names have these words; what is shown stays until they are here. */
  async find(search: string): Promise<void> {
    if (search === this.#search) return;
    this.#search = search;
    await this.reload();
  }

  /** Starts over with the first page; what is shown stays until it is here. */
  async reload(): Promise<void> {
    this.close();
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    this.#become('loading');
    try {
      const { list, cursor } = await this.#port.page(this.#search, undefined, signal);
      if (signal.aborted) return;
      this.#list = list;
      this.#cursor = cursor;
      this.#become('idle');
    } catch {
      if (!signal.aborted) this.#become('failed');
    }
  }

  /** Shows what the user and a member are to each other now. */
  relate(relation: Relation): void {
    if (!this.#list.some(({ userId }) => userId === relation.userId)) return;
    this.#list = this.#list.map((one) => (one.userId === relation.userId ? { ...one, relation } : one));
    this.changed.emit();
  }

  /** Ends the request that runs. */
  close(): void {
    this.#asked.abort();
    if (this.#status === 'loading') this.#status = 'idle';
  }

  #become(status: PeopleStatus): void {
    this.#status = status;
    this.changed.emit();
  }
}
