import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { setPriority } from 'node:os';
import { delimiter, join } from 'node:path';

/** Lowest priority: pages come first. */
const PRIORITY = 19;
const MAX_SAID = 2_000;

/** Arguments of every run. Only files are opened, also where a file names an address. */
const ALWAYS = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y', '-protocol_whitelist', 'file'];

/** Absolute path of ffmpeg; undefined where it is not installed. */
export function findFfmpeg(path = process.env['PATH'] ?? ''): string | undefined {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, 'ffmpeg')).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Runs ffmpeg in a folder. Rejects with what it says when it fails or `signal` aborts. */
export function runFfmpeg(
  ffmpeg: string,
  args: readonly string[],
  { folder, signal }: { readonly folder: string; readonly signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(ffmpeg, [...ALWAYS, ...args], {
      ...{ cwd: folder, signal, killSignal: 'SIGKILL' as const },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
    let said = '';
    child.stderr.on('data', (part: Buffer) => {
      said = (said + part.toString('utf8')).slice(-MAX_SAID);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg ended with ${code}: ${said}`));
    });
  });
}
