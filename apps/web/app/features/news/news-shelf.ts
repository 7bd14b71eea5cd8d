import { perPage } from '../../shell/services/page-stores';
import type { NewsListStore } from './NewsListStore';

/** Lists that are kept after their page is left. */
const MAX_LISTS = 6;

/** The lists that the reader left, with the pages they had loaded, for Back and Forward. */
export class NewsShelf {
  private readonly left = new Map<string, NewsListStore>();

  get(address: string): NewsListStore | undefined {
    return this.left.get(address);
  }

  put(address: string, store: NewsListStore): void {
    this.left.delete(address);
    this.left.set(address, store);
    const [oldest] = this.left.keys();
    if (this.left.size > MAX_LISTS && oldest !== undefined) this.left.delete(oldest);
  }
}

export const shelfOf = perPage(() => new NewsShelf());
