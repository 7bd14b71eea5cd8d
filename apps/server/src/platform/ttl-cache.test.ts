import { FakeClock, settle } from '@khandai/testing';
import { TtlCache } from './ttl-cache.js';

/** Counts loads; each load ends when the test resolves it, or at once with `atOnce`. */
function set(options: { max?: number; isCacheable?: (value: string) => boolean } = {}) {
  const clock = new FakeClock();
  const cache = new TtlCache<string>({ clock, ttlMs: 500, ...options });
  const loads: PromiseWithResolvers<string>[] = [];
  const load = () => {
    const started = Promise.withResolvers<string>();
    loads.push(started);
    return started.promise;
  };
  const atOnce = (key = 'k') => cache.get(key, () => (load(), Promise.resolve(`${key} ${loads.length}`)));
  return { clock, cache, loads, load, atOnce };
}

describe('TtlCache', () => {
  it('loads once for parallel callers', async () => {
    const { cache, loads, load } = set();
    const askers = Promise.all(Array.from({ length: 50 }, () => cache.get('k', load)));
    expect(loads).toHaveLength(1);
    loads[0]?.resolve('value');
    expect(new Set(await askers)).toEqual(new Set(['value']));
  });

  it('returns the cached value until its time is over, counted from the start of its load', async () => {
    const { clock, cache, loads, load, atOnce } = set();
    const first = cache.get('k', load);
    await clock.advance(300);
    loads[0]?.resolve('slow');
    await first;
    await clock.advance(199);
    expect(await atOnce()).toBe('slow');
    await clock.advance(1);
    expect(await atOnce()).toBe('k 2');
  });

  it('shares a load that takes longer than the time to live, and replaces it after ten seconds', async () => {
    const { clock, cache, loads, load } = set();
    const waiting = cache.get('k', load);
    await clock.advance(9_999);
    expect(cache.get('k', load)).toBe(waiting);
    await clock.advance(1);
    expect(cache.get('k', load)).not.toBe(waiting);
    // An abandoned load that fails late does not evict the value that replaced it.
    loads[1]?.resolve('second');
    await settle();
    loads[0]?.reject(new Error('late'));
    await expect(waiting).rejects.toThrow('late');
    expect(await cache.get('k', load)).toBe('second');
  });

  it('does not cache a failed load: all waiting callers get the error, and the next caller loads again', async () => {
    const { cache, loads, load, atOnce } = set();
    const both = Promise.allSettled([cache.get('k', load), cache.get('k', load)]);
    loads[0]?.reject(new Error('no data'));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await atOnce()).toBe('k 2');
  });

  it('does not cache a value that is not cacheable', async () => {
    const { atOnce } = set({ isCacheable: (value) => value !== 'k 1' });
    await atOnce();
    expect(await atOnce()).toBe('k 2');
    expect(await atOnce()).toBe('k 2');
  });

  it('caches by key, and evicts the oldest entry when it is full', async () => {
    const { atOnce } = set({ max: 2 });
    for (const key of ['a', 'b', 'c']) await atOnce(key);
    expect(await atOnce('c')).toBe('c 3');
    expect(await atOnce('b')).toBe('b 2');
    expect(await atOnce('a')).toBe('a 4');
  });
});
