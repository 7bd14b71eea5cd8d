import type { Plugin } from 'vite';

const FETCH = /[\\/]node_modules[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/;
/** What axios itself asks for; it takes an adapter without a value for one that the build does not have. */
const NONE = 'export const getFetch = () => null;';

/**
 * Leaves axios's adapter for `fetch` out of the browser's build. In browsers axios always calls XMLHttpRequest, so the
 * adapter, with what only it imports, would be a fifth of axios that every first load carries for nothing.
 */
export function axiosForBrowsers(): Plugin {
  return {
    name: 'khandai:axios-for-browsers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { filter: { id: FETCH }, handler: () => ({ code: NONE, map: null }) },
  };
}
