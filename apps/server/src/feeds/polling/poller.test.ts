import { FakeClock } from '@khandai/testing';
import { SourceFault } from '../input/source-client.js';
import type { CallRecord } from './call-times-repository.js';
import { type PolledCall, Poller } from './poller.js';

const SECOND = 1_000;

/** One call whose requests take a while; its times are kept in memory. */
function poll(work: { takesMs?: number; fails?: boolean; breaks?: boolean }) {
  const clock = new FakeClock();
  const requests: { from: number; to: number }[] = [];
  const stored: Partial<CallRecord>[] = [];
  const call: PolledCall = {
    name: 'schedule',
    everyMs: 60 * SECOND,
    minMs: 20 * SECOND,
    targets: () => ['today', 'tomorrow'],
    fetch: async (_target, signal) => {
      const from = clock.now();
      await clock.sleep(work.takesMs ?? 0, signal);
      requests.push({ from, to: clock.now() });
      if (work.fails) throw new SourceFault('hỏng');
    },
    take: () => (work.breaks ? Promise.reject(new Error('the database is gone')) : Promise.resolve()),
  };
  const times = {
    all: async () => new Map<string, CallRecord>(),
    claim: async () => undefined,
    answered: async (_call: string, answers: CallRecord['answers'], answeredAt: Date, calledAt: Date) =>
      void stored.push({ answers, answeredAt, calledAt }),
    failed: async (_call: string, fault: string, calledAt: Date) => void stored.push({ fault, calledAt }),
  };
  const report = { answered: () => undefined, failed: () => undefined };
  const stop = new AbortController();
  const done = new Poller({ calls: [call], times, report, clock, random: () => 0 }).run(stop.signal);
  return { clock, requests, stored, stop, done };
}

describe('a poller', () => {
  it('[PF1] (slow requests) counts the minimum from the end of a request, because it may arrive late', async () => {
    const { clock, requests, stored, stop, done } = poll({ takesMs: 5 * SECOND });
    await clock.advance(100 * SECOND);
    const gaps = requests.slice(1).map(({ from }, index) => (from - (requests[index]?.to ?? 0)) / SECOND);
    expect(gaps.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
    expect(stored.map(({ calledAt }) => calledAt?.getTime())).toEqual(requests.map(({ to }) => to));
    expect(Object.keys(stored[1]?.answers ?? {}).sort()).toEqual(['today', 'tomorrow']);
    stop.abort();
    await done;
    expect(clock.sleeping).toBe(0);
  });

  it('[PF4] (growing pause) waits ever longer after faults', async () => {
    const { clock, requests, stop, done } = poll({ fails: true });
    await clock.advance(200 * SECOND);
    const gaps = requests.slice(1).map(({ from }, index) => (from - (requests[index]?.to ?? 0)) / SECOND);
    expect(gaps).toEqual([20, 20, 40, 80]);
    stop.abort();
    await done;
  });

  it('ends all calls and throws when an answer cannot be stored', async () => {
    const { clock, done } = poll({ breaks: true });
    const failed = expect(done).rejects.toThrow('the database is gone');
    await clock.advance(SECOND);
    await failed;
    expect(clock.sleeping).toBe(0);
  });
});
