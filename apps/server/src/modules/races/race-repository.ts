import { randomBytes } from 'node:crypto';
import { RACE_GROUP_ID } from '@khandai/contracts';
import { seedHash } from '@khandai/marble-race';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { DELETE_BATCH } from '../../platform/database/delete-batches.js';
import { chatRooms, racePicks, races, raceSeeds, raceTracks } from '../../platform/database/schema.js';
import { courseOf, MARBLES, MULTIPLE, nextTimes } from './race-plan.js';
import { NOW, nowOf } from './race-query.js';

/** A race that is not decided, with what decides it. Only the process that runs it has it. */
export interface SecretRace {
  readonly raceId: number;
  readonly groupId: number;
  readonly startsAt: Date;
  readonly marbles: typeof races.$inferSelect.marbles;
  readonly seed: string;
  /** A process has run at least a part of it. */
  readonly hasRun: boolean;
}

/** So many races are known ahead. */
const AHEAD = 2;
const isUndecided = isNull(races.decidedAt);

/** SQL of the track: it makes races and writes how they ended. */
export class RaceRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** Makes the races that are missing ahead. */
  keepAhead(everyMs: number): Promise<void> {
    return this.#db.transaction(async (tx) => {
      const [track] = await tx.select().from(raceTracks).orderBy(asc(raceTracks.trackId)).limit(1).for('update');
      if (!track) throw new Error('there is no track');
      if (track.groupId === null) await makeRoom(tx, track);
      const now = (await nowOf(tx)).getTime();
      const latest = await tx
        .select({ startsAt: races.startsAt })
        .from(races)
        .where(eq(races.trackId, track.trackId))
        .orderBy(desc(races.startsAt))
        .limit(AHEAD);
      let last = latest[0]?.startsAt.getTime() ?? null;
      for (let count = latest.filter(({ startsAt }) => startsAt.getTime() > now).length; count < AHEAD; count += 1) {
        const times = nextTimes(now, everyMs, last);
        const seed = randomBytes(32).toString('hex');
        const { laps } = courseOf({ seed, marbles: MARBLES });
        const race = { trackId: track.trackId, ...times, laps, marbles: MARBLES, multiple: MULTIPLE };
        const [made] = await tx.insert(races).values(race).returning({ raceId: races.raceId });
        if (!made) throw new Error('no race was stored');
        await tx.insert(raceSeeds).values({ ...made, seed, seedHash: await seedHash(seed) });
        last = times.startsAt.getTime();
      }
    });
  }

  /** The next race to run or to decide, and the time by the database's clock. */
  async next(): Promise<{ readonly now: Date; readonly race: SecretRace | undefined }> {
    const { raceId, startsAt, marbles, ranAt } = races;
    const [found] = await this.#db
      .select({ raceId, startsAt, marbles, ranAt, seed: raceSeeds.seed, groupId: raceTracks.groupId })
      .from(races)
      .innerJoin(raceTracks, eq(raceTracks.trackId, races.trackId))
      .innerJoin(raceSeeds, eq(raceSeeds.raceId, raceId))
      .where(isUndecided)
      .orderBy(asc(startsAt))
      .limit(1);
    const now = await nowOf(this.#db);
    if (!found) return { now, race: undefined };
    const { groupId, ranAt: since, ...race } = found;
    if (groupId === null) throw new Error(`Race ${race.raceId} has no room.`);
    return { now, race: { ...race, groupId, hasRun: since !== null } };
  }

  /** Writes that the race runs. It waits for picks that are being stored; no pick comes after it. */
  async begin(raceId: number): Promise<void> {
    await this.#db
      .update(races)
      .set({ ranAt: NOW })
      .where(and(eq(races.raceId, raceId), isNull(races.ranAt), isUndecided));
  }

  /** Stores the result, once; from now on the seed is published, as that of a race that is void. */
  async finish(raceId: number, finishOrder: readonly number[], decidedAt: Date): Promise<void> {
    await this.#db
      .update(races)
      .set({ finishOrder, decidedAt })
      .where(and(eq(races.raceId, raceId), isNotNull(races.ranAt), isUndecided));
  }

  /** Decides that a race which no process ran does not count. */
  async cancel(raceId: number, decidedAt: Date): Promise<void> {
    await this.#db
      .update(races)
      .set({ decidedAt })
      .where(and(eq(races.raceId, raceId), isNull(races.ranAt), isUndecided));
  }

  /**
   * Deletes races that were decided before a moment and that no member picked, with their seeds, in batches by their ids. Those
   * with picks stay: entries of points and the files of members name them.
   */
  async deleteUnpicked(before: Date, signal: AbortSignal): Promise<void> {
    let after = 0;
    for (let found = DELETE_BATCH; found === DELETE_BATCH && !signal.aborted;) {
      const old = await this.#oldAfter(after, before);
      const own = this.#db
        .select({ one: sql`1` })
        .from(racePicks)
        .where(eq(racePicks.raceId, races.raceId));
      await this.#db.delete(races).where(and(inArray(races.raceId, old), notExists(own)));
      found = old.length;
      after = old.at(-1) ?? after;
    }
  }

  /** Ids rise with the starts, so a batch ends at the first race that is too young. */
  async #oldAfter(after: number, before: Date): Promise<number[]> {
    const rows = await this.#db
      .select({ raceId: races.raceId, decidedAt: races.decidedAt })
      .from(races)
      .where(gt(races.raceId, after))
      .orderBy(asc(races.raceId))
      .limit(DELETE_BATCH);
    const young = rows.findIndex(({ decidedAt }) => decidedAt === null || decidedAt >= before);
    return (young < 0 ? rows : rows.slice(0, young)).map(({ raceId }) => raceId);
  }
}

/** An ordinary room: everybody may read and write in it, and moderators work there as anywhere. */
async function makeRoom(tx: Db, { trackId, name }: typeof raceTracks.$inferSelect): Promise<void> {
  const room = { groupId: RACE_GROUP_ID };
  await tx.insert(chatRooms).values({ ...room, name: `Đua bi · ${name}` });
  await tx.update(raceTracks).set(room).where(eq(raceTracks.trackId, trackId));
}
