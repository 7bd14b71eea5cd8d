import { VIETNAM } from '@khandai/calendar';
import type { PointDay } from '@khandai/contracts';
import type { Database } from '../../platform/database/database.js';
import type { PointCause } from '../../platform/database/schema.js';

/** An entry as the member sees it. */
export interface EntryRow {
  readonly entryId: number;
  readonly cause: PointCause;
  readonly reference: string;
  /** Positive: received. Negative: spent. */
  readonly change: number;
  /** What the member had after it. */
  readonly balance: number;
  readonly createdAt: Date;
}

export interface EntryFilter {
  readonly flow: 'all' | 'in' | 'out';
  readonly cause: PointCause | undefined;
  /** Only entries before this one. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** The account of points of the member $1, and its entries with their signs. */
const SIGNED = `
  own AS (SELECT account_id, balance FROM point_accounts WHERE user_id = $1 AND unit = 'points'),
  signed AS (
    SELECT entry_id, cause, reference, amount AS change, created_at
      FROM point_entries JOIN own ON to_account_id = account_id
    UNION ALL
    SELECT entry_id, cause, reference, -amount, created_at
      FROM point_entries JOIN own ON from_account_id = account_id)`;

/** The balance after an entry is the present one without all that came later. */
const PAGE = `
  WITH ${SIGNED},
  lines AS (
    SELECT signed.*, (SELECT balance FROM own) - coalesce(sum(change) OVER later, 0) AS balance
      FROM signed
    WINDOW later AS (ORDER BY entry_id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING))
  SELECT entry_id::float8 AS "entryId", cause, reference, change::float8 AS change, balance::float8 AS balance,
         created_at AS "createdAt"
    FROM lines
   WHERE ($2::bigint IS NULL OR entry_id < $2)
     AND ($3::text IS NULL OR cause = $3)
     AND ($4::text = 'all' OR (change > 0) = ($4 = 'in'))
   ORDER BY entry_id DESC LIMIT $5`;

const BY_DAY = `
  WITH ${SIGNED}
  SELECT to_char(created_at AT TIME ZONE '${VIETNAM}', 'YYYY-MM-DD') AS day,
         coalesce(sum(change) FILTER (WHERE change > 0), 0)::float8 AS received,
         coalesce(-sum(change) FILTER (WHERE change < 0), 0)::float8 AS spent
    FROM signed WHERE created_at >= $2 GROUP BY 1`;

/** SQL for a member's own entries in points. */
export class PointBookQuery {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  /** Newest first. */
  page(userId: number, { flow, cause, before, limit }: EntryFilter): Promise<readonly EntryRow[]> {
    return this.database.query<EntryRow>(PAGE, [userId, before ?? null, cause ?? null, flow, limit]);
  }

  /** Sums of each Vietnamese day since then that has entries. */
  async days(userId: number, since: Date): Promise<ReadonlyMap<string, PointDay>> {
    const rows = await this.database.query<PointDay>(BY_DAY, [userId, since]);
    return new Map(rows.map((row) => [row.day, row]));
  }
}
