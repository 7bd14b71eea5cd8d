import { FakeClock, settle } from './index.js';

describe('FakeClock', () => {
  it('[TS1] does not move until the test advances it', async () => {
    const clock = new FakeClock('2026-11-20T12:00:00Z');
    let awake = false;
    void clock.sleep(1000).then(() => (awake = true));
    await settle();
    expect([awake, clock.now(), clock.sleeping]).toEqual([false, Date.parse('2026-11-20T12:00:00Z'), 1]);
    await clock.advance(1000);
    expect([awake, clock.sleeping]).toEqual([true, 0]);
  });

  it('[TS2] wakes sleepers in order of their due time, each at its own now', async () => {
    const clock = new FakeClock(0);
    const woken: [string, number][] = [];
    const sleep = async (name: string, ms: number) => {
      await clock.sleep(ms);
      woken.push([name, clock.now()]);
    };
    void sleep('late', 300);
    void sleep('early', 100).then(() => sleep('again', 100));
    await clock.advance(1000);
    expect(woken).toEqual([
      ['early', 100],
      ['again', 200],
      ['late', 300],
    ]);
    expect(clock.now()).toBe(1000);
  });

  it('[TS3] wakes a sleeper whose signal aborts, and does not sleep on one that has', async () => {
    const clock = new FakeClock();
    const controller = new AbortController();
    const sleep = clock.sleep(1000, controller.signal);
    controller.abort();
    await sleep;
    await clock.sleep(1000, AbortSignal.abort());
    expect(clock.sleeping).toBe(0);
  });
});
