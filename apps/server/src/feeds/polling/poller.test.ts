import { FakeClock } from '@khandai/testing';
import { SourceFault } from '../input/source-client.js';
import type { ArgumentPause, CallRecord } from './call-times-repository.js';
import { type PolledCall, Poller, type PollerDeps } from './poller.js';

const SECOND = 1_000;

/** Calls whose requests take a while; their times are kept in memory. */
function poll(work: {
  takesMs?: number;
  fails?: SourceFault;
  breaks?: boolean;
  names?: string[];
  records?: Map<string, CallRecord>;
  paused?: Map<string, ArgumentPause>;
  /** By call; both of its arguments are wanted without it. */
  targets?: string[];
  /** The only argument that fails. */
  failing?: string;
}) {
  const clock = new FakeClock();
  const requests: { call: string; target: string; from: number; to: number }[] = [];
  const resumed: string[] = [];
  const faults: (string | null)[] = [];
  const ends: { startedAt: number; calledAt: number; notBefore: number | undefined }[] = [];
  const answers: CallRecord['answers'][] = [];
  const pauses: { calls: readonly string[]; notBefore: number }[] = [];
  const calls = (work.names ?? ['schedule']).map((name): PolledCall => ({
    name,
    everyMs: 60 * SECOND,
    minMs: 20 * SECOND,
    targets: () => work.targets ?? ['today', 'tomorrow'],
    fetch: async (target, signal) => {
      const from = clock.now();
      await clock.sleep(work.takesMs ?? 0, signal);
      requests.push({ call: name, target, from, to: clock.now() });
      signal.throwIfAborted();
      if (work.fails && name === 'schedule' && (work.failing ?? target) === target) throw work.fails;
    },
    take: () => (work.breaks ? Promise.reject(new Error('the database is gone')) : Promise.resolve()),
  }));
  const times: PollerDeps['times'] = {
    all: async () => ({
      records: work.records ?? new Map<string, CallRecord>(),
      pauses: new Map(work.paused && [['schedule', work.paused]]),
    }),
    claim: async () => undefined,
    ended: async (_call, startedAt, { calledAt, notBefore }) =>
      void ends.push({ startedAt, calledAt: calledAt.getTime(), notBefore: notBefore?.getTime() }),
    answered: async (_call, given) => void answers.push(given),
    argumentFailed: async (call, argument, { notBefore }) =>
      void pauses.push({ calls: [`${call}?${argument}`], notBefore: notBefore.getTime() }),
    resume: async (_call, targets) => void resumed.push(...targets),
    failed: async (call, _fault, notBefore) => void pauses.push({ calls: [call], notBefore: notBefore.getTime() }),
    pause: async (paused, notBefore) => void pauses.push({ calls: paused, notBefore: notBefore.getTime() }),
  };
  const report = {
    answered: () => undefined,
    failed: (_call: string, fault: string | null) => void faults.push(fault),
  };
  const stop = new AbortController();
  const limits = { timeoutMs: 10 * SECOND, oneLimit: true };
  const done = new Poller({ calls, times, report, clock, random: () => 0, ...limits }).run(stop.signal);
  return { clock, requests, ends, answers, pauses, resumed, faults, stop, done };
}

