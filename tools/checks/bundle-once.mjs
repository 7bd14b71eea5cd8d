// Bundles as an application would and prints the minified code. A process of its own: the bundler does not take the plain
// objects of a Jest context. Its one argument is JSON: `{ root, input, peers, keepEffects }`.
import { build } from 'vite';

const { root, input, peers, keepEffects } = JSON.parse(process.argv[2]);

/** Tells the bundler that any module may do something when it is imported, whatever its package.json promises. */
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
