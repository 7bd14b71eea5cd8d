import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { deleteBatches } from '../../platform/database/delete-batches.js';
import { racePicks, users } from '../../platform/database/schema.js';
import { DomainError } from '../../platform/domain-error.js';
import { RaceService, type RaceRequest, type RaceServiceDeps } from './race-service.js';

export interface SimulatedRacePick extends RaceRequest {
  readonly userId: number;
}

/** A race that takes picks now or later; times in milliseconds since the epoch. */
interface ComingRace {
  readonly raceId: number;
  readonly picksOpenAt: number;
  readonly startsAt: number;
  readonly marbleIds: readonly number[];
}

export type SimulatedRacePicksDeps = Omit<RaceServiceDeps, 'points' | 'postIn'> & {
  readonly database: Pick<Database, 'db'>;
};

/** Picks of simulated fans on races: made as those of members, with all their rules, except that no points move. */
export class SimulatedRacePicks {
  readonly #service: RaceService;

  constructor(private readonly deps: SimulatedRacePicksDeps) {
    this.#service = new RaceService({
      ...deps,
      points: { balances: async () => ({ points: 0 }) },
      postIn: async () => [],
    });
  }

  async coming(): Promise<ComingRace[]> {
    const { next } = await this.#service.board(null);
    return next.map(({ raceId, picksOpenAt, startsAt, marbles }) => ({
      raceId,
      picksOpenAt: Date.parse(picksOpenAt),
      startsAt: Date.parse(startsAt),
      marbleIds: marbles.map(({ id }) => id),
    }));
  }

  /** A refused pick is dropped. */
  async place({ userId, ...pick }: SimulatedRacePick): Promise<void> {
    try {
      await this.#service.place(userId, pick);
    } catch (error) {
      // The race has started, or the limit is reached: fans are refused as members are.
      if (!(error instanceof DomainError)) throw error;
    }
  }

  async forget(before: Date): Promise<void> {
    const { db } = this.deps.database;
    const simulated = db.select({ userId: users.userId }).from(users).where(eq(users.simulated, true));
    const isOld = and(inArray(racePicks.userId, simulated), lt(racePicks.placedAt, before));
    await deleteBatches(db, racePicks, isOld, new AbortController().signal);
  }
}
