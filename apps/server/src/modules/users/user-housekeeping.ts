import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import type { RecurringJob } from '../../platform/jobs/jobs.js';
import { LinkRepository } from './link-repository.js';
import { SessionRepository } from './session-repository.js';
import { SmsRepository } from './sms-repository.js';
import { UserRepository } from './user-repository.js';

/** A guest's token is valid for a day; one day later no page of that guest is open. */
const GUEST_KEPT_MS = 48 * 60 * 60 * 1000;
const AT_ONCE = 1000;

export interface UserHousekeepingDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Deletes guests who neither wrote nor reacted, expired sessions, unused links and unused codes. Creating a guest is
 * free and unlimited, so without this their rows would grow without end.
 */
export class UserHousekeeping {
  readonly job: RecurringJob = {
    kind: 'recurring',
    name: 'user-housekeeping',
    cron: '0 * * * *',
    atStart: true,
    run: (signal) => this.clear(signal),
  };

  constructor(private readonly deps: UserHousekeepingDeps) {}

  /** Deletes in batches, so that no other statement waits long for a lock. */
  async clear(signal: AbortSignal): Promise<void> {
    const now = this.deps.clock.now();
    const users = new UserRepository(this.deps.database.db);
    let removed = AT_ONCE;
    while (removed === AT_ONCE && !signal.aborted)
      removed = await users.deleteSilentGuests(new Date(now - GUEST_KEPT_MS), AT_ONCE);
    if (signal.aborted) return;
    const { db } = this.deps.database;
    await new SessionRepository(db).deleteAllExpired(new Date(now), signal);
    await new LinkRepository(db).deleteExpired(new Date(now), signal);
    await new SmsRepository(db).deleteExpired(new Date(now), signal);
  }
}
