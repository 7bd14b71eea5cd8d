import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { environment, nodePath, requireNode, root } from './runtime.mjs';
import { runCommand } from './say.mjs';

/**
 * A command of the server with the words it was given, over the data of `npm start`; ends as the command does.
 * @param {string} name
 */
export function serverCommand(name) {
  return runCommand(async () => {
    requireNode();
    installIfNeeded();
    buildIfNeeded(['server']);
    // Paths are meant from where the command was given, and npm has gone to the root.
    const cwd = process.env.INIT_CWD ?? process.cwd();
    const server = join(root, 'apps/server/dist/main.js');
    const { status, signal } = spawnSync(nodePath(), ['--enable-source-maps', server, name, ...process.argv.slice(2)], {
      cwd,
      stdio: 'inherit',
      // DATA_DIR is meant from the root, as at `npm start`, whatever folder the files are in.
      env: environment({ NODE_ENV: 'production', DATA_DIR: resolve(root, process.env.DATA_DIR?.trim() || '.data') }),
    });
    process.exitCode = signal ? 128 : (status ?? 1);
  });
}
