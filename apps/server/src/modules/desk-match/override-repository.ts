import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { fixtureOverrides, fixtures } from '../../platform/database/schema.js';

export type Override = typeof fixtureOverrides.$inferSelect;
type FixtureColumns = typeof fixtures.$inferSelect;
type Score = Pick<FixtureColumns, 'homeScore' | 'awayScore' | 'status'>;

/** SQL of corrected scores. Every change runs in a transaction that holds the lock of overrides. */
export class OverrideRepository {
  constructor(private readonly tx: Db) {}

  async of(fixtureId: string): Promise<Override | undefined> {
    const [found] = await this.tx.select().from(fixtureOverrides).where(eq(fixtureOverrides.fixtureId, fixtureId));
    return found;
  }

  async fixture(fixtureId: string): Promise<FixtureColumns | undefined> {
    const [found] = await this.tx.select().from(fixtures).where(eq(fixtures.fixtureId, fixtureId));
    return found;
  }

  /** Replaces the override of this fixture, which gives it a new version. */
  async put(override: Omit<Override, 'version'>): Promise<void> {
    await this.drop(override.fixtureId);
    await this.tx.insert(fixtureOverrides).values(override);
  }

  async drop(fixtureId: string): Promise<void> {
    await this.tx.delete(fixtureOverrides).where(eq(fixtureOverrides.fixtureId, fixtureId));
  }

  /** Shows this score from now on; undefined when there is no such fixture. */
  async show(
    fixtureId: string,
    { homeScore, awayScore, status }: Score,
    updatedAt: Date,
  ): Promise<FixtureColumns | undefined> {
    const [shown] = await this.tx
      .update(fixtures)
      .set({ homeScore, awayScore, status, updatedAt })
      .where(eq(fixtures.fixtureId, fixtureId))
      .returning();
    return shown;
  }
}
