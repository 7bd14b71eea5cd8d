import type { Identity } from '../../platform/http/caller.js';

/** The chat rooms that members report to be in. */
export interface Rooms {
  /** Throws a DomainError when the room does not exist, or this user may not enter it. */
  room(groupId: number, reader: Identity | null): Promise<unknown>;
}
