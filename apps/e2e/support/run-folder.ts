import { join } from 'node:path';

/** The folder that the whole run shares; run/setup.mjs makes it. */
export function runFolder(): string {
  const folder = process.env['E2E_RUN'];
  if (folder === undefined) throw new Error('E2E_RUN is not set: journeys run from apps/e2e/jest.config.mjs.');
  return folder;
}

/** An empty data folder with a migrated database. */
export const emptySiteFolder = (): string => join(runFolder(), 'empty-site');

/** Where Node keeps the server's compiled code between starts. */
export const compileCacheFolder = (): string => join(runFolder(), 'compile-cache');
