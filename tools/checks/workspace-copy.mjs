import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '../..');

const NOT_COPIED = new Set([
  'node_modules',
  'dist',
  'build',
  '.git',
  '.nx',
  '.data',
  '.cache',
  '.shots',
  '.api-docs',
  '.react-router',
  'coverage',
  'storybook-static',
]);

/** A copy of the workspace in a temporary folder, in which a check may write files. It shares only node_modules. */
export class WorkspaceCopy {
  /** @param {{ sources: boolean }} what without sources: only config files, and a stub index.ts in libraries */
  constructor({ sources }) {
    this.root = mkdtempSync(join(tmpdir(), 'khandai-'));
    for (const { name } of readdirSync(workspaceRoot, { withFileTypes: true }).filter((entry) => entry.isFile())) {
      cpSync(join(workspaceRoot, name), join(this.root, name));
    }
    copyTree(join(workspaceRoot, 'tools'), join(this.root, 'tools'));
    for (const folder of ['.storybook', 'docs']) copyTree(join(workspaceRoot, folder), join(this.root, folder));
    const roots = Object.values(this.json('workspace.json').projects).map(({ root }) => root);
    for (const root of roots) if (root !== 'tools' && root !== '.') this.#copyProject(root, sources);
    symlinkSync(join(workspaceRoot, 'node_modules'), join(this.root, 'node_modules'));
  }

  #copyProject(root, sources) {
    const from = join(workspaceRoot, root);
    if (sources) return copyTree(from, join(this.root, root));
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      if (entry.isFile()) this.#copyFile(join(root, entry.name));
    }
    if (root.startsWith('libs/')) this.write(`${root}/src/index.ts`, 'export const entry = true;\n');
  }

  #copyFile(path) {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    cpSync(join(workspaceRoot, path), join(this.root, path));
  }

  /** @param {string} path from the root @param {string} text */
  write(path, text) {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  /** @param {string} path */
  json(path) {
    return JSON.parse(readFileSync(join(this.root, path), 'utf8'));
  }

  /**
   * Runs one of the installed commands in the copy.
   * @param {string} command @param {string[]} args
   * @returns {{ code: number | null, output: string }}
   */
  run(command, args) {
    const bin = join(workspaceRoot, 'node_modules/.bin');
    const { status, stdout, stderr } = spawnSync(join(bin, command), args, {
      cwd: this.root,
      encoding: 'utf8',
      env: {
        ...cleanEnvironment(),
        PATH: `${bin}${delimiter}${process.env.PATH}`,
        NX_DAEMON: 'false',
        NX_TUI: 'false',
        NO_COLOR: '1',
        NX_WORKSPACE_ROOT_PATH: this.root,
      },
    });
    return { code: status, output: `${stdout}${stderr}` };
  }

  remove() {
    rmSync(this.root, { recursive: true, force: true });
  }
}

function copyTree(from, to) {
  cpSync(from, to, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
}

/** The environment without variables that an outer Nx, Jest or npm process sets. */
function cleanEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(NX_|JEST_|NODE_OPTIONS|NODE_ENV|FORCE_COLOR|npm_)/.test(key)),
  );
}
