import type { Clock } from '../../platform/clock.js';
import type { Log } from '../../platform/log.js';
import { type PresenceStore, RENEW_MS, type Stay } from './presence-store.js';

export interface LastSeen {
  /** Records that these members were online at this moment. */
  recordSeen(userIds: readonly number[], at: Date): Promise<void>;
}

export interface RosterDeps {
  readonly store: PresenceStore;
  readonly members: LastSeen;
  readonly clock: Clock;
  readonly log: Log;
}

/** Interval at which `lastSeenAt` of online members is updated, in milliseconds: the value is accurate to this time. */
const SEEN_EVERY_MS = 5 * 60_000;

/**
 * The members with sockets to this process. Several sockets of one member are one stay, which ends with the last of
 * them. Changes go to the store in order and in batches, so that a crowd arriving at once costs few writes.
 */
export class Roster {
  readonly #sockets = new Map<string, { readonly stay: Stay; count: number }>();
  readonly #stored = new Map<string, Stay>();
  readonly #changed = new Map<string, Stay>();
  #writing: Promise<void> | undefined;

  constructor(private readonly deps: RosterDeps) {}

  /** Resolves when all changes so far are in the store. */
  get settled(): Promise<void> {
    return this.#writing ?? Promise.resolve();
  }

  /** Adds a socket of this member. */
  add(stay: Stay): void {
    const key = keyOf(stay);
    const known = this.#sockets.get(key);
    if (known) known.count += 1;
    else {
      this.#sockets.set(key, { stay, count: 1 });
      this.#markChanged(key, stay);
    }
  }

  remove(stay: Stay): void {
    const key = keyOf(stay);
    const known = this.#sockets.get(key);
    if (!known) return;
    known.count -= 1;
    if (known.count > 0) return;
    this.#sockets.delete(key);
    this.#markChanged(key, stay);
  }

  /** Renews the stays until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { clock } = this.deps;
    let seenAt = clock.now();
    while (!signal.aborted) {
      await clock.sleep(RENEW_MS, signal);
      await this.settled;
      if (signal.aborted) return;
      await this.#logErrors(() => this.deps.store.enter([...this.#stored.values()]));
      if (clock.now() < seenAt + SEEN_EVERY_MS) continue;
      seenAt = clock.now();
      await this.#recordSeen([...this.#stored.values()]);
    }
  }

  #markChanged(key: string, stay: Stay): void {
    this.#changed.set(key, stay);
    this.#writing ??= this.#writeChanges().finally(() => (this.#writing = undefined));
  }

  async #writeChanges(): Promise<void> {
    // Waits a microtask, so that changes of the same turn join the batch.
    await Promise.resolve();
    while (this.#changed.size > 0) {
      const changed = [...this.#changed];
      this.#changed.clear();
      const entered = changed.filter(([key]) => this.#sockets.has(key) && !this.#stored.has(key));
      const left = changed.filter(([key]) => !this.#sockets.has(key) && this.#stored.delete(key));
      for (const [key, stay] of entered) this.#stored.set(key, stay);
      await this.#logErrors(async () => {
        await this.deps.store.enter(entered.map(([, stay]) => stay));
        await this.deps.store.leave(left.map(([, stay]) => stay));
      });
      await this.#recordSeen([...entered, ...left].map(([, stay]) => stay));
    }
  }

  async #recordSeen(stays: readonly Stay[]): Promise<void> {
    const userIds = stays.filter(({ place }) => place === 'site').map(({ userId }) => userId);
    if (userIds.length > 0)
      await this.#logErrors(() => this.deps.members.recordSeen(userIds, new Date(this.deps.clock.now())));
  }

  async #logErrors(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.deps.log.error({ err: error }, 'recording presence failed');
    }
  }
}

const keyOf = ({ userId, place }: Stay): string => `${userId} ${place}`;
