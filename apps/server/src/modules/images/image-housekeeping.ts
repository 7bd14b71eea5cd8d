import type { Clock } from '../../platform/clock.js';
import type { Log } from '../../platform/log.js';
import type { FolderStorage } from '../../platform/storage/folder-storage.js';

const EVERY_MS = 60 * 60 * 1000;
const MOST_BYTES = 1024 ** 3;

export interface ImageHousekeepingDeps {
  readonly cache: Pick<FolderStorage, 'trim'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Keeps the folder of made pictures within a gigabyte, every hour. Each process looks after its own. */
export class ImageHousekeeping {
  constructor(private readonly deps: ImageHousekeepingDeps) {}

  /** Resolves when `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { cache, clock, log } = this.deps;
    while (!signal.aborted) {
      try {
        await cache.trim(MOST_BYTES, new Date(clock.now() - EVERY_MS));
      } catch (error) {
        log.error({ err: error }, 'made pictures were not cleared away');
      }
      await clock.sleep(EVERY_MS, signal);
    }
  }
}
