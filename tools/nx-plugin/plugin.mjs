import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ root: string, tags: string[], implicitDependencies?: string[] }} Entry */
/** @typedef {{ projects: Record<string, Entry> }} WorkspaceMap */

/**
 * workspace.json is the only list of projects: name → root and tags. The official plugins infer the targets of a tool
 * from its config file; this plugin names the projects and adds the three targets that no official plugin infers.
 */
export const createNodes = [
  'workspace.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      /** @type {WorkspaceMap} */
      const map = JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8'));
      return [file, { projects: projectsOf(map, join(workspaceRoot, dirname(file))) }];
    }),
];

/** Name of this plugin in the output of Nx. */
export const name = 'khandai-workspace-map';

/** @param {WorkspaceMap} map @param {string} workspaceRoot */
export function projectsOf(map, workspaceRoot) {
  const nameByPackage = new Map(Object.keys(map.projects).map((project) => [`@khandai/${project}`, project]));
  return Object.fromEntries(
    Object.entries(map.projects)
      // An entry may exist before its folder does.
      .filter(([, { root }]) => existsSync(join(workspaceRoot, root)))
      .map(([project, { root, tags, implicitDependencies }]) => [
        root,
        {
          name: project,
          root,
          projectType: root.startsWith('libs/') ? 'library' : 'application',
          sourceRoot: existsSync(join(workspaceRoot, root, 'src')) ? `${root}/src` : root,
          tags,
          ...(implicitDependencies && { implicitDependencies }),
          targets:
            root === '.'
              ? storybookChecks
              : targetsOf(join(workspaceRoot, root), packagesOf(workspaceRoot, root, nameByPackage)),
        },
      ]),
  );
}

/** @param {string} folder @param {string[]} builtBefore projects whose `dist` this project's build reads */
function targetsOf(folder, builtBefore) {
  const has = (file) => existsSync(join(folder, file));
  return {
    // The Vite plugin infers `typecheck` for a project with a vite.config.ts.
    ...(has('tsconfig.json') && !has('vite.config.ts') && { typecheck: command('tsc --noEmit') }),
    ...(has('tsconfig.build.json') && {
      build: {
        ...command(
          isStyled(folder)
            ? 'tsc -p tsconfig.build.json && node ../../tools/pure-styles.mjs'
            : 'tsc -p tsconfig.build.json',
        ),
        dependsOn: builtBefore.length > 0 ? [{ projects: builtBefore, target: 'build' }] : [],
        outputs: ['{projectRoot}/dist'],
      },
    }),
    // Never cached: its result depends on databases outside the workspace.
    ...(has('integration.config.mjs') && {
      integration: { ...command('jest -c integration.config.mjs -i'), cache: false },
    }),
  };
}

/** A library of React components: the last step of its build marks its styles as pure. */
function isStyled(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) && '@emotion/react' in (JSON.parse(readFileSync(file, 'utf8')).peerDependencies ?? {});
}

/** The root project is .storybook. Its targets are explicit: the lint plugin skips a root with nested projects. */
const storybookChecks = { lint: command('eslint .storybook'), typecheck: command('tsc -p .storybook --noEmit') };

function command(line) {
  return { executor: 'nx:run-commands', options: { command: line, cwd: '{projectRoot}' } };
}

/**
 * Project names of the sibling packages in a library's package.json. `^build` would also follow the imports of tests,
 * which form a cycle (runtime's tests use testing, testing uses runtime).
 */
function packagesOf(workspaceRoot, root, nameByPackage) {
  const file = join(workspaceRoot, root, 'package.json');
  if (!existsSync(file)) return [];
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys({ ...dependencies, ...peerDependencies })
    .map((dependency) => nameByPackage.get(dependency))
    .filter((project) => project !== undefined);
}
