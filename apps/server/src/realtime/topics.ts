import { type Topic, topicKey, type TopicName } from '@khandai/contracts';
import type { Bus } from '../platform/bus/bus.js';
import type { Clock } from '../platform/clock.js';
import type { Log } from '../platform/log.js';
import { topicChannel } from '../platform/sockets/publish.js';
import type { Batch, Stop, TopicHandler, TopicHandlers } from '../platform/sockets/topic-handlers.js';
import { textFrame } from './frame-bytes.js';
import { forEachYielding } from '../platform/for-each-yielding.js';
import { type Reader, type ReaderRow, ReaderRows } from './reader-rows.js';
import { Relay } from './relay.js';
import { RoomBatch } from './room-batch.js';

export interface TopicsDeps {
  bus: Bus;
  clock: Clock;
  /** CPU time of this thread so far, in milliseconds. */
  cpuMs: () => number;
  handlers: TopicHandlers<TopicName>;
  log: Log;
}

interface LiveTopic {
  readonly readers: ReaderRows;
  readonly listening: Promise<Stop>;
}

/** Subscribers by topic. It listens to the bus only for topics with a subscriber. */
export class Topics {
  readonly #deps: TopicsDeps;
  readonly #live = new Map<string, LiveTopic>();

  constructor(deps: TopicsDeps) {
    this.#deps = deps;
  }

  /** Number of topics with a subscriber. */
  get size(): number {
    return this.#live.size;
  }

  /** The reader is added at once, and receives every message once this resolves. */
  async join(topic: Topic, reader: Reader): Promise<void> {
    const key = topicKey(topic);
    const live = this.#live.get(key) ?? this.#open(key, topic);
    live.readers.add(reader);
    await live.listening;
  }

  leave(topic: Topic, reader: Reader): void {
    const key = topicKey(topic);
    const live = this.#live.get(key);
    if (!live?.readers.delete(reader) || live.readers.size > 0) return;
    this.#live.delete(key);
    void this.#stop(key, live);
  }

  async close(): Promise<void> {
    const all = [...this.#live];
    this.#live.clear();
    await Promise.all(all.map(([key, live]) => this.#stop(key, live)));
  }

  #open(key: string, topic: Topic): LiveTopic {
    const readers = new ReaderRows();
    const listening = this.#listen(topic, readers);
    const live = { readers, listening };
    this.#live.set(key, live);
    // A failed subscription is removed, so that the next reader tries again.
    listening.catch(() => {
      if (this.#live.get(key) === live) this.#live.delete(key);
    });
    return live;
  }

  async #stop(key: string, live: LiveTopic): Promise<void> {
    try {
      await (
        await live.listening
      )();
    } catch (error) {
      this.#deps.log.warn({ err: error, topic: key }, 'closing a topic failed');
    }
  }

  #listen(topic: Topic, readers: ReaderRows): Promise<Stop> {
    const handler: TopicHandler = this.#deps.handlers[topic.topic];
    if (handler.batch) return this.#listenInBatches(topic, readers, handler, handler.batch(topic));
    const relay = this.#relay(topic, readers);
    const push = (frame: string) => relay.add(textFrame(frame));
    return this.#receive(topic, handler, push, push);
  }

  async #listenInBatches(topic: Topic, readers: ReaderRows, handler: TopicHandler, form: Batch): Promise<Stop> {
    const batch = new RoomBatch({
      ...form,
      clock: this.#deps.clock,
      cpuMs: this.#deps.cpuMs,
      rows: () => readers.rows,
      write: (row, frames) => this.#writeRow(topic, row, frames),
      failed: (error) => this.#logFailure(topic, error),
    });
    const relay = this.#relay(topic, readers);
    const stop = await this.#receive(
      topic,
      handler,
      (text) => batch.add(text),
      (frame) => relay.add(textFrame(frame)),
    );
    return async () => {
      batch.stop();
      await stop();
    };
  }

  // A handler without a source of its own gets the complete frames that modules publish, as JSON text.
  async #receive(
    topic: Topic,
    handler: TopicHandler,
    push: (text: string) => void,
    pushFrame: (text: string) => void,
  ): Promise<Stop> {
    return handler.listen?.(topic, push, pushFrame) ?? this.#deps.bus.subscribe(topicChannel(topic), push);
  }

  #relay(topic: Topic, readers: ReaderRows): Relay {
    return new Relay({
      deliver: (bytes) => this.#write(topic, readers, bytes),
      failed: (error) => this.#logFailure(topic, error),
    });
  }

  #write(topic: Topic, { rows }: ReaderRows, frames: Uint8Array): Promise<void> {
    return forEachYielding([...rows], (row) => this.#writeRow(topic, row, frames), 1);
  }

  // A reader that fails must not affect the others.
  #writeRow(topic: Topic, { readers }: ReaderRow, frames: Uint8Array): void {
    for (const reader of readers) {
      try {
        reader.deliver(frames);
      } catch (error) {
        this.#logFailure(topic, error);
      }
    }
  }

  #logFailure(topic: Topic, err: unknown): void {
    this.#deps.log.error({ err, topic: topicKey(topic) }, 'a frame could not be handed to a reader');
  }
}
