import type { ComicCard } from '@khandai/contracts';
import { choiceHref, choiceOf } from './comic-address';
import { ComicListStore } from './ComicListStore';

const card = (titleId: number) => ({ titleId }) as ComicCard;

test('[CT3] (comics, pages) filters of the library are words of its address; unknown ones choose nothing', () => {
  const choice = { genre: 'school', state: 'complete', q: 'nữ tướng', sort: 'read' } as const;
  const href = choiceHref(choice);
  expect(href).toBe(
    '/truyen-tranh?the-loai=hoc-duong&tinh-trang=tron-bo&tim=n%E1%BB%AF+t%C6%B0%E1%BB%9Bng&xep=doc-nhieu',
  );
  expect(choiceOf(new URL(href, 'https://a').searchParams)).toEqual(choice);
  expect(choiceHref({ sort: 'new', q: '' })).toBe('/truyen-tranh');
  expect(choiceOf(new URLSearchParams('the-loai=toString&tinh-trang=&xep=__proto__&tim=%20'))).toEqual({});
});

test('[CT3] (comics, pages) the list grows page by page, shows no comic twice, and says when a page did not come', async () => {
  const pages = [
    { total: 4, list: [card(2), card(3)] },
    { total: 4, list: [] },
  ];
  const asked: unknown[] = [];
  const failing = { calls: false };
  const call = (_key: string, input: unknown) => {
    asked.push(input);
    return failing.calls ? Promise.reject(new Error('no line')) : Promise.resolve(pages.shift());
  };
  const reported: unknown[] = [];
  const served = { total: 4, list: [card(1), card(2)] };
  const store = new ComicListStore({ genre: 'life' }, served, {
    api: { call } as never,
    report: (error) => void reported.push(error),
  });
  failing.calls = true;
  await store.more();
  expect([store.load, reported.length]).toEqual(['failed', 1]);
  failing.calls = false;
  await store.more();
  expect(store.list.map(({ titleId }) => titleId)).toEqual([1, 2, 3]);
  expect(asked.at(-1)).toEqual({ query: { genre: 'life', pageNum: 2 } });
  expect(store.hasMore).toBe(true);
  await store.more();
  expect(store.hasMore).toBe(false);
});
