// `npm run bench` runs every tools/bench/*.bench.mjs in turn and prints one table of all results at the end. `npm run
// bench -- fanout board` runs only some. A missed target is a result, not a failure: only a bench that cannot measure
// makes the command exit with code 1. A bench's default export returns its rows; one that needs the built site first
// calls `buildIfNeeded` of command/build.mjs.
import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environment, nodePath } from '../command/runtime.mjs';
import { runCommand, print, CommandError } from '../command/output.mjs';
import { table } from './table.mjs';

/**
 * One figure of a bench.
 * @typedef {object} Row
 * @property {string} what what was measured
 * @property {string} value what came out, with its unit
 * @property {string} target what is wanted, in the same unit
 * @property {boolean} met
 * @property {string} [note] how it was measured, or why it was missed
 */

/** @typedef {{ name: string, rows: Row[], fault?: string }} Outcome */

const ENDING = '.bench.mjs';
/** Timeout that only ends a bench that hangs. */
const MAX_MS = 20 * 60_000;

await runCommand(async () => {
  const chosen = choose(process.argv.slice(2));
  const outcomes = [];
  for (const name of chosen) {
    print(`\n${name}`);
    outcomes.push(await measure(name));
  }
  print(
    `\n${machine()}\n\n${outcomes.map(({ name, rows, fault }) => `${name}\n${fault ?? table(rows)}`).join('\n\n')}`,
  );
  if (outcomes.some(({ fault }) => fault)) process.exitCode = 1;
});

/** @param {string[]} names */
function choose(names) {
  const there = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort();
  const unknown = names.filter((name) => !there.includes(name));
  if (unknown.length > 0)
    throw new CommandError(`Không có phép đo: ${unknown.join(', ')}. Hiện có: ${there.join(', ')}.`);
  return names.length > 0 ? names : there;
}

/**
 * Runs a bench in its own process, so that no bench inherits the heap and caches of an earlier one.
 * @param {string} name
 * @returns {Promise<Outcome>}
 */
async function measure(name) {
  const child = fork(join(import.meta.dirname, 'run-one.mjs'), [join(import.meta.dirname, `${name}${ENDING}`)], {
    execPath: nodePath(),
    execArgv: ['--expose-gc'],
    env: environment(),
  });
  /** @type {Row[] | undefined} */
  let rows;
  child.on('message', (message) => (rows = message));
  const ended = new Promise((resolve) => child.on('close', resolve).on('error', resolve));
  const limit = new AbortController();
  const late = wait(MAX_MS, undefined, { signal: limit.signal }).then(
    () => child.kill('SIGKILL'),
    () => undefined,
  );
  await Promise.race([ended, late.then(() => ended)]);
  limit.abort();
  return rows ? { name, rows } : { name, rows: [], fault: `${name}: không đo được (lý do ở trên).` };
}

function machine() {
  const [cpu] = cpus();
  return `${availableParallelism()} lõi ${cpu?.model ?? ''}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform} ${process.arch}`;
}
