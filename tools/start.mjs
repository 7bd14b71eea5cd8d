// `npm start`, from a clean clone. Plain JavaScript for Node 18: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from './command/build.mjs';
import { installIfNeeded } from './command/install.mjs';
import { environment, nodePath, requireNode, root } from './command/runtime.mjs';
import { runCommand } from './command/output.mjs';

const SAME_KEYPRESS_MS = 500;
const LOOK_FOR_PARENT_MS = 500;

await runCommand(async () => {
  requireNode();
  installIfNeeded();
  buildIfNeeded();
  process.exitCode = await serve();
});

/** Runs the site until it exits; resolves to its exit code. */
function serve() {
  const server = spawn(nodePath(), ['--enable-source-maps', join(root, 'apps/server/dist/main.js')], {
    cwd: root,
    stdio: 'inherit',
    env: environment({ NODE_ENV: 'production' }),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward(server, signal));
  stopWithNpm(server);
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** A Ctrl-C arrives from the terminal and again from npm: two signals within SAME_KEYPRESS_MS count as one. */
function forward(server, signal) {
  let last = -Infinity;
  return () => {
    const now = performance.now();
    // The terminal sends Ctrl-C to the whole process group, including the server.
    const heardItself = signal === 'SIGINT' && process.stdin.isTTY;
    if (!heardItself && now - last > SAME_KEYPRESS_MS) server.kill(signal);
    last = now;
  };
}

/**
 * npm runs this script through a shell. A SIGTERM to npm ends npm and the shell but does not reach this process, and
 * the site would keep running. The only sign is that this process gets a new parent.
 */
function stopWithNpm(server) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, LOOK_FOR_PARENT_MS);
  server.on('exit', () => clearInterval(watch));
}
