import { setImmediate } from 'node:timers/promises';
import { Relay } from './relay.js';

function relaying() {
  const told: string[] = [];
  const open: (() => void)[] = [];
  const deliver = async (frames: Uint8Array) => {
    told.push(Buffer.from(frames).toString());
    if (told.length === 1) await new Promise<void>((resolve) => open.push(resolve));
    if (told.at(-1) === 'bad') throw new Error('no');
  };
  const relay = new Relay({ deliver, failed: (error) => told.push(String(error)) });
  const add = (text: string) => relay.add(Buffer.from(text));
  return { told, add, release: () => open[0]?.() };
}

describe('frames of a topic', () => {
  test('[WS7] (order) go out at once; those that come meanwhile follow in order, in one write', async () => {
    const { told, add, release } = relaying();
    for (const text of ['a', 'b', 'c']) add(text);
    expect(told).toEqual(['a']);
    release();
    await setImmediate();
    expect(told).toEqual(['a', 'bc']);
  });

  test('what cannot be handed out is told, and the next ones go out', async () => {
    const { told, add, release } = relaying();
    add('a');
    release();
    await setImmediate();
    add('bad');
    await setImmediate();
    add('b');
    await setImmediate();
    expect(told).toEqual(['a', 'bad', 'Error: no', 'b']);
  });
});
