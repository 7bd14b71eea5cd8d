import { createApp } from './app.js';
import { importCommand } from './commands/import.js';
import { removeDemoCommand } from './commands/remove-demo.js';
import { roleCommand } from './commands/role.js';
import { readConfig } from './platform/config.js';
import type { App } from './platform/serve.js';
import { reasonOf, StartError } from './platform/start-error.js';

/** Exit code of a program ended by Ctrl-C. */
const INTERRUPTED = 130;

async function start(): Promise<void> {
  const app = await createApp(readConfig(process.env));
  const isStopping = stopOnSignals(app);
  try {
    process.stdout.write(`Khán Đài: ${await app.listen()}\n`);
    for (const notice of app.notices) process.stdout.write(`${notice}\n`);
  } catch (error) {
    // A signal closed what was still starting, and decides the exit code.
    if (isStopping()) return;
    await app.close();
    throw error;
  }
}

/** One key press may arrive from the terminal and again from npm; only a later one is a second wish. */
const REPEATED_SIGNAL_MS = 1000;

/** The first signal stops in order, the second at once. Returns whether there was one. */
function stopOnSignals(app: App): () => boolean {
  let since: number | undefined;
  const stop = () => {
    if (since !== undefined && performance.now() - since < REPEATED_SIGNAL_MS) return;
    if (since !== undefined) process.exit(INTERRUPTED);
    since = performance.now();
    app.close().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return () => since !== undefined;
}

function fail(error: unknown): never {
  const sentence = error instanceof StartError ? error.message : `Khán Đài dừng vì lỗi: ${reasonOf(error)}`;
  process.stderr.write(`${sentence}\n`);
  if (!(error instanceof StartError) && process.env['LOG_LEVEL'] === 'debug')
    process.stderr.write(`${String((error as Error).stack)}\n`);
  process.exit(1);
}

// The data folder holds password hashes: no file of this process is for other users of the machine.
process.umask(0o077);

const commands = new Map([
  ['import', importCommand],
  ['remove-demo', removeDemoCommand],
  ['role', roleCommand],
]);

const [command = '', ...args] = process.argv.slice(2);
const run = commands.get(command)?.(args, process.env, (line) => void process.stdout.write(`${line}\n`)) ?? start();
run.catch(fail);
