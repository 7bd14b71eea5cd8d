import { stages, TOTAL_BUDGET } from './stages.mjs';
import { summary, totalOf } from './summary.mjs';

const result = (title, seconds, budget, tally = {}) => ({
  title,
  seconds,
  budget,
  passed: 1,
  failed: 0,
  skipped: 0,
  ...tally,
});

describe('the summary of npm test', () => {
  it('prints the time and the budget of each stage', () => {
    const lines = summary([result('Lint', 61.2, 120), result('Types', 9.6, 90, { passed: 0, failed: 1 })]);
    expect(lines).toContain('✓   61 s of  120 s  Lint: 1 passed, 0 failed');
    expect(lines).toContain('✗   10 s of   90 s  Types: 0 passed, 1 failed');
  });

  it('warns of each stage over its budget, and does not count that as a failure', () => {
    const results = [result('Lint', 130, 120), result('Types', 90, 90), result('Unit tests', 301.4, 240)];
    expect(summary(results).filter((line) => line.includes('OVER BUDGET'))).toEqual([
      '⚠ OVER BUDGET: Lint took 130 s, 10 s more than its 120 s.',
      '⚠ OVER BUDGET: Unit tests took 301 s, 61 s more than its 240 s.',
    ]);
    expect(totalOf(results)).toEqual({ passed: 3, failed: 0, skipped: 0 });
  });

  it('warns of each test that passed only the second time, and does not count it as a failure', () => {
    const results = [result('Journeys', 45, 60, { unsteady: ['a.test.ts › it opens'] })];
    expect(summary(results)).toContain('⚠ UNSTEADY: a.test.ts › it opens passed only the second time');
    expect(summary([result('Journeys', 45, 60)]).join('\n')).not.toContain('UNSTEADY');
    expect(totalOf(results).failed).toBe(0);
  });

  it('names the tests that failed, the first twenty-five of them', () => {
    const failures = Array.from({ length: 30 }, (_, at) => `a.test.ts › ${at}: Error`);
    const lines = summary([result('Unit tests', 10, 20, { failed: 30, failures })]);
    expect(lines.filter((line) => line.startsWith('✗ a.test.ts'))).toEqual(
      failures.slice(0, 25).map((line) => `✗ ${line}`),
    );
  });

  it('does not mention budgets when every stage keeps its own', () => {
    expect(summary([result('Lint', 60, 120)]).join('\n')).not.toContain('BUDGET');
  });

  it('ends with the time of the whole run and the sums of all stages', () => {
    const lines = summary([
      result('Unit tests', 100, 240, { passed: 10, skipped: 2 }),
      result('Journeys', 45, 60, { passed: 5, failed: 1 }),
    ]);
    expect(lines.slice(-2)).toEqual(['All stages: 2 min 25 s.', '15 passed, 1 failed, 2 skipped']);
  });
});

describe('the stages of npm test', () => {
  it('all have a budget, and together stay within that of the whole run', () => {
    for (const { name, budget } of stages) expect([name, budget > 0]).toEqual([name, true]);
    expect(stages.reduce((total, { budget }) => total + budget, 0)).toBeLessThanOrEqual(TOTAL_BUDGET);
  });
});
