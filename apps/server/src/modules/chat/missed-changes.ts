import { type ChatMessage, SocketLimit } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { SharedReads } from '../../platform/shared-reads.js';
import type { ChatRepository } from './chat-repository.js';
import type { Room } from './chat-rows.js';

export interface RoomChanges {
  /** The revision the reader has after applying `list`, unless there is more. */
  revision: number;
  list: ChatMessage[];
  more: boolean;
}

export interface MissedChangesDeps {
  repository: Pick<ChatRepository, 'changedSince'>;
  clock: Clock;
}

/** What a reader missed while they were away. */
export class MissedChanges {
  readonly #deps: MissedChangesDeps;
  /** After a restart thousands of sockets ask with nearly the same `after`. */
  readonly #changes: SharedReads<ChatMessage[]>;

  constructor(deps: MissedChangesDeps) {
    this.#deps = deps;
    this.#changes = new SharedReads(deps);
  }

  /** Changes after a revision. For a revision newer than the room's own, the client has to load the history again. */
  async since({ groupId, revision }: Room, after: number, readerId: number): Promise<RoomChanges> {
    if (after > revision) return { revision, list: [], more: true };
    if (after === revision) return { revision, list: [], more: false };
    const max = SocketLimit.missedPerSub;
    const found = await this.#changed(groupId, after, max + 1, readerId);
    const list = found.slice(0, max);
    return { revision: Math.max(revision, found.at(-1)?.revision ?? 0), list, more: found.length > max };
  }

  // Only reactions differ between readers: each reader's own ones are marked.
  async #changed(groupId: number, after: number, limit: number, readerId: number): Promise<ChatMessage[]> {
    const { repository } = this.#deps;
    const key = `${groupId} ${after}`;
    const changed = await this.#changes.get(key, () => repository.changedSince(groupId, after, limit, null));
    const alike = changed.every(({ totalReactions }) => totalReactions === 0);
    return alike ? changed : repository.changedSince(groupId, after, limit, readerId);
  }
}
