import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import jestPreset from '../../jest.preset.js';
import { listed, run, testing } from './packed-libraries.mjs';
import { installTesting } from './readme-examples.mjs';
import { workspaceRoot } from './workspace-copy.mjs';

/** Packages that tests and stories may import in addition to `@khandai/testing` and the library's own dependencies. */
const TEST_TOOLS = [
  '@testing-library/react',
  '@testing-library/dom',
  'fast-check',
  'react-dom',
  '@storybook/react-vite',
  'storybook',
];
const COPIED = ['src', 'test', 'README.md', 'SPEC.md', 'package.json'];

const { resolve } = createRequire(import.meta.url);

/**
 * Copies each library out of the workspace into its own folder, with its sources and tests, the packed tarballs of
 * the siblings it depends on, its third-party packages, `@khandai/testing` and the test tools.
 */
export class IsolatedLibraries {
  #folders = [];

  /** @param {import('./packed-libraries.mjs').PackedLibraries} packed */
  constructor(packed) {
    this.packed = packed;
    // `@khandai/testing` gets its own folder, so that a library cannot import the siblings only the fakes depend on.
    this.testing = packed.folder('testing', namesOf(listed(testing.manifest)), ['@types/node']);
    installTesting(this.testing);
  }

  /** @param {{ name: string, folder: string, manifest: Record<string, any> }} library */
  async add({ name, folder, manifest }) {
    const target = this.packed.folder(`isolated/${name}`, namesOf(listed(manifest)), [
      ...listed(manifest).filter((other) => !other.startsWith('@khandai/')),
      ...TEST_TOOLS,
    ]);
    for (const entry of COPIED.filter((one) => existsSync(join(folder, one))))
      cpSync(join(folder, entry), join(target, entry), { recursive: true });
    mkdirSync(join(target, 'node_modules/@khandai'), { recursive: true });
    symlinkSync(join(this.testing, 'node_modules/@khandai/testing'), join(target, 'node_modules/@khandai/testing'));
    writeFileSync(join(target, 'jest.config.json'), JSON.stringify(await jestConfig(name, folder)));
    this.#folders.push(target);
  }

  /**
   * Runs the tests of all these libraries.
   * @returns {Map<string, { passed: number, failed: number, skipped: number, messages: string[] }>} by library
   */
  test() {
    const config = join(this.packed.root, 'isolated/jest.config.json');
    const report = join(this.packed.root, 'isolated/report.json');
    writeFileSync(config, JSON.stringify({ projects: this.#folders }));
    const jest = join(workspaceRoot, 'node_modules/jest/bin/jest.js');
    const args = [jest, '-c', config, '--ci', '--json', `--outputFile=${report}`];
    let output = '';
    try {
      run('node', args, {
        cwd: this.packed.root,
        env: { NODE_OPTIONS: '--experimental-vm-modules', NODE_ENV: 'test' },
      });
    } catch (error) {
      output = error.message;
    }
    if (!existsSync(report)) throw new Error(`Jest wrote no report.\n${output}`);
    return this.#tally(JSON.parse(readFileSync(report, 'utf8')).testResults);
  }

  #tally(files) {
    return new Map(
      this.#folders.map((folder) => {
        const own = files.filter(({ name }) => name.startsWith(`${folder}/`));
        const count = (...statuses) =>
          own.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => statuses.includes(status))
            .length;
        return [
          folder.split('/').at(-1),
          {
            passed: count('passed'),
            failed: own.filter(({ status }) => status === 'failed').length,
            skipped: count('pending', 'todo', 'skipped', 'disabled'),
            messages: own.filter(({ status }) => status === 'failed').map(({ message }) => message),
          },
        ];
      }),
    );
  }
}

/** The Jest settings of the workspace, without the mapping from package names to the sources of siblings. */
async function jestConfig(name, folder) {
  const config = join(folder, 'jest.config.mjs');
  const inBrowser = existsSync(config) && (await import(config)).default.testEnvironment?.includes('jsdom');
  const { moduleNameMapper, transform, testTimeout: _timeout, ...shared } = jestPreset;
  return {
    ...shared,
    displayName: name,
    testEnvironment: inBrowser ? join(workspaceRoot, 'tools/jest/jsdom-environment.mjs') : 'node',
    moduleNameMapper: Object.fromEntries(
      Object.entries(moduleNameMapper).filter(([pattern]) => !pattern.includes('@khandai')),
    ),
    transform: Object.fromEntries(
      Object.entries(transform).map(([files, [transformer, options]]) => [files, [resolve(transformer), options]]),
    ),
  };
}

const namesOf = (packages) =>
  packages.filter((name) => name.startsWith('@khandai/')).map((name) => name.replace('@khandai/', ''));

/**
 * Creates a library that tests this check itself.
 * @param {string} root @param {string} name @param {Record<string, string>} files
 */
export function madeUpLibrary(root, name, files) {
  const folder = join(root, 'made-up', name);
  mkdirSync(join(folder, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, 'src', file), text);
  const manifest = { name: `@khandai/${name}`, version: '0.1.0', type: 'module' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  return { name, folder, manifest };
}
