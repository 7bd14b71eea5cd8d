import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ root: string, tags: string[], implicitDependencies?: string[] }} Entry */
/** @typedef {{ projects: Record<string, Entry> }} WorkspaceMap */

/**
 * workspace.json is the one map of projects: name → root and tags. The official plugins infer the targets of a tool from
 * its config file; this plugin names the projects and adds the three targets that belong to no such tool.
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

/** The name of the plugin in messages of Nx. */
export const name = 'khandai-workspace-map';

/** @param {WorkspaceMap} map @param {string} workspaceRoot */
export function projectsOf(map, workspaceRoot) {
  const nameByPackage = new Map(Object.keys(map.projects).map((project) => [`@khandai/${project}`, project]));
  return Object.fromEntries(
    Object.entries(map.projects)
      // An entry may be planned before its folder exists.
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
          targets: root === '.' ? storybookChecks : targetsOf(join(workspaceRoot, root), packagesOf(workspaceRoot, root, nameByPackage)),
        },
      ]),
  );
}

/** @param {string} folder @param {string[]} builtBefore projects whose `dist` the build of this one reads */
function targetsOf(folder, builtBefore) {
  const has = (file) => existsSync(join(folder, file));
  return {
    // The Vite plugins infer it where there is a vite.config.ts.
    ...(has('tsconfig.json') && !has('vite.config.ts') && { typecheck: command('tsc --noEmit') }),
    ...(has('tsconfig.build.json') && {
      build: {
        ...command(isStyled(folder) ? 'tsc -p tsconfig.build.json && node ../../tools/pure-styles.mjs' : 'tsc -p tsconfig.build.json'),
        dependsOn: builtBefore.length > 0 ? [{ projects: builtBefore, target: 'build' }] : [],
        outputs: ['{projectRoot}/dist'],
      },
    }),
    // Never cached: its result depends on databases outside the workspace.
    ...(has('integration.config.mjs') && { integration: { ...command('jest -c integration.config.mjs -i'), cache: false } }),
  };
}

/** A library of React components: the last step of its build marks its styles as pure. */
function isStyled(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) && '@emotion/react' in (JSON.parse(readFileSync(file, 'utf8')).peerDependencies ?? {});
}

/** The root is the project of .storybook; the lint plugin leaves a root out that has other projects below it. */
const storybookChecks = { lint: command('eslint .storybook'), typecheck: command('tsc -p .storybook --noEmit') };

function command(line) {
  return { executor: 'nx:run-commands', options: { command: line, cwd: '{projectRoot}' } };
}

/**
 * The sibling packages a library lists, by project name. `^build` would follow the imports of tests too, and
 * those go in a circle (runtime's tests use testing, testing uses runtime).
 */
function packagesOf(workspaceRoot, root, nameByPackage) {
  const file = join(workspaceRoot, root, 'package.json');
  if (!existsSync(file)) return [];
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys({ ...dependencies, ...peerDependencies })
    .map((dependency) => nameByPackage.get(dependency))
    .filter((project) => project !== undefined);
}
