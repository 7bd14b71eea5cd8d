import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { createFeedDesk } from './civil/create-feed-desk.js';

/** What moderators decide about the feed. The chat, which has their desk, is wired before the feed. */
export function wireFeedDesk({ config, database, clock }: Pick<Platform, 'config' | 'database' | 'clock'>) {
  return { ports: { feedDesk: createFeedDesk(database, clock, config.reports) } } satisfies Module;
}
