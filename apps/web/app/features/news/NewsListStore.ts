import { isAborted } from '@khandai/api-client';
import type { Article } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import { type NewsList, PAGE } from './news-choice';

export interface NewsListDeps {
  readonly page: (pageNum: number, signal: AbortSignal) => Promise<NewsList>;
  readonly report: (error: unknown) => void;
}

/** A list of articles that grows by pages. */
export class NewsListStore {
  articles: readonly Article[];
  status: 'idle' | 'loading' | 'failed' = 'idle';
  /** Articles that the last page added; undefined before the reader asked for one. */
  added: number | undefined;
  private total: number;
  private page: number;
  private visit = new AbortController();

  /** @param first the page that the address names, and its number */
  constructor(
    first: NewsList & { readonly page: number },
    private readonly deps: NewsListDeps,
  ) {
    this.articles = first.list;
    this.total = first.total;
    this.page = first.page;
    makeAutoObservable<this, 'deps' | 'visit'>(
      this,
      { articles: observableRef, deps: false, visit: false },
      { autoBind: true },
    );
  }

  /** Number of the next page. */
  get next(): number {
    return this.page + 1;
  }

  get hasMore(): boolean {
    return this.page * PAGE < this.total;
  }

  /** Articles of the next page. */
  get left(): number {
    return Math.max(0, Math.min(PAGE, this.total - this.page * PAGE));
  }

  /** Appends the next page. A new article moves all others by one place: those that are shown already are left out. */
  async more(): Promise<void> {
    if (this.status === 'loading' || !this.hasMore) return;
    const { next } = this;
    const { signal } = this.visit;
    this.accept(signal, 'loading');
    try {
      this.accept(signal, 'idle', await this.deps.page(next, signal));
    } catch (error) {
      if (isAborted(error)) return;
      this.deps.report(error);
      this.accept(signal, 'failed');
    }
  }

  /** The page is left; what is on its way changes nothing. */
  leave(): void {
    this.visit.abort();
    this.visit = new AbortController();
    if (this.status === 'loading') this.status = 'idle';
  }

  private accept(signal: AbortSignal, status: NewsListStore['status'], page?: NewsList): void {
    if (signal.aborted) return;
    this.status = status;
    if (!page) return;
    const known = new Set(this.articles.map(({ articleId }) => articleId));
    const fresh = page.list.filter(({ articleId }) => !known.has(articleId));
    this.articles = [...this.articles, ...fresh];
    this.added = fresh.length;
    this.total = page.total;
    this.page += 1;
  }
}
