import { LruMap } from './lru-map.js';

describe('a map with a max', () => {
  it('evicts the entry that was not read or written for the longest time', () => {
    const map = new LruMap<string, number>({ max: 3 });
    map.set('a', 1);
    map.set('b', 2);
    map.set('c', 3);
    expect(map.get('a')).toBe(1);
    map.set('b', 20);
    map.set('d', 4);
    expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual([1, 20, undefined, 4]);
    expect(map.size).toBe(3);
  });

  it('forgets one entry or all of them', () => {
    const map = new LruMap<string, number>({ max: 3 });
    map.set('a', 1);
    map.set('b', 2);
    map.delete('a');
    expect([map.get('a'), map.get('b')]).toEqual([undefined, 2]);
    map.clear();
    expect(map.size).toBe(0);
  });
});
