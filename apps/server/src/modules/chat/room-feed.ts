import type { Bus } from '../../platform/bus/bus.js';
import type { Log } from '../../platform/log.js';
import { Semaphore } from '../../platform/semaphore.js';
import type { Stop } from '../../platform/sockets/topic-handlers.js';
import type { ChatRepository } from './chat-repository.js';
import { revisionOf, roomChannel } from './room-channel.js';

export interface RoomFeedDeps {
  readonly repository: Pick<ChatRepository, 'changedSince' | 'room'>;
  readonly bus: Pick<Bus, 'subscribe' | 'restored'>;
  readonly log: Pick<Log, 'error'>;
}

/** A reader gets more missed changes than these as a page of history. */
const MAX_MISSED = 200;
/** Rooms read at once after the bus is back: the pool has connections for other work too. */
const ROOMS_AT_ONCE = 2;

/**
 * The changes of a room, as JSON of one message each. They come over the bus; those that the bus lost while its
 * connection was down are read from the database once it is back.
 */
export class RoomFeed {
  readonly #deps: RoomFeedDeps;
  readonly #reads: Semaphore;

  constructor(deps: RoomFeedDeps) {
    this.#deps = deps;
    const full = () => new Error('too many rooms wait for a read');
    this.#reads = new Semaphore({ running: ROOMS_AT_ONCE, waiting: Infinity, full });
  }

  /** Calls `push` with each change until the returned function is called. */
  async listen(groupId: number, push: (text: string) => void): Promise<Stop> {
    const { bus, log } = this.#deps;
    const seen = { revision: 0 };
    const pass = (text: string) => {
      seen.revision = Math.max(seen.revision, revisionOf(text));
      push(text);
    };
    const stopListening = await bus.subscribe(roomChannel(groupId), pass);
    const stopCatchingUp = bus.restored.on(() => {
      this.#reads
        .run(() => this.#catchUp(groupId, seen.revision, pass))
        .catch((err: unknown) => log.error({ err, groupId }, 'the missed changes of a room were not read'));
    });
    const stop = async () => {
      stopCatchingUp();
      await stopListening();
    };
    try {
      seen.revision = Math.max(seen.revision, (await this.#deps.repository.room(groupId))?.revision ?? 0);
    } catch (error) {
      await stop();
      throw error;
    }
    return stop;
  }

  // Readers who miss more notice it by the revision of the newest change, and load a page.
  async #catchUp(groupId: number, revision: number, pass: (text: string) => void): Promise<void> {
    const { repository } = this.#deps;
    const missed = await repository.changedSince(groupId, revision, MAX_MISSED + 1, null);
    const now = missed.length > MAX_MISSED ? await repository.room(groupId) : undefined;
    const list = now ? await repository.changedSince(groupId, now.revision - 1, 1, null) : missed;
    for (const message of list) pass(JSON.stringify(message));
  }
}
