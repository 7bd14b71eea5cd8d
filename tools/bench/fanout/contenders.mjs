import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environment, nodePath, root } from '../../command/runtime.mjs';

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;
const READY_WITHIN_MS = 180_000;
const here = import.meta.dirname;
const bunPlaces = [`@oven/bun-${process.platform}-${process.arch}/bin/bun`, 'bun/bin/bun.exe', '.bin/bun'];

/** A measured server in its own process. */
class Contender {
  constructor(kind, child, port, stop = async () => undefined) {
    Object.assign(this, { kind, child, port, afterwards: stop });
  }

  /** CPU time of all its threads so far, in milliseconds. */
  cpu() {
    const fields = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }

  /** Resident memory in bytes after a full garbage collection. */
  async memory() {
    if (this.heapFile) rmSync(this.heapFile, { force: true });
    this.child.kill('SIGUSR2');
    await wait(1_500);
    // A busy machine needs longer; the file is written after the collection.
    while (this.heapFile && this.child.exitCode === null && !existsSync(this.heapFile)) await wait(100);
    return this.held();
  }

  /** Size of the heap in bytes after the last `memory()`; of the site's own server only. */
  heap() {
    return Number(readFileSync(this.heapFile, 'utf8'));
  }

  /** Resident memory in bytes, without a garbage collection. */
  held() {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8'))[1]) * 1024;
  }

  async stop() {
    if (this.child.exitCode === null && this.child.kill('SIGTERM')) await once(this.child, 'exit');
    await this.afterwards();
  }
}

/** The built server with a trusted proxy configured, so that each client can have its own address. */
export async function startKhanDai(env = {}) {
  const data = mkdtempSync(join(tmpdir(), 'khandai-fanout-'));
  const heapFile = join(data, 'heap');
  const args = [
    '--expose-gc',
    '--import',
    join(here, 'collect-on-signal.mjs'),
    ...(process.env.FANOUT_NODE_ARGS?.split(' ') ?? []),
  ];
  const child = spawn(nodePath(), [...args, join(root, 'apps/server/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment({
      NODE_ENV: 'production',
      FEED: 'none',
      PORT: '0',
      DATA_DIR: data,
      HEAP_FILE: heapFile,
      TRUST_PROXY: 'loopback',
      SITE_ORIGIN: 'http://127.0.0.1',
      ...env,
    }),
  });
  const port = await portOf(child, /:(\d+)\s/);
  const server = new Contender('khandai', child, port, async () => rmSync(data, { recursive: true, force: true }));
  return Object.assign(server, { heapFile });
}

export async function startSocketIo() {
  const args = ['--expose-gc', '--import', join(here, 'collect-on-signal.mjs'), join(here, 'socket-io-server.mjs')];
  const child = spawn(nodePath(), args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment({ NODE_ENV: 'production' }),
  });
  return new Contender('socketIo', child, await portOf(child, /port (\d+)\s/));
}

/** Returns undefined when the package has no Bun for this platform. */
export async function startBun() {
  const path = bunPlaces.map((place) => join(root, 'node_modules', place)).find(existsSync);
  if (path === undefined) return undefined;
  const child = spawn(path, [join(here, 'bun-server.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment({ NODE_ENV: 'production' }),
  });
  return new Contender('bun', child, await portOf(child, /port (\d+)\s/));
}

/** Reads the port from the child's output once it listens; later output is discarded. */
function portOf(child, pattern) {
  return new Promise((resolve, reject) => {
    let output = '';
    const late = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS);
    child.stdout.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-1_000);
      const found = pattern.exec(output);
      if (!found) return;
      clearTimeout(late);
      resolve(Number(found[1]));
    });
    child.on('exit', () => {
      clearTimeout(late);
      reject(new Error(`A server ended before it listened: ${output}`));
    });
  });
}
