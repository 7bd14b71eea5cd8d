import type { DeskTask } from '@khandai/contracts';
import { and, asc, count, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.js';
import { dailyTasks, taskClaims } from '../../../platform/database/schema.js';
import { containing, instantOf, isoOf, skipped } from '../../../platform/desk-records/desk-query.js';
import {
  type DeskPage,
  type Draft,
  recordNotFound,
  type RecordStore,
} from '../../../platform/desk-records/record-desk.js';
import { taskRefused } from '../task-faults.js';

type Row = typeof dailyTasks.$inferSelect;

/** Any number that no other lock of the database has. */
const ONE_EDITOR = 4_410_002;

/** SQL for daily tasks as staff keep them. */
export class DeskTaskRepository implements RecordStore<DeskTask, object> {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: { now(): number },
  ) {}

  async page({ q, ...page }: DeskPage): Promise<{ total: number; list: DeskTask[] }> {
    const where = containing(q, dailyTasks.title);
    const { db } = this.database;
    const [found] = await db.select({ total: count() }).from(dailyTasks).where(where);
    const { limit, offset } = skipped(page);
    const rows = await db
      .select()
      .from(dailyTasks)
      .where(where)
      .orderBy(asc(dailyTasks.sort), asc(dailyTasks.taskId))
      .limit(limit)
      .offset(offset);
    return { total: found?.total ?? 0, list: rows.map(toTask) };
  }

  async one(id: number): Promise<DeskTask | undefined> {
    const [row] = await this.database.db.select().from(dailyTasks).where(is(id));
    return row && toTask(row);
  }

  async locked(tx: Db, id: number): Promise<DeskTask | undefined> {
    const [row] = await tx.select().from(dailyTasks).where(is(id)).for('update');
    return row && toTask(row);
  }

  async insert(tx: Db, draft: Draft<DeskTask>, id?: number): Promise<DeskTask> {
    const [row] = await tx
      .insert(dailyTasks)
      .values({ ...toRow(draft), ...(id !== undefined && { taskId: id }) })
      .returning();
    return written(row);
  }

  async update(tx: Db, { id, version, ...draft }: DeskTask): Promise<DeskTask> {
    const [row] = await tx
      .update(dailyTasks)
      .set({ ...toRow(draft), version })
      .where(is(id))
      .returning();
    return written(row);
  }

  /** A task that was claimed stays, because the claims say what was paid for. */
  async remove(tx: Db, id: number): Promise<void> {
    const claims = await tx.$count(taskClaims, eq(taskClaims.taskId, id));
    if (claims > 0) throw taskRefused('taskClaimed', { claims });
    await tx.delete(dailyTasks).where(is(id));
  }

  /** The other tasks that are turned on and not over. Until the transaction ends, no other one is written. */
  async others(tx: Db, id: number | undefined): Promise<Pick<Row, 'kind'>[]> {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${ONE_EDITOR})`);
    const isOn = or(isNull(dailyTasks.endsAt), gt(dailyTasks.endsAt, new Date(this.clock.now())));
    return tx
      .select({ kind: dailyTasks.kind })
      .from(dailyTasks)
      .where(and(dailyTasks.active, isOn, id === undefined ? undefined : ne(dailyTasks.taskId, id)));
  }
}

const is = (id: number): SQL => eq(dailyTasks.taskId, id);

function written(row: Row | undefined): DeskTask {
  if (!row) throw recordNotFound();
  return toTask(row);
}

const toRow = ({ kind, title, goal, reward, sort, active, startsAt, endsAt }: Draft<DeskTask>) => ({
  ...{ kind, title, goal, reward, sort, active },
  ...{ startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) },
});

const toTask = ({ taskId, startsAt, endsAt, ...row }: Row): DeskTask => ({
  id: taskId,
  ...row,
  startsAt: isoOf(startsAt),
  endsAt: isoOf(endsAt),
});
