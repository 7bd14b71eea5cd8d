import { isAborted } from '@khandai/api-client';
import type { SavedArticle } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

interface SavedPage {
  readonly list: readonly SavedArticle[];
  readonly cursor: string | null;
}

export interface SavedArticlesDeps {
  readonly page: (cursor: string | undefined, signal: AbortSignal) => Promise<SavedPage>;
  readonly remove: (articleId: number) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** The reader's saved articles, which grow by pages. */
export class SavedArticlesStore {
  list: readonly SavedArticle[] = [];
  status: 'idle' | 'loading' | 'failed' = 'idle';
  /** Of the next page; null behind the last one, undefined before the first. */
  private cursor: string | null | undefined = undefined;
  private visit = new AbortController();

  constructor(private readonly deps: SavedArticlesDeps) {
    makeAutoObservable<this, 'deps' | 'visit'>(
      this,
      { list: observableRef, deps: false, visit: false },
      { autoBind: true },
    );
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

  /** Takes an article off the list; true once the server knows. */
  async remove(articleId: number): Promise<boolean> {
    try {
      await this.deps.remove(articleId);
      this.forget(articleId);
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

  private forget(articleId: number): void {
    this.list = this.list.filter((one) => one.articleId !== articleId);
  }

  private accept(signal: AbortSignal, status: SavedArticlesStore['status'], page?: SavedPage): void {
    if (signal.aborted) return;
    this.status = status;
    if (!page) return;
    const known = new Set(this.list.map(({ articleId }) => articleId));
    this.list = [...this.list, ...page.list.filter(({ articleId }) => !known.has(articleId))];
    this.cursor = page.cursor;
  }
}
