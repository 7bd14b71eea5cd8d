import type { RoomMine } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import { roomNotFound } from '../chat-errors.js';
import type { ReaderKey } from './standing-query.js';
import type { StateRepository } from './state-repository.js';

interface Waiting {
  readonly reader: ReaderKey;
  readonly resolve: (mine: RoomMine) => void;
  readonly reject: (error: unknown) => void;
}

const MAX_AT_ONCE = 200;

/**
 * Reads what holds for readers of a room. Readers who ask during a read wait and are then read together: after a restart
 * thousands of sockets subscribe to one room at once.
 */
export class Standings {
  readonly #waiting = new Map<number, Waiting[]>();
  readonly #reading = new Set<number>();

  constructor(
    private readonly deps: { readonly states: Pick<StateRepository, 'standings'>; readonly clock: Pick<Clock, 'now'> },
  ) {}

  of(groupId: number, reader: ReaderKey): Promise<RoomMine> {
    const { promise, resolve, reject } = Promise.withResolvers<RoomMine>();
    const waiting = this.#waiting.get(groupId) ?? [];
    waiting.push({ reader, resolve, reject });
    this.#waiting.set(groupId, waiting);
    if (!this.#reading.has(groupId)) void this.#read(groupId);
    return promise;
  }

  async #read(groupId: number): Promise<void> {
    this.#reading.add(groupId);
    for (let batch = this.#take(groupId); batch.length > 0; batch = this.#take(groupId))
      await this.#readBatch(groupId, batch);
    this.#reading.delete(groupId);
  }

  #take(groupId: number): Waiting[] {
    const waiting = this.#waiting.get(groupId) ?? [];
    const batch = waiting.splice(0, MAX_AT_ONCE);
    if (waiting.length === 0) this.#waiting.delete(groupId);
    return batch;
  }

  async #readBatch(groupId: number, batch: readonly Waiting[]): Promise<void> {
    try {
      const { states, clock } = this.deps;
      const readers = batch.map(({ reader }) => reader);
      const found = await states.standings(groupId, readers, new Date(clock.now()));
      for (const [at, { resolve, reject }] of batch.entries()) {
        const mine = found[at];
        if (mine) resolve(mine);
        else reject(roomNotFound());
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
