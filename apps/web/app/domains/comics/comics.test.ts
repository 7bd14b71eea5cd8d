import type { ComicProgress } from '@khandai/contracts';
import { chapterNumber, chapterPath, pageOf } from './comic-path';
import { ReadStore } from './ReadStore';

const { signal } = new AbortController();
const at = (titleId: number, chapterId: number, rest: Partial<ComicProgress> = {}): ComicProgress => ({
  ...{ titleId, chapterId, number: chapterId, page: 2, totalPages: 9, isRead: false },
  ...rest,
});

function open(
  isMember: boolean,
  { device, account = [] }: { device?: string; account?: readonly ComicProgress[] } = {},
) {
  const stored = new Map<string, string>(device === undefined ? [] : [['read-comics', device]]);
  const posted: unknown[] = [];
  const failing = { calls: false };
  const call = (key: string, { body }: { body?: unknown } = {}) => {
    if (failing.calls) return Promise.reject(new Error('no line'));
    if (key.startsWith('POST')) posted.push(body);
    return Promise.resolve({ list: account });
  };
  const reported: unknown[] = [];
  const store = new ReadStore({
    api: { call } as never,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    isMember,
    report: (error) => void reported.push(error),
  });
  return { store, stored, posted, failing, reported };
}

describe('[CT3] (comics, progress) how far one has read', () => {
  test('is on the device of a guest, the last read first', async () => {
    const { store, stored, posted } = open(false);
    await store.open(signal);
    await store.save(at(1, 10));
    await store.save(at(2, 20));
    await store.save(at(1, 11, { isRead: true }));
    await store.save(at(1, 11, { page: 1 }));
    expect(store.comics.map(({ chapterId }) => chapterId)).toEqual([11, 20]);
    expect([store.last(1)?.chapterId, store.of(11)?.isRead, store.of(10)?.page]).toEqual([11, true, 2]);
    expect(posted).toEqual([]);
    const again = open(false, { device: stored.get('read-comics') ?? '' });
    await again.store.open(signal);
    expect(again.store.list.map(({ chapterId }) => chapterId)).toEqual([11, 20, 10]);
  });

  test('is merged into the account at a login, oldest first, and leaves the device', async () => {
    const device = JSON.stringify([at(1, 11, { isRead: true }), at(2, 20)]);
    const { store, stored, posted } = open(true, { device, account: [at(3, 30)] });
    await store.open(signal);
    expect(posted).toEqual([
      {
        seen: [
          { chapterId: 20, page: 2, isRead: false },
          { chapterId: 11, page: 2, isRead: true },
        ],
        merge: true,
      },
    ]);
    expect([stored.size, store.isKnown, store.list]).toEqual([0, true, [at(3, 30)]]);
    await store.save(at(3, 31));
    expect(posted.at(-1)).toEqual({ seen: [{ chapterId: 31, page: 2, isRead: false }] });
  });

  test('stays on the device while the account cannot be reached', async () => {
    const { store, stored, failing, reported } = open(true, { device: JSON.stringify([at(1, 11)]) });
    failing.calls = true;
    await store.open(signal);
    expect([stored.size, store.isKnown, reported.length]).toEqual([1, false, 1]);
  });

  test.each(['', '{', 'null', '[1,null,{"titleId":0}]', '[{"titleId":1,"chapterId":"x"}]'])(
    'passes over %j that something else left there',
    async (device) => {
      const { store } = open(false, { device });
      await store.open(signal);
      expect(store.list).toEqual([]);
    },
  );
});

test('[CT3] (comics, pages) addresses of chapters name a number, and a page that is not the first', () => {
  expect([chapterPath('so-10', 3), chapterPath('so-10', 3, 5)]).toEqual([
    '/truyen-tranh/so-10/chuong-3',
    '/truyen-tranh/so-10/chuong-3?trang=5',
  ]);
  for (const segment of ['chuong-0', 'chuong-x', 'chuong-01', 'chuong--1', 'chuong-1.5', 'tap-1', 'chuong-999999'])
    expect(chapterNumber(segment)).toBeUndefined();
  expect(chapterNumber('chuong-12')).toBe(12);
  expect(pageOf(new URLSearchParams('trang=7'))).toBe(7);
  for (const query of ['', 'trang=0', 'trang=x', 'trang=99999'])
    expect(pageOf(new URLSearchParams(query))).toBeUndefined();
});
