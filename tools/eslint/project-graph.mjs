import { createProjectGraphAsync } from '@nx/devkit';

/**
 * Without Nx's project graph, the rule for imports between projects reports nothing. Nx creates the graph before it
 * starts a lint; when ESLint runs without Nx (in an editor or from the command line), this function creates it.
 */
export async function haveProjectGraph() {
  // The lint plugin of Nx reads this config while Nx creates the graph; waiting for the graph here would deadlock.
  if (globalThis.NX_GRAPH_CREATION) return;
  if (process.env.NX_TASK_TARGET_PROJECT === undefined) await createProjectGraphAsync();
}
