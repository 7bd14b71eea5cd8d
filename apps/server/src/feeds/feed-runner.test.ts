import { FakeClock, settle } from '@khandai/testing';
import { FeedRunner, type FeedRunnerDeps } from './feed-runner.js';

function company(clock: FakeClock) {
  const errors: string[] = [];
  const log = { info: () => undefined, error: (_fields: object, message: string) => void errors.push(message) };
  const reported: string[] = [];
  const ingest: FeedRunnerDeps['ingest'] = {
    ingest: async () => undefined,
    clearCache: () => void reported.push('clearCache'),
    removeOrigin: async (origin) => void reported.push(`removeOrigin ${origin}`),
  };
  return { deps: { clock, log, ingest }, errors, reported };
}

describe('feed runner', () => {
  it('restarts a failed feed after growing delays, and logs why', async () => {
    const clock = new FakeClock();
    const { deps, errors } = company(clock);
    let runs = 0;
    const feed = {
      name: 'demo',
      run: async () => {
        runs += 1;
        throw new Error('gone');
      },
    };
    const stop = new AbortController();
    const run = new FeedRunner({ ...deps, feed }).run(stop.signal);
    await settle();
    expect(runs).toBe(1);
    await clock.advance(10_000);
    expect(runs).toBeGreaterThanOrEqual(3);
    expect(runs).toBeLessThanOrEqual(6);
    expect(errors[0]).toBe('the feed failed and will restart');
    stop.abort();
    await run;
    expect(clock.sleeping).toBe(0);
  });

  it('clears its cache at each start, because another process may have written meanwhile', async () => {
    const clock = new FakeClock();
    const { deps, reported } = company(clock);
    const feed = {
      name: 'demo',
      run: async (_sink: unknown, signal: AbortSignal) =>
        clock.sleep(1e9, signal).then(() => void reported.push('run')),
    };
    const stop = new AbortController();
    const run = new FeedRunner({ ...deps, feed }).run(stop.signal);
    await settle();
    expect(reported).toEqual(['clearCache', 'removeOrigin demo']);
    stop.abort();
    await run;
  });
});
