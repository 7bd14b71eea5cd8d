import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { workspaceRoot } from './workspace-copy.mjs';

const { projects } = JSON.parse(readFileSync(join(workspaceRoot, 'workspace.json'), 'utf8'));

/** @typedef {{ name: string, root: string, folder: string, manifest: Record<string, any> }} Library */

/** @returns {Library} */
const library = ([name, { root }]) => {
  const folder = join(workspaceRoot, root);
  return { name, root, folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) };
};

/** Every package that is published. @type {Library[]} */
export const libraries = Object.entries(projects)
  .filter(([, { tags }]) => tags.includes('kind:publishable'))
  .map(library);

/** The private library of fakes, which the tests of the others use. */
export const testing = library(['testing', projects.testing]);

/** Runs an installed command and returns its output. Throws with the whole output when the command fails. */
export function run(command, args, { cwd = workspaceRoot, env = {} } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      PATH: `${join(workspaceRoot, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      NODE_OPTIONS: '',
      ...env,
    },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`);
  return stdout;
}

/** Names of the dependencies and peer dependencies of a package. @param {Library['manifest']} manifest */
export const listed = ({ dependencies = {}, peerDependencies = {} }) =>
  Object.keys({ ...dependencies, ...peerDependencies });

/** Builds all libraries and packs their tarballs in the same way as for publication. */
export class PackedLibraries {
  constructor() {
    run('nx', ['run-many', '-t', 'build', '-p', 'tag:kind:publishable']);
    this.root = mkdtempSync(join(tmpdir(), 'khandai-packages-'));
    // One npm for all libraries, because its start takes longer than packing one.
    run('npm', ['pack', '--silent', '--pack-destination', this.root, ...libraries.map(({ root }) => `./${root}`)]);
  }

  /** @param {string} name @returns {string} path of the tarball */
  tarball(name) {
    const found = readdirSync(this.root).find((file) => new RegExp(`^khandai-${name}-\\d.*\\.tgz$`).test(file));
    if (found === undefined) throw new Error(`npm pack made no tarball of ${name}.`);
    return join(this.root, found);
  }

  /**
   * Creates a folder outside the workspace with these libraries, unpacked, only the third-party packages they depend
   * on, and `tools`. Third-party packages are symlinks into the workspace.
   * @param {string} name of the folder @param {string[]} names of libraries @param {string[]} [tools] names of packages
   */
  folder(name, names, tools = []) {
    const folder = join(this.root, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
    for (const library of withSiblings(names)) this.#unpack(library, folder);
    for (const tool of tools) link(tool, folder);
    return folder;
  }

  #unpack({ name, manifest }, folder) {
    const target = join(folder, 'node_modules/@khandai', name);
    mkdirSync(target, { recursive: true });
    run('tar', ['-xzf', this.tarball(name), '-C', target, '--strip-components=1']);
    for (const other of listed(manifest)) if (!other.startsWith('@khandai/')) link(other, folder);
  }

  remove() {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/**
 * The libraries with these names, and the libraries they depend on, directly or indirectly.
 * @param {string[]} names @returns {Library[]}
 */
function withSiblings(names) {
  const found = new Map();
  const add = (name) => {
    const library = libraries.find((one) => one.name === name);
    if (library === undefined || found.has(name)) return;
    found.set(name, library);
    for (const other of listed(library.manifest)) add(other.replace('@khandai/', ''));
  };
  names.forEach(add);
  return [...found.values()];
}

function link(name, folder) {
  const place = join(folder, 'node_modules', name);
  if (existsSync(place)) return;
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(workspaceRoot, 'node_modules', name), place);
}
