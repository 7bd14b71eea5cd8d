import { defineConfig } from 'vite';

// One file for Node, and a chunk for the demo, which only FEED=demo loads: our libraries are bundled, packages stay outside and come from node_modules. Packages made of
// hundreds of small modules are bundled too: reading them one by one is most of what a start would wait for.
export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  ssr: { noExternal: [/^@khandai\//, 'drizzle-orm', 'typebox'], target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    // Nx infers the build of this config only when its entry is named here.
    rolldownOptions: {
      input: 'src/main.ts',
      output: { entryFileNames: 'main.js', chunkFileNames: 'chunks/[name].js' },
    },
  },
});
