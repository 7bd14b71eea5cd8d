import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraries, PackedLibraries, testing } from './packed-libraries.mjs';
import { compileExamples, examplesOf, installTesting, runExample, writeRunner } from './readme-examples.mjs';

const MINUTES = 60_000;
const documented = [...libraries, testing];
const examples = documented.flatMap(examplesOf);

describe('a README', () => {
  it.each(libraries)(
    'of $name says how to install it, with its peers, and that it is ESM only',
    ({ name, folder, manifest }) => {
      const text = readFileSync(join(folder, 'README.md'), 'utf8');
      const [, installed = ''] = /^npm install (.+)$/m.exec(text) ?? [];
      expect(installed.split(' ')).toEqual(expect.arrayContaining([`@khandai/${name}`, ...neededPeers(manifest)]));
      expect(text).toContain('ESM only');
    },
  );

  it.each(documented)('of $name has an example', (library) => {
    expect(examplesOf(library)).not.toEqual([]);
  });
});

/** The peers that every user of a package needs: the optional ones are for a part of it. */
const neededPeers = ({ peerDependencies = {}, peerDependenciesMeta = {} }) =>
  Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);

describe('the examples of the READMEs', () => {
  /** @type {PackedLibraries} */
  let packed;
  let folder;

  beforeAll(() => {
    packed = new PackedLibraries();
    const names = libraries.map(({ name }) => name);
    folder = packed.folder('readers', names, ['react-dom', 'jsdom', '@types/react', '@types/node']);
    installTesting(folder);
    writeRunner(folder);
    compileExamples(examples, folder);
  }, 10 * MINUTES);

  afterAll(() => packed?.remove());

  it.each(examples)(
    '$name runs, ends and prints what it promises',
    (example) => {
      const output = runExample(example, folder);
      for (const promise of example.promises) expect(output.split('\n')).toContain(promise);
    },
    MINUTES,
  );
});

describe('the check of the examples', () => {
  /** @type {PackedLibraries} */
  let packed;

  afterAll(() => packed?.remove());

  it.each([
    ['does not compile', "import { absent } from 'node:fs';\nabsent();\n"],
    ['has a wrong type', "const score: number = '1';\nconsole.log(score);\n"],
  ])('refuses one that %s', (_what, source) => {
    packed ??= new PackedLibraries();
    const folder = packed.folder('broken', [], ['@types/node']);
    expect(() => compileExamples([{ file: 'broken.ts', source }], folder)).toThrow(/TS\d+/);
  });

  it('reads what an example promises to print', () => {
    const { promises } = examplesOf(libraries.find(({ name }) => name === 'odds-parser'))[0];
    expect(promises).toContain('0.5-1 home');
  });
});
