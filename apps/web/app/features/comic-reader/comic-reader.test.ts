import type { ComicChapter, ComicProgress } from '@khandai/contracts';
import { ApiError } from '@khandai/api-client';
import { FakeClock } from '@khandai/testing';
import { isLive, livePages } from './live-pages';
import { loadedPixels, pageSources } from './page-sources';
import { readReaderSettings, saveReaderSettings } from './reader-settings';
import { ReaderStore } from './ReaderStore';
import { spreadAt, spreadsOf } from './spread-model';
import { inSight, startsOf } from './strip-model';

const page = (width = 720, height = 1040) => ({ url: '/tep/posts/a/picture.webp', alt: '', width, height });
const chapterOf = (count: number, rest: Partial<ComicChapter> = {}): ComicChapter => ({
  ...{ chapterId: 7, number: 2, name: '', totalPages: count, reads: 3, publishedAt: '2026-11-20T12:00:00Z' },
  comic: { titleId: 1, slug: 'so-10', title: 'Số 10', author: '', cover: null, state: 'ongoing', simulated: false },
  licence: { holder: 'Khán Đài', kind: 'own', source: 'Tự vẽ' },
  pages: Array.from({ length: count }, () => page()),
  chapters: [1, 2, 4].map((number) => ({ chapterId: number, number, name: '' })),
  ...rest,
});

function open(chapter: ComicChapter, start = 1) {
  const clock = new FakeClock();
  const saved: ComicProgress[] = [];
  const calls: string[] = [];
  const kept: object[] = [];
  const failures = new Map<string, unknown>();
  const call = (key: string) => {
    calls.push(key);
    return failures.has(key) ? Promise.reject(failures.get(key) as Error) : Promise.resolve({});
  };
  const store = new ReaderStore(chapter, start, {
    api: { call } as never,
    save: async (progress) => void saved.push(progress),
    keepSettings: (settings) => void kept.push(settings),
    timers: clock,
    report: () => undefined,
  });
  return { clock, saved, calls, kept, failures, store };
}

const CHECK = 'GET /other/api/comic/chapter/{slug}/{number}';
const COUNT = 'POST /other/api/comic/read/{chapterId}';
const sight = (current: number, rest: object = {}) => ({
  first: current,
  last: current,
  current,
  isAtEnd: false,
  ...rest,
});

describe('[CT3] (comics, reader) the strip', () => {
  const starts = startsOf([page(100, 100), page(100, 200), page(100, 50)]);

  test('knows where each page is without measuring it', () => {
    expect(starts).toEqual([0, 1, 3, 3.5]);
    const at = (above: number) => inSight(starts, { above, width: 100, windowHeight: 100 });
    expect(at(0)).toEqual({ first: 0, last: 1, current: 0, isAtEnd: false });
    expect(at(150)).toMatchObject({ first: 1, last: 1, current: 1 });
    expect(at(250)).toEqual({ first: 1, last: 2, current: 1, isAtEnd: true });
    expect(at(-500)).toMatchObject({ first: 0, current: 0 });
    expect(at(9_000)).toMatchObject({ last: 2, current: 2, isAtEnd: true });
  });

  test('of no width, as before the first layout, is at its start', () => {
    expect(inSight(starts, { above: 0, width: 0, windowHeight: 100 })).toMatchObject({ first: 0, last: 0 });
  });
});

describe('[CT3] (comics, reader) the pages whose pictures are loaded', () => {
  const many = Array.from({ length: 200 }, () => page(1_536, 2_220));

  test('are those in sight, the next two and the one before', () => {
    expect(livePages(many, { first: 10, last: 10 }, 640)).toEqual({ from: 9, to: 12 });
    expect(livePages(many, { first: 0, last: 0 }, 640)).toEqual({ from: 0, to: 2 });
    expect(livePages(many, { first: 199, last: 199 }, 640)).toEqual({ from: 198, to: 199 });
  });

  test('are fewer when they are large, and never those in sight alone too few', () => {
    const range = livePages(many, { first: 10, last: 11 }, 1_536);
    expect(range).toEqual({ from: 10, to: 11 });
    expect([9, 10, 11, 12].map((index) => isLive(range, index))).toEqual([false, true, true, false]);
  });

  test('need at most 60 MB as they are decoded, on every screen', () => {
    for (const pixels of [320, 640, 1_024, 1_280, 1_536])
      for (let first = 0; first < many.length; first += 1) {
        const { from, to } = livePages(many, { first, last: Math.min(first + 1, 199) }, pixels);
        const bytes = (to - from + 1) * pixels * ((pixels * 2_220) / 1_536) * 4;
        expect(bytes).toBeLessThan(60 * 1024 * 1024);
      }
  });

  test('[UI5] (widths) come by the image route, and smaller where data is saved', () => {
    const wide = pageSources('/tep/posts/a/picture.webp', false).srcSet ?? '';
    expect(wide).toContain('/anh/1536x1?src=%2Ftep%2Fposts%2Fa%2Fpicture.webp 1536w');
    expect(wide).not.toContain('2048w');
    const low = pageSources('/tep/posts/a/picture.webp', true).srcSet ?? '';
    expect(low.match(/\d+w/g)).toEqual(['320w', '640w']);
    expect(loadedPixels(390, 3, false)).toBe(1_280);
    expect(loadedPixels(390, 3, true)).toBe(640);
    expect(loadedPixels(900, 4, false)).toBe(1_536);
  });
});

