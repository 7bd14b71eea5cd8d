import { FeedTab, UserFilter } from '@khandai/contracts';
import { fixture } from '../../../test/fixtures';
import { pageRequest } from '../../../test/page-request';
import { listOf, listPath } from '../../domains/people';
import { addressOf, filters, readChoice, tabs } from './feed-address';
import { loadFeed } from './load-feed';
import { loader as toFeed } from './to-feed';

const LIST = '/au/api/user/newsfeed-list';
const MATCHES = '/al/api/schedule/featureMatch';

describe('the page of the feed', () => {
  test('[SH16] (redirect-page) the number of a post opens it, other names lead to the feed, and the query is kept', () => {
    const leadTo = (path: string) => {
      const [, slug = ''] = /bang-tin\/([^?]*)/.exec(path) ?? [];
      try {
        toFeed(pageRequest(path, {}, { slug }).args);
      } catch (error) {
        if (error instanceof Response) return [error.status, error.headers.get('location')];
        throw error;
      }
      return undefined;
    };
    expect(leadTo('/bang-tin/42?nType=1')).toEqual([302, '/bang-tin?nType=1&pId=42']);
    expect(leadTo('/bang-tin/khong-co?a=1')).toEqual([302, '/bang-tin?a=1']);
    expect(leadTo('/mb/bang-tin/7')).toEqual([302, '/mb/bang-tin?pId=7']);
  });

  test('is served with the first page of its tab, but never with one’s own posts', async () => {
    const posts = { list: [], cursor: null };
    const match = fixture();
    const featured = { [MATCHES]: { list: [match], total: 1 } };
    const feed = pageRequest('/bang-tin?gFilter=20', { [LIST]: posts, ...featured });
    expect(await loadFeed(feed.args)).toEqual({ page: { ok: true, value: posts }, matches: [match] });
    const own = pageRequest('/bang-tin?nType=1', featured);
    expect(await loadFeed(own.args)).toEqual({ page: null, matches: [match] });
    expect(own.asked).toHaveLength(1);
    const friends = pageRequest('/bang-tin?nType=3&fFilter=20', featured);
    expect([await loadFeed(friends.args), friends.asked.length]).toEqual([{ page: null, matches: [match] }, 1]);
    const failed = pageRequest('/bang-tin', { [LIST]: 500, [MATCHES]: 500 });
    expect(await loadFeed(failed.args)).toEqual({ page: { ok: false }, matches: [] });
    expect(failed.faults).toHaveLength(2);
  });

  test('[SH6] (feed address) reads its choice from the address; anything unknown is the whole feed', () => {
    const whole = { tab: FeedTab.newsfeed, filter: UserFilter.all };
    const read = (query: string) => readChoice(new URLSearchParams(query));
    expect([read(''), read('nType=9&gFilter=x'), read('nType=&gFilter=')]).toEqual([whole, whole, whole]);
    expect(read('nType=4&gFilter=20&pId=7&fFilter=2')).toEqual({ tab: FeedTab.tip, filter: UserFilter.commentator });
    for (const tab of tabs)
      for (const filter of tab === FeedTab.home ? [UserFilter.all] : filters) {
        const choice = { tab, filter };
        expect(readChoice(new URL(addressOf(choice), 'https://khandai.example').searchParams)).toEqual(choice);
      }
  });

  test('[SH6] (friends’ lists) fFilter chooses a list of members, and an unknown one none', () => {
    const chosen = (path: string) => listOf(new URL(path, 'https://khandai.example').searchParams);
    for (const name of ['friends', 'requests', 'sent', 'following', 'followers', 'suggestions'] as const)
      expect(chosen(listPath(name))).toBe(name);
    expect([chosen('/bang-tin?nType=3&fFilter=999'), chosen('/bang-tin?nType=3')]).toEqual([undefined, undefined]);
  });
});
