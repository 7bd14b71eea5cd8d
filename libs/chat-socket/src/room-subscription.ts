import type { ChatMessage, SubFrame, SubReply } from '@khandai/contracts';
import type { RoomLog } from './room-log.js';

export interface RoomSubscriptionDeps {
  readonly groupId: number;
  readonly topic: 'chatroom' | 'private';
  readonly log: RoomLog;
  /** Returns false when there is no open connection. */
  readonly send: (frame: SubFrame) => boolean;
}

/** What a room asks for when it subscribes, and what the reply adds to its log. */
export class RoomSubscription {
  readonly #deps: RoomSubscriptionDeps;
  /** The `after` of the last frame; null when it had none, or is answered. */
  #after: number | null = null;

  constructor(deps: RoomSubscriptionDeps) {
    this.#deps = deps;
  }

  /** Subscribes, and asks for the changes since the last known revision. Returns false without a connection. */
  ask(): boolean {
    const { groupId, topic, log, send } = this.#deps;
    const after = log.revision;
    this.#after = after;
    return send({ type: 'sub', topic, groupId, ...(after === null ? {} : { after }) });
  }

  refused(): void {
    this.#after = null;
  }

  /** Adds what the reader missed, and returns it; undefined when the room needs the newest page. */
  accepted({ revision = 0, list = [], more = false }: SubReply): readonly ChatMessage[] | undefined {
    const { log } = this.#deps;
    const after = this.#after;
    this.#after = null;
    log.announce(revision);
    if (log.revision === null || more) return undefined;
    // Only a reply to a frame with `after` has missed changes.
    if (after !== null) log.fill(list, revision);
    return list;
  }
}
