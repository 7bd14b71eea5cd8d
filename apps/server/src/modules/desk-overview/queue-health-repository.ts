import type { Database } from '../../platform/database/database.js';

export interface QueueRow {
  readonly name: string;
  /** Jobs that are due and wait. */
  readonly waiting: number;
  /** Jobs that failed for good within the last hour. */
  readonly failed: number;
  /** When a job of the queue last succeeded; null when none did within a day. */
  readonly doneAt: Date | null;
}

/** How the queues of jobs do, from the tables of pg-boss. */
export class QueueHealthRepository {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  /** Empty before the first process with jobs has created the tables. */
  async all(now: Date): Promise<QueueRow[]> {
    const [found] = await this.database.query<{ has: boolean }>(`SELECT to_regclass('pgboss.job') IS NOT NULL AS has`);
    if (!found?.has) return [];
    const rows = await this.database.query<Omit<QueueRow, 'doneAt'> & { doneAt: string | null }>(
      `SELECT name,
         count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after <= $1)::integer AS waiting,
         count(*) FILTER (WHERE state = 'failed' AND completed_on > $1::timestamptz - interval '1 hour')::integer AS failed,
         to_json(max(completed_on) FILTER (WHERE state = 'completed')) AS "doneAt"
       FROM pgboss.job GROUP BY name ORDER BY name`,
      [now.toISOString()],
    );
    return rows.map((row) => ({ ...row, doneAt: row.doneAt === null ? null : new Date(row.doneAt) }));
  }
}
