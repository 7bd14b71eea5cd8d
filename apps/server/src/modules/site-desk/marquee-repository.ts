import type { DeskMarqueeLine } from '@khandai/contracts';
import { asc, count, eq, type SQL } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { marqueeLines } from '../../platform/database/schema.js';
import { containing, instantOf, isoOf, skipped } from '../../platform/desk-records/desk-query.js';
import type { DeskPage, Draft, RecordStore } from '../../platform/desk-records/record-desk.js';

type Row = typeof marqueeLines.$inferSelect;

/** SQL for lines of the marquee as staff keep them. */
export class MarqueeRepository implements RecordStore<DeskMarqueeLine, object> {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async page({ q, ...page }: DeskPage): Promise<{ total: number; list: DeskMarqueeLine[] }> {
    const where = containing(q, marqueeLines.label, marqueeLines.href);
    const { db } = this.database;
    const [found] = await db.select({ total: count() }).from(marqueeLines).where(where);
    const { limit, offset } = skipped(page);
    const rows = await db
      .select()
      .from(marqueeLines)
      .where(where)
      .orderBy(asc(marqueeLines.sort), asc(marqueeLines.lineId))
      .limit(limit)
      .offset(offset);
    return { total: found?.total ?? 0, list: rows.map(toLine) };
  }

  async one(id: number): Promise<DeskMarqueeLine | undefined> {
    const [row] = await this.database.db.select().from(marqueeLines).where(is(id));
    return row && toLine(row);
  }

  async locked(tx: Db, id: number): Promise<DeskMarqueeLine | undefined> {
    const [row] = await tx.select().from(marqueeLines).where(is(id)).for('update');
    return row && toLine(row);
  }

  async insert(tx: Db, draft: Draft<DeskMarqueeLine>, id?: number): Promise<DeskMarqueeLine> {
    const [row] = await tx
      .insert(marqueeLines)
      .values({ ...toRow(draft), ...(id !== undefined && { lineId: id }) })
      .returning();
    return written(row);
  }

  async update(tx: Db, { id, version, ...draft }: DeskMarqueeLine): Promise<DeskMarqueeLine> {
    const [row] = await tx
      .update(marqueeLines)
      .set({ ...toRow(draft), version })
      .where(is(id))
      .returning();
    return written(row);
  }

  async remove(tx: Db, id: number): Promise<void> {
    await tx.delete(marqueeLines).where(is(id));
  }
}

const is = (id: number): SQL => eq(marqueeLines.lineId, id);

function written(row: Row | undefined): DeskMarqueeLine {
  if (!row) throw new Error('the line of the marquee was not written');
  return toLine(row);
}

const toRow = ({ label, href, sort, active, startsAt, endsAt }: Draft<DeskMarqueeLine>) => ({
  ...{ label, href, sort, active },
  ...{ startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) },
});

const toLine = ({ lineId, startsAt, endsAt, ...row }: Row): DeskMarqueeLine => ({
  id: lineId,
  ...row,
  startsAt: isoOf(startsAt),
  endsAt: isoOf(endsAt),
});
