import { isAborted, type ApiClient } from '@khandai/api-client';
import type { PointEntry } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import { type EntryFilter, queryOf } from './entry-filter';

export interface EntriesDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly report: (error: unknown) => void;
}

/** Entries of the reader's points, newest first, which grow by pages. */
export class EntriesStore {
  list: readonly PointEntry[] = [];
  status: 'idle' | 'loading' | 'failed' = 'idle';
  /** `before` of the next page; null behind the last one, undefined before the first. */
  private next: number | null | undefined = undefined;
  private visit = new AbortController();

  constructor(
    private readonly filter: EntryFilter,
    private readonly deps: EntriesDeps,
  ) {
    makeAutoObservable<this, 'deps' | 'visit' | 'filter'>(
      this,
      { list: observableRef, deps: false, visit: false, filter: false },
      { autoBind: true },
    );
  }

  get hasMore(): boolean {
    return typeof this.next === 'number';
  }

  get isEmpty(): boolean {
    return this.next === null && this.list.length === 0;
  }

  /** Reads the next page. */
  async more(): Promise<void> {
    if (this.status === 'loading' || this.next === null) return;
    const { signal } = this.visit;
    const before = this.next === undefined ? {} : { before: this.next };
    this.status = 'loading';
    try {
      const query = { ...queryOf(this.filter), ...before };
      this.take(signal, await this.deps.api.call('GET /au/api/user/point/list', { query }, signal));
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      this.deps.report(error);
      this.fail();
    }
  }

  /** The page is left; what is on its way changes nothing. */
  leave(): void {
    this.visit.abort();
    this.visit = new AbortController();
    if (this.status === 'loading') this.status = 'idle';
  }

  private take(
    signal: AbortSignal,
    page: { readonly list: readonly PointEntry[]; readonly next: number | null },
  ): void {
    if (signal.aborted) return;
    this.list = [...this.list, ...page.list];
    this.next = page.next;
    this.status = 'idle';
  }

  private fail(): void {
    this.status = 'failed';
  }
}
