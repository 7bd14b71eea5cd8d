import type { Topic } from '@khandai/contracts';
import type { Bus } from '../platform/bus/bus.js';
import type { Clock } from '../platform/clock.js';
import type { Log } from '../platform/log.js';
import { fixtureChannel, ODDS_CHANNEL, roomChannel, SCORES_CHANNEL } from '../platform/bus/channels.js';
import { frameBytes, textFrame } from './frame-bytes.js';
import { inTurns } from './in-turns.js';
import { type Reader, type ReaderRow, ReaderRows } from './reader-rows.js';
import { Relay } from './relay.js';
import { RoomBatch } from './room-batch.js';
import type { RoomCounts } from './room-counts.js';

export interface TopicsDeps {
  bus: Bus;
  clock: Clock;
  counts: RoomCounts;
  log: Log;
}

type Stop = () => Promise<void>;

interface LiveTopic {
  readonly readers: ReaderRows;
  readonly listening: Promise<Stop>;
}

/** Key of a topic: equal for equal topics. */
export function topicKey(topic: Topic): string {
  if (topic.topic === 'chatroom') return `chatroom:${topic.groupId}`;
  if (topic.topic === 'fixture') return `fixture:${topic.fixtureId}`;
  return topic.topic;
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
      this.#deps.log.warn({ err: error, topic: key }, 'a topic did not stop cleanly');
    }
  }

  async #listen(topic: Topic, readers: ReaderRows): Promise<Stop> {
    switch (topic.topic) {
      case 'chatroom':
        return this.#listenToRoom(topic, readers);
      case 'fixture':
        return this.#listenToChannel(fixtureChannel(topic.fixtureId), topic, readers);
      case 'scores':
        return this.#listenToChannel(SCORES_CHANNEL, topic, readers);
      case 'odds':
        return this.#listenToChannel(ODDS_CHANNEL, topic, readers);
      case 'rooms': {
        const relay = this.#relay(topic, readers);
        const stop = this.#deps.counts.changed.on((list) => relay.add(frameBytes({ type: 'rooms', list })));
        return async () => stop();
      }
    }
  }

  async #listenToRoom(topic: Topic & { topic: 'chatroom' }, readers: ReaderRows): Promise<Stop> {
    const { groupId } = topic;
    const batch = new RoomBatch({
      groupId,
      clock: this.#deps.clock,
      rows: () => readers.rows,
      tell: (row, frames) => this.#tellRow(topic, row, frames),
      failed: (error) => this.#warn(topic, error),
    });
    const stop = await this.#deps.bus.subscribe(roomChannel(groupId), (message) => batch.add(message));
    return async () => {
      batch.stop();
      await stop();
    };
  }

  // Publishers of these channels send complete frames as JSON text.
  #listenToChannel(channel: string, topic: Topic, readers: ReaderRows): Promise<Stop> {
    const relay = this.#relay(topic, readers);
    return this.#deps.bus.subscribe(channel, (frame) => relay.add(textFrame(frame)));
  }

  #relay(topic: Topic, readers: ReaderRows): Relay {
    return new Relay({
      deliver: (bytes) => this.#tell(topic, readers, bytes),
      failed: (error) => this.#warn(topic, error),
    });
  }

  #tell(topic: Topic, { rows }: ReaderRows, frames: Uint8Array): Promise<void> {
    return inTurns([...rows], (row) => this.#tellRow(topic, row, frames), 1);
  }

  // A reader that fails must not affect the others.
  #tellRow(topic: Topic, { readers }: ReaderRow, frames: Uint8Array): void {
    for (const reader of readers) {
      try {
        reader.deliver(frames);
      } catch (error) {
        this.#warn(topic, error);
      }
    }
  }

  #warn(topic: Topic, err: unknown): void {
    this.#deps.log.error({ err, topic: topicKey(topic) }, 'a frame could not be handed to a reader');
  }
}
