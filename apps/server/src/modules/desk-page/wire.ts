import type { Module } from '../../platform/module.js';
import { readDeskBuild } from './desk-build.js';
import { deskPageRoutes } from './desk-page-routes.js';

/** The page of the operator's desk and its files; what the desk calls is answered by the modules of its resources. */
export async function wire() {
  const build = await readDeskBuild();
  return {
    routes: async (http, limits) => {
      await http.register((app) => deskPageRoutes(app, { build, limits }), { prefix: '/desk' });
    },
  } satisfies Module;
}
