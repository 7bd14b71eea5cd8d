import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { type PickSums, TipResult } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { deleteBatches } from '../../platform/database/delete-batches.js';
import { fixtures, picks, StoredTip, users } from '../../platform/database/schema.js';
import type { BetMatch } from '../fixtures/bets/open-match.js';

export type PickRow = typeof picks.$inferSelect;
type NewPick = typeof picks.$inferInsert;

export interface PickFilter {
  readonly state: 'waiting' | 'decided' | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Picks of a member on one match that its room shows. */
const OF_MATCH = 50;
const waiting = [StoredTip.open, StoredTip.waiting];
const decided = [StoredTip.settled, StoredTip.void];

/** SQL for what members stake points on. */
export class PickRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** Runs `work` in a transaction, one at a time for each member. */
  oneByOne<T>(userId: number, work: (tx: Db) => Promise<T>): Promise<T> {
    return this.#db.transaction(async (tx) => {
      await lockMember(tx, userId);
      return work(tx);
    });
  }

  async ofUuid(tx: Db, userId: number, uuid: string): Promise<PickRow | undefined> {
    const [found] = await tx
      .select()
      .from(picks)
      .where(and(eq(picks.userId, userId), eq(picks.uuid, uuid)));
    return found;
  }

  /** A match as it is committed now, also when this transaction read it before. */
  async match(tx: Db, fixtureId: string): Promise<BetMatch | undefined> {
    const { status, kickOff, dateOnly } = fixtures;
    const [found] = await tx
      .select({ status, kickOff, dateOnly })
      .from(fixtures)
      .where(eq(fixtures.fixtureId, fixtureId))
      // A feed that removes the match waits for the pick, and then sees it.
      .for('key share');
    return found;
  }

  /** Stakes that came back because a pick does not count are left out. */
  async stakes(userId: number, { fixtureId, day }: { fixtureId: string; day: string }, db: Db = this.#db) {
    const total = (where: ReturnType<typeof eq>) =>
      sql<number>`coalesce(sum(${picks.stake}) FILTER (WHERE ${where}), 0)::integer`;
    const [sums] = await db
      .select({ onMatch: total(eq(picks.fixtureId, fixtureId)), today: total(eq(picks.day, day)) })
      .from(picks)
      .where(and(eq(picks.userId, userId), ne(picks.state, StoredTip.void)));
    return sums ?? { onMatch: 0, today: 0 };
  }

  async insert(tx: Db, pick: NewPick): Promise<PickRow> {
    const [made] = await tx.insert(picks).values(pick).returning();
    if (!made) throw new Error('no pick was stored');
    return made;
  }

  ofMatch(userId: number, fixtureId: string): Promise<PickRow[]> {
    return this.#db
      .select()
      .from(picks)
      .where(and(eq(picks.userId, userId), eq(picks.fixtureId, fixtureId)))
      .orderBy(desc(picks.pickId))
      .limit(OF_MATCH);
  }

  async page(
    userId: number,
    { state, limit, offset }: PickFilter,
  ): Promise<{ readonly total: number; readonly rows: PickRow[] }> {
    const where = and(eq(picks.userId, userId), state && inArray(picks.state, state === 'waiting' ? waiting : decided));
    const rows = await this.#db
      .select()
      .from(picks)
      .where(where)
      .orderBy(desc(picks.pickId))
      .limit(limit)
      .offset(offset);
    return { total: await this.#db.$count(picks, where), rows };
  }

  async sums(userId: number): Promise<PickSums> {
    const number = (of: ReturnType<typeof sql>, where: ReturnType<typeof sql>) =>
      sql<number>`coalesce(${of} FILTER (WHERE ${where}), 0)::float8`.mapWith(Number);
    const isWaiting = sql`${picks.state} IN (10, 20)`;
    const isSettled = sql`${picks.state} = ${StoredTip.settled}`;
    const count = sql`count(*)`;
    const ended = (result: TipResult) => number(count, sql`${picks.result} = ${result}`);
    const [sums] = await this.#db
      .select({
        picks: number(count, sql`true`),
        waiting: number(count, isWaiting),
        waitingPoints: number(sql`sum(${picks.stake})`, isWaiting),
        wins: ended(TipResult.win),
        draws: ended(TipResult.draw),
        losses: ended(TipResult.lose),
        voids: number(count, sql`${picks.state} = ${StoredTip.void}`),
        staked: number(sql`sum(${picks.stake})`, isSettled),
        returned: number(sql`sum(${picks.returned})`, isSettled),
      })
      .from(picks)
      .where(eq(picks.userId, userId));
    if (!sums) throw new Error('the sums of picks have no row');
    return sums;
  }

  /** Deletes what simulated fans staked before. */
  async forgetSimulated(before: Date): Promise<void> {
    const simulated = this.#db.select({ userId: users.userId }).from(users).where(eq(users.simulated, true));
    const isOld = and(inArray(picks.userId, simulated), lt(picks.placedAt, before));
    await deleteBatches(this.#db, picks, isOld, new AbortController().signal);
  }
}

/**
 * Changes of one member's picks wait for one another, in every process. It comes before the locks on picks and accounts.
 * Returns whether it is a simulated fan, who has no points.
 */
export async function lockMember(tx: Db, userId: number): Promise<{ readonly simulated: boolean }> {
  const { simulated } = users;
  const [found] = await tx.select({ simulated }).from(users).where(eq(users.userId, userId)).for('no key update');
  return found ?? { simulated: false };
}
