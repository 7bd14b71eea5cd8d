/**
 * Runs the tasks of one room one after another, and those of different rooms in parallel. The database would make
 * writers of a room wait anyway (they lock its row); waiting here keeps its connections free. This process also
 * publishes in the order in which it commits.
 */
export class RoomQueue {
  readonly #tails = new Map<number, Promise<unknown>>();

  async run<T>(groupId: number, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(groupId) ?? Promise.resolve();
    const result = before.then(work, work);
    this.#tails.set(groupId, result);
    try {
      return await result;
    } finally {
      if (this.#tails.get(groupId) === result) this.#tails.delete(groupId);
    }
  }

  /** Rooms with running or waiting tasks. */
  get size(): number {
    return this.#tails.size;
  }
}
