import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { oneCopy } from './one-copy';

const kitFonts = fileURLToPath(new URL('../../libs/ui-kit/src/theme/fonts.css', import.meta.url));

/** What every screen of the desk runs on; the screens themselves and the editor load when they are opened. */
const vendor = {
  name: 'vendor',
  test: /node_modules[\\/](react|react-dom|scheduler|react-admin|react-router|react-router-dom|ra-[a-z0-9-]+|@mui|@emotion|@tanstack|react-hook-form|stylis)[\\/]/,
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [oneCopy()],
  // The server writes this reply's nonce in the place of the word.
  html: { cspNonce: '__NONCE__' },
  resolve: {
    tsconfigPaths: true,
    alias: [{ find: /^@khandai\/ui-kit\/fonts\.css(?=\?|$)/, replacement: kitFonts }],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: 'index.html',
      output: { codeSplitting: { groups: [vendor] } },
      // MUI marks its modules for frameworks that render on a server; the desk has no such rendering.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});
