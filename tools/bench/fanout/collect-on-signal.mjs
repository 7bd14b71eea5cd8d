// Preloaded into a measured server: SIGUSR2 triggers a full garbage collection, so that memory is comparable, and writes the
// size of the heap to HEAP_FILE.
import { writeFileSync } from 'node:fs';

process.on('SIGUSR2', () => {
  globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { HEAP_FILE } = process.env;
  if (HEAP_FILE) writeFileSync(HEAP_FILE, String(process.memoryUsage().heapUsed));
});
