import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { run } from './packed-libraries.mjs';

/**
 * Bundles one module as an application would, with `peers` as externals.
 * @param {{ folder: string, entry: string, peers: string[], keepEffects?: boolean }} what
 *   `folder` has the packages in its node_modules; `keepEffects` keeps side effects of imports, even if a package.json
 *   says `sideEffects: false`
 * @returns {string} the minified code
 */
export function bundle({ folder, entry, peers, keepEffects = false }) {
  const input = join(folder, 'entries', `entry-${entry.replace(/\W+/g, '-')}.js`);
  mkdirSync(join(folder, 'entries'), { recursive: true });
  writeFileSync(input, entry);
  return run('node', [
    join(import.meta.dirname, 'bundle-once.mjs'),
    JSON.stringify({ root: folder, input, peers, keepEffects }),
  ]);
}

/** @param {string} code @returns {number} transfer size in bytes, compressed with brotli */
export const brotliBytes = (code) => brotliCompressSync(code).length;

/** The code of a bundle without its import statements. @param {string} code */
export const statements = (code) => code.replaceAll(/import\s*(?:[\w*{}\s,$]+from\s*)?["'`][^"'`]+["'`];?/g, '').trim();
