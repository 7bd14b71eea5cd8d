import { addDays } from '@khandai/calendar';
import type { CheckInDay } from '@khandai/contracts';
import { and, asc, desc, eq, gte, lt } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { checkIns, users } from '../../platform/database/schema.js';

const columns = { day: checkIns.day, run: checkIns.run, points: checkIns.points };

/** SQL for check-ins. Days are those of Vietnam, `2026-11-20`. */
export class CheckInRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** From the first day until before the other. */
  async between(userId: number, from: string, until: string): Promise<CheckInDay[]> {
    return this.#db
      .select(columns)
      .from(checkIns)
      .where(and(eq(checkIns.userId, userId), gte(checkIns.day, from), lt(checkIns.day, until)))
      .orderBy(asc(checkIns.day));
  }

  /** When the member registered; undefined for an unknown one. */
  async registeredAt(userId: number): Promise<Date | undefined> {
    const [found] = await this.#db.select({ at: users.createdAt }).from(users).where(eq(users.userId, userId));
    return found?.at;
  }

  async on(userId: number, day: string): Promise<CheckInDay | undefined> {
    return read(this.#db, userId, day);
  }

  /** Of equal runs the latest. */
  async longest(userId: number): Promise<CheckInDay | undefined> {
    const [found] = await this.#db
      .select(columns)
      .from(checkIns)
      .where(eq(checkIns.userId, userId))
      .orderBy(desc(checkIns.run), desc(checkIns.day))
      .limit(1);
    return found;
  }

  /**
   * Checks in and pays, or does nothing when the member has checked in on that day, also on another device at the same
   * moment. Returns whether it is new.
   */
  add(
    { userId, day, at }: { readonly userId: number; readonly day: string; readonly at: Date },
    pointsOf: (run: number) => number,
    pay: (tx: Db, day: CheckInDay) => Promise<unknown>,
  ): Promise<CheckInDay | undefined> {
    return this.#db.transaction(async (tx) => {
      const run = ((await read(tx, userId, addDays(day, -1)))?.run ?? 0) + 1;
      const [added] = await tx
        .insert(checkIns)
        .values({ userId, day, run, points: pointsOf(run), checkedInAt: at })
        .onConflictDoNothing()
        .returning(columns);
      if (added) await pay(tx, added);
      return added;
    });
  }
}

async function read(db: Db, userId: number, day: string): Promise<CheckInDay | undefined> {
  const [found] = await db
    .select(columns)
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), eq(checkIns.day, day)));
  return found;
}
