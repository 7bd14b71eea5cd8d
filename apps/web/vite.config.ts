import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { precompress } from './precompress';

const kitFonts = fileURLToPath(new URL('../../libs/ui-kit/src/theme/fonts.css', import.meta.url));

/** What every page runs on, in one file: it packs smaller than in ten, and stays in caches while our own parts change. */
const vendor = {
  name: 'vendor',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|mobx|mobx-react-lite|@emotion|stylis|lucide-react)[\\/]/,
};

export default defineConfig({
  plugins: [reactRouter(), precompress()],
  // Icons are two thousand small modules, of which the server would read every one at each start.
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [vendor] } } } } },
  },
  resolve: {
    tsconfigPaths: true,
    // The one file of a library that is reached by a path of its own.
    alias: { '@khandai/ui-kit/fonts.css': kitFonts },
  },
});
