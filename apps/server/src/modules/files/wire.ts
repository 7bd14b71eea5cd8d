import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { fileRoutes } from './file-routes.js';

/** Uploaded files as they are. */
export function wire({ storage }: Pick<Platform, 'storage'>) {
  return {
    routes: (http, limits) => fileRoutes(http, { storage, limits }),
    notices: [storage.about],
  } satisfies Module;
}
