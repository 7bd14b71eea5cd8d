import { AtMost } from './at-most.js';

/** Work that ends when the test calls `ends`. */
function work() {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  return {
    ends,
    begun,
    one: (number: number) => () =>
      new Promise<number>((resolve) => (begun.push(number), ends.push(() => resolve(number)))),
  };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('AtMost', () => {
  it('runs so many at once, the others in their order, and turns away who would wait too long', async () => {
    const turns = new AtMost({ running: 2, waiting: 2, full: () => new Error('full') });
    const { ends, begun, one } = work();
    const all = [0, 1, 2, 3].map((number) => turns.run(one(number)));
    await settle();
    expect(begun).toEqual([0, 1]);
    await expect(turns.run(one(4))).rejects.toThrow('full');
    ends[1]?.();
    await settle();
    expect(begun).toEqual([0, 1, 2]);
    ends[0]?.();
    await settle();
    ends[2]?.();
    ends[3]?.();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
    const later = turns.run(one(5));
    await settle();
    ends[4]?.();
    expect(await later).toBe(5);
  });

  it('gives the place of work that failed to the next', async () => {
    const turns = new AtMost({ running: 1, waiting: 1, full: () => new Error('full') });
    const failing = turns.run(() => Promise.reject(new Error('broken')));
    const next = turns.run(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
