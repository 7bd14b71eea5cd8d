import { isAborted } from '@khandai/api-client';
import { makeAutoObservable, observableRef } from 'mobx';

interface TitlePage<C> {
  readonly list: readonly C[];
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
}

export interface TitleListDeps<C> {
  readonly read: (after: string) => Promise<TitlePage<C>>;
  readonly report: (error: unknown) => void;
}

/** A list of titles that grows page by page. */
export class TitleListStore<C extends { readonly titleId: number }> {
  list: readonly C[];
  load: 'idle' | 'loading' | 'failed' = 'idle';
  private next: string | null;

  constructor(
    { list, next }: TitlePage<C>,
    private readonly deps: TitleListDeps<C>,
  ) {
    this.list = list;
    this.next = next;
    makeAutoObservable<this, 'deps'>(this, { deps: false, list: observableRef }, { autoBind: true });
  }

  get hasMore(): boolean {
    return this.next !== null;
  }

  async more(): Promise<void> {
    const { next } = this;
    if (next === null || this.load === 'loading') return;
    this.turn('loading');
    try {
      this.show(await this.deps.read(next));
    } catch (error) {
      if (isAborted(error)) return;
      this.deps.report(error);
      this.turn('failed');
    }
  }

  private show({ list, next }: TitlePage<C>): void {
    const known = new Set(this.list.map(({ titleId }) => titleId));
    this.list = [...this.list, ...list.filter(({ titleId }) => !known.has(titleId))];
    this.next = next;
    this.load = 'idle';
  }

  private turn(load: 'loading' | 'failed'): void {
    this.load = load;
  }
}
