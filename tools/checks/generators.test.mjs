import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WorkspaceCopy } from './workspace-copy.mjs';

const NOTHING_WRONG = { code: 0 };
const MINUTES = 60_000;

describe('npm run new', () => {
  /** @type {WorkspaceCopy} */
  let copy;

  beforeAll(() => {
    copy = new WorkspaceCopy({ sources: true });
  });

  afterAll(() => copy.remove());

  const make = (...args) => copy.run('node', ['tools/new.mjs', ...args]);

  /** Fails with what the command said, which is what one wants to read then. */
  const expectWell = (result) => {
    if (result.code !== 0) throw new Error(result.output);
    expect(result).toMatchObject(NOTHING_WRONG);
  };

  it(
    'makes a library that passes its lint, types, tests and build',
    () => {
      expectWell(make('lib', 'badge-board', '--layer', 'domain', '--team', 'chat'));
      expect(copy.json('workspace.json').projects['badge-board'].tags).toEqual(['layer:domain', 'team:chat', 'kind:publishable']);
      expectWell(
        copy.run('nx', ['run-many', '-t', 'lint,typecheck,test,build', '-p', 'badge-board', '--skip-nx-cache', '--output-style=static']),
      );
      expect(existsSync(join(copy.root, 'libs/badge-board/dist/index.js'))).toBe(true);
    },
    5 * MINUTES,
  );

  it(
    'makes a domain and a feature of the web app that pass their lint, types and tests',
    () => {
      expectWell(make('domain', 'badge-case'));
      expect(readFileSync(join(copy.root, 'apps/web/app/assembly/AppProviders.tsx'), 'utf8')).toContain(
        'provide(BadgeCaseContext, root.badgeCase),',
      );
      expectWell(make('feature', 'badge-wall', '--path', 'huy-hieu', '--title', 'Huy hiệu'));
      expect(readFileSync(join(copy.root, 'apps/web/app/routes.ts'), 'utf8')).toContain(
        "route('huy-hieu', 'features/badge-wall/routes.tsx', id('huy-hieu'))",
      );
      // Only what was made: the whole web app has its own turn in the other stages.
      expectWell(
        copy.run(
          'eslint',
          ['features/badge-wall', 'domains/badge-case', 'assembly', 'i18n/vi'].map((place) => `apps/web/app/${place}`),
        ),
      );
      expectWell(copy.run('nx', ['run', 'web:typecheck', '--skip-nx-cache', '--output-style=static']));
      expectWell(
        copy.run('node', [
          '--experimental-vm-modules',
          'node_modules/jest/bin/jest.js',
          '-c',
          'apps/web/jest.config.mjs',
          'badge-wall',
          'badge-case',
        ]),
      );
    },
    5 * MINUTES,
  );

  it.each([
    ['a name that is taken', ['lib', 'runtime', '--team', 'core']],
    ['a name that is not kebab-case', ['feature', 'MatchTips']],
    ['a layer that is not there', ['lib', 'match-tips', '--layer', 'top', '--team', 'core']],
    ['a kind that is not there', ['page', 'match-tips']],
  ])('refuses %s in one sentence', (_what, args) => {
    const { code, output } = make(...args);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
  });
});
