import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { MemoryBus } from '../src/platform/bus/memory-bus.js';
import { RedisBus } from '../src/platform/bus/redis-bus.js';
import { busSuite } from './bus.suite.js';
import { describeWith } from './support/service.js';

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(20);
}

/** A way to Redis that can stop passing bytes on while its connections stay open. */
async function pausableLine(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let hangs = false;
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => hangs || to.write(bytes));
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  };
  const server = createServer((inner) => {
    const outer = connect(Number(port), hostname);
    pass(inner, outer);
    pass(outer, inner);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `redis://127.0.0.1:${address.port}`,
    hang: () => void (hangs = true),
    resume: () => void (hangs = false),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

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
    expect([received[0], failures, restored > 0]).toEqual(['again', [], true]);
    await bus.close();
    admin.disconnect();
  });

  describe('that stops answering while its connections stay open', () => {
    it('closes them, publishes nothing meanwhile, and says afterwards that messages may be lost', async () => {
      const line = await pausableLine(url);
      const ignored = { onListenerError: () => undefined, onLostConnection: () => undefined };
      const bus = await RedisBus.open({ url: line.url, ...ignored });
      const other = await RedisBus.open({ url, ...ignored });
      const received: string[] = [];
      await bus.subscribe('test:hung', (payload) => void received.push(payload));
      const restored = { here: 0, there: 0 };
      bus.restored.on(() => (restored.here += 1));
      other.restored.on(() => (restored.there += 1));

      line.hang();
      await expect(bus.publish('test:hung', 'into the void')).rejects.toThrow('timed out');
      await until(() => bus.client.status !== 'ready');
      await wait(1_100);
      const from = performance.now();
      await expect(bus.publish('test:hung', 'later')).rejects.toThrow('Redis is away');
      expect(performance.now() - from).toBeLessThan(1_500);
      line.resume();
      // The other process kept its connection, and learns that it missed something.
      await until(() => restored.here > 0 && restored.there > 0);
      await until(() => bus.client.status === 'ready');
      await bus.publish('test:hung', 'again');
      await until(() => received.includes('again'));

      await Promise.all([bus.close(), other.close()]);
      await line.close();
    }, 30_000);
  });

  it('leaves no listener after a failed subscription, so that the next one receives messages once', async () => {
    const admin = new Redis(url);
    const address = new URL(url);
    [address.username, address.password] = ['limited', 'limited'];
    await admin.call('ACL', 'SETUSER', 'limited', 'on', '>limited', '~*', '+@all', 'resetchannels', '&bus:missed');
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
