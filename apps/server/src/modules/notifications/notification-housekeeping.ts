import { DAY_MS } from '@khandai/calendar';
import type { Clock } from '../../platform/clock.js';
import type { RecurringJob } from '../../platform/jobs/jobs.js';
import type { NotificationRepository } from './notification-repository.js';

const KEPT_MS = 90 * DAY_MS;

export interface NotificationHousekeepingDeps {
  readonly notifications: Pick<NotificationRepository, 'deleteBefore'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Deletes notifications of which nothing was heard for 90 days, read or not. */
export class NotificationHousekeeping {
  readonly job: RecurringJob = {
    kind: 'recurring',
    name: 'notifications-housekeeping',
    cron: '20 4 * * *',
    run: (signal) => this.clear(signal),
  };

  constructor(private readonly deps: NotificationHousekeepingDeps) {}

  async clear(signal: AbortSignal): Promise<void> {
    const { notifications, clock } = this.deps;
    await notifications.deleteBefore(new Date(clock.now() - KEPT_MS), signal);
  }
}
