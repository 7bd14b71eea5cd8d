import { Emitter } from '@khandai/runtime';
import type { Clock } from './clock.js';

export interface PaceOptions {
  clock: Clock;
  /** Max number of actions in any window of `windowMs` milliseconds. */
  max: number;
  windowMs: number;
  /** A second limit for a window that is shorter than `windowMs`. */
  burst?: { max: number; windowMs: number };
}

/**
 * Sliding-window rate limit per user or address. Counts live in one process: without `SharedPaces`, a user with sockets to
 * several processes has the full allowance in each.
 */
export class Pace<K = number> {
  /** A slot was taken in this process. */
  readonly taken = new Emitter<K>();
  readonly #options: PaceOptions;
  readonly #taken = new Map<K, number[]>();
  #nextSweep = 0;

  constructor(options: PaceOptions) {
    this.#options = options;
  }

  /** Takes a slot and returns 0, or takes none and returns the milliseconds until one is free. */
  take(who: K): number {
    const now = this.#options.clock.now();
    this.#sweep(now);
    const recent = this.#recent(who, now);
    const wait = this.#wait(recent, now);
    if (wait > 0) return wait;
    recent.push(now);
    this.#taken.set(who, recent);
    this.taken.emit(who);
    return 0;
  }

  /** Whether `take` would give a slot now. */
  isFree(who: K): boolean {
    const now = this.#options.clock.now();
    return this.#wait(this.#recent(who, now), now) === 0;
  }

  /** Counts a slot that was taken in another process. */
  note(who: K): void {
    const now = this.#options.clock.now();
    this.#sweep(now);
    this.#taken.set(who, [...(this.#taken.get(who) ?? []), now]);
  }

  /** Releases the newest slot, for work that had no effect. */
  giveBack(who: K): void {
    this.#taken.get(who)?.pop();
  }

  /** Number of users in memory; an inactive user is removed within two windows. */
  get size(): number {
    return this.#taken.size;
  }

  #recent(who: K, now: number): number[] {
    return (this.#taken.get(who) ?? []).filter((at) => at > now - this.#options.windowMs);
  }

  #wait(recent: readonly number[], now: number): number {
    const { burst } = this.#options;
    return Math.max(waitOf(recent, this.#options, now), burst ? waitOf(recent, burst, now) : 0);
  }

  #sweep(now: number): void {
    if (now < this.#nextSweep) return;
    this.#nextSweep = now + this.#options.windowMs;
    for (const [who, taken] of this.#taken) {
      if ((taken.at(-1) ?? 0) <= now - this.#options.windowMs) this.#taken.delete(who);
    }
  }
}

/** Milliseconds until a window has a free slot again; `taken` holds the times of its slots, oldest first. */
function waitOf(taken: readonly number[], { max, windowMs }: { max: number; windowMs: number }, now: number): number {
  if (max === 0) return windowMs;
  const oldest = taken[taken.length - max];
  return oldest === undefined ? 0 : Math.max(0, oldest + windowMs - now);
}
