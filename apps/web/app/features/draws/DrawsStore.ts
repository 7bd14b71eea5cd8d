import type { LuckyDraw, LuckyResult } from '@khandai/contracts';
import { makeAutoObservable } from 'mobx';
import type { PageServices } from '../../shell/services/PageServices';
import { Part } from '../../shell/parts/Part';
import type { DrawFilter } from './draw-words';

/** A draw in a list; of results with its winners. */
export type ListedDraw = LuckyDraw & Partial<Pick<LuckyResult, 'results'>>;

export interface DrawsDeps {
  readonly api: Pick<PageServices['api'], 'call'>;
  readonly report: (error: unknown) => void;
}

const PAGE = 20;

/** The draws of one part of the list, more of them on demand. */
export class DrawsStore {
  readonly first: Part<readonly ListedDraw[]>;
  list: readonly ListedDraw[] = [];
  more: 'idle' | 'loading' | 'failed' = 'idle';
  private total = 0;
  private pages = 0;

  constructor(
    private readonly filter: DrawFilter,
    private readonly deps: DrawsDeps,
  ) {
    this.first = new Part({
      fetch: async (signal) => {
        const { total, list } = await this.page(1, signal);
        this.start(total, list);
        return list;
      },
      report: deps.report,
    });
    makeAutoObservable<this, 'deps' | 'filter'>(this, { deps: false, filter: false, first: false }, { autoBind: true });
  }

  get isMore(): boolean {
    return this.list.length < this.total;
  }

  async loadMore(signal: AbortSignal): Promise<void> {
    if (this.more === 'loading') return;
    this.become('loading');
    try {
      const { total, list } = await this.page(this.pages + 1, signal);
      if (signal.aborted) return;
      this.add(total, list);
      this.become('idle');
    } catch (error) {
      if (signal.aborted) return;
      this.deps.report(error);
      this.become('failed');
    }
  }

  private page(pageNum: number, signal: AbortSignal): Promise<{ total: number; list: ListedDraw[] }> {
    const { api } = this.deps;
    const paging = { pageNum, pageSize: PAGE };
    switch (this.filter) {
      case 'ket-qua-diem':
        return api.call('GET /au/api/lucky/result', { query: { type: 'points', ...paging } }, signal);
      case 'ket-qua-qua':
        return api.call('GET /au/api/lucky/result', { query: { type: 'gift', ...paging } }, signal);
      case 'dang-mo':
        return api.call('GET /au/api/lucky/list', { query: { state: 'open', ...paging } }, signal);
      case 'cua-toi':
        return api.call('GET /au/api/lucky/list', { query: { mine: true, ...paging } }, signal);
      case 'tat-ca':
        return api.call('GET /au/api/lucky/list', { query: paging }, signal);
    }
  }

  private start(total: number, list: readonly ListedDraw[]): void {
    this.list = [];
    this.pages = 0;
    this.add(total, list);
  }

  /** A draw that moved to a later page meanwhile is shown once. */
  private add(total: number, list: readonly ListedDraw[]): void {
    const known = new Set(this.list.map(({ drawId }) => drawId));
    this.list = [...this.list, ...list.filter(({ drawId }) => !known.has(drawId))];
    this.total = list.length === 0 ? this.list.length : total;
    this.pages += 1;
  }

  private become(more: DrawsStore['more']): void {
    this.more = more;
  }
}
