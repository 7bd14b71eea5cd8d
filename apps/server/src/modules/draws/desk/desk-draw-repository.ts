import { randomBytes } from 'node:crypto';
import { type DeskDraw, type DeskDrawRow, drawSeedHash } from '@khandai/contracts';
import { count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.js';
import { draws, drawSeeds } from '../../../platform/database/schema.js';
import { containing, skipped } from '../../../platform/desk-records/desk-query.js';
import {
  type DeskPage,
  type Draft,
  recordNotFound,
  type RecordStore,
} from '../../../platform/desk-records/record-desk.js';
import { drawRefused } from '../draw-faults.js';
import { NOW } from '../draw-query.js';

type Row = typeof draws.$inferSelect;

/** What decides who wins, and what: fixed from the first entry on. */
const DECISIVE = ['prize', 'prizePoints', 'winners', 'entryCost', 'opensAt', 'closesAt'] as const;

const state = sql<DeskDrawRow['state']>`CASE WHEN ${draws.drawnAt} IS NOT NULL THEN 'drawn'
  WHEN ${draws.closesAt} <= ${NOW} THEN 'closed' WHEN ${draws.opensAt} <= ${NOW} THEN 'open' ELSE 'planned' END`;

/** SQL for lucky draws as staff keep them. It gives each one its seed, which it never reads again. */
export class DeskDrawRepository implements RecordStore<DeskDraw, object> {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async page({ q, ...page }: DeskPage): Promise<{ total: number; list: DeskDrawRow[] }> {
    const where = containing(q, draws.title, draws.prize);
    const { db } = this.database;
    const [found] = await db.select({ total: count() }).from(draws).where(where);
    const { limit, offset } = skipped(page);
    const rows = await db
      .select({ draw: draws, state })
      .from(draws)
      .where(where)
      .orderBy(desc(draws.closesAt), desc(draws.drawId))
      .limit(limit)
      .offset(offset);
    const list = rows.map(({ draw, ...row }) => ({
      ...{ ...toDraw(draw), ...row },
      ...{ entries: draw.entries, simulated: draw.simulated },
    }));
    return { total: found?.total ?? 0, list };
  }

  async one(id: number): Promise<DeskDraw | undefined> {
    const [row] = await this.database.db.select().from(draws).where(is(id));
    return row && toDraw(row);
  }

  async locked(tx: Db, id: number): Promise<DeskDraw | undefined> {
    const row = await lockedRow(tx, id);
    return row && toDraw(row);
  }

  async insert(tx: Db, draft: Draft<DeskDraw>, id?: number): Promise<DeskDraw> {
    const [row] = await tx
      .insert(draws)
      .values({ ...toRow(draft), ...(id !== undefined && { drawId: id }) })
      .returning();
    if (!row) throw recordNotFound();
    const seed = randomBytes(32).toString('hex');
    // A draw that comes back after its deletion has its seed: the hash of it was published.
    await tx
      .insert(drawSeeds)
      .values({ drawId: row.drawId, seed, seedHash: await drawSeedHash(seed) })
      .onConflictDoNothing();
    return toDraw(row);
  }

  /** Also an undone change comes here. */
  async update(tx: Db, { id, version, ...draft }: DeskDraw): Promise<DeskDraw> {
    const before = await lockedRow(tx, id);
    if (!before) throw recordNotFound();
    const was = toDraw(before);
    if (isSettled(before) && DECISIVE.some((key) => was[key] !== draft[key]))
      throw before.entries > 0 ? drawRefused('drawDecided', { entries: before.entries }) : drawRefused('drawIsClosed');
    const [row] = await tx
      .update(draws)
      .set({ ...toRow(draft), version })
      .where(is(id))
      .returning();
    if (!row) throw recordNotFound();
    return toDraw(row);
  }

  /** A draw with entries stays, as does one that was drawn. */
  async remove(tx: Db, id: number): Promise<void> {
    const row = await lockedRow(tx, id);
    if (row && isSettled(row)) throw drawRefused('drawEntered', { entries: row.entries });
    await tx.delete(draws).where(is(id));
  }
}

const isSettled = ({ entries, listHash }: Row): boolean => entries > 0 || listHash !== null;

const is = (id: number): SQL => eq(draws.drawId, id);

async function lockedRow(tx: Db, id: number): Promise<Row | undefined> {
  const [row] = await tx.select().from(draws).where(is(id)).for('update');
  return row;
}

const toRow = ({ title, prize, prizePoints, winners, entryCost, text, opensAt, closesAt }: Draft<DeskDraw>) => ({
  ...{ title, prize, prizePoints, winners, entryCost, text },
  ...{ opensAt: new Date(opensAt), closesAt: new Date(closesAt) },
});

const toDraw = (row: Row): DeskDraw => ({
  ...{ id: row.drawId, title: row.title, prize: row.prize, prizePoints: row.prizePoints, winners: row.winners },
  ...{ entryCost: row.entryCost, text: row.text, version: row.version },
  ...{ opensAt: row.opensAt.toISOString(), closesAt: row.closesAt.toISOString() },
});
