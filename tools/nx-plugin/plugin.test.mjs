import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectsOf } from './plugin.mjs';

describe('projects of workspace.json', () => {
  let root;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'khandai-map-'));
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const file = (path, text = '') => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const map = (...entries) => ({
    projects: Object.fromEntries(entries.map((path) => [path.split('/').at(-1), { root: path, tags: ['layer:base'] }])),
  });

  it('names a project and adds the targets that no official plugin infers', () => {
    for (const name of ['tsconfig.json', 'tsconfig.build.json', 'jest.config.mjs', 'integration.config.mjs'])
      file(`libs/runtime/${name}`);
    const project = projectsOf(map('libs/runtime'), root)['libs/runtime'];
    expect(project).toMatchObject({ name: 'runtime', projectType: 'library', tags: ['layer:base'] });
    expect(Object.keys(project.targets)).toEqual(['typecheck', 'build', 'integration']);
    expect(project.targets.integration.cache).toBe(false);
  });

  it('marks the styles of a component library as pure', () => {
    file('libs/ui-kit/tsconfig.build.json');
    file('libs/ui-kit/package.json', JSON.stringify({ peerDependencies: { '@emotion/react': '^11.14.0' } }));
    const { build } = projectsOf(map('libs/ui-kit'), root)['libs/ui-kit'].targets;
    expect(build.options.command).toBe('tsc -p tsconfig.build.json && node ../../tools/pure-styles.mjs');
  });

  it('adds no build and typecheck to a project with a vite.config.ts, which gets them from the Vite plugins', () => {
    file('apps/server/vite.config.ts');
    file('apps/server/tsconfig.json');
    expect(projectsOf(map('apps/server'), root)['apps/server'].targets).toEqual({});
  });

  it('gives the root the checks of .storybook and no build, and keeps the dependencies its entry names', () => {
    file('tsconfig.build.json');
    const entry = { root: '.', tags: ['layer:storybook'], implicitDependencies: ['web'] };
    const project = projectsOf({ projects: { storybook: entry } }, root)['.'];
    expect(project).toMatchObject({ name: 'storybook', implicitDependencies: ['web'] });
    expect(Object.keys(project.targets)).toEqual(['lint', 'typecheck']);
  });

  it('builds the packages a library lists before the library', () => {
    file('libs/runtime/tsconfig.build.json');
    file('libs/chat-socket/tsconfig.build.json');
    file(
      'libs/chat-socket/package.json',
      JSON.stringify({ dependencies: { '@khandai/runtime': '0.1.0', axios: '1.0.0' } }),
    );
    const projects = projectsOf(map('libs/runtime', 'libs/chat-socket'), root);
    expect(projects['libs/chat-socket'].targets.build.dependsOn).toEqual([{ projects: ['runtime'], target: 'build' }]);
    expect(projects['libs/runtime'].targets.build.dependsOn).toEqual([]);
  });

  it('omits an entry whose folder does not exist yet', () => {
    expect(projectsOf(map('libs/later'), root)).toEqual({});
  });
});
