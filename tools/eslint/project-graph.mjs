import { createProjectGraphAsync } from '@nx/devkit';

/**
 * Without Nx's project graph the rule of the directions between projects is silent. Nx makes the graph before it
 * starts a lint; any other eslint (an editor, one file by hand) makes it here.
 */
export async function haveProjectGraph() {
  // The lint plugin of Nx reads this config while it makes the graph; waiting for the graph here would never end.
  if (globalThis.NX_GRAPH_CREATION) return;
  if (process.env.NX_TASK_TARGET_PROJECT === undefined) await createProjectGraphAsync();
}
