import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environment, nodePath, root } from '../command/runtime.mjs';

const READY_WITHIN_MS = 120_000;
const POLL_MS = 200;

/**
 * Starts the built site on a free port, with its own database in a temporary folder.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ football?: string }} [options] folder of openfootball files to import first
 */
export async function startSite(env, { football } = {}) {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'khandai-shots-'));
  const options = {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment({ ...env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data }),
  };
  const program = join(root, 'apps/server/dist/main.js');
  if (football !== undefined) {
    const { status } = spawnSync(nodePath(), [program, 'import', 'football', football], options);
    if (status !== 0) throw new Error(`The import of ${football} ended with ${status}.`);
  }
  const server = spawn(nodePath(), [program], options);
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: server.pid, stop };
}

async function untilReady(url, server) {
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await wait(POLL_MS)) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    // The server refuses connections while it starts.
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (!answer?.ok) continue;
    const { feeds } = await answer.json();
    // A feed stores its matches after the server listens.
    if (feeds.every(({ freshAt }) => freshAt !== null)) return;
  }
  throw new Error(`The server was not ready after ${READY_WITHIN_MS / 1000} s.`);
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
