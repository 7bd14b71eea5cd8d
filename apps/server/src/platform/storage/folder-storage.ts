import { randomUUID } from 'node:crypto';
import { constants, copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '../error-code.js';
import { checkedType, type Storage, type StoredFile, type WantedRange } from './storage.js';

const PART = '.part';
/** Disk block size: a file occupies whole blocks, however small it is. */
const BLOCK_BYTES = 4096;

/** Bytes that a file of this size occupies on disk. */
export const onDisk = (bytes: number): number => Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;

/** Files in a folder, named by their keys. For one machine, or several that share the folder. */
export class FolderStorage implements Storage {
  readonly kind = 'folder';
  readonly about: string;

  constructor(private readonly folder: string) {
    this.about = `Tệp tải lên: chưa có S3_ENDPOINT, tệp nằm trong ${folder}.`;
  }

  put(key: string, bytes: Uint8Array): Promise<void> {
    return this.#put(key, (draft) => writeFile(draft, bytes, { flag: 'wx' }));
  }

  putFile(key: string, path: string): Promise<void> {
    return this.#put(key, (draft) => copyFile(path, draft, constants.COPYFILE_EXCL));
  }

  async #put(key: string, write: (draft: string) => Promise<void>): Promise<void> {
    const file = this.#file(key);
    await mkdir(dirname(file), { recursive: true });
    // Renames the complete file, so that concurrent readers, or readers after a crash, never get a partial one.
    const draft = `${file}.${randomUUID()}${PART}`;
    try {
      await write(draft);
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async get(key: string, wanted?: WantedRange): Promise<StoredFile | undefined> {
    const type = checkedType(key);
    const file = await open(this.#file(key)).catch(nothingThere);
    if (!file) return undefined;
    const { size } = await file.stat();
    if (!wanted || wanted.start >= size) return { type, size, body: file.createReadStream() };
    const part = { start: wanted.start, end: Math.min(wanted.end ?? size - 1, size - 1) };
    return { type, size, body: file.createReadStream(part), part };
  }

  async has(key: string): Promise<boolean> {
    return (await stat(this.#file(key)).catch(nothingThere)) !== undefined;
  }

  async delete(key: string): Promise<void> {
    await rm(this.#file(key), { force: true });
  }

  /**
   * Deletes the oldest files until the rest occupies at most `maxBytes`, and abandoned drafts. Returns the bytes of
   * the rest, without drafts in progress: their writer counts those.
   */
  async trim(maxBytes: number, draftsBefore: Date): Promise<number> {
    const files = await this.#files();
    files.sort((one, other) => other.writtenAt - one.writtenAt);
    let stored = 0;
    let full = false;
    for (const { path, size, writtenAt } of files) {
      if (path.endsWith(PART)) {
        if (writtenAt < draftsBefore.getTime()) await rm(path, { force: true });
        continue;
      }
      full ||= stored + onDisk(size) > maxBytes;
      if (full) await rm(path, { force: true });
      else stored += onDisk(size);
    }
    return stored;
  }

  async #files(): Promise<{ path: string; size: number; writtenAt: number }[]> {
    const entries = (await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(nothingThere)) ?? [];
    const found = [];
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      // Another process may have deleted the file since the folder was listed.
      const facts = await stat(path).catch(nothingThere);
      if (facts) found.push({ path, size: facts.size, writtenAt: facts.mtimeMs });
    }
    return found;
  }

  #file(key: string): string {
    checkedType(key);
    return join(this.folder, key);
  }
}

function nothingThere(error: unknown): undefined {
  if (!isMissing(error)) throw error;
  return undefined;
}
