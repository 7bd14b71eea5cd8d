import { FeedTab, type Post, PostMode, PostType, PostVisibility, UserFilter } from '@khandai/contracts';
import { fixture } from '../../../test/fixtures';
import { pageRequest } from '../../../test/page-request';
import { listOf, listPath } from '../../domains/people';
import { addressOf, filters, readChoice, tabs } from './feed-address';
import { loadFeed } from './load-feed';
import { feedMeta } from './post-meta';
import { loader as toFeed } from './to-feed';

const member: Post['author'] = {
  ...{ userId: 7, username: 'be.na', showName: 'Bé Na', profilePicture: null },
  ...{ role: 'member', simulated: false },
};
const aPost = (rest: Partial<Post>): Post => ({
  ...{ id: 7, type: PostType.normal, content: 'Bài', createdAt: '2026-11-20T12:00:00.000Z', editedAt: null },
  ...{ visibility: PostVisibility.public, mode: PostMode.normal, shared: null, isShare: false, author: member },
  ...{ listReaction: [], totalReactions: 0, reaction: null, totalComments: 0, totalShares: 0 },
  ...{ saved: false, sourceList: [], mentions: [], hashtags: [], subject: null },
  ...rest,
});

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
    expect(await loadFeed(feed.args)).toMatchObject({
      page: { ok: true, value: posts },
      opened: null,
      isWhole: false,
      matches: [match],
    });
    const own = pageRequest('/bang-tin?nType=1', featured);
    expect(await loadFeed(own.args)).toMatchObject({ page: null, matches: [match] });
    expect(own.asked).toHaveLength(1);
    const friends = pageRequest('/bang-tin?nType=3&fFilter=20', featured);
    expect([await loadFeed(friends.args), friends.asked.length]).toMatchObject([{ page: null, matches: [match] }, 1]);
    const failed = pageRequest('/bang-tin', { [LIST]: 500, [MATCHES]: 500 });
    expect(await loadFeed(failed.args)).toMatchObject({ page: { ok: false }, matches: [] });
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

  describe('at the address of a post', () => {
    const COMMENTS = '/other/api/comment/page-list';
    const FEATURED = '/al/api/schedule/featureMatch';
    const site = { origin: 'https://khandai.example' };
    const answers = { [LIST]: { list: [], cursor: null }, [FEATURED]: { list: [], total: 0 } };
    const open = async (path: string, post: unknown) => {
      const comments = { list: [], cursor: null, total: 0 };
      return loadFeed(pageRequest(path, { ...answers, '/au/api/user/newsfeed/7': post, [COMMENTS]: comments }).args);
    };
    const json = (meta: object[]) => JSON.stringify(meta);

    test('a public post is in the page and in its structured data, under an address of its own', async () => {
      const post = aPost({ content: 'Nam Định </script> vô địch', totalReactions: 3 });
      const data = await open('/bang-tin?pId=7', post);
      expect(data.page).toMatchObject({ ok: true, value: { list: [{ id: 7 }] } });
      const meta = feedMeta(data, site);
      expect(meta).toContainEqual({
        tagName: 'link',
        rel: 'canonical',
        href: 'https://khandai.example/bang-tin?pId=7',
      });
      expect(json(meta)).toContain('DiscussionForumPosting');
      expect(json(meta)).toContain('"userInteractionCount":3');
      expect(json(meta)).not.toContain('noindex');
    });

    test('a long text is described without half an emoji', async () => {
      const data = await open('/bang-tin?pId=7', aPost({ content: '⚽🥅'.repeat(200) }));
      const content = `${[...'⚽🥅'.repeat(200)].slice(0, 159).join('')}…`;
      expect(feedMeta(data, site)).toContainEqual({ name: 'description', content });
    });

    test('a private post, a missing one and one of a simulated member are not for search engines', async () => {
      const missing = await open('/bang-tin?pId=7', 404);
      expect(missing.opened).toBe('missing');
      expect(json(feedMeta(missing, site))).toContain('noindex');
      const simulated = aPost({ author: { ...member, simulated: true } });
      const meta = json(feedMeta(await open('/bang-tin?pId=7', simulated), site));
      expect([meta.includes('noindex'), meta.includes('DiscussionForumPosting')]).toEqual([true, false]);
      expect(json(feedMeta(await open('/bang-tin?gFilter=20', 404), site))).toContain('noindex');
    });
  });
});
