import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
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

  /** A race, locked against its start, and the time under that lock. */
  async lockedRace(tx: Db, id: number): Promise<{ readonly race: Race; readonly now: Date } | undefined> {
    const [race] = await tx.select().from(races).where(eq(races.raceId, id)).for('share');
    return race && { race, now: await nowOf(tx) };
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

  /**
   * Settles picks of races that are decided, each once. `pay` posts what comes back in the same transaction.
   * @returns how many it settled; 0 when none is left
   */
  settle(limit: number, pay: (tx: Db, settled: readonly PickedRace[]) => Promise<unknown>): Promise<number> {
    return this.#db.transaction(async (tx) => {
      const due = await this.#due(tx, limit);
      if (due.length === 0) return 0;
      await lockMembers(tx, [...new Set(due.map(({ userId }) => userId))]);
      // Read after the wait for the locks: another process may have settled them, or an account may be gone with its picks.
      const ids = due.map(({ pickId }) => pickId);
      const open = await tx
        .select(withRace)
        .from(racePicks)
        .innerJoin(races, eq(races.raceId, racePicks.raceId))
        .where(and(inArray(racePicks.pickId, ids), isNull(racePicks.settledAt)))
        .orderBy(asc(racePicks.pickId))
        .for('update', { of: racePicks });
      const settled = open.map(({ pick, race }) => ({ race, pick: { ...pick, returned: returnedBy(pick, race) } }));
      await pay(tx, settled);
      for (const { pick } of settled)
        await tx
          .update(racePicks)
          .set({ returned: pick.returned, settledAt: NOW })
          .where(eq(racePicks.pickId, pick.pickId));
      return due.length;
    });
  }

  #due(tx: Db, limit: number): Promise<{ pickId: number; userId: number }[]> {
    return tx
      .select({ pickId: racePicks.pickId, userId: racePicks.userId })
      .from(racePicks)
      .innerJoin(races, eq(races.raceId, racePicks.raceId))
      .where(and(isNull(racePicks.settledAt), isNotNull(races.decidedAt)))
      .orderBy(asc(racePicks.pickId))
      .limit(limit);
  }
}

/** Points that come back, the stake among them. A void race gives back the stake. */
function returnedBy({ marbleId, stake }: RacePickRow, race: PickedRace['race']): number {
  if (race.finishOrder === null) return stake;
  return race.finishOrder[0] === marbleId ? stake * race.multiple : 0;
}

async function lockMembers(tx: Db, userIds: readonly number[]): Promise<void> {
  await tx
    .select({ userId: users.userId })
    .from(users)
    .where(inArray(users.userId, [...userIds]))
    .orderBy(asc(users.userId))
    .for('no key update');
}
