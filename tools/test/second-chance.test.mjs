import {
  failedFiles,
  failureLines,
  filesForSecondRun,
  MAX_FILES,
  tallyOfFiles,
  withSecondRun,
} from './second-chance.mjs';

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

  it('is not for more than eight', () => {
    const failed = (count) => report(...Array.from({ length: count }, (_, at) => file(`f${at}`, { opens: 'failed' })));
    expect(filesForSecondRun(failed(MAX_FILES))).toHaveLength(8);
    expect(filesForSecondRun(failed(MAX_FILES + 1))).toEqual([]);
  });

  it('replaces the first, and names each test that passed only then', () => {
    const first = report(file('a', { opens: 'passed' }), file('b', { opens: 'failed', shows: 'passed' }));
    const { report: whole, unsteady } = withSecondRun(first, [report(file('b', { opens: 'passed', shows: 'passed' }))]);
    expect(unsteady).toEqual(['b.test.ts › opens']);
    expect(tallyOfFiles(whole)).toMatchObject({ passed: 3, failed: 0, skipped: 0 });
  });

  it('that fails fails the stage, whichever test it is', () => {
    const first = report(file('b', { opens: 'failed', shows: 'passed' }), file('c', {}, 'failed'));
    const second = [report(file('b', { opens: 'passed', shows: 'failed' })), report(file('c', { opens: 'passed' }))];
    const { report: whole, unsteady } = withSecondRun(first, second);
    expect(tallyOfFiles(whole)).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
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
    expect(tallyOfFiles(whole)).toMatchObject({ passed: 1, failed: 1, skipped: 2 });
  });
});

describe('the lines of failures', () => {
  it('name the file and the test, and say the start of the error without colours', () => {
    const broken = file('b', { opens: 'failed', shows: 'passed' });
    broken.assertionResults[0].failureMessages = ['\u001b[31mError: no answer\u001b[39m\n\n    at line 3\n'];
    const unread = { ...file('c', {}, 'failed'), message: 'Cannot find module' };
    expect(failureLines(report(file('a', { opens: 'passed' }), broken, unread))).toEqual([
      'b.test.ts › opens: Error: no answer at line 3',
      'c.test.ts › outside its tests: Cannot find module',
    ]);
  });
});
