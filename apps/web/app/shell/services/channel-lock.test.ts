import { FakeClock, settle } from '@khandai/testing';
import { type LockChannel, type LockMessage, ChannelLock } from './channel-lock';

/** Several pages of one browser on one channel. */
function browser() {
  const clock = new FakeClock();
  const pages = new Map<object, (message: LockMessage) => void>();
  const open = () => {
    const page = {};
    const channel: LockChannel = {
      listen: (listener) => pages.set(page, listener),
      post: (message) => {
        if (pages.has(page)) for (const [other, hear] of pages) if (other !== page) hear(message);
      },
    };
    return { turns: new ChannelLock(channel, { clock, maxWaitMs: 15_000 }), kill: () => pages.delete(page) };
  };
  return { clock, open };
}

/** Work that logs its start and ends when the test calls `end`. */
function work(log: string[], name: string) {
  const ends = Promise.withResolvers<string>();
  return {
    end: () => {
      ends.resolve(name);
    },
    begin: () => (log.push(name), ends.promise),
  };
}

describe('ChannelLock', () => {
  test('runs one task at a time in order of the requests, also for parallel requests', async () => {
    const { clock, open } = browser();
    const log: string[] = [];
    const [one, other] = [work(log, 'one'), work(log, 'other')];
    const both = [open().turns.runExclusive(one.begin), open().turns.runExclusive(other.begin)];
    await clock.advance(5_000);
    expect(log).toHaveLength(1);
    one.end();
    other.end();
    await settle();
    await clock.advance(200);
    expect([log.length, ...(await Promise.all(both))]).toEqual([2, 'one', 'other']);
  });

  test('waits for the current holder and starts after it', async () => {
    const { clock, open } = browser();
    const log: string[] = [];
    const [one, other] = [work(log, 'one'), work(log, 'other')];
    const first = open().turns.runExclusive(one.begin);
    await clock.advance(100);
    const second = open().turns.runExclusive(other.begin);
    await clock.advance(3_000);
    expect(log).toEqual(['one']);
    one.end();
    await first;
    await clock.advance(100);
    expect(log).toEqual(['one', 'other']);
    other.end();
    await second;
  });

  test('does not wait for a page that was killed', async () => {
    const { clock, open } = browser();
    const log: string[] = [];
    const [dead, heir] = [open(), open()];
    void dead.turns.runExclusive(work(log, 'dead').begin);
    await clock.advance(100);
    const after = work(log, 'heir');
    const turn = heir.turns.runExclusive(after.begin);
    await clock.advance(100);
    dead.kill();
    await clock.advance(1_100);
    expect(log).toEqual(['dead', 'heir']);
    after.end();
    await turn;
  });

  test('stops waiting for a frozen holder, and releases the lock after an error', async () => {
    const { clock, open } = browser();
    const log: string[] = [];
    void open().turns.runExclusive(work(log, 'frozen').begin);
    await clock.advance(100);
    const { turns } = open();
    const failing = turns.runExclusive(() => (log.push('failing'), Promise.reject(new Error('away'))));
    const failed = expect(failing).rejects.toThrow('away');
    await clock.advance(14_000);
    expect(log).toEqual(['frozen']);
    await clock.advance(2_200);
    await failed;
    const next = turns.runExclusive(() => Promise.resolve(7));
    await clock.advance(17_000);
    await expect(next).resolves.toBe(7);
  });
});
