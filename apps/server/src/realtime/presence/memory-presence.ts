import type { Clock } from '../../platform/clock.js';
import { EXPIRY_MS, type Place, type PresenceStore, type Stay } from './presence-store.js';

/** Expiry of each stay in milliseconds since the epoch, by place and then by `userId:process`. */
export type Stays = Map<Place, Map<string, number>>;

export interface MemoryPresenceDeps {
  readonly clock: Pick<Clock, 'now'>;
  /** Shared by the processes that a test simulates. */
  readonly stays?: Stays;
  readonly process?: string;
}

/** Presence for a site with a single process. */
export class MemoryPresence implements PresenceStore {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #stays: Stays;
  readonly #process: string;

  constructor({ clock, stays = new Map(), process = '' }: MemoryPresenceDeps) {
    this.#clock = clock;
    this.#stays = stays;
    this.#process = process;
  }

  async enter(stays: readonly Stay[]): Promise<void> {
    const until = this.#clock.now() + EXPIRY_MS;
    for (const { userId, place } of stays) {
      const people = this.#stays.get(place) ?? new Map<string, number>();
      this.#stays.set(place, people.set(`${userId}:${this.#process}`, until));
    }
  }

  async leave(stays: readonly Stay[]): Promise<void> {
    for (const { userId, place } of stays) {
      const people = this.#stays.get(place);
      people?.delete(`${userId}:${this.#process}`);
      if (people?.size === 0) this.#stays.delete(place);
    }
  }

  async members(place: Place): Promise<number[]> {
    return [...new Set(this.#here(place).map((key) => Number.parseInt(key, 10)))];
  }

  async isOnline(userId: number): Promise<boolean> {
    return this.#here('site').some((key) => key.startsWith(`${userId}:`));
  }

  /** Also deletes expired stays. */
  #here(place: Place): string[] {
    const people = this.#stays.get(place);
    if (!people) return [];
    const now = this.#clock.now();
    for (const [key, until] of people) if (until <= now) people.delete(key);
    if (people.size === 0) this.#stays.delete(place);
    return [...people.keys()];
  }
}
