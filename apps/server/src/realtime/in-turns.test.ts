import { setImmediate } from 'node:timers/promises';
import { inTurns } from './in-turns.js';

describe('work on many sockets', () => {
  test('[WS14] all are met, in order, and others get their turn in between', async () => {
    const met: number[] = [];
    const working = inTurns(
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

  test('[WS7] who leaves meanwhile is not met any more, who joins is', async () => {
    const all = new Set(Array.from({ length: 300 }, (_, index) => index));
    const met: number[] = [];
    const working = inTurns(all, (one) => met.push(one));
    all.delete(299);
    all.add(1_000);
    await working;
    expect([met.includes(299), met.at(-1)]).toEqual([false, 1_000]);
  });
});
