import type { Services } from '../../shell/services/services';
import type { FeedStore } from './FeedStore';

/** Feeds that are kept after their page is left. */
const MAX_FEEDS = 6;
/** A link to a feed that was left longer ago loads it from scratch. */
const FRESH_MS = 5 * 60_000;

interface Left {
  readonly store: FeedStore;
  readonly at: number;
}

/** The feeds that the reader left, with the pages they had loaded. */
export class FeedShelf {
  private readonly left = new Map<string, Left>();

  constructor(private readonly clock: { now(): number }) {}

  /** The feed of this name. Back and Forward get it at any age. */
  take(name: string, { isReturn }: { isReturn: boolean }): FeedStore | undefined {
    const found = this.left.get(name);
    if (!found || (!isReturn && found.at < this.clock.now() - FRESH_MS)) return undefined;
    return found.store;
  }

  put(name: string, store: FeedStore): void {
    this.left.delete(name);
    this.left.set(name, { store, at: this.clock.now() });
    const [oldest] = this.left.keys();
    if (this.left.size > MAX_FEEDS && oldest !== undefined) this.left.delete(oldest);
  }
}

// By the services of an app: on the server each request has its own.
const shelves = new WeakMap<Services, FeedShelf>();

export function shelfOf(services: Services): FeedShelf {
  const shelf = shelves.get(services) ?? new FeedShelf(services.timers);
  shelves.set(services, shelf);
  return shelf;
}
