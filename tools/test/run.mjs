import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { environment, nodePath, root } from '../command/runtime.mjs';
import { print } from '../command/output.mjs';
import { failureLines, filesForSecondRun, tallyOfFiles, withSecondRun } from './second-chance.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, failures?: string[], unsteady?: string[] }} Tally
 * `failures`: a line for each failed test. `unsteady`: tests that passed only the second time. */

/** Minutes. Only ends what hangs: a stage that is merely slow, on two busy cores, must come to its own end. */
const MAX_MINUTES = 30;
const PASSED = { passed: 1, failed: 0, skipped: 0 };
const FAILED = { passed: 0, failed: 1, skipped: 0 };

/** Runs an installed script with the site's Node, its output on the screen; true when it ended well. */
function runScript(script, args, { env = {}, maxMinutes = MAX_MINUTES } = {}) {
  return new Promise((resolve) => {
    const child = spawn(nodePath(), [join(root, script), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: environment(env),
    });
    const limit = setTimeout(() => {
      print(`No end after ${maxMinutes} minutes: stopped.`);
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
    }, maxMinutes * 60_000);
    child.on('error', (error) => print(error.message));
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve(code === 0);
    });
  });
}

/** A tool that only says yes or no counts as one test. @returns {Promise<Tally>} */
export const verdict = async (script, ...args) => ((await runScript(script, args)) ? PASSED : FAILED);

/** @param {string} sentence @returns {Promise<Tally>} */
export async function cannotRun(sentence) {
  print(sentence);
  return FAILED;
}

/** @param {string} config of Jest, from the root @returns {Promise<Tally>} */
export async function jest(config, options) {
  if (!existsSync(join(root, config))) return cannotRun(`${config} is not there.`);
  const { report, ended } = await runJest(config, options);
  return report ? tallyOf(report, ended) : FAILED;
}

/** As `jest`; files that failed run once more, each by itself. @param {string} config of Jest, from the root @returns {Promise<Tally>} */
export async function jestWithSecondRun(config, { args = [], env = {}, maxMinutes } = {}) {
  if (!existsSync(join(root, config))) return cannotRun(`${config} is not there.`);
  const { report: first, ended } = await runJest(config, { args, env, maxMinutes });
  if (!first) return FAILED;
  const files = filesForSecondRun(first);
  if (files.length === 0) return tallyOf(first, ended);
  const second = [];
  for (const file of files) {
    print(`\n━━ Once more, by itself: ${relative(root, file)}`);
    // In this process a file that failed half-way may leave a server open; Jest ends only its workers by itself.
    const again = await runJest(config, {
      args: ['-i', '--forceExit', '--runTestsByPath', file],
      env,
      name: 'second-run',
    });
    if (again.report && again.ended) second.push(again.report);
  }
  const { report, unsteady } = withSecondRun(first, second);
  return { ...tallyOfFiles(report), unsteady };
}

/** Runs Jest; without a report it ended before its end. */
async function runJest(config, { args = [], env = {}, name = config, maxMinutes } = {}) {
  const file = join(root, '.cache/test', `${name.replace(/\W+/g, '-')}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const ended = await runScript(
    'node_modules/jest/bin/jest.js',
    ['-c', config, '--ci', '--json', `--outputFile=${file}`, ...args],
    {
      env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings=ExperimentalWarning', NODE_ENV: 'test', ...env },
      maxMinutes,
    },
  );
  return { ended, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
}

/** A file that did not even load counts as one failure; so does a run that ended badly or found no test at all. */
function tallyOf(report, ended) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites, numTotalTests } =
    report;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const silentFailure = failed === 0 && (!ended || numTotalTests === 0) ? 1 : 0;
  return {
    passed: numPassedTests,
    failed: failed + silentFailure,
    skipped: numPendingTests + numTodoTests,
    failures: failureLines(report),
  };
}
