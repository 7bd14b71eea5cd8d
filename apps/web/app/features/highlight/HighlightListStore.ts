import { type ApiClient, isAborted } from '@khandai/api-client';
import type { HighlightCard } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { HighlightChoice } from './highlight-address';
import type { HighlightList } from './load-highlights';

export interface HighlightListDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly report: (error: unknown) => void;
}

/** A list of highlights that grows page by page. */
export class HighlightListStore {
  list: readonly HighlightCard[];
  load: 'idle' | 'loading' | 'failed' = 'idle';
  private next: string | null;

  constructor(
    private readonly choice: HighlightChoice,
    { list, next }: HighlightList,
    private readonly deps: HighlightListDeps,
  ) {
    this.list = list;
    this.next = next;
    makeAutoObservable<this, 'deps' | 'choice'>(
      this,
      { deps: false, choice: false, list: observableRef },
      { autoBind: true },
    );
  }

  get hasMore(): boolean {
    return this.next !== null;
  }

  async more(): Promise<void> {
    const { next } = this;
    if (next === null || this.load === 'loading') return;
    this.turn('loading');
    try {
      const query = { ...this.choice, after: next };
      this.show(await this.deps.api.call('GET /other/api/highlight/list', { query }));
    } catch (error) {
      if (isAborted(error)) return;
      this.deps.report(error);
      this.turn('failed');
    }
  }

  private show({ list, next }: HighlightList): void {
    const known = new Set(this.list.map(({ titleId }) => titleId));
    this.list = [...this.list, ...list.filter(({ titleId }) => !known.has(titleId))];
    this.next = next;
    this.load = 'idle';
  }

  private turn(load: 'loading' | 'failed'): void {
    this.load = load;
  }
}
