import {
  type ClientFrame,
  type FrameOf,
  type ServerFrame,
  type Topic,
  topicKey,
  type TopicName,
  type TopicOf,
} from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';

/** Topics whose frames have the name of the topic as their type. The frames of the others go to their rooms. */
export type WatchableTopic = {
  [N in TopicName]: FrameOf<N>['type'] extends N ? N : never;
}[TopicName];

interface Held {
  readonly topic: Topic;
  readonly resubscribe: () => void;
  readonly frames: Emitter<ServerFrame>;
  holders: number;
}

/** Counts the holders of each topic: the first subscribes, the last unsubscribes. New connections resubscribe all. */
export class Topics {
  readonly #held = new Map<string, Held>();

  constructor(private readonly send: (frame: ClientFrame) => boolean) {}

  /** Returns the release function; a second call does nothing. `subscribe` replaces the default `sub` frame. */
  hold(topic: Topic, subscribe: () => void = () => void this.send({ type: 'sub', ...topic })): () => void {
    return this.#hold(topic, subscribe)[1];
  }

  /** Holds a topic and passes its frames to the listener until the returned function is called. */
  watch<N extends WatchableTopic>(
    topic: TopicOf<N> & { readonly topic: N },
    listener: (frame: FrameOf<N>) => void,
  ): () => void {
    const [{ frames }, release] = this.#hold(topic, () => void this.send({ type: 'sub', ...topic }));
    // `receive` emits only frames whose type is the topic's name.
    const stopListening = frames.on(listener as (frame: ServerFrame) => void);
    return () => {
      stopListening();
      release();
    };
  }

  /** Passes a pushed frame to those who watch its topic. */
  receive(frame: ServerFrame): void {
    for (const { topic, frames } of [...this.#held.values()]) if (isAbout(frame, topic)) frames.emit(frame);
  }

  resubscribe(): void {
    for (const { resubscribe } of this.#held.values()) resubscribe();
  }

  #hold(topic: Topic, subscribe: () => void): [held: Held, release: () => void] {
    const key = topicKey(topic);
    const held = this.#held.get(key) ?? {
      topic,
      resubscribe: subscribe,
      frames: new Emitter<ServerFrame>(),
      holders: 0,
    };
    this.#held.set(key, held);
    held.holders += 1;
    if (held.holders === 1) subscribe();
    let holding = true;
    const release = () => {
      if (holding) this.#release(key, held);
      holding = false;
    };
    return [held, release];
  }

  #release(key: string, held: Held): void {
    held.holders -= 1;
    if (held.holders > 0) return;
    this.#held.delete(key);
    this.send({ type: 'unsub', ...held.topic });
  }
}

/** A frame carries the parameters of its topic. */
function isAbout(frame: ServerFrame, { topic, ...params }: Topic): boolean {
  const fields: Readonly<Record<string, unknown>> = frame;
  return frame.type === topic && Object.entries(params).every(([name, value]) => fields[name] === value);
}
