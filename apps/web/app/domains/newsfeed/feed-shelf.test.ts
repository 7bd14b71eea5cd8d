import { FeedTab, UserFilter } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { FeedShelf } from './feed-shelf';
import { FeedStore } from './FeedStore';

const aStore = (timers: FakeClock) =>
  new FeedStore(
    { tab: FeedTab.newsfeed, filter: UserFilter.all },
    {
      api: { call: () => Promise.reject(new Error('not expected')) },
      timers,
      isSeen: () => true,
      report: () => undefined,
    },
  );

describe('FeedShelf', () => {
  test('gives a feed back by its name, to links for five minutes and to Back at any time', async () => {
    const clock = new FakeClock();
    const [shelf, store] = [new FeedShelf(clock), aStore(clock)];
    shelf.put('5 99', store);
    expect(shelf.take('5 99', { isReturn: false })).toBe(store);
    expect(shelf.take('5 10', { isReturn: true })).toBeUndefined();
    await clock.advance(301_000);
    expect(shelf.take('5 99', { isReturn: false })).toBeUndefined();
    expect(shelf.take('5 99', { isReturn: true })).toBe(store);
  });

  test('keeps the six feeds that were left last', () => {
    const clock = new FakeClock();
    const shelf = new FeedShelf(clock);
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'a', 'g'];
    for (const name of names) shelf.put(name, aStore(clock));
    expect(names.slice(0, 6).map((name) => shelf.take(name, { isReturn: true }) !== undefined)).toEqual([
      true,
      ...[false, true, true, true, true],
    ]);
  });
});
