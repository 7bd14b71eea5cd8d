// `npm run import -- <source> <path>`. Plain JavaScript for Node 18: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildIfNeeded } from './command/build.mjs';
import { installIfNeeded } from './command/install.mjs';
import { environment, nodePath, requireNode, root } from './command/runtime.mjs';
import { runCommand } from './command/say.mjs';

await runCommand(async () => {
  requireNode();
  installIfNeeded();
  buildIfNeeded(['server']);
  // Paths are meant from where the command was given, and npm has gone to the root.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const server = join(root, 'apps/server/dist/main.js');
  const { status, signal } = spawnSync(nodePath(), ['--enable-source-maps', server, 'import', ...process.argv.slice(2)], {
    cwd,
    stdio: 'inherit',
    // DATA_DIR is meant from the root, as at `npm start`, whatever folder the files are in.
    env: environment({ NODE_ENV: 'production', DATA_DIR: resolve(root, process.env.DATA_DIR?.trim() || '.data') }),
  });
  process.exitCode = signal ? 128 : (status ?? 1);
});
