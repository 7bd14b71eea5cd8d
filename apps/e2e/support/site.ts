import { type ChildProcess, execFile, type StdioOptions, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { closeAfterTests } from './cleanup.js';
import { compileCacheFolder, emptySiteFolder } from './run-folder.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const MAIN = join(ROOT, 'apps', 'server', 'dist', 'main.js');
/** A start that takes longer has failed. On a busy machine a start takes a minute instead of five seconds. */
export const START_MS = 120_000;
const STOP_MS = 15_000;
/** Max wait for one answer of a site that starts: a call that hangs must not outlast START_MS. */
const ANSWER_MS = 10_000;
/** Max time to copy the two thousand files of an empty site, which takes a second. */
const COPY_MS = 60_000;
const POLL_MS = 50;

export interface Site {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Folder of the database, e-mails and uploads. */
  readonly dataDir: string;
  /** Everything the process has printed so far. */
  output(): string;
  /** Stops the process and returns its exit code. Removes the data folder unless the caller passed one. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/**
 * A new, empty data folder with a migrated database. Copied by a process that ends within COPY_MS: the `cp` of node:fs once
 * stopped half way for good, and its test waited for eight minutes without saying for what.
 */
export async function freshDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'khan-dai-'));
  await promisify(execFile)('cp', ['-R', `${emptySiteFolder()}/.`, folder], {
    timeout: COPY_MS,
    killSignal: 'SIGKILL',
  });
  return folder;
}

/** Starts the built server, or a command of it, with only these environment variables. */
export function spawnServer(
  env: Record<string, string>,
  command: readonly string[],
  stdio: StdioOptions,
): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  const own = { PATH, HOME, NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCacheFolder() };
  return spawn(process.execPath, [MAIN, ...command], { cwd: ROOT, env: { ...own, ...env }, stdio });
}

export interface Run {
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;
  output(): string;
}

/** Runs the built server, or a command of it, and collects what it prints. */
export function runServer(env: Record<string, string>, command: readonly string[] = []): Run {
  const child = spawnServer(env, command, ['ignore', 'pipe', 'pipe']);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const exited = new Promise<number | null>((resolve) => {
    // `close` comes after the last output, `exit` may come before it.
    child.on('close', (code) => resolve(code));
  });
  return { child, exited, output: () => output };
}

/** Starts the built site on a free port, with an empty database unless `DATA_DIR` is given, and waits until it is ready. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const port = env['PORT'] ? Number(env['PORT']) : await freePort();
  const givenDir = env['DATA_DIR'];
  const dataDir = givenDir ?? (await freshDataDir());
  const url = `http://127.0.0.1:${port}`;
  const run = runServer({ FEED: 'demo', ...env, PORT: String(port), DATA_DIR: dataDir });

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    run.child.kill(signal);
    const killing = setTimeout(() => run.child.kill('SIGKILL'), STOP_MS);
    const code = await run.exited;
    clearTimeout(killing);
    if (givenDir === undefined) await rm(dataDir, { recursive: true, force: true });
    return code;
  };

  const closed = closeAfterTests(() => stop('SIGKILL'));
  void run.exited.then(closed);
  // What a process says last may come after its exit.
  const lastOutput = () => run.exited.then(run.output);
  try {
    await untilReady({ url, child: run.child, output: lastOutput });
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  return { url, port, dataDir, output: run.output, stop };
}

interface Starting {
  readonly url: string;
  readonly child: ChildProcess;
  /** Called once the process has ended or been killed. */
  output(): string | Promise<string>;
}

/** Waits until the site is ready. Throws with its output if it stops before, or if the wait is too long. */
export async function untilReady({ url, child, output }: Starting): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!(await isReady(url))) {
    const ended = child.exitCode ?? child.signalCode;
    if (ended !== null) throw new Error(`the server stopped with ${ended}:\n${await output()}`);
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`the server was not ready within ${START_MS / 1000} s:\n${await output()}`);
    }
    await sleep(POLL_MS);
  }
}

/** Whether the site can serve and has stored the matches of its feed, if it has one. */
export async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const { feeds } = (await answer.json()) as { feeds: { freshAt: string | null }[] };
    return answer.ok && feeds.every(({ freshAt }) => freshAt !== null);
  } catch {
    // The connection is refused while the server does not listen yet, and a busy server does not answer in time.
    return false;
  }
}
