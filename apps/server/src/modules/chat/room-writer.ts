import type { ChatRepository } from './chat-repository.js';
import type { NewMessage, Stored } from './chat-writes.js';
import type { RoomQueue } from './room-queue.js';

export interface RoomWriterDeps {
  repository: Pick<ChatRepository, 'store'>;
  queue: RoomQueue;
}

interface Waiting {
  readonly message: NewMessage;
  /** Never rejects. */
  finish(given: Stored | undefined): Promise<void>;
  fail(error: unknown): void;
}

const MOST_AT_ONCE = 100;

/**
 * Stores the messages of a room in its turn. Those that come while the database is busy with earlier ones wait, and are
 * then stored together: a hot room costs a few statements a second, however much is said.
 */
export class RoomWriter {
  readonly #deps: RoomWriterDeps;
  readonly #waiting = new Map<number, Waiting[]>();

  constructor(deps: RoomWriterDeps) {
    this.#deps = deps;
  }

  /**
   * Answers what `finish` makes of the message once it is stored, or of undefined when it was refused. Messages are
   * finished in the order of their revisions, before anything else happens in the room.
   */
  write<T>(message: NewMessage, finish: (given: Stored | undefined) => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const { groupId } = message;
    const waiting = this.#waiting.get(groupId) ?? [];
    this.#waiting.set(groupId, waiting);
    waiting.push({ message, finish: (given) => finish(given).then(resolve, reject), fail: reject });
    // One turn for each message: the first takes all that wait, and those who find nothing left are over at once.
    void this.#deps.queue.run(groupId, () => this.#storeWaiting(groupId));
    return promise;
  }

  /** Rooms with messages that wait. */
  get size(): number {
    return this.#waiting.size;
  }

  async #storeWaiting(groupId: number): Promise<void> {
    const waiting = this.#waiting.get(groupId);
    if (!waiting) return;
    const batch = waiting.splice(0, MOST_AT_ONCE);
    if (waiting.length === 0) this.#waiting.delete(groupId);
    await this.#store(groupId, batch);
  }

  // Nothing of a batch with a refused message in it is stored; then each is stored by itself, and only that one is lost.
  async #store(groupId: number, batch: readonly Waiting[]): Promise<void> {
    try {
      const messages = batch.map(({ message }) => message);
      const given = await this.#deps.repository.store(groupId, messages);
      if (given || batch.length === 1) for (const [at, one] of batch.entries()) await one.finish(given?.[at]);
      else for (const one of batch) await this.#store(groupId, [one]);
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  }
}
