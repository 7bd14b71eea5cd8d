import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAtLast } from './left-over.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const MAIN = join(ROOT, 'apps', 'server', 'dist', 'main.js');
/** Given up for dead then. A machine that has much else to do takes a minute for what takes others five seconds. */
export const START_MS = 150_000;
const STOP_MS = 15_000;

export interface Site {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** All that the process has printed so far. */
  output(): string;
  /** Asks the process to stop and answers its exit code. The data folder is removed unless it was given. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}

export interface Run {
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;
  output(): string;
}

/** Runs the built server, or a command of it, with these variables and nothing else of ours from outside. */
export function runServer(env: Record<string, string>, command: readonly string[] = []): Run {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [MAIN, ...command], {
    cwd: ROOT,
    env: { PATH, HOME, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exited = new Promise<number | null>((resolve) => {
    // Not `exit`: its last words may still be on their way.
    child.on('close', (code) => resolve(code));
  });
  return { child, exited, output: () => output };
}

/** Starts the built site on a free port with an empty database and waits until it says it is ready. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const port = env['PORT'] ? Number(env['PORT']) : await freePort();
  const ownDir = env['DATA_DIR'] === undefined;
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'khan-dai-')));
  const url = `http://127.0.0.1:${port}`;
  const run = runServer({ FEED: 'demo', ...env, PORT: String(port), DATA_DIR: dataDir });

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    run.child.kill(signal);
    const late = setTimeout(() => run.child.kill('SIGKILL'), STOP_MS);
    const code = await run.exited;
    clearTimeout(late);
    if (ownDir) await rm(dataDir, { recursive: true, force: true });
    return code;
  };

  const closed = closeAtLast(() => stop('SIGKILL'));
  void run.exited.then(closed);
  const deadline = Date.now() + START_MS;
  for (;;) {
    if (run.child.exitCode !== null) throw new Error(`the server stopped with ${run.child.exitCode}:\n${run.output()}`);
    if (await isReady(url)) return { url, port, output: run.output, stop };
    if (Date.now() > deadline) {
      await stop('SIGKILL');
      throw new Error(`the server was not ready within ${START_MS / 1000} s:\n${run.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    // Nobody listens yet; asked again until the deadline.
    return false;
  }
}
