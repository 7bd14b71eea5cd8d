import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../../platform/error-code.js';

/** Folders of work on one video: `check-…` and `video-…`. */
const WORK = /^(?:check|video)-/;
/** Work writes to its folder all the time, but for sending its files to the storage. */
export const LEFT_MS = 60 * 60_000;

/** Deletes the folders of killed processes: those in which nothing was written for a while. Others may be of a living process. */
export async function clearLeftFolders(folder: string, now: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!WORK.test(name)) continue;
    const path = join(folder, name);
    if ((await lastWritten(path)) < now - LEFT_MS) await rm(path, { recursive: true, force: true });
  }
}

async function lastWritten(folder: string): Promise<number> {
  const paths = [folder, ...(await namesIn(folder)).map((name) => join(folder, name))];
  const times = await Promise.all(paths.map((path) => stat(path).then(({ mtimeMs }) => mtimeMs, ignoreMissing)));
  return Math.max(...times.map((time) => time ?? 0));
}

/** Empty for a folder that is not there, or not any more. */
const namesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(ignoreMissing)) ?? [];

function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
