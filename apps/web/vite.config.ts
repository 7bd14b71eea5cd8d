import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { precompress } from './precompress';

const kitFonts = fileURLToPath(new URL('../../libs/ui-kit/src/theme/fonts.css', import.meta.url));

export default defineConfig({
  plugins: [reactRouter(), precompress()],
  // Icons are two thousand small modules, of which the server would read every one at each start.
  ssr: { noExternal: ['lucide-react'] },
  resolve: {
    tsconfigPaths: true,
    // The one file of a library that is reached by a path of its own.
    alias: { '@khandai/ui-kit/fonts.css': kitFonts },
  },
});
