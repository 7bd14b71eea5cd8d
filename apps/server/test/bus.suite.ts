import { randomUUID } from 'node:crypto';
import type { Bus } from '../src/platform/bus/bus.js';

export interface OpenedBuses {
  /** Two ends of one bus; the same object when the bus lives in one process. */
  readonly near: Bus;
  readonly far: Bus;
  /** Errors that listeners threw. */
  readonly failures: unknown[];
}

/** Tests for every adapter of the Bus port. */
export function busSuite(open: () => Promise<OpenedBuses>): void {
  let buses: OpenedBuses;
  beforeAll(async () => {
    buses = await open();
  });
  afterAll(async () => {
    await buses.near.close();
    await buses.far.close();
  });

  /** Collects messages; `until(n)` resolves with the first n. */
  async function listener(bus: Bus, channel: string) {
    const received: string[] = [];
    let wake: () => void = () => undefined;
    const stop = await bus.subscribe(channel, (payload) => {
      received.push(payload);
      wake();
    });
    const until = async (count: number) => {
      while (received.length < count) await new Promise<void>((resolve) => (wake = resolve));
      return received;
    };
    return { received, until, stop };
  }

  const channel = () => `test:${randomUUID()}`;

  it('answers', async () => {
    await buses.near.ping();
  });

  it('delivers messages to the other process and to the publisher, in order, byte for byte', async () => {
    const name = channel();
    const [near, far] = await Promise.all([listener(buses.near, name), listener(buses.far, name)]);
    const sent = Array.from({ length: 200 }, (_, index) => JSON.stringify({ index, text: 'Bàn thắng! ⚽ "\n' }));
    await Promise.all(sent.map((payload) => buses.near.publish(name, payload)));
    expect(await far.until(200)).toEqual(sent);
    expect(await near.until(200)).toEqual(sent);
  });

  it('keeps channels apart', async () => {
    const [one, two] = [channel(), channel()];
    const [first, second] = await Promise.all([listener(buses.near, one), listener(buses.near, two)]);
    await buses.far.publish(two, 'two');
    await second.until(1);
    expect(first.received).toEqual([]);
  });

  it('stops for a listener that unsubscribed, and continues for the others of its channel', async () => {
    const name = channel();
    const [removed, stays] = await Promise.all([listener(buses.near, name), listener(buses.near, name)]);
    await removed.stop();
    await removed.stop();
    await buses.far.publish(name, 'after');
    await stays.until(1);
    expect(removed.received).toEqual([]);
  });

  it('reports a listener that throws, and calls the others', async () => {
    const name = channel();
    await buses.near.subscribe(name, () => {
      throw new Error('deaf');
    });
    const other = await listener(buses.near, name);
    await buses.near.publish(name, 'hello');
    expect(await other.until(1)).toEqual(['hello']);
    expect(buses.failures).toEqual([new Error('deaf')]);
  });

  it('accepts a message without listeners', async () => {
    await expect(buses.near.publish(channel(), 'x')).resolves.toBeUndefined();
  });
}
