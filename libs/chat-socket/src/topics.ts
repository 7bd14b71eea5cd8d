import { type ClientFrame, type Topic, topicKey } from '@khandai/contracts';

interface Held {
  readonly topic: Topic;
  readonly resubscribe: () => void;
  holders: number;
}

/** Counts the holders of each topic: the first subscribes, the last unsubscribes. New connections resubscribe all. */
export class Topics {
  readonly #held = new Map<string, Held>();

  constructor(private readonly send: (frame: ClientFrame) => boolean) {}

  /** Returns the release function; a second call does nothing. `subscribe` replaces the default `sub` frame. */
  hold(topic: Topic, subscribe: () => void = () => void this.send({ type: 'sub', ...topic })): () => void {
    const key = topicKey(topic);
    const held = this.#held.get(key) ?? { topic, resubscribe: subscribe, holders: 0 };
    this.#held.set(key, held);
    held.holders += 1;
    if (held.holders === 1) subscribe();
    let holding = true;
    return () => {
      if (holding) this.#release(key, held);
      holding = false;
    };
  }

  resubscribe(): void {
    for (const { resubscribe } of this.#held.values()) resubscribe();
  }

  #release(key: string, held: Held): void {
    held.holders -= 1;
    if (held.holders > 0) return;
    this.#held.delete(key);
    this.send({ type: 'unsub', ...held.topic });
  }
}
