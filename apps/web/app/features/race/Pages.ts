import { makeAutoObservable, runInAction } from 'mobx';
import { Part } from '../../shell/parts/Part';

export interface Page<T> {
  readonly list: readonly T[];
  /** Value of `before` for the next page; null at the end. */
  readonly next: number | null;
}

export interface PagesDeps<T> {
  readonly fetch: (before: number | undefined, signal: AbortSignal) => Promise<Page<T>>;
  readonly report: (error: unknown) => void;
  /** The next page did not load. */
  readonly moreFailed: () => void;
}

/** A list that grows by pages. Read again, it has as many pages as before. */
export class Pages<T> {
  readonly part: Part<Page<T>>;
  isLoading = false;

  constructor(private readonly deps: PagesDeps<T>) {
    this.part = new Part({ fetch: (signal) => this.fetchAll(signal), report: deps.report });
    makeAutoObservable<this, 'deps'>(this, { part: false, deps: false }, { autoBind: true });
  }

  /** Reads the list, for the first time or again; what is shown stays until the answer comes. */
  load(signal: AbortSignal): Promise<void> {
    return this.part.load(signal);
  }

  async more(): Promise<void> {
    const { part, deps, isLoading } = this;
    const next = part.value?.next ?? null;
    if (next === null || isLoading) return;
    this.isLoading = true;
    try {
      const page = await deps.fetch(next, new AbortController().signal);
      const { value } = part;
      // Read again meanwhile, the list may end elsewhere.
      if (value?.next === next) part.set(joined(value, page));
    } catch (error) {
      deps.report(error);
      deps.moreFailed();
    } finally {
      runInAction(() => {
        this.isLoading = false;
      });
    }
  }

  private async fetchAll(signal: AbortSignal): Promise<Page<T>> {
    let page = await this.deps.fetch(undefined, signal);
    while (page.next !== null && page.list.length < (this.part.value?.list.length ?? 0) && !signal.aborted)
      page = joined(page, await this.deps.fetch(page.next, signal));
    return page;
  }
}

const joined = <T>(first: Page<T>, { list, next }: Page<T>): Page<T> => ({ list: [...first.list, ...list], next });
