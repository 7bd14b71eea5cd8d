import { stripVTControlCharacters } from 'node:util';

/**
 * A browser on a busy machine is not steady: a journey that fails once and then passes in a fresh site shows a race, and a race is
 * reported loudly but does not stop everybody. Jest's reports in, decisions out; nothing runs here.
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} TestReport
 * @typedef {{ name: string, status: string, message?: string, assertionResults: TestReport[] }} FileReport
 * @typedef {{ testResults: FileReport[] }} Report
 */

/** Of what a failed test said. */
const MAX_CHARACTERS = 300;

/** So many failed files are a fault and not bad luck. */
export const MAX_FILES = 8;

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
      return replaced?.status === 'passed'
        ? failedTests(file).map(({ fullName }) => `${baseName(file.name)} › ${fullName}`)
        : [];
    }),
  };
}

/** A file that failed outside its tests counts as one failure. @param {Report} report @returns {import('./run.mjs').Tally} */
export function tallyOfFiles({ testResults }) {
  const tally = { passed: 0, failed: 0, skipped: 0, failures: failureLines({ testResults }) };
  for (const file of testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed').length;
    const passed = file.assertionResults.filter(({ status }) => status === 'passed').length;
    tally.passed += passed;
    tally.failed += file.status === 'failed' ? Math.max(1, failed) : 0;
    tally.skipped += file.assertionResults.length - passed - failed;
  }
  return tally;
}

/** A line for each failed test: its file, its title, and the start of what it said. @param {Report} report @returns {string[]} */
export const failureLines = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap((file) =>
      failedTests(file).map(({ fullName, failureMessages: [said = ''] = [] }) =>
        `${baseName(file.name)} › ${fullName}: ${startOf(said)}`.trimEnd(),
      ),
    );

/** The first lines without colours and empty lines, in one. */
function startOf(message) {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 6)
    .join(' ')
    .slice(0, MAX_CHARACTERS);
}

/** @param {FileReport} file @returns {TestReport[]} */
function failedTests({ assertionResults, message = '' }) {
  const tests = assertionResults.filter(({ status }) => status === 'failed');
  return tests.length > 0 ? tests : [{ fullName: 'outside its tests', status: 'failed', failureMessages: [message] }];
}

const baseName = (path) => path.slice(path.lastIndexOf('/') + 1);
