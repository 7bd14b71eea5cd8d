import { Semaphore } from './semaphore.js';

/** Work that ends when the test calls `ends`. */
function work() {
  const ends: (() => void)[] = [];
  const started: number[] = [];
  return {
    ends,
    started,
    one: (number: number) => () =>
      new Promise<number>((resolve) => (started.push(number), ends.push(() => resolve(number)))),
  };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('Semaphore', () => {
  it('runs a limited number of tasks, queues further ones in order, and rejects when the queue is full', async () => {
    const semaphore = new Semaphore({ running: 2, waiting: 2, full: () => new Error('full') });
    const { ends, started, one } = work();
    const all = [0, 1, 2, 3].map((number) => semaphore.run(one(number)));
    await settle();
    expect(started).toEqual([0, 1]);
    await expect(semaphore.run(one(4))).rejects.toThrow('full');
    ends[1]?.();
    await settle();
    expect(started).toEqual([0, 1, 2]);
    ends[0]?.();
    await settle();
    ends[2]?.();
    ends[3]?.();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
    const later = semaphore.run(one(5));
    await settle();
    ends[4]?.();
    expect(await later).toBe(5);
  });

  it('passes the slot of a failed task to the next task', async () => {
    const semaphore = new Semaphore({ running: 1, waiting: 1, full: () => new Error('full') });
    const failing = semaphore.run(() => Promise.reject(new Error('broken')));
    const next = semaphore.run(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
