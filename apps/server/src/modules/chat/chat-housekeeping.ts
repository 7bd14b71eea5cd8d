import { DAY_MS } from '@khandai/calendar';
import type { Clock } from '../../platform/clock.js';
import type { RecurringJob } from '../../platform/jobs/jobs.js';
import type { HousekeepingRepository } from './housekeeping-repository.js';

/** Longer than the longest pause of slow mode. */
const PACE_MS = DAY_MS;
/** Rooms show lines of matches for twelve hours. */
const LINES_MS = 30 * DAY_MS;
/** Until then the decision can be undone. */
const HELD_MS = 30 * DAY_MS;
/** Older messages show the name of a member without a link. */
const MENTIONS_MS = 180 * DAY_MS;
/** Until then the lifting of a ban is undone with its addresses. */
const ADDRESS_MS = DAY_MS;

export interface ChatHousekeepingDeps {
  readonly rows: HousekeepingRepository;
  readonly clock: Pick<Clock, 'now'>;
}

/** Deletes what the chat needs for a time only. Messages, the log, and what waits for a moderator stay. */
export class ChatHousekeeping {
  readonly job: RecurringJob = {
    kind: 'recurring',
    name: 'chat-housekeeping',
    cron: '10 4 * * *',
    run: (signal) => this.clear(signal),
  };

  constructor(private readonly deps: ChatHousekeepingDeps) {}

  async clear(signal: AbortSignal): Promise<void> {
    const { rows, clock } = this.deps;
    const now = clock.now();
    const before = (ms: number) => new Date(now - ms);
    await rows.deletePaces(before(PACE_MS), signal);
    await rows.deleteLines(before(LINES_MS), signal);
    await rows.deleteDecided(before(HELD_MS), signal);
    await rows.deleteSeenMentions(before(MENTIONS_MS), signal);
    await rows.deleteAddresses({ now: new Date(now), liftedBefore: before(ADDRESS_MS) }, signal);
  }
}
