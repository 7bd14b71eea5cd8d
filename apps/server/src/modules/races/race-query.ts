import type { RaceState } from '@khandai/contracts';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { racePicks, races, raceSeeds, raceTracks } from '../../platform/database/schema.js';

/** The moment that decides what has started: the database's own, the same for all processes. */
export const NOW = sql`clock_timestamp()`;

/** SQL has the state, so that no process decides it by its own clock. */
const state = sql<RaceState>`CASE
  WHEN ${races.finishOrder} IS NOT NULL THEN 'finished' WHEN ${races.decidedAt} IS NOT NULL THEN 'void'
  WHEN ${races.ranAt} IS NOT NULL OR ${races.startsAt} <= ${NOW} THEN 'racing' ELSE 'waiting' END`;

const columns = {
  ...{ raceId: races.raceId, picksOpenAt: races.picksOpenAt, startsAt: races.startsAt, decidedAt: races.decidedAt },
  ...{ laps: races.laps, marbles: races.marbles, multiple: races.multiple, finishOrder: races.finishOrder },
  ...{ track: raceTracks.name, groupId: raceTracks.groupId, state, seedHash: raceSeeds.seedHash },
  seed: sql<string | null>`CASE WHEN ${races.decidedAt} IS NOT NULL THEN ${raceSeeds.seed} END`,
};

/** A race as it is published: its seed only once it is decided. */
export interface RaceRow extends Omit<typeof races.$inferSelect, 'trackId' | 'ranAt'> {
  readonly track: string;
  readonly groupId: number | null;
  readonly state: RaceState;
  readonly seedHash: string;
  readonly seed: string | null;
}

/** All stakes of a member on one race. */
export interface OwnStake {
  readonly raceId: number;
  readonly marbleId: number;
  readonly stake: number;
  readonly returned: number | null;
}

/** Races to come that are shown. */
const NEXT = 3;
const isUndecided = isNull(races.decidedAt);

/** SQL for races as readers get them. */
export class RaceQuery {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  async now(): Promise<Date> {
    return nowOf(this.#db);
  }

  /** The race that runs, those to come, and the latest one that is over. */
  async board(): Promise<RaceRow[]> {
    const [running, coming, over] = await Promise.all([
      this.#page(and(isUndecided, lte(races.startsAt, NOW)), [desc(races.startsAt)], 1),
      this.#page(and(isUndecided, gt(races.startsAt, NOW)), [asc(races.startsAt)], NEXT),
      this.#page(isNotNull(races.decidedAt), [desc(races.raceId)], 1),
    ]);
    return [...running, ...coming, ...over];
  }

  /** Races that are over, the latest first. */
  over(before: number | undefined, limit: number): Promise<RaceRow[]> {
    const isOlder = before === undefined ? undefined : lt(races.raceId, before);
    return this.#page(and(isNotNull(races.decidedAt), isOlder), [desc(races.raceId)], limit);
  }

  async one(raceId: number): Promise<RaceRow | undefined> {
    const [row] = await this.#page(eq(races.raceId, raceId), [], 1);
    return row;
  }

  /** How many members picked each marble. */
  async picks(ids: readonly number[]): Promise<{ raceId: number; marbleId: number; members: number }[]> {
    if (ids.length === 0) return [];
    const { raceId, marbleId } = racePicks;
    const members = sql<number>`count(DISTINCT ${racePicks.userId})::integer`;
    return this.#db
      .select({ raceId, marbleId, members })
      .from(racePicks)
      .where(inArray(raceId, [...ids]))
      .groupBy(raceId, marbleId);
  }

  /** What a member staked on these races. */
  async mine(userId: number | null, ids: readonly number[]): Promise<ReadonlyMap<number, OwnStake>> {
    if (userId === null || ids.length === 0) return new Map();
    const { raceId, stake, returned } = racePicks;
    const rows = await this.#db
      .select({
        raceId,
        marbleId: sql<number>`min(${racePicks.marbleId})::integer`,
        stake: sql<number>`sum(${stake})::integer`,
        returned: sql<number | null>`CASE WHEN bool_and(${returned} IS NOT NULL) THEN sum(${returned})::integer END`,
      })
      .from(racePicks)
      .where(and(eq(racePicks.userId, userId), inArray(raceId, [...ids])))
      .groupBy(raceId);
    return new Map(rows.map((row) => [row.raceId, row]));
  }

  #page(where: SQL | undefined, order: readonly SQL[], limit: number): Promise<RaceRow[]> {
    return this.#db
      .select(columns)
      .from(races)
      .innerJoin(raceTracks, eq(raceTracks.trackId, races.trackId))
      .innerJoin(raceSeeds, eq(raceSeeds.raceId, races.raceId))
      .where(where)
      .orderBy(...order)
      .limit(limit);
  }
}

/** Read by a statement of its own: in one that locks rows it would be from before the wait for the lock. */
export async function nowOf(db: Db): Promise<Date> {
  const [row] = await db.select({ now: sql`${NOW}`.mapWith(races.startsAt) }).from(sql`(VALUES (1)) AS one`);
  if (!row) throw new Error('the database has no clock');
  return row.now;
}
