import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('app/worker/service-worker.ts', import.meta.url));

/** Adds the service worker to the browser's files, as one script at the root: its address limits the pages it belongs to. */
export function buildWorker(): Plugin {
  return {
    name: 'khandai:worker',
    apply: 'build',
    async generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await scriptOf(ENTRY) });
    },
  };
}

async function scriptOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } } },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The service worker is one build.');
  const [script, ...others] = built.output;
  if (others.length > 0) throw new Error('The service worker is more than one file.');
  return script.code;
}
