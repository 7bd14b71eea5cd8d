/** Wishes of a user that replace each other: one request at a time for each key, and none for a wish that another one followed. */
export class Turns<K, W> {
  readonly #turns = new Map<K, { wish: W }>();

  /** A request for the key is on its way. */
  has(key: K): boolean {
    return this.#turns.has(key);
  }

  /**
   * Sends a wish, and after the answer the last one that came meanwhile, if it is another. Rejects when the last wish is refused.
   * A call that comes while a request for the same key is on its way leaves its wish to it, and resolves at once to false.
   */
  async take(key: K, wish: W, send: (wish: W) => Promise<unknown>): Promise<boolean> {
    const running = this.#turns.get(key);
    if (running) {
      running.wish = wish;
      return false;
    }
    const turn = { wish };
    this.#turns.set(key, turn);
    try {
      await run(turn, send);
      return true;
    } finally {
      this.#turns.delete(key);
    }
  }
}

/** Only the last wish may fail: those before it are not wanted any more. */
async function run<W>(turn: { wish: W }, send: (wish: W) => Promise<unknown>): Promise<void> {
  let sent: W;
  do {
    sent = turn.wish;
    try {
      await send(sent);
    } catch (error) {
      if (turn.wish === sent) throw error;
    }
  } while (turn.wish !== sent);
}
