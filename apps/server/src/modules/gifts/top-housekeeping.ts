import { addDays, dayAt, VIETNAM } from '@khandai/calendar';
import type { Clock } from '../../platform/clock.js';
import type { RecurringJob } from '../../platform/jobs/jobs.js';
import type { TopRepository } from './top-repository.js';

/** Longer than a month: the sums of the current month are complete on its last day. */
const KEPT_DAYS = 62;

/** Deletes sums of periods that no list shows any more. */
export class TopHousekeeping {
  readonly job: RecurringJob = {
    kind: 'recurring',
    name: 'room-tops-housekeeping',
    cron: '50 4 * * *',
    run: (signal) => this.clear(signal),
  };

  constructor(private readonly deps: { readonly tops: Pick<TopRepository, 'deleteBefore'>; readonly clock: Clock }) {}

  async clear(signal: AbortSignal): Promise<void> {
    const { tops, clock } = this.deps;
    await tops.deleteBefore(addDays(dayAt(clock.now(), VIETNAM), -KEPT_DAYS), signal);
  }
}
