/**
 * Runs the work of one room one after the other, of different rooms side by side. The database would make
 * writers of a room wait anyway (they lock its row); waiting here keeps its connections free, and what this
 * process commits in order it also publishes in order.
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

  /** Rooms with work under way. */
  get size(): number {
    return this.#tails.size;
  }
}
