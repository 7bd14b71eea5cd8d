import { dayAt, VIETNAM } from '@khandai/calendar';
import type { Database } from '../../platform/database/database.js';

/** The ids are sorted, so that two writes of the same members cannot deadlock. A minute that is there is not counted again. */
const COUNT = `
  INSERT INTO watch_days AS had (user_id, day, minutes, counted_at)
  SELECT user_id, $2::date, 1, $3::timestamptz FROM unnest($1::integer[]) AS watching (user_id) ORDER BY user_id
  ON CONFLICT (user_id) DO UPDATE
     SET day = excluded.day, counted_at = excluded.counted_at,
         minutes = CASE WHEN had.day = excluded.day THEN had.minutes + 1 ELSE 1 END
   WHERE had.counted_at <= excluded.counted_at - interval '30 seconds'`;

/** SQL for how long members watch live matches on one day of Vietnam. */
export class WatchDayRepository {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  /** Counts one minute for each of these members. */
  async count(userIds: readonly number[], at: number): Promise<void> {
    if (userIds.length === 0) return;
    await this.database.query(COUNT, [userIds, dayAt(at, VIETNAM), new Date(at)], 'count-watched-minute');
  }
}
