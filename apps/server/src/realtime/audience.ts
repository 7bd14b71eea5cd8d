import { randomUUID } from 'node:crypto';
import type { Platform } from '../platform/platform.js';
import { MemoryPresence } from './presence/memory-presence.js';
import type { PresenceStore } from './presence/presence-store.js';
import { RedisPresence } from './presence/redis-presence.js';
import { RoomCounts } from './room-counts.js';

export interface Audience {
  /** Number of users in each chat room. */
  readonly counts: RoomCounts;
  /** Members who are online, and the rooms they are in. */
  readonly presence: PresenceStore;
}

/** Presence of users on all processes. The sockets write it, modules read it. */
export function openAudience({ bus, redis, clock, log }: Pick<Platform, 'bus' | 'redis' | 'clock' | 'log'>): Audience {
  return {
    counts: new RoomCounts({ bus, clock, log }),
    presence: redis ? new RedisPresence({ redis, clock, log, process: randomUUID() }) : new MemoryPresence({ clock }),
  };
}
