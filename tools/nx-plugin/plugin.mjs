import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inferTargets } from './targets.mjs';

/** @typedef {{ projects: Record<string, { root: string, tags: string[] }> }} WorkspaceMap */

/**
 * workspace.json is the one map of projects: name → root and tags. Nx learns every project from it here,
 * so no library carries a project.json that repeats what its config files already say.
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

/** Nx names the plugin by this in its messages. */
export const name = 'khandai-workspace-map';

/** @param {WorkspaceMap} map @param {string} workspaceRoot */
export function projectsOf(map, workspaceRoot) {
  const nameByPackage = new Map(Object.keys(map.projects).map((project) => [`@khandai/${project}`, project]));
  return Object.fromEntries(
    Object.entries(map.projects)
      // An entry may be planned before its folder is there.
      .filter(([, { root }]) => existsSync(join(workspaceRoot, root)))
      .map(([project, { root, tags }]) => [
        root,
        {
          name: project,
          root,
          projectType: root.startsWith('libs/') ? 'library' : 'application',
          sourceRoot: existsSync(join(workspaceRoot, root, 'src')) ? `${root}/src` : root,
          tags,
          targets: inferTargets({ folder: join(workspaceRoot, root), builtBefore: packagesOf(workspaceRoot, root, nameByPackage) }),
        },
      ]),
  );
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
