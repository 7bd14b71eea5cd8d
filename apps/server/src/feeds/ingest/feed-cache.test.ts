import type { FeedBatch } from '../../modules/fixtures/feed.js';
import { FeedCache } from './feed-cache.js';

const commentary = (fixtureId: string): FeedBatch => ({ commentary: [{ fixtureId, list: [] }] });

describe('the cache of feed input', () => {
  it('recognises what it stored, and only that', () => {
    const cache = new FeedCache();
    expect(cache.changed(commentary('1'))).toEqual(commentary('1'));
    cache.store(commentary('1'));
    expect(cache.changed(commentary('1'))).toBeUndefined();
    expect(cache.changed(commentary('2'))).toEqual(commentary('2'));
  });

  it('evicts the items that were not in the feed for the longest time', () => {
    const cache = new FeedCache({ max: 2 });
    cache.store(commentary('1'));
    cache.store(commentary('2'));
    expect(cache.changed(commentary('1'))).toBeUndefined();
    cache.store(commentary('3'));
    expect(cache.changed(commentary('1'))).toBeUndefined();
    expect(cache.changed(commentary('2'))).toEqual(commentary('2'));
  });
});
