import { addDays, dayAt, VIETNAM } from '@khandai/calendar';
import type { Clock } from '../../platform/clock.js';
import type { RecurringJob } from '../../platform/jobs/jobs.js';
import type { RankingQuery } from './ranking-query.js';

/** Longer than a month: the scores of the current month are complete on its last day. */
const KEPT_DAYS = 62;

/** Deletes scores of periods that no board shows any more. */
export class RankingHousekeeping {
  readonly job: RecurringJob = {
    kind: 'recurring',
    name: 'rankings-housekeeping',
    cron: '55 4 * * *',
    run: (signal) => this.clear(signal),
  };

  constructor(
    private readonly deps: {
      readonly rankings: Pick<RankingQuery, 'deleteBefore'>;
      readonly clock: Pick<Clock, 'now'>;
    },
  ) {}

  async clear(signal: AbortSignal): Promise<void> {
    const { rankings, clock } = this.deps;
    await rankings.deleteBefore(addDays(dayAt(clock.now(), VIETNAM), -KEPT_DAYS), signal);
  }
}
