import { once } from 'node:events';
import { Emitter } from '@khandai/runtime';
import type { Bus } from '../bus/bus.js';
import type { Log } from '../log.js';

const CHANNEL = 'desk:changed';

export interface DeskChangesDeps {
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly log: Pick<Log, 'warn'>;
}

/** Names each resource that changed at the desk, in every process, so that caches of it are dropped. */
export class DeskChanges {
  /** The name of the resource. */
  readonly changed = new Emitter<string>();

  constructor(private readonly deps: DeskChangesDeps) {}

  /** Call it after the commit. Never rejects: a cache that misses the notice expires by itself. */
  async publish(resource: string): Promise<void> {
    this.changed.emit(resource);
    await this.deps.bus.publish(CHANNEL, resource).catch((err: unknown) => {
      this.deps.log.warn({ err, resource }, 'telling other processes of a change at the desk failed');
    });
  }

  /** Listens to other processes until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    try {
      const stop = await this.deps.bus.subscribe(CHANNEL, (resource) => this.changed.emit(resource));
      if (!signal.aborted) await once(signal, 'abort');
      await stop();
    } catch (err) {
      this.deps.log.warn({ err }, 'subscribing to changes at the desk failed');
    }
  }
}
