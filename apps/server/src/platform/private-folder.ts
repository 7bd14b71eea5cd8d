import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './error-code.js';

const GROUP_AND_OTHERS = 0o077;
/** POSIX modes do not exist there; a user's folders are private by their access lists. */
const WINDOWS = process.platform === 'win32';

/**
 * Lets only the owner read a folder (0700) and everything in it (0600). Symbolic links are not followed. Returns false
 * when the folder is open to others and belongs to another user, whose rights this process cannot change.
 */
export async function makePrivate(folder: string): Promise<boolean> {
  if (WINDOWS || ((await stat(folder)).mode & GROUP_AND_OTHERS) === 0) return true;
  try {
    await restrictContent(folder);
    // Last: an interrupted run starts again, because the folder is still open.
    await chmod(folder, 0o700);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EPERM') return false;
    throw error;
  }
}

/** Lets only the owner read what a folder holds: 0700 for folders, 0600 for files. Symbolic links are not followed. */
export async function restrictContent(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory() && !entry.isFile()) continue;
    try {
      if (entry.isDirectory()) await restrictContent(path);
      await chmod(path, entry.isDirectory() ? 0o700 : 0o600);
    } catch (error) {
      // Another process on the same folder removed it meanwhile.
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
}
