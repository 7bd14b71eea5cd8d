/**
 * @typedef {import('./run.mjs').Tally} Tally
 * @typedef {Tally & { title: string, seconds: number, budget: number }} Result of a stage; `seconds` it took, `budget` it may take
 */

/** "12 passed, 0 failed", and the skipped tests where there are any. @param {Tally} tally */
export function count({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** @param {Result[]} results @returns {Tally} */
export function totalOf(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The end of a long output is what one reads, so it has the first failures and not hundreds with one cause. */
const MAX_FAILURES = 25;

/**
 * The closing lines of `npm test`: a table with the time and the budget of each stage, a warning for each stage over its
 * budget and for each test that passed only the second time, the tests that failed, and the total. A slow stage is a warning and not a failure,
 * because machines differ and are sometimes busy.
 * @param {Result[]} results @returns {string[]}
 */
export function summary(results) {
  const late = results.filter(({ seconds, budget }) => seconds > budget);
  const unsteady = results.flatMap(({ unsteady: tests = [] }) =>
    tests.map((test) => `⚠ UNSTEADY: ${test} passed only the second time`),
  );
  const failures = results.flatMap((result) => result.failures ?? []);
  const seconds = results.reduce((total, result) => total + result.seconds, 0);
  return [
    '━━ Summary',
    ...results.map(row),
    ...(late.length > 0 ? ['', ...late.map(warning)] : []),
    ...(unsteady.length > 0 ? ['', ...unsteady] : []),
    ...(failures.length > 0 ? ['', ...failures.slice(0, MAX_FAILURES).map((line) => `✗ ${line}`)] : []),
    '',
    `All stages: ${duration(seconds)}.`,
    count(totalOf(results)),
  ];
}

function row({ title, seconds, budget, ...tally }) {
  const time = `${seconds.toFixed(0)} s`.padStart(6);
  return `${tally.failed > 0 ? '✗' : '✓'} ${time} of ${`${budget} s`.padStart(6)}  ${title}: ${count(tally)}`;
}

function warning({ title, seconds, budget }) {
  return `⚠ OVER BUDGET: ${title} took ${seconds.toFixed(0)} s, ${(seconds - budget).toFixed(0)} s more than its ${budget} s.`;
}

function duration(seconds) {
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}
