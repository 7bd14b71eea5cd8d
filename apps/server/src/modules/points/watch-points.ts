import { EXP_RULES } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { ContinuousJob } from '../../platform/jobs/jobs.js';
import type { Log } from '../../platform/log.js';
import type { PointsRepository } from './points-repository.js';

export interface WatchPointsDeps {
  /** Rooms in which a live match is watched now. */
  readonly rooms: () => Promise<readonly number[]>;
  readonly presence: { members(groupId: number): Promise<number[]> };
  readonly ledger: Pick<PointsRepository, 'post'>;
  /** Adds watched minutes to the sums of members in rooms. */
  readonly addMinutes: (minutes: readonly WatchedMinutes[], at: number) => Promise<void>;
  /** Counts one minute of today for each of these members. */
  readonly countMinute: (userIds: readonly number[], at: number) => Promise<void>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

/** How long a member watched in a room. */
export interface WatchedMinutes {
  readonly groupId: number;
  readonly userId: number;
  readonly minutes: number;
}

const EVERY_MS = 60_000;
/** Minutes of a live match, continuous or not, that earn experience once. */
const { minutes: MINUTES, exp: EXP } = EXP_RULES.watch;

/** Minutes a member has watched since they last earned experience. */
interface Watched {
  /** The room of each minute. */
  readonly rooms: readonly number[];
  /** Start of the first of these minutes, in ms since the epoch; part of the idempotency key of the reward. */
  readonly since: number;
}

/**
 * Experience for watching. One process counts; when it ends, the next one starts at zero, so a member loses at most the
 * minutes since their last reward. A member in several rooms or on several devices counts once.
 */
export class WatchPoints {
  readonly job: ContinuousJob = { kind: 'continuous', name: 'watch-points', run: (signal) => this.run(signal) };

  constructor(private readonly deps: WatchPointsDeps) {}

  /** Resolves when `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { clock, log } = this.deps;
    const watched = new Map<number, Watched>();
    for (;;) {
      await clock.sleep(EVERY_MS, signal);
      if (signal.aborted) return;
      try {
        await this.#count(watched);
      } catch (err) {
        log.error({ err }, 'counting watched minutes failed');
      }
    }
  }

  /** Counts one minute. A reward that cannot be written stays due under the same key. */
  async #count(watched: Map<number, Watched>): Promise<void> {
    const now = this.deps.clock.now();
    const watching = await this.#watching();
    await this.deps.countMinute([...watching.keys()], now);
    const counted = [...watching].map(([userId, groupId]) => {
      const { rooms, since } = watched.get(userId) ?? { rooms: [], since: now };
      return { userId, rooms: [...rooms, groupId], since };
    });
    const earned = counted.filter(({ rooms }) => rooms.length >= MINUTES);
    await this.deps.ledger.post(
      earned.map(({ userId, since }) => ({
        userId,
        unit: 'exp' as const,
        amount: EXP,
        cause: 'watching' as const,
        reference: `${MINUTES} minutes`,
        key: `watching:${userId}:${since}`,
      })),
      new Date(now),
    );
    await this.deps.addMinutes(earned.flatMap(minutesOf), now);
    for (const { userId, rooms, since } of counted) watched.set(userId, { rooms, since });
    for (const { userId } of earned) watched.delete(userId);
  }

  /** The room in which each member watches; of several, the first. */
  async #watching(): Promise<Map<number, number>> {
    const watching = new Map<number, number>();
    for (const groupId of await this.deps.rooms())
      for (const userId of await this.deps.presence.members(groupId))
        if (!watching.has(userId)) watching.set(userId, groupId);
    return watching;
  }
}

const minutesOf = ({ userId, rooms }: { userId: number; rooms: readonly number[] }): WatchedMinutes[] =>
  [...Map.groupBy(rooms, (groupId) => groupId)].map(([groupId, { length }]) => ({ groupId, userId, minutes: length }));
