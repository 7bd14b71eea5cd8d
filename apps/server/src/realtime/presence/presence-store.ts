/** Where a member can be: on the site, or in a room of it by its id. */
export type Place = 'site' | number;

/** A member in a place. */
export interface Stay {
  readonly userId: number;
  readonly place: Place;
}

/**
 * What was told is believed for so long, in milliseconds: a process that dies leaves nobody behind for longer. Those who
 * live say it again every RENEW_MS, and may fail to once.
 */
export const EXPIRY_MS = 50_000;
export const RENEW_MS = 20_000;

/**
 * Who is where, on all processes together. Each process has a store of its own and tells it of its own people only; a
 * member who is on several processes is gone when the last of them says so, or falls silent.
 */
export interface PresenceStore {
  /** These are here from now on; said again, it holds for another EXPIRY_MS. */
  enter(stays: readonly Stay[]): Promise<void>;
  leave(stays: readonly Stay[]): Promise<void>;
  /** Ids of the different members in a place, in no order. */
  members(place: Place): Promise<number[]>;
  isOnline(userId: number): Promise<boolean>;
}
