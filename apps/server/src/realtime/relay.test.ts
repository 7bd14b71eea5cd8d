import { setImmediate } from 'node:timers/promises';
import { Relay } from './relay.js';

function relaying() {
  const log: string[] = [];
  const open: (() => void)[] = [];
  const deliver = async (frames: Uint8Array) => {
    log.push(Buffer.from(frames).toString());
    if (log.length === 1) await new Promise<void>((resolve) => open.push(resolve));
    if (log.at(-1) === 'bad') throw new Error('no');
  };
  const relay = new Relay({ deliver, failed: (error) => log.push(String(error)) });
  const add = (text: string) => relay.add(Buffer.from(text));
  return { log, add, release: () => open[0]?.() };
}

describe('frames of a topic', () => {
  test('[WS7] (order) are sent at once; those that arrive during a write follow in order, in one write', async () => {
    const { log, add, release } = relaying();
    for (const text of ['a', 'b', 'c']) add(text);
    expect(log).toEqual(['a']);
    release();
    await setImmediate();
    expect(log).toEqual(['a', 'bc']);
  });

  test('a failed write is reported, and the next frames are sent', async () => {
    const { log, add, release } = relaying();
    add('a');
    release();
    await setImmediate();
    add('bad');
    await setImmediate();
    add('b');
    await setImmediate();
    expect(log).toEqual(['a', 'bad', 'Error: no', 'b']);
  });
});
