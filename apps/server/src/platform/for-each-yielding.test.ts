import { setImmediate } from 'node:timers/promises';
import { forEachYielding } from './for-each-yielding.js';

describe('forEachYielding', () => {
  test('[WS14] visits all items in order, and yields to the event loop between turns', async () => {
    const met: number[] = [];
    const working = forEachYielding(
      Array.from({ length: 1_000 }, (_, index) => index),
      (one) => met.push(one),
    );
    expect(met.length).toBeLessThan(1_000);
    let turns = 0;
    while (met.length < 1_000) {
      await setImmediate();
      turns += 1;
    }
    await working;
    expect(met).toEqual(Array.from({ length: 1_000 }, (_, index) => index));
    expect(turns).toBeGreaterThanOrEqual(2);
  });

  test('[WS7] skips an item that is removed meanwhile, and visits one that is added', async () => {
    const all = new Set(Array.from({ length: 300 }, (_, index) => index));
    const met: number[] = [];
    const working = forEachYielding(all, (one) => met.push(one));
    all.delete(299);
    all.add(1_000);
    await working;
    expect([met.includes(299), met.at(-1)]).toEqual([false, 1_000]);
  });
});
