import { createHash } from 'node:crypto';
import { openSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runFolder } from './run-folder.js';
import { freePort, freshDataDir, isReady, type Site, spawnServer, untilReady } from './site.js';

/** Max age of a shared site: the simulated night continues, and each journey expects a certain time of the night. */
const FRESH_MS = 10 * 60_000;

/** State of a shared site for all journeys of one worker of Jest; stored in a file, because each test file has its own module instances. */
interface Entry {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** The sites before this one, which were to stop when they were too old or did not answer; the end of the run removes them. */
  readonly former: readonly Pick<Entry, 'pid' | 'dataDir'>[];
  readonly pid: number;
  readonly startedAt: number;
}

/** A site that the journey must not stop, because others use it too. */
export type SharedSite = Pick<Site, 'url' | 'port' | 'dataDir'>;

/**
 * The site of this worker that has these variables; the first journey that asks starts it, and the end of the run stops it.
 * Journeys of two workers run at the same time: in the site of the other they would see each other's people in the rooms.
 * Users, rooms and network addresses of a journey must be its own: see `ownNetwork`.
 */
export async function sharedSite(env: Record<string, string>): Promise<SharedSite> {
  const name = createHash('sha256')
    .update(JSON.stringify([process.env['JEST_WORKER_ID'], ...Object.entries(env).sort()]))
    .digest('hex')
    .slice(0, 12);
  const file = join(runFolder(), `${name}.site.json`);
  const known = await readEntry(file);
  if (known && Date.now() - known.startedAt < FRESH_MS && (await isReady(known.url))) return known;
  if (known) stopProcess(known.pid);
  const entry = {
    ...(await start(env, name)),
    former: known ? [...known.former, { pid: known.pid, dataDir: known.dataDir }] : [],
  };
  await writeFile(file, JSON.stringify(entry));
  return entry;
}

async function start(env: Record<string, string>, name: string): Promise<Omit<Entry, 'former'>> {
  const port = await freePort();
  const dataDir = await freshDataDir();
  const startedAt = Date.now();
  const log = openSync(join(runFolder(), `${name}.log`), 'a');
  // The site outlives the journey that starts it, so the process must not keep that journey from ending.
  const child = spawnServer(
    { ...env, TRUST_PROXY: 'loopback', SITE_ORIGIN: `http://127.0.0.1:${port}`, PORT: String(port), DATA_DIR: dataDir },
    [],
    ['ignore', log, log],
  );
  child.unref();
  const url = `http://127.0.0.1:${port}`;
  await untilReady({ url, child, output: () => readFile(join(runFolder(), `${name}.log`), 'utf8') });
  if (child.pid === undefined) throw new Error('the server has no process id');
  return { url, port, dataDir, pid: child.pid, startedAt };
}

async function readEntry(file: string): Promise<Entry | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Entry;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function stopProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM');
  } catch (error) {
    // The process has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
