import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * npm nests one copy of these packages for each part of react-admin, because the site itself uses a newer router. Two
 * copies of a React context are two contexts, so the desk resolves every import of them as react-admin itself does.
 */
const SHARED = /^(?:react-router|react-router-dom|ra-core)(?:\/.*)?$/;

const reactAdmin = fileURLToPath(import.meta.resolve('react-admin'));

export function oneCopy(): Plugin {
  return {
    name: 'khandai:one-copy',
    enforce: 'pre',
    resolveId(source) {
      return SHARED.test(source) ? this.resolve(source, reactAdmin, { skipSelf: true }) : null;
    },
  };
}
