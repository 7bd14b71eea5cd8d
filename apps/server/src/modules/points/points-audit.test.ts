import { FakeLog } from '../../platform/testing.js';
import { PointsAudit } from './points-audit.js';
import type { PointDifference } from './points-repository.js';

async function logged(differences: readonly PointDifference[]) {
  const log = new FakeLog();
  const audit = new PointsAudit({ ledger: { differences: () => Promise.resolve(differences) }, log: log.log });
  expect(audit.job).toMatchObject({ kind: 'recurring', name: 'points-audit', cron: '30 4 * * *' });
  await audit.job.run(new AbortController().signal);
  return log.lines;
}

describe('the daily check of points', () => {
  it('logs nothing while every balance equals the sum of its entries', async () => {
    expect(await logged([])).toEqual([]);
  });

  it('names the accounts that differ, and how many there are', async () => {
    const differences = Array.from({ length: 30 }, (_, index) => ({ accountId: index, balance: 5, sum: 3 }));
    expect(await logged(differences)).toEqual([
      {
        level: 'error',
        facts: { total: 30, differences: differences.slice(0, 20) },
        message: 'balances of points differ from the sums of their entries',
      },
    ]);
  });
});
