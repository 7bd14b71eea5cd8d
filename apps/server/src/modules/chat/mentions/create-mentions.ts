import type { Bus } from '../../../platform/bus/bus.js';
import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/database.js';
import type { Log } from '../../../platform/log.js';
import { Pace } from '../../../platform/pace.js';
import { isUserId, type SharedPaces } from '../../../platform/shared-paces.js';
import { MentionRepository } from './mention-repository.js';
import { Mentions } from './mentions.js';

/** Mentions of one author in a minute. */
export const MAX_MENTIONS_PER_MINUTE = 10;
const MINUTE_MS = 60_000;

export interface CreateMentions {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly paces: SharedPaces;
}

/** Creates the mentions of chat messages. It starts nothing. */
export function createMentions({ database, bus, clock, log, paces }: CreateMentions): Mentions {
  const pace = paces.share(
    'chat.mentions',
    new Pace({ clock, max: MAX_MENTIONS_PER_MINUTE, windowMs: MINUTE_MS }),
    isUserId,
  );
  return new Mentions({ mentions: new MentionRepository(database), pace, bus, log });
}
