import { settle } from '@khandai/testing';
import { chunksOf } from './route-chunks';
import { Preloads } from './Preloads';

function preloads() {
  const under: { url: string; end: (error?: Error) => void }[] = [];
  const failures: unknown[] = [];
  const store = new Preloads({
    load: (url) =>
      new Promise((resolve, reject) => under.push({ url, end: (error) => (error ? reject(error) : resolve()) })),
    failed: (error) => failures.push(error),
  });
  return { store, under, failures, urls: () => under.map(({ url }) => url) };
}

describe('preloads of routes', () => {
  test('[SH18] at most four run in parallel; the next starts when one ends, the newest request first', async () => {
    const { store, under, urls } = preloads();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) store.want([`/${name}.js`]);
    expect(urls()).toEqual(['/a.js', '/b.js', '/c.js', '/d.js']);
    under[0]?.end();
    await settle();
    expect(urls().slice(4)).toEqual(['/f.js']);
  });

  test('[SH18] (once) a file is fetched once, unless it failed; a route is done when all its files are', async () => {
    const { store, under, urls, failures } = preloads();
    store.want(['/a.js', '/b.js']);
    store.want(['/b.js', '/c.js']);
    expect(urls()).toEqual(['/a.js', '/b.js', '/c.js']);
    under[2]?.end(new Error('gone'));
    await settle();
    expect(failures).toHaveLength(1);
    store.want(['/c.js']);
    expect(urls()).toHaveLength(4);
  });
});

describe('the chunks of a page', () => {
  const routes = {
    root: { id: 'root', path: '', module: '/root.js', imports: ['/vendor.js'] },
    frame: { id: 'frame', parentId: 'root', module: '/frame.js' },
    home: { id: 'home', parentId: 'frame', index: true, module: '/home.js' },
    live: { id: 'live', parentId: 'frame', path: 'truc-tiep', module: '/live.js', imports: ['/rows.js'] },
    room: {
      id: 'room',
      parentId: 'frame',
      path: 'truc-tiep/:link',
      module: '/room.js',
      imports: ['/rows.js', '/player.js'],
    },
    rest: { id: 'rest', parentId: 'frame', path: '*', module: '/rest.js' },
  };

  test.each([
    ['/', ['/home.js']],
    ['/truc-tiep', ['/live.js', '/rows.js']],
    ['/truc-tiep/a-vs-b?tab=odds#x', ['/room.js', '/rows.js', '/player.js']],
    ['/khong-co', []],
    ['https://elsewhere.test/truc-tiep', []],
  ])('%s needs %j', (href, chunks) => {
    expect(chunksOf(href, routes)).toEqual(chunks);
  });
});
