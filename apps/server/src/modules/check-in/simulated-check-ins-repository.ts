import { and, eq } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { checkIns, users } from '../../platform/database/schema.js';
import { rewardOf } from './check-in-service.js';

interface SimulatedCheckIn {
  readonly userId: number;
  readonly day: string;
  readonly run: number;
  readonly at: Date;
}

/** SQL for check-ins of the demo's fans, who get no points. They go with their fans. */
export class SimulatedCheckInsRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async has(day: string): Promise<boolean> {
    const [found] = await this.database.db
      .select({ day: checkIns.day })
      .from(checkIns)
      .innerJoin(users, and(eq(users.userId, checkIns.userId), eq(users.simulated, true)))
      .where(eq(checkIns.day, day))
      .limit(1);
    return found !== undefined;
  }

  /** Those that are there already stay. Inside the transaction `db` if there is one. */
  async add(all: readonly SimulatedCheckIn[], db: Db = this.database.db): Promise<void> {
    if (all.length === 0) return;
    const rows = all.map(({ userId, day, run, at }) => ({ userId, day, run, points: rewardOf(run), checkedInAt: at }));
    await db.insert(checkIns).values(rows).onConflictDoNothing();
  }
}
