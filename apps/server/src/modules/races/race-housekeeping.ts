import { DAY_MS } from '@khandai/calendar';
import type { Clock } from '../../platform/clock.js';
import type { RecurringJob } from '../../platform/jobs/jobs.js';
import type { RaceRepository } from './race-repository.js';

/** So long everyone can watch and check a race again. Some 300 races a day come at the default pace. */
const KEPT_MS = 30 * DAY_MS;

/** Deletes old races that no member picked. */
export class RaceHousekeeping {
  readonly job: RecurringJob = {
    kind: 'recurring',
    name: 'races-housekeeping',
    cron: '0 5 * * *',
    run: (signal) => this.clear(signal),
  };

  constructor(
    private readonly deps: {
      readonly races: Pick<RaceRepository, 'deleteUnpicked'>;
      readonly clock: Pick<Clock, 'now'>;
    },
  ) {}

  async clear(signal: AbortSignal): Promise<void> {
    const { races, clock } = this.deps;
    await races.deleteUnpicked(new Date(clock.now() - KEPT_MS), signal);
  }
}
