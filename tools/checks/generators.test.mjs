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

  // The copy has an Nx cache of its own: what one check builds, the next need not build again.
  const nx = (...args) => copy.run('nx', [...args, '--output-style=static']);

  /** If the command failed, throws its output, because the output explains the failure. */
  const expectWell = (result) => {
    if (result.code !== 0) throw new Error(result.output);
    expect(result).toMatchObject(NOTHING_WRONG);
  };

  it(
    'makes libraries of the layers domain and domain-ui that pass their lint, types, tests and builds',
    () => {
      const made = { domain: 'badge-board', 'domain-ui': 'badge-ui' };
      for (const [layer, name] of Object.entries(made)) {
        expectWell(make('lib', name, '--layer', layer, '--team', 'chat'));
        expect(copy.json('workspace.json').projects[name].tags).toEqual([
          `layer:${layer}`,
          'team:chat',
          'kind:publishable',
        ]);
      }
      const names = Object.values(made);
      expectWell(nx('run-many', '-t', 'lint,typecheck,test,build', '-p', names.join(',')));
      for (const name of names) expect(existsSync(join(copy.root, `libs/${name}/dist/index.js`))).toBe(true);
    },
    8 * MINUTES,
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
      // Check only the generated files: other CI stages check the whole web app.
      expectWell(
        copy.run(
          'eslint',
          ['features/badge-wall', 'domains/badge-case', 'assembly', 'i18n/vi'].map((place) => `apps/web/app/${place}`),
        ),
      );
      expectWell(nx('run', 'web:typecheck'));
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

  it(
    'makes a module of the server that passes its lint, types and tests, and is in the list of modules',
    () => {
      expectWell(make('module', 'badge-shelf', '--title', 'Huy hiệu đã trao', '--topic'));
      expect(readFileSync(join(copy.root, 'apps/server/src/app.ts'), 'utf8')).toContain('    wireBadgeShelf(base),\n');
      expectWell(
        copy.run('eslint', [
          'apps/server/src/modules/badge-shelf',
          'apps/server/src/platform/database/schema',
          'apps/server/src/app.ts',
          'libs/contracts/src/calls',
          'libs/contracts/src/topics',
          'libs/contracts/src/topics.ts',
        ]),
      );
      expectWell(nx('run-many', '-t', 'typecheck', '-p', 'contracts,server'));
      const jest = (config, ...files) =>
        copy.run('node', ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '-c', config, ...files]);
      expectWell(
        jest(
          'apps/server/jest.config.mjs',
          'modules/badge-shelf',
          'database/migrations',
          'database/schema',
          'realtime/protocol',
        ),
      );
      expectWell(jest('libs/contracts/jest.config.mjs'));
      expectWell(jest('apps/server/integration.config.mjs', '-i', 'test/access-table'));
    },
    5 * MINUTES,
  );

  it.each([
    ['a name that is taken', ['lib', 'runtime', '--team', 'core']],
    ['a module that exists already', ['module', 'odds']],
    ['a name that is not kebab-case', ['feature', 'MatchTips']],
    ['a layer that is not there', ['lib', 'match-tips', '--layer', 'top', '--team', 'core']],
    ['a kind that is not there', ['page', 'match-tips']],
  ])('refuses %s in one sentence', (_what, args) => {
    const { code, output } = make(...args);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
  });
});
