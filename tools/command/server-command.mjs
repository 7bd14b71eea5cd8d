import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { environment, nodePath, requireNode, root } from './runtime.mjs';
import { runCommand } from './output.mjs';

/**
 * Runs a server command with this process's arguments on the data of `npm start`; exits with the command's code.
 * @param {string} name
 */
export function serverCommand(name) {
  return runCommand(async () => {
    requireNode();
    installIfNeeded();
    buildIfNeeded(['server']);
    // Relative paths refer to the folder where the user ran npm, but npm changes to the root.
    const cwd = process.env.INIT_CWD ?? process.cwd();
    const server = join(root, 'apps/server/dist/main.js');
    const { status, signal } = spawnSync(nodePath(), ['--enable-source-maps', server, name, ...process.argv.slice(2)], {
      cwd,
      stdio: 'inherit',
      // A relative DATA_DIR refers to the root, as in `npm start`, in whatever folder the command runs.
      env: environment({ NODE_ENV: 'production', DATA_DIR: resolve(root, process.env.DATA_DIR?.trim() || '.data') }),
    });
    process.exitCode = signal ? 128 : (status ?? 1);
  });
}
