import type { Clock } from '../clock.js';
import { type FolderStorage, onDisk } from './folder-storage.js';
import type { Storage, StoredFile } from './storage.js';

/** No single file may drive out many others. */
const MOST_PARTS = 16;
/** So much of the room is free after a clearing: then the next is not due at once. */
const FREED = 1 / 8;
/** A draft so old is nobody's any more. */
const DRAFT_MS = 60 * 60 * 1000;

export interface BoundedFolderDeps {
  readonly folder: Pick<FolderStorage, 'get' | 'put' | 'delete' | 'trim'>;
  readonly mostBytes: number;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * A folder of what can be made anew. However much is put there it takes up no more than `mostBytes`, beside what is being
 * written just then: what was written longest ago gives way. What lies there from before counts once `trim` was called.
 */
export class BoundedFolder implements Pick<Storage, 'get' | 'put' | 'delete'> {
  #size = 0;
  /** Of that, what is still being written: whoever looks at the folder may not see it. */
  #writing = 0;
  #clearing: Promise<void> | undefined;

  constructor(private readonly deps: BoundedFolderDeps) {}

  get(key: string): Promise<StoredFile | undefined> {
    return this.deps.folder.get(key);
  }

  /** What is too large a part of the room is not kept. */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    const { folder, mostBytes } = this.deps;
    const size = onDisk(bytes.length);
    if (size > mostBytes / MOST_PARTS) return;
    while (this.#size + size > mostBytes) await this.#clear(mostBytes * (1 - FREED));
    // Counted before it is written: others come meanwhile.
    this.#size += size;
    this.#writing += size;
    try {
      await folder.put(key, bytes);
    } finally {
      this.#writing -= size;
    }
  }

  /** What it frees counts at the next clearing. */
  delete(key: string): Promise<void> {
    return this.deps.folder.delete(key);
  }

  /** Looks at what there is. */
  trim(): Promise<void> {
    return this.#clear(this.deps.mostBytes);
  }

  /** One at a time; who comes meanwhile waits for it. */
  #clear(mostBytes: number): Promise<void> {
    this.#clearing ??= this.#cleared(mostBytes).finally(() => (this.#clearing = undefined));
    return this.#clearing;
  }

  async #cleared(mostBytes: number): Promise<void> {
    const { folder, clock } = this.deps;
    const settled = this.#size - this.#writing;
    const kept = await folder.trim(mostBytes - this.#writing, new Date(clock.now() - DRAFT_MS));
    // What was being written, or put meanwhile, may have been seen, or not: it counts.
    this.#size = kept + (this.#size - settled);
  }
}
