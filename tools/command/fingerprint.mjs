import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders that no build reads. */
const IGNORED =
  /^(node_modules|dist|build|\.react-router|coverage|storybook-static|.*\.test\.tsx?|.*\.stories\.tsx|.*\.md)$/;

/**
 * One hash of the contents of all files under the given paths; a missing path contributes nothing.
 * @param {string} root @param {string[]} paths
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(join(root, path)))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !IGNORED.test(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
