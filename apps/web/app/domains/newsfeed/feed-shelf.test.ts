import { FeedTab, UserFilter } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { FeedShelf } from './feed-shelf';
import { FeedStore } from './FeedStore';
import { aPost } from './samples';

const aStore = (shelf: FeedShelf, userId?: number) =>
  new FeedStore(
    { tab: FeedTab.newsfeed, filter: UserFilter.all, userId },
    {
      api: { call: () => Promise.reject(new Error('not expected')) },
      timers: new FakeClock(),
      isSeen: () => true,
      report: () => undefined,
      removed: (id) => {
        shelf.forget(id);
      },
      withdrawn: (isUnwanted) => shelf.withdraw(isUnwanted),
    },
    { list: [aPost(9), aPost(8)], cursor: null },
  );

describe('FeedShelf', () => {
  test('keeps the six feeds that were left last, by their names', () => {
    const shelf = new FeedShelf();
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'a', 'g'];
    for (const name of names) shelf.put(name, aStore(shelf));
    const kept = names.slice(0, 6).map((name) => shelf.get(name) !== undefined);
    expect([...kept, shelf.get('g') !== undefined]).toEqual([true, false, true, true, true, true, true]);
  });

  test('takes a post that the reader removes from one feed out of all of them', async () => {
    const shelf = new FeedShelf();
    const [shown, left] = [aStore(shelf), aStore(shelf)];
    shelf.put('left', left);
    await shown.remove(9, () => Promise.resolve());
    expect([shown, left].map(({ posts }) => posts.map(({ id }) => id))).toEqual([[8], [8]]);
  });

  test('takes what the reader hides out of the feeds that they left, until they undo it; a member’s page stays', () => {
    const shelf = new FeedShelf();
    const stores = [aStore(shelf), aStore(shelf), aStore(shelf, 7)] as const;
    const [shown, left, page] = stores;
    for (const [name, store] of Object.entries({ shown, left, page })) shelf.put(name, store);
    const ids = () => stores.map(({ posts }) => posts.map(({ id }) => id));
    const undo = shown.withdraw(({ id }) => id === 9);
    expect(ids()).toEqual([[8], [8], [9, 8]]);
    undo();
    expect(ids()).toEqual([
      [9, 8],
      [9, 8],
      [9, 8],
    ]);
  });
});
