import type { Post } from '@khandai/contracts';
import { perPage } from '../../shell/services/page-stores';
import type { FeedStore } from './FeedStore';

/** Feeds that are kept after their page is left. */
const MAX_FEEDS = 6;

/** The feeds that the reader left, with the pages they had loaded, for Back and Forward. */
export class FeedShelf {
  private readonly left = new Map<string, FeedStore>();

  get(name: string): FeedStore | undefined {
    return this.left.get(name);
  }

  put(name: string, store: FeedStore): void {
    this.left.delete(name);
    this.left.set(name, store);
    const [oldest] = this.left.keys();
    if (this.left.size > MAX_FEEDS && oldest !== undefined) this.left.delete(oldest);
  }

  /** A post that is deleted or hidden on one page is gone from the others too. */
  forget(postId: number): void {
    for (const store of this.left.values()) store.forget(postId);
  }

  /**
   * Takes posts that the reader hides on one page, and those of a member whom they mute or block, out of the others; the returned
   * function puts them back. A member's page is no feed and stays.
   */
  withdraw(isUnwanted: (post: Post) => boolean): () => void {
    const feeds = [...this.left.values()].filter(({ choice }) => choice.userId === undefined);
    const putBack = feeds.map((store) => store.hide(isUnwanted));
    return () => {
      for (const one of putBack) one();
    };
  }
}

export const shelfOf = perPage(() => new FeedShelf());
