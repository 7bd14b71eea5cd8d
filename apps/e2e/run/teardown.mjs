import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const STOP_MS = 15_000;
const POLL_MS = 50;

/** After the last journey: ends the sites and the Chromium of the run, and removes its folder. */
export default async function teardown() {
  const { folder, launching } = globalThis.journeys;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.site.json'));
  const entries = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
  const sites = entries.flatMap((entry) => [entry, ...entry.former]);
  await Promise.all([launching.then((server) => server.close()), ...sites.map(({ pid }) => stop(pid))]);
  for (const { dataDir } of sites) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  await rm(folder, { recursive: true, force: true });
}

/** The process is a child of an ended journey, so its exit is detected by polling. */
async function stop(pid) {
  const deadline = Date.now() + STOP_MS;
  for (let signal = 'SIGTERM'; send(pid, signal); signal = Date.now() > deadline ? 'SIGKILL' : 0) await sleep(POLL_MS);
}

/** False when the process no longer exists. */
function send(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}
