import type { ChatMessage } from '@khandai/contracts';
import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import type { Log } from '../../platform/log.js';
import { LruMap } from '../../platform/lru-map.js';
import { roomChannel } from './room-channel.js';

export interface RoomBroadcastsDeps {
  readonly bus: Pick<Bus, 'publish'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'error'>;
}

/** A client resends a message for two minutes, and then its user may. Older messages are in the history of every reader. */
const RESENT_MS = 5 * 60_000;
const MAX_KNOWN = 10_000;

/** Publishes the changes of rooms. */
export class RoomBroadcasts {
  readonly #deps: RoomBroadcastsDeps;
  /** Messages that this process has published, by id. */
  readonly #known = new LruMap<number, true>({ max: MAX_KNOWN });

  constructor(deps: RoomBroadcastsDeps) {
    this.#deps = deps;
  }

  /**
   * A stored message is confirmed even when the bus is down, and without waiting for it: a bus that hangs would block the
   * whole room. Messages are published in order; readers detect the gap a lost one leaves, and fetch it.
   */
  publish(message: ChatMessage): void {
    const { groupId, groupMessageId, revision } = message;
    const { bus, log } = this.#deps;
    if (groupMessageId > 0) this.#known.set(groupMessageId, true);
    bus.publish(roomChannel(groupId), JSON.stringify({ ...message, reaction: null })).catch((error: unknown) => {
      log.error({ err: error, groupId, revision }, 'a stored message was not broadcast');
    });
  }

  /**
   * Publishes a message that was sent again, unless this process has published it: the process that stored it may have
   * ended before it could.
   */
  repeat(message: ChatMessage): void {
    if (this.#known.get(message.groupMessageId)) return;
    if (Date.parse(message.createdAt) > this.#deps.clock.now() - RESENT_MS) this.publish(message);
  }
}
