// Bundles a module as an application would and prints the minified code. It runs in a separate process because the
// bundler rejects plain objects from a Jest context. Its only argument is JSON: `{ root, input, peers, keepEffects }`.
import { build } from 'vite';

const { root, input, peers, keepEffects } = JSON.parse(process.argv[2]);

/** Makes the bundler treat every module as having side effects, even if its package.json says `sideEffects: false`. */
const effectful = { name: 'effectful', transform: (code) => ({ code, map: null, moduleSideEffects: true }) };

const [{ output }] = await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: keepEffects ? [effectful] : [],
  build: {
    write: false,
    minify: true,
    lib: { entry: input, formats: ['es'] },
    rolldownOptions: { external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)) },
  },
});
process.stdout.write(output[0].code);