describe('[CT3] (comics, reader) spreads', () => {
  const pages = [page(), page(), page(), page(1_400, 1_000), page(), page()];

  test('are single pages on phones; two from the second page on otherwise, and a wide page alone', () => {
    expect(spreadsOf(pages, false)).toHaveLength(6);
    expect(spreadsOf(pages, true)).toEqual([[0], [1, 2], [3], [4, 5]]);
    expect(spreadAt(spreadsOf(pages, true), 5)).toBe(3);
    expect(spreadsOf([], true)).toEqual([]);
  });
});

describe('[CT3] (comics, reader) a chapter that is read', () => {
  test('is saved where the reader rests, and counted once', async () => {
    const { store, saved, calls, clock } = open(chapterOf(5));
    store.saw(sight(0));
    await clock.advance(5_000);
    expect([saved, calls]).toEqual([[], []]);
    for (const current of [1, 2, 3]) store.saw(sight(current));
    await clock.advance(500);
    expect(saved).toEqual([]);
    await clock.advance(1_000);
    expect(saved).toMatchObject([{ titleId: 1, chapterId: 7, number: 2, page: 4, totalPages: 5, isRead: false }]);
    store.saw(sight(4, { isAtEnd: true }));
    store.leave();
    expect(saved.at(-1)).toMatchObject({ page: 5, isRead: true });
    expect(calls.filter((call) => call === COUNT)).toHaveLength(1);
  });

  test('starts at the page of the address, within the chapter', () => {
    expect(open(chapterOf(5), 4).store.current).toBe(3);
    expect(open(chapterOf(5), 99).store.current).toBe(4);
    expect(open(chapterOf(0)).store.total).toBe(0);
  });

  test('turns by pages or spreads, to the end and back, and is remembered', () => {
    const { store, kept } = open(chapterOf(4));
    store.choose('paged');
    expect(kept).toEqual([{ mode: 'paged' }]);
    store.measure({ pageWidth: 500, density: 1 }, true);
    store.forward();
    expect(store.spread).toEqual([1, 2]);
    store.forward();
    expect(store.spread).toEqual([3]);
    store.forward();
    expect(store.isAtEnd).toBe(true);
    store.back();
    expect([store.isAtEnd, store.spread]).toEqual([false, [3]]);
    store.back();
    expect(store.spread).toEqual([1, 2]);
    store.goTo(-3);
    expect(store.current).toBe(0);
    store.back();
    expect(store.current).toBe(0);
  });

  test('knows its neighbours, also where numbers are left out', () => {
    const { store } = open(chapterOf(1));
    expect([store.previousChapter?.number, store.nextChapter?.number]).toEqual([1, 4]);
  });

  test('a broken page is tried again by itself; the others stay', () => {
    const { store, calls } = open(chapterOf(3));
    store.failed(1);
    expect([0, 1, 2].map((index) => store.isBroken(index))).toEqual([false, true, false]);
    expect(calls).toEqual([CHECK]);
    store.retry(1);
    expect([store.isBroken(1), store.tryOf(1)]).toEqual([false, 1]);
  });

  test.each([
    ['it was taken down', 410, 1250],
    ['its chapter became a draft again', 404, 404],
  ])('says so when %s meanwhile, and saves nothing more', async (_what, status, code) => {
    const { store, failures, saved, clock } = open(chapterOf(3));
    failures.set(CHECK, new ApiError({ status, code, message: 'gỡ' } as never));
    store.saw(sight(1));
    store.failed(1);
    await clock.advance(2_000);
    expect(store.isGone).toBe(true);
    expect(saved).toEqual([]);
  });
});

test('[CT3] (comics, reader) the way of reading is read from the settings of the browser, which nobody can trust', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  expect(readReaderSettings(storage, true)).toEqual({ mode: 'strip', lowData: true });
  saveReaderSettings(storage, { mode: 'paged' });
  saveReaderSettings(storage, { lowData: false });
  expect(readReaderSettings(storage, true)).toEqual({ mode: 'paged', lowData: false });
  for (const key of stored.keys()) stored.set(key, '{"comicMode":7,"comicLowData":"yes"}');
  expect(readReaderSettings(storage, false)).toEqual({ mode: 'strip', lowData: false });
});
