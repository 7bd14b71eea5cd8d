import { FakeClock, settle } from '@khandai/testing';
import { SharedReads } from './shared-reads.js';

function world(pauseRatio = 0) {
  const clock = new FakeClock();
  const reads = new SharedReads<number>({ clock, pauseRatio });
  const waiting: PromiseWithResolvers<number>[] = [];
  const read = () => {
    const started = Promise.withResolvers<number>();
    waiting.push(started);
    return started.promise;
  };
  return { clock, reads, waiting, get: (key = 'a') => reads.get(key, read) };
}

describe('reads that callers share', () => {
  it('start after each caller: those who come during a read share the next one', async () => {
    const { waiting, get, reads } = world();
    const first = get();
    const [second, third] = [get(), get()];
    expect(waiting).toHaveLength(1);
    waiting[0]?.resolve(1);
    expect(await first).toBe(1);
    await settle();
    expect(waiting).toHaveLength(2);
    waiting[1]?.resolve(2);
    expect(await Promise.all([second, third])).toEqual([2, 2]);
    await settle();
    expect(reads.size).toBe(0);
  });

  it('are separate for each key, and a failure reaches only those who waited for it', async () => {
    const { waiting, get, reads } = world();
    const [one, other] = [get('a'), get('b')];
    const after = get('a');
    waiting[0]?.reject(new Error('no database'));
    waiting[1]?.resolve(5);
    await expect(one).rejects.toThrow('no database');
    expect(await other).toBe(5);
    await settle();
    waiting[2]?.resolve(6);
    expect(await after).toBe(6);
    await settle();
    expect(reads.size).toBe(0);
  });

  it('leave time for other work between reads that take long', async () => {
    const { clock, waiting, get } = world(2);
    const first = get();
    const second = get();
    await clock.advance(30);
    waiting[0]?.resolve(1);
    await first;
    await settle();
    expect(waiting).toHaveLength(1);
    await clock.advance(60);
    expect(waiting).toHaveLength(2);
    waiting[1]?.resolve(2);
    expect(await second).toBe(2);
  });
});
