import { FakeClock, settle } from '@khandai/testing';
import { FakeLog } from '../testing.js';
import { type Claim, Leadership } from './leadership.js';

const SECOND = 1_000;

type Touch = () => Promise<boolean>;

/** A claim controlled by the test, and work that records when it starts and stops. */
function office({ free = true, work }: { free?: boolean; work?: (signal: AbortSignal) => Promise<void> } = {}) {
  const clock = new FakeClock();
  const log = new FakeLog();
  const reported: string[] = [];
  const stop = new AbortController();
  const state = { free, touch: (() => Promise.resolve(true)) as Touch, touches: 0 };
  const claim: Claim = {
    touch: () => {
      state.touches += 1;
      return state.touch();
    },
    release: async () => void reported.push('release'),
  };
  const untilAborted = async (signal: AbortSignal) => {
    reported.push('start');
    await clock.sleep(1e9, signal);
    reported.push('stop');
  };
  const leadership = new Leadership({
    name: 'feed',
    claim: async () => (state.free ? claim : undefined),
    work: work ?? untilAborted,
    clock,
    log: log.log,
  });
  return { clock, log, reported, stop, state, running: leadership.run(stop.signal) };
}

describe('leadership of a continuous job', () => {
  it('works while the claim is touched, and releases it when the process stops', async () => {
    const { clock, reported, stop, state, running } = office();
    await clock.advance(60 * SECOND);
    expect([reported, state.touches]).toEqual([['start'], 20]);
    stop.abort();
    await running;
    expect([reported, clock.sleeping]).toEqual([['start', 'stop', 'release'], 0]);
  });

  it('waits while another process holds the claim, and takes over within seconds', async () => {
    const { clock, reported, stop, state, running } = office({ free: false });
    await clock.advance(60 * SECOND);
    expect(reported).toEqual([]);
    state.free = true;
    await clock.advance(2 * SECOND);
    expect(reported).toEqual(['start']);
    stop.abort();
    await running;
  });

  it('stops at once when another process has the claim', async () => {
    const { clock, reported, stop, state, running } = office();
    await clock.advance(SECOND);
    state.touch = () => Promise.resolve(false);
    state.free = false;
    await clock.advance(3 * SECOND);
    expect(reported).toEqual(['start', 'stop', 'release']);
    stop.abort();
    await running;
  });

  it('survives a short failure of the database', async () => {
    const { clock, reported, stop, state, running } = office();
    await clock.advance(4 * SECOND);
    state.touch = () => Promise.reject(new Error('gone'));
    await clock.advance(3 * SECOND);
    state.touch = () => Promise.resolve(true);
    await clock.advance(60 * SECOND);
    expect(reported).toEqual(['start']);
    stop.abort();
    await running;
  });

  it.each([
    ['refuses', () => Promise.reject<boolean>(new Error('gone'))],
    ['never answers', () => new Promise<boolean>(() => undefined)],
  ])('stops before another process may start when the database %s', async (_what, touch) => {
    const { clock, reported, stop, state, running } = office();
    state.touch = touch;
    state.free = true;
    await settle();
    state.free = false;
    await clock.advance(9 * SECOND);
    expect(reported).toEqual(['start', 'stop', 'release']);
    stop.abort();
    await running;
    expect(clock.sleeping).toBe(0);
  });

  it('restarts failed work, and logs why', async () => {
    let runs = 0;
    const work = async () => {
      runs += 1;
      throw new Error('broken');
    };
    const { clock, log, reported, stop, running } = office({ work });
    await clock.advance(4 * SECOND);
    expect([runs, reported]).toEqual([3, ['release', 'release', 'release']]);
    expect(log.lines[0]?.message).toBe('a continuous job failed and will restart');
    stop.abort();
    await running;
    expect(clock.sleeping).toBe(0);
  });
});
