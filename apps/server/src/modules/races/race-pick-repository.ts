import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { deleteBatches } from '../../platform/database/delete-batches.js';
import { racePicks, races, users } from '../../platform/database/schema.js';
import { NOW, nowOf } from './race-query.js';

export type RacePickRow = typeof racePicks.$inferSelect;
type Race = typeof races.$inferSelect;

/** A pick with its race. */
export interface PickedRace {
  readonly pick: RacePickRow;
  readonly race: Pick<Race, 'raceId' | 'startsAt' | 'marbles' | 'multiple' | 'decidedAt' | 'finishOrder'>;
}

const { raceId, startsAt, marbles, multiple, decidedAt, finishOrder } = races;
const isDue = and(isNull(racePicks.settledAt), isNotNull(races.decidedAt));
const withRace = { pick: racePicks, race: { raceId, startsAt, marbles, multiple, decidedAt, finishOrder } };

/** SQL for what members stake on races. The order of locks is member, race or pick, accounts. */
export class RacePickRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** Runs `work` in a transaction, one at a time for each member. */
  oneByOne<T>(userId: number, work: (tx: Db) => Promise<T>): Promise<T> {
    return this.#db.transaction(async (tx) => {
      await lockMembers(tx, [userId]);
      return work(tx);
    });
  }

  async ofUuid(tx: Db, userId: number, uuid: string): Promise<PickedRace | undefined> {
    const [found] = await tx
      .select(withRace)
      .from(racePicks)
      .innerJoin(races, eq(races.raceId, racePicks.raceId))
      .where(and(eq(racePicks.userId, userId), eq(racePicks.uuid, uuid)));
    return found;
  }

  /**
   * A race, locked against its start, and the time under that lock. One that has started comes without the lock: late picks
   * do not hold up what is written of it.
   */
  async lockedRace(tx: Db, id: number): Promise<{ readonly race: Race; readonly now: Date } | undefined> {
    const seen = await timed(tx, await tx.select().from(races).where(eq(races.raceId, id)));
    if (!seen || hasStarted(seen)) return seen;
    return timed(tx, await tx.select().from(races).where(eq(races.raceId, id)).for('share'));
  }

  /** What a member has staked on a race, and on which marble. */
  async staked(tx: Db, userId: number, id: number): Promise<{ total: number; marbleId: number | null }> {
    const [sums] = await tx
      .select({
        total: sql<number>`coalesce(sum(${racePicks.stake}), 0)::integer`,
        marbleId: sql<number | null>`min(${racePicks.marbleId})::integer`,
      })
      .from(racePicks)
      .where(and(eq(racePicks.userId, userId), eq(racePicks.raceId, id)));
    return sums ?? { total: 0, marbleId: null };
  }

  async insert(tx: Db, pick: typeof racePicks.$inferInsert): Promise<RacePickRow> {
    const [made] = await tx.insert(racePicks).values(pick).returning();
    if (!made) throw new Error('no pick was stored');
    return made;
  }

  /** The picks of a member, newest first. */
  page(userId: number, before: number | undefined, limit: number): Promise<PickedRace[]> {
    const isOlder = before === undefined ? undefined : lt(racePicks.pickId, before);
    return this.#db
      .select(withRace)
      .from(racePicks)
      .innerJoin(races, eq(races.raceId, racePicks.raceId))
      .where(and(eq(racePicks.userId, userId), isOlder))
      .orderBy(desc(racePicks.pickId))
      .limit(limit);
  }

  /** Ids of open picks of decided races, from `after` on, in order. */
  async due(after: number, limit: number): Promise<number[]> {
    const rows = await this.#db
      .select({ pickId: racePicks.pickId })
      .from(racePicks)
      .innerJoin(races, eq(races.raceId, racePicks.raceId))
      .where(and(gt(racePicks.pickId, after), isDue))
      .orderBy(asc(racePicks.pickId))
      .limit(limit);
    return rows.map(({ pickId }) => pickId);
  }

  /**
   * Settles those of the picks that are due, each once. `pay` posts what comes back in the same transaction; not to
   * simulated fans, who have no points.
   */
  settle(ids: readonly number[], pay: (tx: Db, settled: readonly PickedRace[]) => Promise<unknown>): Promise<void> {
    return this.#db.transaction(async (tx) => {
      const of = inArray(racePicks.pickId, [...ids]);
      const owners = await tx.selectDistinct({ userId: racePicks.userId }).from(racePicks).where(of);
      const members = await lockMembers(
        tx,
        owners.map(({ userId }) => userId),
      );
      // Read after the wait for the locks: another process may have settled them, or an account may be gone with its picks.
      const open = await tx
        .select(withRace)
        .from(racePicks)
        .innerJoin(races, eq(races.raceId, racePicks.raceId))
        .where(and(of, isDue))
        .orderBy(asc(racePicks.pickId))
        .for('update', { of: racePicks });
      if (open.length === 0) return;
      const settled = open.map(({ pick, race }) => ({ race, pick: { ...pick, returned: returnedBy(pick, race) } }));
      await pay(
        tx,
        settled.filter(({ pick }) => members.has(pick.userId)),
      );
      const returned = JSON.stringify(settled.map(({ pick }) => ({ id: pick.pickId, points: pick.returned })));
      await tx.execute(sql`
        UPDATE race_picks SET returned = input.points, settled_at = ${NOW}
        FROM json_to_recordset(${returned}::json) AS input (id bigint, points integer)
        WHERE race_picks.pick_id = input.id`);
    });
  }

  /** Deletes what simulated fans staked before. */
  async forgetSimulated(before: Date): Promise<void> {
    const simulated = this.#db.select({ userId: users.userId }).from(users).where(eq(users.simulated, true));
    const isOld = and(inArray(racePicks.userId, simulated), lt(racePicks.placedAt, before));
    await deleteBatches(this.#db, racePicks, isOld, new AbortController().signal);
  }
}

/** No pick is made now or later: its marbles run, or did. */
export const hasStarted = ({ race, now }: { readonly race: Race; readonly now: Date }): boolean =>
  now >= race.startsAt || race.ranAt !== null || race.decidedAt !== null;

/** A race that was read, and the time after that. */
async function timed(
  tx: Db,
  [race]: readonly Race[],
): Promise<{ readonly race: Race; readonly now: Date } | undefined> {
  return race && { race, now: await nowOf(tx) };
}

/** Points that come back, the stake among them. A void race gives back the stake. */
function returnedBy({ marbleId, stake }: RacePickRow, race: PickedRace['race']): number {
  if (race.finishOrder === null) return stake;
  return race.finishOrder[0] === marbleId ? stake * race.multiple : 0;
}

/** Returns those who are not simulated. */
async function lockMembers(tx: Db, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { userId, simulated } = users;
  const locked = await tx
    .select({ userId, simulated })
    .from(users)
    .where(inArray(users.userId, [...userIds]))
    .orderBy(asc(users.userId))
    .for('no key update');
  return new Set(locked.filter((user) => !user.simulated).map((user) => user.userId));
}
