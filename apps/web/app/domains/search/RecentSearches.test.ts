import { RecentSearches } from './RecentSearches';

/** The storage of one browser. */
function browser() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return {
    as: (ownerId: number | undefined) => {
      const recent = new RecentSearches({ storage, ownerId });
      recent.read();
      return recent;
    },
  };
}

describe('recent searches', () => {
  it('are in the order of their use, each once, and eight at most', () => {
    const recent = browser().as(7);
    for (const q of ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'i1', 'C1']) recent.add(q);
    expect(recent.list).toEqual(['C1', 'i1', 'h1', 'g1', 'f1', 'e1', 'd1', 'b1']);
  });

  it('are seen by their owner alone', () => {
    const device = browser();
    device.as(7).add('nam dinh');
    expect(device.as(8).list).toEqual([]);
    expect(device.as(0).list).toEqual([]);
    expect(device.as(7).list).toEqual(['nam dinh']);
  });

  it('outlive the moment in which the user of the page is not known yet', () => {
    const device = browser();
    device.as(7).add('nam dinh');
    const unknown = device.as(undefined);
    unknown.add('hai phong');
    expect(unknown.list).toEqual([]);
    const known = device.as(7);
    known.add('hai phong');
    expect(known.list).toEqual(['hai phong', 'nam dinh']);
  });

  it('are forgotten one by one or all', () => {
    const device = browser();
    const recent = device.as(7);
    recent.add('nam dinh');
    recent.add('hai phong');
    recent.remove('nam dinh');
    expect(device.as(7).list).toEqual(['hai phong']);
    recent.clear();
    expect(device.as(7).list).toEqual([]);
  });
});
