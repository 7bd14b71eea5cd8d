import { SystemMessage } from '@khandai/contracts';
import { MemoryBus } from '../../platform/bus/memory-bus.js';
import { siteMessage } from '../../platform/site-message.js';
import { roomChannel } from './room-channel.js';
import { RoomWatches } from './room-watches.js';

const GROUP = 40;
const message = {
  ...{ groupId: GROUP, uuid: 'race-7-12', createdAt: '2026-11-20T13:00:00.000Z', simulated: true },
  systemMessage: SystemMessage.marbleMap,
};

describe('the rooms that an inbox listens to', () => {
  test('[WS26] (statements) are read for stored messages, not for the ticks of a race', async () => {
    const bus = new MemoryBus((error) => {
      throw error;
    });
    let rounds = 0;
    const watches = new RoomWatches<string>({
      ...{ bus, log: { error: () => undefined } },
      changed: () => (rounds += 1),
    });
    await watches.set('fan', [{ groupId: GROUP, newestSequence: 3 }]);
    const race = { raceId: 7, tick: 12, marbles: [{ id: 1, progress: 0.1, rank: 1 }] };
    for (let tick = 0; tick < 20; tick += 1)
      await bus.publish(roomChannel(GROUP), JSON.stringify({ ...siteMessage(message), race }));
    expect([rounds, watches.take()]).toEqual([0, []]);
    await bus.publish(roomChannel(GROUP), JSON.stringify({ ...siteMessage(message), revision: 4 }));
    expect([rounds, watches.take()]).toEqual([1, [GROUP]]);
    watches.leaveAll('fan');
  });
});
