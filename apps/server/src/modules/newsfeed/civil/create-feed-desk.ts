import { DAY_MS } from '@khandai/calendar';
import type { Clock } from '../../../platform/clock.js';
import type { ReportSettings } from '../../../platform/config.js';
import type { Database } from '../../../platform/database/database.js';
import { FeedContextRepository } from './feed-context-repository.js';
import { FeedDesk } from './feed-desk.js';
import { FeedDeskRepository } from './feed-desk-repository.js';

const LIMITS: ReportSettings = { toHide: 5, newcomerMs: DAY_MS };

/** The desk of moderators for posts and comments. It starts nothing. */
export function createFeedDesk(database: Database, clock: Pick<Clock, 'now'>, limits = LIMITS): FeedDesk {
  const [desk, context] = [new FeedDeskRepository(database), new FeedContextRepository(database)];
  return new FeedDesk({ desk, context, clock, limits });
}
