import { type ApiClient, isAborted } from '@khandai/api-client';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ComicChoice } from './comic-address';
import type { ComicList } from './load-comics';

export interface ComicListDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly report: (error: unknown) => void;
}

/** The comics of a choice, page by page. */
export class ComicListStore {
  list: ComicList['list'];
  total: number;
  load: 'idle' | 'loading' | 'failed' = 'idle';
  private pageNum = 1;

  constructor(
    private readonly choice: ComicChoice,
    served: ComicList,
    private readonly deps: ComicListDeps,
  ) {
    ({ list: this.list, total: this.total } = served);
    makeAutoObservable<this, 'choice' | 'deps'>(
      this,
      { choice: false, deps: false, list: observableRef },
      { autoBind: true },
    );
  }

  get hasMore(): boolean {
    return this.list.length < this.total;
  }

  async more(): Promise<void> {
    if (this.load === 'loading' || !this.hasMore) return;
    this.turn('loading');
    try {
      const query = { ...this.choice, pageNum: this.pageNum + 1 };
      this.show(await this.deps.api.call('GET /other/api/comic/list', { query }));
    } catch (error) {
      if (isAborted(error)) return;
      this.deps.report(error);
      this.turn('failed');
    }
  }

  /** A comic that moved to another page meanwhile is not shown twice; an empty page is the end. */
  private show({ list, total }: ComicList): void {
    const known = new Set(this.list.map(({ titleId }) => titleId));
    this.list = [...this.list, ...list.filter(({ titleId }) => !known.has(titleId))];
    this.total = list.length === 0 ? this.list.length : total;
    this.pageNum += 1;
    this.load = 'idle';
  }

  private turn(load: 'loading' | 'failed'): void {
    this.load = load;
  }
}
