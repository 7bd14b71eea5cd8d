import { isAborted } from '@khandai/api-client';
import { makeAutoObservable, observableRef } from 'mobx';

export interface Page<T, C> {
  readonly list: readonly T[];
  /** Names the next page; null at the end. */
  readonly next: C | null;
}

export interface PageListDeps<T, C> {
  readonly idOf: (one: T) => number;
  /** @param after Undefined for the first page. */
  readonly page: (after: C | undefined, signal: AbortSignal) => Promise<Page<T, C>>;
  readonly report: (error: unknown) => void;
}

/** A list that grows by pages. */
export class PageList<T extends object, C extends string | number = number> {
  status: 'idle' | 'loading' | 'failed' = 'idle';
  private pages: Page<T, C> | undefined = undefined;
  /** How many entries the reader has asked for. */
  private wanted = 0;
  /** What was taken off while an answer was on its way, which may still have it. */
  private readonly dropped = new Set<number>();
  private visit = new AbortController();

  constructor(private readonly deps: PageListDeps<T, C>) {
    makeAutoObservable<PageList<T, C>, 'pages' | 'dropped' | 'deps' | 'visit'>(
      this,
      { pages: observableRef, dropped: false, deps: false, visit: false, idOf: false },
      { autoBind: true },
    );
  }

  idOf(one: T): number {
    return this.deps.idOf(one);
  }

  get list(): readonly T[] {
    return this.pages?.list ?? [];
  }

  get hasMore(): boolean {
    return (this.pages?.next ?? null) !== null;
  }

  get isEmpty(): boolean {
    return this.pages?.next === null && this.list.length === 0;
  }

  /** The next page is on its way. */
  get isGrowing(): boolean {
    return this.status === 'loading' && this.wanted > this.list.length;
  }

  /** As a part of a page: nothing of it is shown before the first answer. */
  get part(): { readonly value: Page<T, C> | undefined; readonly state: 'loading' | 'failed' | 'idle' } {
    const { pages, status } = this;
    return { value: pages, state: pages || status === 'failed' ? status : 'loading' };
  }

  /** Appends the next page; also retries. False when it failed. */
  async more(): Promise<boolean> {
    const { status, pages } = this;
    if (pages?.next === null) return true;
    // A list that is being read again goes on to the next page.
    this.wanted = this.list.length + 1;
    if (status === 'loading') return true;
    return this.read((signal) => this.after(pages, signal));
  }

  /** Reads the list again, as many entries as were asked for. What is shown stays until the answer comes. */
  async load(): Promise<boolean> {
    this.leave();
    return this.read(async (signal) => {
      let pages = await this.after(undefined, signal);
      while (pages.next !== null && pages.list.length < this.wanted && !signal.aborted)
        pages = await this.after(pages, signal);
      return pages;
    });
  }

  /** Takes one off the list. */
  drop(id: number): void {
    if (this.status === 'loading') this.dropped.add(id);
    if (this.pages) this.pages = this.without(this.pages, (one) => one === id);
  }

  /** The page is left; what is on its way changes nothing. */
  leave(): void {
    this.visit.abort();
    this.visit = new AbortController();
    if (this.status === 'loading') this.status = 'idle';
  }

  private async read(fetch: (signal: AbortSignal) => Promise<Page<T, C>>): Promise<boolean> {
    const { signal } = this.visit;
    this.status = 'loading';
    this.dropped.clear();
    try {
      this.take(signal, await fetch(signal));
      return true;
    } catch (error) {
      if (signal.aborted || isAborted(error)) return true;
      this.deps.report(error);
      this.fail();
      return false;
    }
  }

  /** Entries and the page behind them. An entry that moved to a later page meanwhile is there once. */
  private async after(pages: Page<T, C> | undefined, signal: AbortSignal): Promise<Page<T, C>> {
    const { list, next } = await this.deps.page(pages?.next ?? undefined, signal);
    if (!pages) return { list, next };
    const known = new Set(pages.list.map(this.deps.idOf));
    return { list: [...pages.list, ...list.filter((one) => !known.has(this.idOf(one)))], next };
  }

  private take(signal: AbortSignal, pages: Page<T, C>): void {
    if (signal.aborted) return;
    this.pages = this.without(pages, (id) => this.dropped.has(id));
    this.wanted = this.pages.list.length;
    this.status = 'idle';
  }

  private without(pages: Page<T, C>, isGone: (id: number) => boolean): Page<T, C> {
    return { ...pages, list: pages.list.filter((one) => !isGone(this.idOf(one))) };
  }

  private fail(): void {
    this.status = 'failed';
  }
}
