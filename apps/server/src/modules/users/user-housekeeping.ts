import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import type { Log } from '../../platform/log.js';
import { LinkRepository } from './link-repository.js';
import { SessionRepository } from './session-repository.js';
import { SmsRepository } from './sms-repository.js';
import { UserRepository } from './user-repository.js';

const EVERY_MS = 60 * 60 * 1000;
/** A guest's token lives a day; a day later no page of his is left. */
const GUEST_KEPT_MS = 48 * 60 * 60 * 1000;
const AT_ONCE = 1000;

export interface UserHousekeepingDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Clears away, every hour and on one process, guests who said nothing, sessions that are over and links nobody opened:
 * anybody may become a guest at no cost, as often as he likes, so their rows would grow for ever.
 */
export class UserHousekeeping {
  constructor(private readonly deps: UserHousekeepingDeps) {}

  /** Resolves when `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { database, clock, log } = this.deps;
    while (!signal.aborted) {
      try {
        await database.withLock('users', (held) => this.clear(AbortSignal.any([signal, held])));
      } catch (error) {
        log.error({ err: error }, 'guests and sessions that are over were not cleared away');
      }
      await clock.sleep(EVERY_MS, signal);
    }
  }

  /** Some at a time, so that nobody waits for long. */
  async clear(signal: AbortSignal): Promise<void> {
    const now = this.deps.clock.now();
    const users = new UserRepository(this.deps.database.db);
    let gone = AT_ONCE;
    while (gone === AT_ONCE && !signal.aborted) gone = await users.deleteSilentGuests(new Date(now - GUEST_KEPT_MS), AT_ONCE);
    if (signal.aborted) return;
    await new SessionRepository(this.deps.database.db).deleteExpired(new Date(now));
    await new LinkRepository(this.deps.database.db).deleteExpired(new Date(now));
    await new SmsRepository(this.deps.database.db).deleteExpired(new Date(now));
  }
}
