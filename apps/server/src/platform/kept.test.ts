import { FakeClock, settle } from '@khandai/testing';
import { Kept } from './kept.js';

/** Counts loads; each load ends when the test resolves it, or at once with `atOnce`. */
function set(options: { max?: number; worth?: (value: string) => boolean } = {}) {
  const clock = new FakeClock();
  const kept = new Kept<string>({ clock, ms: 500, ...options });
  const loads: PromiseWithResolvers<string>[] = [];
  const load = () => {
    const begun = Promise.withResolvers<string>();
    loads.push(begun);
    return begun.promise;
  };
  const atOnce = (key = 'k') => kept.get(key, () => (load(), Promise.resolve(`${key} ${loads.length}`)));
  return { clock, kept, loads, load, atOnce };
}

describe('what is kept for a short while', () => {
  it('is loaded once for all who ask at a time', async () => {
    const { kept, loads, load } = set();
    const askers = Promise.all(Array.from({ length: 50 }, () => kept.get('k', load)));
    expect(loads).toHaveLength(1);
    loads[0]?.resolve('value');
    expect(new Set(await askers)).toEqual(new Set(['value']));
  });

  it('is at hand until its time is over, counted from when it was asked for', async () => {
    const { clock, kept, loads, load, atOnce } = set();
    const first = kept.get('k', load);
    await clock.advance(300);
    loads[0]?.resolve('slow');
    await first;
    await clock.advance(199);
    expect(await atOnce()).toBe('slow');
    await clock.advance(1);
    expect(await atOnce()).toBe('k 2');
  });

  it('is still loaded once when that takes longer than it is kept, and given up after ten seconds', async () => {
    const { clock, kept, loads, load } = set();
    const waiting = kept.get('k', load);
    await clock.advance(9_999);
    expect(kept.get('k', load)).toBe(waiting);
    await clock.advance(1);
    expect(kept.get('k', load)).not.toBe(waiting);
    // An abandoned load that fails late does not evict the value that replaced it.
    loads[1]?.resolve('second');
    await settle();
    loads[0]?.reject(new Error('late'));
    await expect(waiting).rejects.toThrow('late');
    expect(await kept.get('k', load)).toBe('second');
  });

  it('is not kept when it failed: all who waited hear of it, the next one tries anew', async () => {
    const { kept, loads, load, atOnce } = set();
    const both = Promise.allSettled([kept.get('k', load), kept.get('k', load)]);
    loads[0]?.reject(new Error('no data'));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await atOnce()).toBe('k 2');
  });

  it('is not kept when it is not worth it', async () => {
    const { atOnce } = set({ worth: (value) => value !== 'k 1' });
    await atOnce();
    expect(await atOnce()).toBe('k 2');
    expect(await atOnce()).toBe('k 2');
  });

  it('is kept apart by its key, and stays little whatever number of keys is asked for', async () => {
    const { atOnce } = set({ max: 2 });
    for (const key of ['a', 'b', 'c']) await atOnce(key);
    expect(await atOnce('c')).toBe('c 3');
    expect(await atOnce('b')).toBe('b 2');
    expect(await atOnce('a')).toBe('a 4');
  });
});
