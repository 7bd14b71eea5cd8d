import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { precompress } from './precompress';

const kitFonts = fileURLToPath(new URL('../../libs/ui-kit/src/theme/fonts.css', import.meta.url));

/** The packages that every page runs on, in one file: it packs smaller than in ten, and stays in caches while our own code changes. */
const vendor = {
  name: 'vendor',
  priority: 2,
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|mobx|mobx-react-lite|@emotion|stylis|i18next)[\\/]/,
};

/** What stands around every page, with all that it imports. In one file: the same bytes in thirty pack a fifth larger. */
const frame = {
  name: 'frame',
  priority: 1,
  test: /[\\/]app[\\/](?:root|assembly[\\/]PageLayout)\.tsx$/,
};

/** What at least five entries share (routes, parts loaded late). From four on, `/` would load what only others need. Five
 * share some parts of the chat that `/` does not need on a phone. */
const common = {
  name: 'common',
  minShareCount: 5,
  test: /^(?!.*[\\/](?:role-badge\.|domains[\\/]chat[\\/]|icons[\\/](?:clock|goal|pin|shield)\.))/,
};

export default defineConfig({
  plugins: [reactRouter(), precompress()],
  // Icons are two thousand small modules, of which the server would read every one at each start.
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [vendor, frame, common] } } } } },
  },
  resolve: {
    tsconfigPaths: true,
    // The one file of a library that is reached by a path of its own.
    alias: [{ find: /^@khandai\/ui-kit\/fonts\.css(?=\?|$)/, replacement: kitFonts }],
  },
});
