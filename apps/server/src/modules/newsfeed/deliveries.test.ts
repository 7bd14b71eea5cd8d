import { FakeClock } from '@khandai/testing';
import { FakeLog } from '../../platform/testing.js';
import { Deliveries } from './deliveries.js';
import type { Waiting } from './retry-at.js';

describe('the delivery of posts to home feeds', () => {
  it('goes on with the others when one always fails, and tries that one less and less often', async () => {
    const clock = new FakeClock(Date.parse('2026-11-20T12:00:00Z'));
    const { log, lines } = new FakeLog();
    const due = new Map<number, Waiting & { dueAt: number }>([[1, { postId: 1, attempts: 0, dueAt: 0 }]]);
    const delivered: number[] = [];
    const waits: number[] = [];
    const deliveries = new Deliveries({
      home: {
        pending: (_limit, now) => Promise.resolve([...due.values()].filter(({ dueAt }) => dueAt <= now.getTime())),
        deliver: (postId) => {
          if (postId === 1) return Promise.reject(new Error('this post is poisoned'));
          delivered.push(postId);
          due.delete(postId);
          return Promise.resolve(false);
        },
        postpone: (postId, attempts, dueAt) => {
          due.set(postId, { postId, attempts, dueAt: dueAt.getTime() });
          waits.push(dueAt.getTime() - clock.now());
          return Promise.resolve();
        },
      },
      clock,
      log,
    });
    const { signal } = new AbortController();
    for (let postId = 2; postId < 6; postId += 1) {
      due.set(postId, { postId, attempts: 0, dueAt: 0 });
      expect(await deliveries.deliver(signal)).toBe(false);
      await deliveries.deliver(signal);
      await clock.advance(3_600_000);
    }
    expect(delivered).toEqual([2, 3, 4, 5]);
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000]);
    expect(lines).toHaveLength(4);
  });
});
