import { Redis } from 'ioredis';
import { MemoryBus } from '../src/platform/bus/memory-bus.js';
import { RedisBus } from '../src/platform/bus/redis-bus.js';
import { busSuite } from './bus.suite.js';
import { describeWith } from './support/service.js';

describe('the bus port in memory', () => {
  busSuite(async () => {
    const failures: unknown[] = [];
    const bus = new MemoryBus((error) => failures.push(error));
    return { near: bus, far: bus, failures };
  });
});

describeWith('TEST_REDIS_URL', 'the bus port over Redis', (url) => {
  busSuite(async () => {
    const failures: unknown[] = [];
    const open = () =>
      RedisBus.open({ url, onListenerError: (error) => failures.push(error), onLostConnection: () => undefined });
    return { near: await open(), far: await open(), failures };
  });

  it('rejects an address where no server listens, and leaves nothing running', async () => {
    const opened = RedisBus.open({
      url: 'redis://127.0.0.1:1',
      onListenerError: () => undefined,
      onLostConnection: () => undefined,
    });
    await expect(opened).rejects.toThrow();
  });

  it('resubscribes after its connection was lost', async () => {
    const failures: unknown[] = [];
    const bus = await RedisBus.open({
      url,
      onListenerError: (error) => failures.push(error),
      onLostConnection: () => undefined,
    });
    const received: string[] = [];
    await bus.subscribe('test:broken', (payload) => void received.push(payload));
    let restored = 0;
    bus.restored.on(() => (restored += 1));
    const admin = new Redis(url);
    await admin.client('KILL', 'TYPE', 'PUBSUB');
    while (received.length === 0) {
      await bus.publish('test:broken', 'again');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect([received[0], failures, restored]).toEqual(['again', [], 1]);
    await bus.close();
    admin.disconnect();
  });

  it('leaves no listener after a failed subscription, so that the next one receives messages once', async () => {
    const admin = new Redis(url);
    const address = new URL(url);
    [address.username, address.password] = ['limited', 'limited'];
    await admin.call('ACL', 'SETUSER', 'limited', 'on', '>limited', '~*', '+@all', 'resetchannels');
    const bus = await RedisBus.open({
      url: address.href,
      onListenerError: () => undefined,
      onLostConnection: () => undefined,
    });
    const received: string[] = [];
    await expect(bus.subscribe('test:refused', () => void received.push('first'))).rejects.toThrow('NOPERM');
    await admin.call('ACL', 'SETUSER', 'limited', 'allchannels');
    const arrived = new Promise<void>((resolve) => {
      void bus
        .subscribe('test:refused', () => {
          received.push('second');
          resolve();
        })
        .then(() => bus.publish('test:refused', 'x'));
    });
    await arrived;
    expect(received).toEqual(['second']);
    await bus.close();
    await admin.call('ACL', 'DELUSER', 'limited');
    admin.disconnect();
  });
});
