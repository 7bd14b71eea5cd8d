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

/** Icons that many routes share. The others come with the code that shows them, instead of with every page. */
const icons = {
  name: 'icons',
  test: /node_modules[\\/]lucide-react[\\/]/,
  minShareCount: 5,
};

/** All that stands around every page, with what it needs: the same bytes in thirty files pack a fifth larger. */
const shell = {
  name: 'shell',
  priority: 1,
  test: /[\\/]app[\\/](?:root|shell[\\/]router[\\/]stale-chunk|domains[\\/]account[\\/](?:member-path|role-badge)|assembly[\\/]PageLayout|shell[\\/]frame[\\/]ErrorLayout|shell[\\/]seo[\\/]page-meta)\.tsx?$|[\\/]ui-kit[\\/]src[\\/](?:primitives[\\/](?:Panel|Chip)|shell[\\/]SideList)\.tsx$/,
};

/** What shows a match, on every page that lists some. */
const match = {
  name: 'match',
  test: /[\\/](?:app[\\/]domains[\\/](?:match[\\/]fixture-view|schedule[\\/](?:LiveCards|card-view))|app[\\/]shell[\\/]frame[\\/]Blank|match-ui[\\/]src[\\/]match[\\/](?:LeagueGroup|MatchRow)|live-schedule[\\/]src[\\/]grouping)\.tsx?$/,
};

export default defineConfig({
  plugins: [reactRouter(), precompress()],
  // Icons are two thousand small modules, of which the server would read every one at each start.
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [vendor, shell, match, icons] } } } } },
  },
  resolve: {
    tsconfigPaths: true,
    // The one file of a library that is reached by a path of its own.
    alias: [{ find: /^@khandai\/ui-kit\/fonts\.css(?=\?|$)/, replacement: kitFonts }],
  },
});
