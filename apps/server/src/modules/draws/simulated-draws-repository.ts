import { randomBytes } from 'node:crypto';
import { drawSeedHash } from '@khandai/contracts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { drawEntries, draws, drawSeeds } from '../../platform/database/schema.js';
import { NOW } from './draw-query.js';

export interface SimulatedDraw {
  readonly title: string;
  readonly prize: string;
  readonly prizePoints: number;
  readonly winners: number;
  readonly text: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly entrants: readonly number[];
}

/** SQL for the draws of the demo. */
export class SimulatedDrawsRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** Whether one is open, and one is over. */
  async has(): Promise<{ open: boolean; over: boolean }> {
    const rows = await this.database.db
      .select({ open: sql<boolean>`${draws.closesAt} > ${NOW}` })
      .from(draws)
      .where(eq(draws.simulated, true));
    return { open: rows.some(({ open }) => open), over: rows.some(({ open }) => !open) };
  }

  async publish({ entrants, ...draft }: SimulatedDraw): Promise<void> {
    const seed = randomBytes(32).toString('hex');
    const seedHash = await drawSeedHash(seed);
    await this.database.db.transaction(async (tx) => {
      const [draw] = await tx
        .insert(draws)
        .values({ ...draft, entries: entrants.length, simulated: true })
        .returning({ drawId: draws.drawId });
      if (!draw) throw new Error('A simulated draw was not stored.');
      const { drawId } = draw;
      await tx.insert(drawSeeds).values({ drawId, seed, seedHash });
      if (entrants.length === 0) return;
      await tx.insert(drawEntries).values(
        entrants.map((userId, index) => ({
          ...{ entryId: randomBytes(16).toString('hex'), drawId, userId },
          ...{ number: index + 1, enteredAt: draft.opensAt },
        })),
      );
    });
  }
}

/** Deletes all simulated draws, with their entries and seeds. */
export async function clearSimulatedDraws({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    const simulated = tx.select({ drawId: draws.drawId }).from(draws).where(eq(draws.simulated, true));
    await tx.delete(drawEntries).where(inArray(drawEntries.drawId, simulated));
    await tx.delete(drawSeeds).where(inArray(drawSeeds.drawId, simulated));
    await tx.delete(draws).where(eq(draws.simulated, true));
  });
}
