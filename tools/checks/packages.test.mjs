import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliBytes, bundle, statements } from './bundle.mjs';
import { manifestFaults } from './manifest.mjs';
import { libraries, PackedLibraries, run } from './packed-libraries.mjs';

const MINUTES = 60_000;
/** The libraries of React components. */
const styled = libraries.filter(({ manifest }) => '@emotion/react' in (manifest.peerDependencies ?? {}));

/** Maximum bundle size of one component imported alone: brotli bytes, without peer dependencies. */
const BUDGETS = [
  ['ui-kit', 'Chip', 850],
  ['ui-kit', 'Button', 950],
  ['match-ui', 'Crest', 950],
  ['match-ui', 'MatchCard', 2300],
  ['chat-ui', 'NewPill', 640],
];

const runtime = libraries.find(({ name }) => name === 'runtime');

describe('the manifest of a published package', () => {
  it.each(libraries)('$name has all that a team outside this repository needs', (library) => {
    expect(manifestFaults(library, libraries)).toEqual([]);
  });

  it.each([
    ['no licence', { license: undefined }, 'license is MIT'],
    ['no description', { description: '' }, 'description is a sentence'],
    ['an exact third-party version', { dependencies: { axios: '1.21.1' } }, 'axios is a caret range, not 1.21.1'],
    [
      'a peer above what consumers have',
      { peerDependencies: { react: '^19.3.1' } },
      'the peer react admits every patch of its minor version, not only ^19.3.1',
    ],
    [
      'a sibling left behind',
      { dependencies: { '@khandai/runtime': '^0.0.1' } },
      `@khandai/runtime is at ^${runtime.manifest.version}`,
    ],
    [
      'no changelog among its files',
      { files: ['dist', 'README.md', 'SPEC.md', 'LICENSE'] },
      'CHANGELOG.md is written and listed in files',
    ],
    ['a version without a changelog entry', { version: '99.0.0' }, 'CHANGELOG.md has an entry for 99.0.0'],
  ])('is refused with %s', (_what, change, fault) => {
    const library = libraries.find(({ name }) => name === 'api-client');
    expect(manifestFaults({ ...library, manifest: { ...library.manifest, ...change } }, libraries)).toContain(fault);
  });
});

describe('what would be published', () => {
  /** @type {PackedLibraries} */
  let packed;
  let outside;
  const installed = (name) => join(outside, 'node_modules/@khandai', name);

  beforeAll(() => {
    packed = new PackedLibraries();
    outside = packed.folder(
      'consumer',
      libraries.map(({ name }) => name),
    );
  }, 5 * MINUTES);

  afterAll(() => packed?.remove());

  it.each(BUDGETS)(
    '%s: %s alone brings what it draws and nothing else, at most %i bytes',
    (name, component, budget) => {
      const { manifest } = styled.find((library) => library.name === name);
      const entry = `export { ${component} } from '@khandai/${name}';`;
      const code = bundle({ folder: outside, entry, peers: Object.keys(manifest.peerDependencies) });
      expect(brotliBytes(code)).toBeLessThanOrEqual(budget);
    },
  );

  it.each(styled)(
    '$name does nothing when it is imported, so bundlers may drop any part of it',
    ({ name, manifest }) => {
      const entry = `import '@khandai/${name}';`;
      const peers = Object.keys({ ...manifest.peerDependencies, ...manifest.dependencies });
      expect(statements(bundle({ folder: outside, entry, peers, keepEffects: true }))).toBe('');
    },
  );

  it.each(libraries)('$name passes publint', ({ name }) => {
    run('publint', ['run', '--strict', packed.tarball(name)]);
  });

  it.each(libraries)(
    '$name has types that resolve wherever it is imported',
    ({ name, manifest }) => {
      // Style sheets have no types to check.
      const styles = Object.keys(manifest.exports).filter((entry) => entry.endsWith('.css'));
      const except = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : [];
      run('attw', ['--profile', 'esm-only', '--no-emoji', packed.tarball(name), ...except]);
    },
    MINUTES,
  );

  it.each(libraries)('$name is imported by Node from its tarball', ({ name }) => {
    const script = `import('@khandai/${name}').then((module) => console.log(JSON.stringify(Object.keys(module))))`;
    expect(JSON.parse(run('node', ['--input-type=module', '-e', script], { cwd: outside }))).not.toEqual([]);
  });

  it('chat-socket ships a fake server, and clients of the package write, fill gaps and follow a race with it', () => {
    const folder = packed.folder('fake-server', ['chat-socket'], ['ws']);
    cpSync(join(import.meta.dirname, 'fake-server-client.mjs'), join(folder, 'client.mjs'));
    const both = ['Minh: Vào!', 'Lan: Mất mạng rồi'];
    const race = [1, 2];
    expect(JSON.parse(run('node', ['client.mjs'], { cwd: folder }))).toEqual({
      ...{ minh: both, lan: both, refused: 1106 },
      race: [race, race],
    });
  });

  it.each(libraries)('$name ships its documents, and no TypeScript source or test', ({ name }) => {
    const files = readdirSync(installed(name), { recursive: true });
    expect(files).toEqual(expect.arrayContaining(['README.md', 'SPEC.md', 'CHANGELOG.md', 'LICENSE']));
    expect(files.filter((file) => /\.test\.|\.stories\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
  });
});
