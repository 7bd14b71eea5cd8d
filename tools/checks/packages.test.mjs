import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceRoot } from './workspace-copy.mjs';

const MINUTES = 60_000;
const { projects } = JSON.parse(readFileSync(join(workspaceRoot, 'workspace.json'), 'utf8'));
const libraries = Object.entries(projects)
  .filter(([, { tags }]) => tags.includes('kind:publishable'))
  .map(([name, { root }]) => ({ name, folder: join(workspaceRoot, root) }));

function run(command, args, cwd = workspaceRoot) {
  const bin = join(workspaceRoot, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: `${bin}:${process.env.PATH}`,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NO_COLOR: '1',
    NODE_OPTIONS: '',
    FORCE_COLOR: '0',
  };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

describe('what would be published', () => {
  /** A folder outside the workspace that has the packed libraries and nothing but what they list. */
  let outside;
  const tarball = (name) => join(outside, readdirSync(outside).find((file) => file.startsWith(`khandai-${name}-0`)) ?? 'absent.tgz');
  const installed = (name) => join(outside, 'node_modules/@khandai', name);

  beforeAll(() => {
    run('nx', ['run-many', '-t', 'build', '-p', 'tag:kind:publishable']);
    outside = mkdtempSync(join(tmpdir(), 'khandai-packages-'));
    writeFileSync(join(outside, 'package.json'), '{ "type": "module", "private": true }');
    for (const { name, folder } of libraries) {
      run('npm', ['pack', '--silent', '--pack-destination', outside], folder);
      mkdirSync(installed(name), { recursive: true });
      run('tar', ['-xzf', tarball(name), '-C', installed(name), '--strip-components=1']);
    }
    for (const { folder } of libraries) provideListed(folder);
  }, 5 * MINUTES);

  afterAll(() => rmSync(outside, { recursive: true, force: true }));

  /** Third-party packages come from the workspace, and only those that some library lists. */
  function provideListed(folder) {
    const { dependencies = {}, peerDependencies = {} } = manifestOf(folder);
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const place = join(outside, 'node_modules', name);
      if (existsSync(place)) continue;
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(join(workspaceRoot, 'node_modules', name), place);
    }
  }

  it.each(libraries)('$name passes publint', ({ name }) => {
    run('publint', ['run', '--strict', tarball(name)]);
  });

  it.each(libraries)(
    '$name has types that resolve wherever it is imported',
    ({ name, folder }) => {
      // A style sheet has no types.
      const styles = Object.keys(manifestOf(folder).exports).filter((door) => door.endsWith('.css'));
      const except = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : [];
      run('attw', ['--profile', 'esm-only', '--no-emoji', tarball(name), ...except]);
    },
    MINUTES,
  );

  it.each(libraries)('$name is imported by Node from its tarball', ({ name }) => {
    const script = `import('@khandai/${name}').then((door) => console.log(JSON.stringify(Object.keys(door))))`;
    expect(JSON.parse(run('node', ['--input-type=module', '-e', script], outside))).not.toEqual([]);
  });

  it.each(libraries)('$name brings its README and SPEC, and no TypeScript source or test', ({ name }) => {
    const files = readdirSync(installed(name), { recursive: true });
    expect(files).toEqual(expect.arrayContaining(['README.md', 'SPEC.md']));
    expect(files.filter((file) => /\.test\.|\.stories\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
  });
});
