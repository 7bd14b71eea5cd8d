import { defineConfig } from 'vite';

// One file for Node: our libraries are bundled, packages stay outside and come from node_modules.
export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  ssr: { noExternal: [/^@khandai\//], target: 'node' },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    rollupOptions: { output: { entryFileNames: 'main.js' } },
  },
});
