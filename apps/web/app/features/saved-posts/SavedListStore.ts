import { isAborted } from '@khandai/api-client';
import { makeAutoObservable, observableRef } from 'mobx';

interface SavedPage<T> {
  readonly list: readonly T[];
  readonly cursor: string | null;
}

export interface SavedListDeps<T> {
  readonly idOf: (one: T) => number;
  readonly page: (cursor: string | undefined, signal: AbortSignal) => Promise<SavedPage<T>>;
  readonly remove: (id: number) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** What the reader saved of one kind, such as articles, which grows by pages. */
export class SavedListStore<T extends object> {
  list: readonly T[] = [];
  status: 'idle' | 'loading' | 'failed' = 'idle';
  /** Of the next page; null behind the last one, undefined before the first. */
  private cursor: string | null | undefined = undefined;
  private visit = new AbortController();

  constructor(private readonly deps: SavedListDeps<T>) {
    makeAutoObservable<SavedListStore<T>, 'deps' | 'visit'>(
      this,
      { list: observableRef, deps: false, visit: false, idOf: false },
      { autoBind: true },
    );
  }

  idOf(one: T): number {
    return this.deps.idOf(one);
  }

  get hasMore(): boolean {
    return typeof this.cursor === 'string';
  }

  get isEmpty(): boolean {
    return this.cursor === null && this.list.length === 0;
  }

  /** Reads the next page. */
  async more(): Promise<void> {
    if (this.status === 'loading' || this.cursor === null) return;
    const { signal } = this.visit;
    this.accept(signal, 'loading');
    try {
      this.accept(signal, 'idle', await this.deps.page(this.cursor, signal));
    } catch (error) {
      if (isAborted(error)) return;
      this.deps.report(error);
      this.accept(signal, 'failed');
    }
  }

  /** Takes one off the list; true once the server knows. */
  async remove(id: number): Promise<boolean> {
    try {
      await this.deps.remove(id);
      this.forget(id);
      return true;
    } catch (error) {
      this.deps.report(error);
      return false;
    }
  }

  /** The page is left; what is on its way changes nothing. */
  leave(): void {
    this.visit.abort();
    this.visit = new AbortController();
    if (this.status === 'loading') this.status = 'idle';
  }

  private forget(id: number): void {
    this.list = this.list.filter((one) => this.deps.idOf(one) !== id);
  }

  private accept(signal: AbortSignal, status: SavedListStore<T>['status'], page?: SavedPage<T>): void {
    if (signal.aborted) return;
    this.status = status;
    if (!page) return;
    const known = new Set(this.list.map(this.deps.idOf));
    this.list = [...this.list, ...page.list.filter((one) => !known.has(this.deps.idOf(one)))];
    this.cursor = page.cursor;
  }
}
