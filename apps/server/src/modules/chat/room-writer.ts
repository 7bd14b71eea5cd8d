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

const MAX_AT_ONCE = 100;

/**
 * Stores the messages of a room in order. Messages that arrive during a write wait and are then stored as one batch, so
 * a busy room costs a few statements a second at any rate of messages.
 */
export class RoomWriter {
  readonly #deps: RoomWriterDeps;
  readonly #waiting = new Map<number, Waiting[]>();

  constructor(deps: RoomWriterDeps) {
    this.#deps = deps;
  }

  /**
   * Resolves to the result of `finish`, which gets the stored message, or undefined when the message was refused.
   * Messages finish in the order of their revisions, before the room's next task starts.
   */
  write<T>(message: NewMessage, finish: (given: Stored | undefined) => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const { groupId } = message;
    const waiting = this.#waiting.get(groupId) ?? [];
    this.#waiting.set(groupId, waiting);
    waiting.push({ message, finish: (given) => finish(given).then(resolve, reject), fail: reject });
    // One task per message: the first one stores all waiting messages, and the tasks that find none return at once.
    void this.#deps.queue.run(groupId, () => this.#storeWaiting(groupId));
    return promise;
  }

  /** Rooms with waiting messages. */
  get size(): number {
    return this.#waiting.size;
  }

  async #storeWaiting(groupId: number): Promise<void> {
    const waiting = this.#waiting.get(groupId);
    if (!waiting) return;
    const batch = waiting.splice(0, MAX_AT_ONCE);
    if (waiting.length === 0) this.#waiting.delete(groupId);
    await this.#store(groupId, batch);
  }

  // A batch with a refused message is rolled back. Each message is then stored alone, so only the refused one is lost.
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
