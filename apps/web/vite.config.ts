import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { axiosForBrowsers } from './axios-for-browsers';
import { buildWorker } from './build-worker';
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
  test: /[\\/]app[\\/](?:root|assembly[\\/]PageLayout|shell[\\/]frame[\\/]ErrorLayout)\.tsx$/,
};

/** What the home page adds to them, with all that it imports: most of it is shared by the pages of matches. */
const home = {
  name: 'home',
  priority: 0.5,
  test: /[\\/](?:features[\\/]home[\\/]routes|domains[\\/]schedule[\\/]LiveCards)\.tsx$/,
};

/** What at least twenty-four entries share (routes, parts loaded late) and `/` does not need. */
const common = { name: 'common', minShareCount: 24 };

/** Icons that several entries share. Each alone is a file of two hundred bytes that does not pack. */
const icons = { name: 'icons', priority: 0.3, test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 6 };

export default defineConfig({
  plugins: [reactRouter(), axiosForBrowsers(), buildWorker(), precompress()],
  // Icons are two thousand small modules, of which the server would read every one at each start.
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [vendor, frame, home, icons, common] },
            // Names would be a quarter of the list of routes, which every page loads. Libraries that load by themselves
            // are not in it. Seven characters of a hash are the fewest that the bundler takes for so many files.
            chunkFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.includes('/node_modules/') ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
          },
        },
      },
    },
  },
  resolve: {
    tsconfigPaths: true,
    // The one file of a library that is reached by a path of its own.
    alias: [{ find: /^@khandai\/ui-kit\/fonts\.css(?=\?|$)/, replacement: kitFonts }],
  },
});
