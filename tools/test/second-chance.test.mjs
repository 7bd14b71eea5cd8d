import { failedFiles, filesForSecondRun, MAX_FILES, tallyOfFiles, withSecondRun } from './second-chance.mjs';

const file = (name, tests, status = Object.values(tests).includes('failed') ? 'failed' : 'passed') => ({
  name: `/journeys/${name}.test.ts`,
  status,
  assertionResults: Object.entries(tests).map(([fullName, outcome]) => ({ fullName, status: outcome })),
});
const report = (...testResults) => ({ testResults });

describe('the second run of failed files', () => {
  it('is for the failed files alone, also for one that failed outside its tests', () => {
    const first = report(
      file('a', { opens: 'passed' }),
      file('b', { opens: 'failed' }),
      file('c', {}, 'failed'),
      file('d', { closes: 'passed' }, 'failed'),
    );
    expect(failedFiles(first)).toEqual(['/journeys/b.test.ts', '/journeys/c.test.ts', '/journeys/d.test.ts']);
    expect(filesForSecondRun(first)).toEqual(failedFiles(first));
  });

  it('is not for more than four', () => {
    const failed = (count) => report(...Array.from({ length: count }, (_, at) => file(`f${at}`, { opens: 'failed' })));
    expect(filesForSecondRun(failed(MAX_FILES))).toHaveLength(4);
    expect(filesForSecondRun(failed(MAX_FILES + 1))).toEqual([]);
  });

  it('replaces the first, and names each test that passed only then', () => {
    const first = report(file('a', { opens: 'passed' }), file('b', { opens: 'failed', shows: 'passed' }));
    const { report: whole, unsteady } = withSecondRun(first, [report(file('b', { opens: 'passed', shows: 'passed' }))]);
    expect(unsteady).toEqual(['b.test.ts › opens']);
    expect(tallyOfFiles(whole)).toEqual({ passed: 3, failed: 0, skipped: 0 });
  });

  it('that fails fails the stage, whichever test it is', () => {
    const first = report(file('b', { opens: 'failed', shows: 'passed' }), file('c', {}, 'failed'));
    const second = [report(file('b', { opens: 'passed', shows: 'failed' })), report(file('c', { opens: 'passed' }))];
    const { report: whole, unsteady } = withSecondRun(first, second);
    expect(tallyOfFiles(whole)).toEqual({ passed: 2, failed: 1, skipped: 0 });
    expect(unsteady).toEqual(['c.test.ts › outside its tests']);
  });

  it('that reports nothing leaves the first failure', () => {
    const first = report(file('b', { opens: 'failed' }));
    expect(tallyOfFiles(withSecondRun(first, []).report).failed).toBe(1);
  });
});

describe('the count of a report', () => {
  it('counts skipped tests apart, and a file that failed outside its tests as one failure', () => {
    const whole = report(file('a', { opens: 'passed', later: 'pending', some: 'todo' }), file('b', {}, 'failed'));
    expect(tallyOfFiles(whole)).toEqual({ passed: 1, failed: 1, skipped: 2 });
  });
});
