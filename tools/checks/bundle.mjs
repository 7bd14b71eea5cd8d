import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/**
 * Bundles one module as an application would, with `peers` left out.
 * @param {{ folder: string, entry: string, peers: string[], keepEffects?: boolean }} what
 *   `folder` has the packages in its node_modules; `keepEffects` keeps what modules do when they are imported, whatever their
 *   package.json promises
 * @returns {Promise<string>} the minified code
 */
export async function bundle({ folder, entry, peers, keepEffects = false }) {
  const input = join(folder, 'entries', `entry-${entry.replace(/\W+/g, '-')}.js`);
  mkdirSync(join(folder, 'entries'), { recursive: true });
  writeFileSync(input, entry);
  const [{ output }] = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: keepEffects ? [effectful] : [],
    build: {
      write: false,
      minify: true,
      lib: { entry: input, formats: ['es'] },
      rolldownOptions: {
        external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
      },
    },
  });
  return output[0].code;
}

/** Tells the bundler that any module may do something when it is imported, whatever its package.json promises. */
const effectful = { name: 'effectful', transform: (code) => ({ code, map: null, moduleSideEffects: true }) };

/** @param {string} code @returns {number} bytes on the wire */
export const brotliBytes = (code) => brotliCompressSync(code).length;

/** What is left of a bundle without its imports. @param {string} code */
export const statements = (code) => code.replaceAll(/import\s*(?:[\w*{}\s,$]+from\s*)?["'`][^"'`]+["'`];?/g, '').trim();
