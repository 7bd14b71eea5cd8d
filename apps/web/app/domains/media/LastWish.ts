/** Sends wishes one after another, so that the server ends with the last one. Of those that wait, only the last is sent. */
export class LastWish<Wish> {
  #waiting: { readonly wish: Wish } | undefined;
  #isSending = false;

  constructor(private readonly send: (wish: Wish) => Promise<void>) {}

  /**
   * Resolves to the wish that was stored last, or to undefined when the call that is sending takes this one along.
   * Rejects with the refusal of the last wish.
   */
  async take(wish: Wish): Promise<{ readonly stored: Wish } | undefined> {
    let next = { wish };
    this.#waiting = next;
    if (this.#isSending) return undefined;
    this.#isSending = true;
    try {
      for (;;) {
        const refusal = await this.#refusalOf(next.wish);
        // A wish that another one followed is not wanted any more, so its refusal does not matter.
        if (this.#waiting === next) {
          if (refusal) throw refusal.error;
          return { stored: next.wish };
        }
        next = this.#waiting;
      }
    } finally {
      this.#isSending = false;
    }
  }

  async #refusalOf(wish: Wish): Promise<{ readonly error: unknown } | undefined> {
    try {
      await this.send(wish);
      return undefined;
    } catch (error) {
      return { error };
    }
  }
}
