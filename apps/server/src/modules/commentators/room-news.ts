import type { Host } from '@khandai/contracts';
import { fixtureFrame } from '../fixtures/frames.js';
import type { Bus } from '../../platform/bus/bus.js';
import { fixtureChannel } from '../../platform/bus/channels.js';
import type { Log } from '../../platform/log.js';

export interface RoomNewsDeps {
  readonly bus: Pick<Bus, 'publish'>;
  readonly live: { hosts(fixtureId: string): Promise<Host[]> };
  readonly log: Pick<Log, 'error'>;
}

/** Tells open rooms who can be heard in them now, and by what streams. */
export class RoomNews {
  constructor(private readonly deps: RoomNewsDeps) {}

  /** Never rejects: what was saved is saved, and a room that did not hear of it learns it when it is loaded. */
  async tell(...fixtureIds: readonly string[]): Promise<void> {
    const { bus, live, log } = this.deps;
    for (const fixtureId of fixtureIds) {
      try {
        await bus.publish(fixtureChannel(fixtureId), JSON.stringify(fixtureFrame(fixtureId, { hosts: await live.hosts(fixtureId) })));
      } catch (error) {
        log.error({ err: error, fixtureId }, 'the hosts of a fixture were not told to its open rooms');
      }
    }
  }
}
