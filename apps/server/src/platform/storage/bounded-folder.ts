import type { Clock } from '../clock.js';
import { type FolderStorage, onDisk } from './folder-storage.js';
import type { Storage, StoredFile } from './storage.js';

/** Fraction of the limit that one file may use: no single file may evict many others. */
const MAX_PARTS = 16;
/** Fraction of the limit that a sweep frees, so that the next sweep is not due at once. */
const FREED = 1 / 8;
/** Age at which a draft counts as abandoned. */
const DRAFT_MS = 60 * 60 * 1000;

export interface BoundedFolderDeps {
  readonly folder: Pick<FolderStorage, 'get' | 'put' | 'delete' | 'trim'>;
  readonly maxBytes: number;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * A size-limited folder of files that can be regenerated. It uses at most `maxBytes`, plus the files being written;
 * the oldest files are evicted. Files from earlier runs count only after `trim`.
 */
export class BoundedFolder implements Pick<Storage, 'get' | 'put' | 'delete'> {
  #size = 0;
  /** The part of #size that is still being written: a listing of the folder may not include it. */
  #writing = 0;
  #clearing: Promise<void> | undefined;

  constructor(private readonly deps: BoundedFolderDeps) {}

  get(key: string): Promise<StoredFile | undefined> {
    return this.deps.folder.get(key);
  }

  /** Does not store a file larger than its share of the limit. */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    const { folder, maxBytes } = this.deps;
    const size = onDisk(bytes.length);
    if (size > maxBytes / MAX_PARTS) return;
    while (this.#size + size > maxBytes) await this.#clear(maxBytes * (1 - FREED));
    // Counts the file before writing it, because other writes start meanwhile.
    this.#size += size;
    this.#writing += size;
    try {
      await folder.put(key, bytes);
    } finally {
      this.#writing -= size;
    }
  }

  /** Freed bytes are counted on the next sweep. */
  delete(key: string): Promise<void> {
    return this.deps.folder.delete(key);
  }

  /** Counts the existing files and enforces the limit. */
  trim(): Promise<void> {
    return this.#clear(this.deps.maxBytes);
  }

  /** Runs one sweep at a time; concurrent callers wait for it. */
  #clear(maxBytes: number): Promise<void> {
    this.#clearing ??= this.#cleared(maxBytes).finally(() => (this.#clearing = undefined));
    return this.#clearing;
  }

  async #cleared(maxBytes: number): Promise<void> {
    const { folder, clock } = this.deps;
    const settled = this.#size - this.#writing;
    const stored = await folder.trim(maxBytes - this.#writing, new Date(clock.now() - DRAFT_MS));
    // Files written during the sweep may or may not be in `kept`, so their full size is added.
    this.#size = stored + (this.#size - settled);
  }
}
