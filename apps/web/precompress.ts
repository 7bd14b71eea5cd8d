import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** Below this the headers weigh more than what is saved. */
const MIN_BYTES = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside each text file of the browser's build, so that the server never compresses them. Runs after the
 * server's build too, because the router writes the manifest of the routes only then.
 */
export function precompress(): Plugin {
  return {
    name: 'khandai:precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const client = join(dir, '..', 'client');
      const names = new Set(await readdir(client, { recursive: true }));
      const uncompressed = [...names].filter((name) => TEXT.test(name) && !names.has(`${name}.br`));
      await Promise.all(uncompressed.map((name) => compressFile(join(client, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    brotli(content, { params }).then((small) => writeFile(`${path}.br`, small)),
    zip(content, { level: constants.Z_BEST_COMPRESSION }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}
