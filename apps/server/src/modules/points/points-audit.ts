import type { RecurringJob } from '../../platform/jobs/jobs.js';
import type { Log } from '../../platform/log.js';
import type { PointsRepository } from './points-repository.js';

export interface PointsAuditDeps {
  readonly ledger: Pick<PointsRepository, 'differences'>;
  readonly log: Pick<Log, 'error'>;
}

/** Max differences logged in full; the log entry also has their total number. */
const MAX_LOGGED = 20;

/** Checks once a day that every balance equals the sum of its entries. */
export class PointsAudit {
  readonly job: RecurringJob = { kind: 'recurring', name: 'points-audit', cron: '30 4 * * *', run: () => this.check() };

  constructor(private readonly deps: PointsAuditDeps) {}

  async check(): Promise<void> {
    const differences = await this.deps.ledger.differences();
    if (differences.length === 0) return;
    const facts = { total: differences.length, differences: differences.slice(0, MAX_LOGGED) };
    this.deps.log.error(facts, 'balances of points differ from the sums of their entries');
  }
}