describe('a poller', () => {
  it('[PF1] (slow requests) counts the minimum from the end of a request, because it may arrive late', async () => {
    const { clock, requests, ends, answers, stop, done } = poll({ takesMs: 5 * SECOND });
    await clock.advance(100 * SECOND);
    const gaps = requests.slice(1).map(({ from }, index) => (from - (requests[index]?.to ?? 0)) / SECOND);
    expect(gaps.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
    expect(ends).toEqual(
      requests.map(({ from, to }) => ({ startedAt: from, calledAt: to, notBefore: to + 20 * SECOND })),
    );
    expect(Object.keys(answers[1] ?? {}).sort()).toEqual(['today', 'tomorrow']);
    stop.abort();
    await done;
    expect(clock.sleeping).toBe(0);
  });

  it('[PF4] (growing pause) waits ever longer after faults', async () => {
    const { clock, requests, stop, done } = poll({ fails: new SourceFault('hỏng'), targets: ['today'] });
    await clock.advance(200 * SECOND);
    const gaps = requests.slice(1).map(({ from }, index) => (from - (requests[index]?.to ?? 0)) / SECOND);
    expect(gaps).toEqual([20, 20, 40, 80]);
    stop.abort();
    await done;
  });

  it('[PF2] (stopped request) writes the end of a request that is stopped, and asks nothing after it', async () => {
    const { clock, requests, ends, answers, stop, done } = poll({ takesMs: 5 * SECOND });
    await clock.advance(2 * SECOND);
    stop.abort();
    await done;
    const at = clock.now();
    expect(ends).toEqual([{ startedAt: at - 2 * SECOND, calledAt: at, notBefore: at + 20 * SECOND }]);
    expect([requests.length, answers]).toEqual([1, []]);
  });

  it('[PF2] (answer that cannot be stored) writes the end, ends all calls and throws', async () => {
    const { clock, ends, done } = poll({ breaks: true });
    const failed = expect(done).rejects.toThrow('the database is gone');
    await clock.advance(SECOND);
    await failed;
    expect(clock.sleeping).toBe(0);
    expect(ends).toHaveLength(1);
  });

  it('[PF4] (stored pause) a pause that was stored before a restart is kept', async () => {
    const now = new FakeClock().now();
    const record = { calledAt: new Date(now - 60 * SECOND), answeredAt: null, answers: {}, fault: 'hỏng' };
    const records = new Map([['schedule', { ...record, notBefore: new Date(now + 90 * SECOND) }]]);
    const { clock, requests, stop, done } = poll({ records });
    await clock.advance(89 * SECOND);
    expect(requests).toEqual([]);
    await clock.advance(SECOND);
    expect(requests).toHaveLength(1);
    stop.abort();
    await done;
  });

  it('[PF4] (one limit) a refusal for too many requests pauses all calls, any other fault only its own', async () => {
    const names = ['schedule', 'matches'];
    const limited = new SourceFault('nguồn trả HTTP 429', { retryAfterMs: 100 * SECOND, isRefusedForLimit: true });
    const refused = poll({ fails: limited, names });
    await refused.clock.advance(99 * SECOND);
    const first = refused.requests.filter(({ call }) => call === 'schedule')[0]!.to;
    expect(refused.requests.filter(({ from }) => from > first)).toEqual([]);
    expect(refused.pauses).toEqual([
      { calls: ['schedule'], notBefore: first + 100 * SECOND },
      { calls: names, notBefore: first + 100 * SECOND },
    ]);
    refused.stop.abort();
    const broken = poll({ fails: new SourceFault('hỏng'), names });
    await broken.clock.advance(90 * SECOND);
    expect(broken.requests.filter(({ call }) => call === 'matches').length).toBeGreaterThan(2);
    expect(broken.pauses.every(({ calls }) => calls.length === 1)).toBe(true);
    broken.stop.abort();
    await Promise.all([refused.done, broken.done]);
  });

  const of = (requests: { target: string; from: number }[], target: string, since: number) =>
    requests.filter((one) => one.target === target).map(({ from }) => (from - since) / SECOND);

  it('[PF17] (pause) a fault of one argument delays only that argument, ever longer', async () => {
    const polled = poll({ fails: new SourceFault('hỏng'), failing: 'today' });
    const from = polled.clock.now();
    await polled.clock.advance(301 * SECOND);
    expect(of(polled.requests, 'tomorrow', from)).toEqual([20, 80, 140, 200, 260]);
    expect(of(polled.requests, 'today', from)).toEqual([0, 40, 60, 100, 180]);
    expect(new Set(polled.faults)).toEqual(new Set(['today: hỏng']));
    expect(new Set(polled.pauses.flatMap(({ calls }) => calls))).toEqual(new Set(['schedule?today']));
    polled.stop.abort();
    await polled.done;
  });

  it('[PF17] (restart) the stored pause of an argument is kept, and forgotten once it is answered or not needed', async () => {
    const notBefore = new Date(new FakeClock().now() + 90 * SECOND);
    const pause = { notBefore, fault: 'hỏng' };
    const polled = poll({
      paused: new Map([
        ['today', pause],
        ['yesterday', pause],
      ]),
    });
    const from = polled.clock.now();
    await polled.clock.advance(85 * SECOND);
    expect([of(polled.requests, 'tomorrow', from), of(polled.requests, 'today', from)]).toEqual([[0, 60], []]);
    expect([polled.resumed, polled.faults.at(-1)]).toEqual([['yesterday'], 'today: hỏng']);
    await polled.clock.advance(10 * SECOND);
    expect(of(polled.requests, 'today', from)).toEqual([90]);
    expect([polled.resumed, polled.faults.at(-1)]).toEqual([['yesterday', 'today'], null]);
    polled.stop.abort();
    await polled.done;
  });

  it.each([
    ['a refusal for too many requests', new SourceFault('429', { isRefusedForLimit: true })],
    ['a refusal of the call', new SourceFault('mã lỗi 2', { isOfCall: true })],
    ['a source that asks to wait', new SourceFault('503', { retryAfterMs: 30 * SECOND })],
  ])('[PF17] (call) %s holds all arguments, and the others come first after it', async (_, fails) => {
    const polled = poll({ fails, failing: 'today' });
    const from = polled.clock.now();
    const wait = Math.max(20, fails.retryAfterMs / SECOND);
    await polled.clock.advance((wait + 45) * SECOND);
    expect(polled.requests.slice(0, 3).map(({ target, from: at }) => [target, (at - from) / SECOND])).toEqual([
      ['today', 0],
      ['tomorrow', wait],
      ['today', wait + 20],
    ]);
    expect(polled.pauses[0]).toEqual({ calls: ['schedule'], notBefore: expect.any(Number) });
    polled.stop.abort();
    await polled.done;
  });

  it('[PF17] (alike) arguments that fail in the same way, one after the other, pause the call, ever longer, until one is answered', async () => {
    const targets = Array.from({ length: 9 }, (_, index) => `league ${index}`);
    const work: Parameters<typeof poll>[0] = { fails: new SourceFault('nguồn trả HTTP 500'), targets };
    const polled = poll(work);
    const from = polled.clock.now();
    await polled.clock.advance(400 * SECOND);
    expect(polled.requests.map(({ from: at }) => (at - from) / SECOND)).toEqual([0, 20, 40, 60, 80, 120, 200, 350]);
    // Not one league twice while others were not asked.
    expect(new Set(polled.requests.map(({ target }) => target)).size).toBe(8);
    expect(polled.pauses.slice(0, 4).map(({ calls }) => calls)).toEqual([
      ['schedule?league 0'],
      ['schedule?league 1'],
      ['schedule'],
      ['schedule'],
    ]);
    expect(polled.faults.at(-1)).toBe('nguồn trả HTTP 500');
    delete work.fails;
    const failed = polled.requests.length;
    await polled.clock.advance(500 * SECOND);
    const after = polled.requests.slice(failed).map(({ from: at, target }) => ({ at: (at - from) / SECOND, target }));
    expect(after[0]!.at).toBe(500);
    // The one that had not failed yet comes first.
    expect(after[0]!.target).toBe('league 8');
    expect(after.slice(1, 9).map(({ at }, index) => at - after[index]!.at)).toEqual(Array(8).fill(20));
    expect(polled.faults.at(-1)).toBeNull();
    polled.stop.abort();
    await polled.done;
  });

  it('[PF17] (different) arguments with different faults pause only themselves', async () => {
    const targets = Array.from({ length: 9 }, (_, index) => `league ${index}`);
    const work: Parameters<typeof poll>[0] = { targets };
    const polled = poll(work);
    for (let index = 0; index < 9; index += 1) {
      work.fails = new SourceFault(`hỏng kiểu ${index}`);
      await polled.clock.advance(20 * SECOND);
    }
    expect(polled.pauses.every(({ calls }) => calls[0]?.startsWith('schedule?'))).toBe(true);
    polled.stop.abort();
    await polled.done;
  });

  it('[PF17] (not wanted) the stored pause of an argument that is no longer asked for is no fault', async () => {
    const pause = { notBefore: new Date(new FakeClock().now() + 90 * SECOND), fault: 'hỏng' };
    const polled = poll({ paused: new Map([['yesterday', pause]]), takesMs: SECOND });
    await polled.clock.advance(0);
    expect(polled.faults).toEqual([]);
    polled.stop.abort();
    await polled.done;
  });

  it('[PF17] (wrong clock) a pause of an argument that ends far in the future no longer counts', async () => {
    const notBefore = new Date(new FakeClock().now() + 7_200 * SECOND);
    const polled = poll({ paused: new Map([['today', { notBefore, fault: 'hỏng' }]]) });
    await polled.clock.advance(SECOND);
    expect(polled.requests.map(({ target }) => target)).toEqual(['today']);
    polled.stop.abort();
    await polled.done;
  });
});
