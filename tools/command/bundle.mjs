import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './runtime.mjs';

/**
 * Bundles and imports a TypeScript source of this workspace, compiled as in the site's own build.
 * @param {string} source from the root of the workspace
 * @param {string} name of the cached bundle, unique per source
 */
export async function importSource(source, name) {
  const outDir = join(root, '.cache/bundles', name);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      ssr: join(root, source),
      outDir,
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'index.mjs', codeSplitting: false } },
    },
  });
  return import(pathToFileURL(join(outDir, 'index.mjs')).href);
}
