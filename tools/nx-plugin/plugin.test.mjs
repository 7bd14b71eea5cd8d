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

  it('gives a project the targets its config files call for, and no other', () => {
    file('libs/runtime/tsconfig.json');
    file('libs/runtime/jest.config.mjs');
    file('libs/runtime/tsconfig.build.json');
    const project = projectsOf(map('libs/runtime'), root)['libs/runtime'];
    expect(project).toMatchObject({ name: 'runtime', projectType: 'library', tags: ['layer:base'] });
    expect(Object.keys(project.targets)).toEqual(['lint', 'typecheck', 'test', 'build']);
  });

  it('builds the packages a library lists before the library', () => {
    file('libs/runtime/tsconfig.build.json');
    file('libs/chat-socket/tsconfig.build.json');
    file('libs/chat-socket/package.json', JSON.stringify({ dependencies: { '@khandai/runtime': '0.1.0', axios: '1.0.0' } }));
    const projects = projectsOf(map('libs/runtime', 'libs/chat-socket'), root);
    expect(projects['libs/chat-socket'].targets.build.dependsOn).toEqual([{ projects: ['runtime'], target: 'build' }]);
    expect(projects['libs/runtime'].targets.build.dependsOn).toEqual([]);
  });

  it('builds a web app with React Router and a server with Vite', () => {
    file('apps/web/react-router.config.ts');
    file('apps/web/vite.config.ts');
    file('apps/server/vite.config.ts');
    const projects = projectsOf(map('apps/web', 'apps/server'), root);
    expect(projects['apps/web'].targets.build.options.command).toBe('react-router build');
    expect(projects['apps/server'].targets.build.options.command).toBe('vite build');
  });

  it('leaves out an entry whose folder is not there yet', () => {
    expect(projectsOf(map('libs/later'), root)).toEqual({});
  });
});
