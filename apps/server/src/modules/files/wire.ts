import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { fileRoutes } from './file-routes.js';

/** Serves uploaded files unchanged. */
export function wire({ storage }: Pick<Platform, 'storage'>) {
  return {
    routes: (http, limits) => fileRoutes(http, { storage, limits }),
    notices: [storage.about],
  } satisfies Module;
}
