import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environment, nodePath, root } from '../command/runtime.mjs';
import { print } from '../command/output.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** Only ends what hangs: a stage that is merely slow, on two busy cores, must come to its own end. */
const MAX_MS = 40 * 60_000;
const PASSED = { passed: 1, failed: 0, skipped: 0 };
const FAILED = { passed: 0, failed: 1, skipped: 0 };

/** Runs an installed script with the site's Node, its output on the screen; true when it ended well. */
function runScript(script, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(nodePath(), [join(root, script), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: environment(env),
    });
    const limit = setTimeout(() => {
      print(`No end after ${MAX_MS / 60_000} minutes: stopped.`);
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
    }, MAX_MS);
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
export async function jest(config, { args = [], env = {} } = {}) {
  if (!existsSync(join(root, config))) return cannotRun(`${config} is not there.`);
  const report = join(root, '.cache/test', `${config.replace(/\W+/g, '-')}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const ended = await runScript(
    'node_modules/jest/bin/jest.js',
    ['-c', config, '--ci', '--json', `--outputFile=${report}`, ...args],
    {
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings=ExperimentalWarning',
      NODE_ENV: 'test',
      ...env,
    },
  );
  return existsSync(report) ? tallyOf(JSON.parse(readFileSync(report, 'utf8')), ended) : FAILED;
}

/** A file that did not even load counts as one failure; so does a run that ended badly or found no test at all. */
function tallyOf(
  { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites, numTotalTests },
  ended,
) {
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const silentFailure = failed === 0 && (!ended || numTotalTests === 0) ? 1 : 0;
  return { passed: numPassedTests, failed: failed + silentFailure, skipped: numPendingTests + numTodoTests };
}
