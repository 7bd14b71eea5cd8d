import type { Host } from '@khandai/contracts';
import { fixtureFrame } from '../fixtures/frames.js';
import type { Bus } from '../../platform/bus/bus.js';
import type { Log } from '../../platform/log.js';
import { publish } from '../../platform/sockets/publish.js';

export interface RoomUpdatesDeps {
  readonly bus: Pick<Bus, 'publish'>;
  readonly live: { hosts(fixtureId: string): Promise<Host[]> };
  readonly log: Pick<Log, 'error'>;
}

/** Pushes the current hosts and streams of a fixture to its open rooms. */
export class RoomUpdates {
  constructor(private readonly deps: RoomUpdatesDeps) {}

  /**
   * Never rejects: the change is already saved, and a room that misses the push gets the new state on its next load.
   */
  async publish(...fixtureIds: readonly string[]): Promise<void> {
    const { bus, live, log } = this.deps;
    for (const fixtureId of fixtureIds) {
      try {
        const frame = fixtureFrame(fixtureId, { hosts: await live.hosts(fixtureId) });
        await publish(bus, { topic: 'fixture', fixtureId }, frame);
      } catch (error) {
        log.error({ err: error, fixtureId }, 'publishing the hosts of a fixture failed');
      }
    }
  }
}
