/** A place of a member: the site, or a room by its id. */
export type Place = 'site' | number;

/** A member's stay in a place. */
export interface Stay {
  readonly userId: number;
  readonly place: Place;
}

/**
 * Lifetime of a reported stay in milliseconds: after a crash of a process its members expire within this time. Live
 * processes renew every RENEW_MS, and one renewal may fail.
 */
export const EXPIRY_MS = 50_000;
export const RENEW_MS = 20_000;

/**
 * Presence of members on all processes. Each process has its own store and reports only its own members; a member on
 * several processes is gone when the last one reports it or expires.
 */
export interface PresenceStore {
  /** Adds or renews these stays for another EXPIRY_MS. */
  enter(stays: readonly Stay[]): Promise<void>;
  leave(stays: readonly Stay[]): Promise<void>;
  /** Ids of the distinct members in a place, unordered. */
  members(place: Place): Promise<number[]>;
  isOnline(userId: number): Promise<boolean>;
}
