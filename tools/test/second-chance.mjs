/**
 * A browser on a busy machine is not steady: a journey that fails once and then passes in a fresh site shows a race, and a race is
 * reported loudly but does not stop everybody. Jest's reports in, decisions out; nothing runs here.
 * @typedef {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }} FileReport
 * @typedef {{ testResults: FileReport[] }} Report
 */

/** So many failed files are a fault and not bad luck. */
export const MAX_FILES = 4;

/** Files of the report that failed, also those that did not load or whose last hook failed. @param {Report} report @returns {string[]} */
export const failedFiles = ({ testResults }) =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** The files that may run once more; none when too many failed. @param {Report} report @returns {string[]} */
export function filesForSecondRun(report) {
  const files = failedFiles(report);
  return files.length <= MAX_FILES ? files : [];
}

/**
 * The report in which the second run of a file replaces its first, and a line for each test that passed only then.
 * @param {Report} first @param {Report[]} second @returns {{ report: Report, unsteady: string[] }}
 */
export function withSecondRun(first, second) {
  const again = new Map(second.flatMap(({ testResults }) => testResults.map((file) => [file.name, file])));
  return {
    report: { testResults: first.testResults.map((file) => again.get(file.name) ?? file) },
    unsteady: first.testResults.flatMap((file) => {
      const replaced = again.get(file.name);
      return replaced?.status === 'passed' ? failuresOf(file).map((title) => `${baseName(file.name)} › ${title}`) : [];
    }),
  };
}

/** A file that failed outside its tests counts as one failure. @param {Report} report @returns {import('./run.mjs').Tally} */
export function tallyOfFiles({ testResults }) {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const file of testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed').length;
    const passed = file.assertionResults.filter(({ status }) => status === 'passed').length;
    tally.passed += passed;
    tally.failed += file.status === 'failed' ? Math.max(1, failed) : 0;
    tally.skipped += file.assertionResults.length - passed - failed;
  }
  return tally;
}

function failuresOf({ assertionResults }) {
  const titles = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return titles.length > 0 ? titles : ['outside its tests'];
}

const baseName = (path) => path.slice(path.lastIndexOf('/') + 1);
