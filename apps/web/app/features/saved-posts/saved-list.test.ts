import type { SavedArticle } from '@khandai/contracts';
import { SavedListStore } from './SavedListStore';

const saved = (articleId: number): SavedArticle => ({ articleId, savedAt: '2026-11-20T12:00:00.000Z', article: null });

test('saved articles grow by pages until the last one, and one taken off is gone', async () => {
  const asked: (string | undefined)[] = [];
  const removed: number[] = [];
  const store = new SavedListStore({
    idOf: ({ articleId }: SavedArticle) => articleId,
    page: (cursor) => {
      asked.push(cursor);
      return Promise.resolve(
        cursor === undefined
          ? { list: [saved(3), saved(2)], cursor: '2' }
          : { list: [saved(2), saved(1)], cursor: null },
      );
    },
    remove: (articleId) => Promise.resolve(void removed.push(articleId)),
    report: () => undefined,
  });
  expect([store.isEmpty, store.hasMore]).toEqual([false, false]);
  await store.more();
  expect(store.hasMore).toBe(true);
  await store.more();
  await store.more();
  expect(asked).toEqual([undefined, '2']);
  expect(store.list.map(({ articleId }) => articleId)).toEqual([3, 2, 1]);
  expect(await store.remove(2)).toBe(true);
  expect(store.list.map(({ articleId }) => articleId)).toEqual([3, 1]);
  expect(removed).toEqual([2]);
});

test('a failure is reported, keeps the list and can be tried again', async () => {
  let isDown = true;
  const reported: unknown[] = [];
  const store = new SavedListStore({
    idOf: ({ articleId }: SavedArticle) => articleId,
    page: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve({ list: [], cursor: null })),
    remove: () => Promise.reject(new Error('down')),
    report: (error) => reported.push(error),
  });
  await store.more();
  expect(store.status).toBe('failed');
  expect(await store.remove(1)).toBe(false);
  expect(reported).toHaveLength(2);
  isDown = false;
  await store.more();
  expect([store.status, store.isEmpty]).toEqual(['idle', true]);
});
