import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Folder of apps/server, found upwards from this file, so that the sources (src/platform) and the bundle (dist) find
 * migrations and assets in the same place.
 */
export function serverRoot(from: string = import.meta.dirname): string {
  if (existsSync(join(from, 'migrations'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('The migrations folder was not found above the program.');
  return serverRoot(parent);
}
