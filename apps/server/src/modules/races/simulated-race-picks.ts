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

export type SimulatedRacePicksDeps = Omit<RaceServiceDeps, 'points' | 'postIn'>;

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

  forget(before: Date): Promise<void> {
    return this.deps.picks.forgetSimulated(before);
  }
}
