import { IsolatedLibraries, madeUpLibrary } from './isolated-libraries.mjs';
import { libraries, PackedLibraries } from './packed-libraries.mjs';

const MINUTES = 60_000;

describe('a library alone: its sources, what it lists and the fakes, in a folder outside the workspace', () => {
  /** @type {PackedLibraries} */
  let packed;
  /** @type {ReturnType<IsolatedLibraries['test']>} */
  let results;

  beforeAll(async () => {
    packed = new PackedLibraries();
    const isolated = new IsolatedLibraries(packed);
    for (const library of libraries) await isolated.add(library);
    const passing = "test('adds', () => expect(1 + 1).toBe(2));\n";
    await isolated.add(
      madeUpLibrary(packed.root, 'borrower', {
        'a.test.ts': `import { Code } from '@khandai/contracts';\n${passing}void Code;\n`,
      }),
    );
    await isolated.add(
      madeUpLibrary(packed.root, 'reacher', {
        'a.test.ts': `import { preset } from '../../../jest.preset.js';\n${passing}void preset;\n`,
      }),
    );
    await isolated.add(
      madeUpLibrary(packed.root, 'skipper', { 'a.test.ts': `test.skip('waits', () => undefined);\n${passing}` }),
    );
    results = isolated.test();
  }, 20 * MINUTES);

  afterAll(() => packed?.remove());

  it.each(libraries)('$name passes all its tests and skips none', ({ name }) => {
    const { passed, failed, skipped, messages } = results.get(name);
    expect(messages).toEqual([]);
    expect({ failed, skipped }).toEqual({ failed: 0, skipped: 0 });
    expect(passed).toBeGreaterThan(0);
  });

  it.each([
    ['borrower', 'imports a sibling that it does not list', { failed: 1 }],
    ['reacher', 'reads a file outside its folder', { failed: 1 }],
    ['skipper', 'skips a test', { skipped: 1 }],
  ])('notices that %s %s', (name, _what, expected) => {
    expect(results.get(name)).toMatchObject(expected);
  });
});
