import { FakeClock } from '@khandai/testing';
import type { PostFrame } from '@khandai/contracts';
import { CommentsStore, REFRESH_MS } from './CommentsStore';

const about = (postId: number) => ({ place: { postId }, totalComments: 0 });

describe('CommentsStore', () => {
  test('keeps what was typed, or a comment that was refused, until the post opens again', async () => {
    const unsent = new Map<string, string>();
    const api = { call: () => Promise.reject(new Error('offline')) };
    const open = (id: number) =>
      new CommentsStore(about(id), { api: api as never, timers: new FakeClock(), uuid: () => 'a-uuid', unsent });
    const first = open(1);
    first.keepDraft('Đang viết');
    first.close();
    expect([open(1).draft.content, open(2).draft.content]).toEqual(['Đang viết', '']);

    const second = open(2);
    const an = { userId: 3, username: 'an.viet', showName: 'An Viết', profilePicture: null };
    await second.say('Hay quá @An Viết', null, [an]);
    second.close();
    const again = open(2);
    expect(again.draft).toEqual({ content: 'Hay quá @An Viết', people: [an] });
    again.keepDraft(' ');
    again.close();
    expect([...unsent.keys()]).toEqual(['comment-1']);
  });

  test('[NF3] reads and writes the comments of an article by its id, apart from the post of the same number', async () => {
    const asked: unknown[] = [];
    const api = {
      call: (key: string, request: unknown) => {
        asked.push([key, request]);
        return Promise.resolve({ list: [], cursor: null, total: 0, commentId: 1, parentId: null });
      },
    };
    const unsent = new Map<string, string>();
    const article = { place: { articleId: 1 }, totalComments: 0 };
    const store = new CommentsStore(article, {
      api: api as never,
      timers: new FakeClock(),
      uuid: () => 'a-uuid',
      unsent,
    });
    await store.more(null);
    await store.say('Hay', null);
    store.keepDraft('Nữa');
    expect([asked, [...unsent.keys()]]).toEqual([
      [
        ['GET /other/api/comment/page-list', { query: { articleId: 1 } }],
        [
          'POST /other/api/comment/create',
          { body: { content: 'Hay', parentId: null, mentions: [], uuid: 'a-uuid', articleId: 1 } },
        ],
      ],
      ['comment-article-1'],
    ]);
  });

  test('says how a comment that was sent ended, and how many were loaded', async () => {
    const answers = [
      () => Promise.resolve({ list: [{ commentId: 1 }, { commentId: 2 }], cursor: null, total: 2 }),
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve({ commentId: 3, parentId: null }),
    ];
    const api = { call: () => answers.shift()?.() };
    const store = new CommentsStore(about(1), {
      ...{ api: api as never, timers: new FakeClock() },
      uuid: () => 'a-uuid',
      unsent: new Map(),
    });
    const said = [store.news];
    await store.more(null);
    said.push(store.news);
    const sending = store.say('Hay', null);
    said.push(store.news);
    await sending;
    said.push(store.news);
    await Promise.all(store.pending(null).map((one) => store.again(one)));
    said.push(store.news);
    expect(said).toEqual([undefined, { key: 'loaded', count: 2 }, undefined, { key: 'refused' }, { key: 'sent' }]);
  });

  test('reads comments again when the server says that they changed, at most once in three seconds', async () => {
    const asked: unknown[] = [];
    const site = { ids: [1], total: 1 };
    const api = {
      call: (_key: string, { query }: { query: unknown }) => {
        asked.push(query);
        const { ids, total } = site;
        return Promise.resolve({
          list: ids.map((commentId) => ({ commentId, parentId: null, totalReplies: 0 })),
          cursor: null,
          total,
        });
      },
    };
    const timers = new FakeClock();
    const store = new CommentsStore(about(7), {
      ...{ api: api as never, timers, uuid: () => 'a-uuid', unsent: new Map<string, string>() },
    });
    await store.more(null);
    const frame = (totalComments: number, comments = false): PostFrame => ({
      ...{ type: 'post', postId: 7, comments },
      state: { listReaction: [], totalReactions: 0, totalComments, totalShares: 0, editedAt: null },
    });
    store.accept(frame(1));
    await timers.advance(0);
    expect(asked).toHaveLength(1);
    Object.assign(site, { ids: [3, 2, 1], total: 3 });
    store.accept(frame(3, true));
    store.accept(frame(3, true));
    await timers.advance(0);
    expect([asked.length, store.waiting, store.total, store.level(null).list.length]).toEqual([2, 2, 3, 1]);
    store.showNewer();
    expect([store.waiting, store.level(null).list.map(({ commentId }) => commentId)]).toEqual([0, [3, 2, 1]]);
    await timers.advance(REFRESH_MS);
    expect(asked).toHaveLength(3);
    // After a reconnect the first frame says only how many there are.
    await timers.advance(REFRESH_MS);
    Object.assign(site, { ids: [3, 1], total: 2 });
    store.accept(frame(2));
    await timers.advance(0);
    expect([asked.length, store.total]).toEqual([4, 2]);
    // Frames that come while it waits name the answers that it reads with the next look.
    await store.more(3);
    store.accept({ ...frame(2, true), answered: [3] });
    store.accept(frame(2, true));
    await timers.advance(REFRESH_MS);
    expect(asked.slice(-2)).toMatchObject([{ pageSize: 10 }, { parentId: 3, pageSize: 10 }]);
    store.close();
  });
});
