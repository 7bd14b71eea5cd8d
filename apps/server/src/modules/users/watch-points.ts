import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import type { Log } from '../../platform/log.js';

export interface WatchPointsDeps {
  readonly database: Pick<Database, 'withLock'>;
  /** Rooms in which a match is being watched now. */
  readonly rooms: () => Promise<readonly number[]>;
  readonly presence: { members(groupId: number): Promise<number[]> };
  readonly members: { addExp(userIds: readonly number[], exp: number): Promise<void> };
  readonly clock: Clock;
  readonly log: Log;
}

const EVERY_MS = 60_000;
/** So many minutes with a match that is on, in one piece or in several, are so much experience. */
const MINUTES = 10;
const EXP = 5;

/**
 * Experience for watching. One process counts for all; when it ends, another begins at nought and nobody loses more than the
 * minutes since his last points. Who watches in several rooms or on several devices watches once.
 */
export class WatchPoints {
  readonly #minutes = new Map<number, number>();

  constructor(private readonly deps: WatchPointsDeps) {}

  /** Resolves when `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { database, clock, log } = this.deps;
    while (!signal.aborted) {
      try {
        await database.withLock('watch-points', (held) => this.#count(AbortSignal.any([signal, held])));
      } catch (error) {
        log.error({ err: error }, 'minutes of watching were not counted');
      }
      await clock.sleep(EVERY_MS, signal);
    }
  }

  async #count(signal: AbortSignal): Promise<void> {
    for (;;) {
      await this.deps.clock.sleep(EVERY_MS, signal);
      if (signal.aborted) return;
      await this.#minute();
    }
  }

  async #minute(): Promise<void> {
    const watched = [...(await this.#watching())].map((userId) => ({ userId, minutes: (this.#minutes.get(userId) ?? 0) + 1 }));
    const earned = watched.filter(({ minutes }) => minutes >= MINUTES).map(({ userId }) => userId);
    if (earned.length > 0) await this.deps.members.addExp(earned, EXP);
    for (const { userId, minutes } of watched) this.#minutes.set(userId, minutes);
    for (const userId of earned) this.#minutes.delete(userId);
  }

  async #watching(): Promise<Set<number>> {
    const watching = new Set<number>();
    for (const groupId of await this.deps.rooms()) {
      for (const userId of await this.deps.presence.members(groupId)) watching.add(userId);
    }
    return watching;
  }
}
