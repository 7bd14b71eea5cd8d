import { randomUUID } from 'node:crypto';
import type { Platform } from '../../platform/platform.js';
import { MemoryPresence } from './memory-presence.js';
import type { PresenceStore } from './presence-store.js';
import { RedisPresence } from './redis-presence.js';

/** Members who are online on all processes, and the rooms they are in. The sockets write it, modules read it. */
export const openPresence = ({ redis, clock, log }: Pick<Platform, 'redis' | 'clock' | 'log'>): PresenceStore =>
  redis ? new RedisPresence({ redis, clock, log, process: randomUUID() }) : new MemoryPresence({ clock });
