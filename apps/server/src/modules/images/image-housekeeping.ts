import type { Clock } from '../../platform/clock.js';
import type { Log } from '../../platform/log.js';
import type { BoundedFolder } from '../../platform/storage/bounded-folder.js';

const EVERY_MS = 60 * 60 * 1000;

export interface ImageHousekeepingDeps {
  readonly cache: Pick<BoundedFolder, 'trim'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Sweeps the folder of renditions at the start and every hour, because other processes write to it too. */
export class ImageHousekeeping {
  constructor(private readonly deps: ImageHousekeepingDeps) {}

  /** Resolves when `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { cache, clock, log } = this.deps;
    while (!signal.aborted) {
      try {
        await cache.trim();
      } catch (error) {
        log.error({ err: error }, 'trimming the cache of renditions failed');
      }
      await clock.sleep(EVERY_MS, signal);
    }
  }
}
