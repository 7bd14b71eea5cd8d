import {
  type Post,
  type PostFrame,
  type PostPage,
  type PostReactions,
  type PostState,
  PostVisibility,
  type Reaction,
} from '@khandai/contracts';
import { settle } from '@khandai/testing';
import { Feed, type FeedPort } from './feed.js';
import { aPost } from './samples.js';

const { signal } = new AbortController();

/** A feed whose calls the test answers. */
function open(page?: PostPage, port: Partial<FeedPort> = {}) {
  const unexpected = () => Promise.reject(new Error('not expected'));
  const feed = new Feed({
    page,
    port: { page: unexpected, newerThan: unexpected, react: unexpected, one: unexpected, isOwn: () => false, ...port },
  });
  return { feed, ids: () => feed.posts.map(({ id }) => id) };
}

interface ReactionCall {
  readonly sent: Reaction | null;
  readonly resolve: (answer: PostReactions) => void;
  readonly reject: (error: Error) => void;
}

/** A feed whose reactions the test answers. */
function withReactions() {
  const calls: ReactionCall[] = [];
  const react = (_id: number, sent: Reaction | null) =>
    new Promise<PostReactions>((resolve, reject) => calls.push({ sent, resolve, reject }));
  return { calls, feed: open(first, { react }).feed };
}

const answer = (id: number, reaction: Reaction, total: number): PostReactions => ({
  ...{ id, reaction, totalReactions: total },
  listReaction: [{ reaction, total }],
});

const first: PostPage = { list: [aPost(9), aPost(8)], cursor: '8' };

describe('Feed', () => {
  it('[NF11] goes on by cursor to the last page, without a post twice', async () => {
    const asked: (string | undefined)[] = [];
    const answers = [first, { list: [aPost(8), aPost(5)], cursor: null }];
    const { feed, ids } = open(undefined, {
      page: (cursor) => {
        asked.push(cursor);
        return Promise.resolve(answers.shift() ?? first);
      },
    });
    for (let turn = 0; turn < 3; turn += 1) await feed.loadMore(signal);
    expect([asked, ids(), feed.hasMore]).toEqual([[undefined, '8'], [9, 8, 5], false]);
  });

  it('[NF11] keeps what it shows when a page fails, and retries', async () => {
    const answers: (() => Promise<PostPage>)[] = [
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve({ list: [aPost(5)], cursor: null }),
    ];
    const { feed, ids } = open(first, { page: () => answers.shift()?.() ?? Promise.resolve(first) });
    await feed.loadMore(signal);
    expect([feed.status, ids()]).toEqual(['failed', [9, 8]]);
    await feed.loadMore(signal);
    expect([feed.status, ids()]).toEqual(['idle', [9, 8, 5]]);
  });

  it('[NF12] keeps newer posts waiting until the reader asks for them', async () => {
    const answers = [[aPost(11), aPost(10)], [aPost(12)], []];
    const asked: number[] = [];
    const { feed, ids } = open(first, {
      newerThan: (id) => {
        asked.push(id);
        return Promise.resolve({ list: answers.shift() ?? [], cursor: null });
      },
    });
    for (let turn = 0; turn < 3; turn += 1) await feed.checkNewer(signal);
    expect([asked, ids(), feed.waiting]).toEqual([[9, 11, 12], [9, 8], 3]);
    await feed.showNewer(signal);
    expect([ids(), feed.waiting]).toEqual([[12, 11, 10, 9, 8], 0]);
  });

  it('[NF29] reads one page when it is far behind, and begins anew when the reader asks', async () => {
    const pages = [
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve({ list: [aPost(95)], cursor: '95' }),
    ];
    const asked: number[] = [];
    const older = Promise.withResolvers<PostPage>();
    const { feed, ids } = open(first, {
      page: (cursor) => (cursor === undefined ? pages.shift()?.() : undefined) ?? older.promise,
      newerThan: (id) => {
        asked.push(id);
        return Promise.resolve({ list: [aPost(90), aPost(89)], cursor: '89' });
      },
    });
    for (let turn = 0; turn < 3; turn += 1) await feed.checkNewer(signal);
    expect([asked, feed.waiting, feed.isFarBehind, ids()]).toEqual([[9], 2, true, [9, 8]]);

    await expect(feed.showNewer(signal)).rejects.toThrow('offline');
    expect([feed.waiting, ids()]).toEqual([2, [9, 8]]);
    // A page of the old list that arrives late is not put below the new one.
    const loading = feed.loadMore(signal);
    await feed.showNewer(signal);
    older.resolve({ list: [aPost(7)], cursor: '7' });
    await loading;
    expect([ids(), feed.waiting, feed.isFarBehind, feed.status]).toEqual([[95], 0, false, 'idle']);
    await feed.checkNewer(signal);
    expect(asked).toEqual([9, 95]);
  });

  it('[NF29] is far behind when more than a hundred posts wait, which came one by one', async () => {
    let newest = 9;
    const { feed } = open(first, {
      newerThan: () => Promise.resolve({ list: [aPost((newest += 1))], cursor: null }),
    });
    for (let turn = 0; turn < 150; turn += 1) await feed.checkNewer(signal);
    expect([feed.waiting, feed.isFarBehind]).toEqual([101, true]);
  });

  it('[NF12] looks for posts while it is empty, and shows the first ones at once', async () => {
    const answers: PostPage[] = [{ list: [], cursor: null }, first];
    const asked: (string | undefined)[] = [];
    const { feed, ids } = open(
      { list: [], cursor: null },
      {
        page: (cursor) => {
          asked.push(cursor);
          return Promise.resolve(answers.shift() ?? first);
        },
      },
    );
    await feed.checkNewer(signal);
    expect([ids(), feed.hasMore]).toEqual([[], false]);
    await feed.checkNewer(signal);
    expect([ids(), feed.hasMore, asked]).toEqual([[9, 8], true, [undefined, undefined]]);
  });

  it('[NF12] does not look for newer posts before its first page', async () => {
    const { feed, ids } = open();
    await feed.checkNewer(signal);
    expect(ids()).toEqual([]);
  });

  it('[NF12] shows a post that its reader wrote once, also when it comes as a newer one', async () => {
    const { feed, ids } = open(first, {
      newerThan: () => Promise.resolve({ list: [aPost(11), aPost(10)], cursor: null }),
    });
    await feed.checkNewer(signal);
    feed.add(aPost(11));
    await feed.showNewer(signal);
    expect(ids()).toEqual([10, 11, 9, 8]);
  });

  it('[NF12] finds posts of others that are older than the one that its reader wrote', async () => {
    const asked: number[] = [];
    const { feed } = open(first, {
      newerThan: (id) => {
        asked.push(id);
        return Promise.resolve({ list: [aPost(12), aPost(11), aPost(10)], cursor: null });
      },
    });
    feed.add(aPost(12));
    await feed.checkNewer(signal);
    expect([asked, feed.waiting]).toEqual([[9], 2]);
    await feed.checkNewer(signal);
    expect(asked).toEqual([9, 12]);
  });

  it('[NF13] shows a reaction at once, takes the server’s counts, and returns to the old ones after a refusal', async () => {
    const calls: { resolve: (answer: PostReactions) => void; reject: (error: Error) => void }[] = [];
    const { feed } = open(first, {
      react: () => new Promise((resolve, reject) => calls.push({ resolve, reject })),
    });
    const shown = () => {
      const { reaction, totalReactions } = feed.posts[0] ?? aPost(0);
      return [reaction, totalReactions];
    };
    const liked = feed.react(9, 'like');
    expect(shown()).toEqual(['like', 1]);
    calls[0]?.resolve({ id: 9, reaction: 'like', totalReactions: 3, listReaction: [{ reaction: 'like', total: 3 }] });
    await liked;
    expect(shown()).toEqual(['like', 3]);
    const refused = feed.react(9, null);
    expect(shown()).toEqual([null, 2]);
    calls[1]?.reject(new Error('too fast'));
    await expect(refused).rejects.toThrow('too fast');
    expect(shown()).toEqual(['like', 3]);
  });

  it('[NF13] sends reactions to one post one after another, and of those that wait the newest alone', async () => {
    const { feed, calls } = withReactions();
    const first = feed.react(9, 'like');
    await feed.react(9, 'love');
    await feed.react(9, 'haha');
    const other = feed.react(8, 'sad');
    expect([calls.map(({ sent }) => sent), feed.posts[0]?.reaction]).toEqual([['like', 'sad'], 'haha']);
    calls[1]?.resolve(answer(8, 'sad', 1));
    calls[0]?.resolve(answer(9, 'like', 1));
    await other;
    await settle();
    expect([calls.at(-1)?.sent, feed.posts[0]?.reaction]).toEqual(['haha', 'haha']);
    calls[2]?.resolve(answer(9, 'haha', 4));
    await first;
    expect(feed.posts.map(({ reaction, totalReactions }) => [reaction, totalReactions])).toEqual([
      ['haha', 4],
      ['sad', 1],
    ]);
  });

  it('[NF13] sends a wish that returned to the first one no second time', async () => {
    const { feed, calls } = withReactions();
    const liked = feed.react(9, 'like');
    await feed.react(9, null);
    await feed.react(9, 'like');
    calls[0]?.resolve(answer(9, 'like', 1));
    await liked;
    expect([calls.length, feed.posts[0]?.reaction]).toEqual([1, 'like']);
  });

  it('[NF13] returns to what the server said last when several reactions are refused', async () => {
    const { feed, calls } = withReactions();
    const shown = () => [feed.posts[0]?.reaction, feed.posts[0]?.totalReactions];
    const offline = feed.react(9, 'like');
    await feed.react(9, 'love');
    calls[0]?.reject(new Error('offline'));
    await settle();
    calls[1]?.reject(new Error('still offline'));
    await expect(offline).rejects.toThrow('still offline');
    expect(shown()).toEqual([null, 0]);

    const mixed = feed.react(9, 'like');
    await feed.react(9, 'love');
    calls[2]?.resolve(answer(9, 'like', 4));
    await settle();
    calls[3]?.reject(new Error('too fast'));
    await expect(mixed).rejects.toThrow('too fast');
    expect(shown()).toEqual(['like', 4]);
  });

  it('[NF14] takes a deleted post out, and out of its shares', () => {
    const shared: Post = aPost(8);
    const { feed, ids } = open({ list: [aPost(9, { isShare: true, shared }), shared], cursor: null });
    feed.remove(8);
    expect([ids(), feed.posts[0]?.shared, feed.posts[0]?.isShare]).toEqual([[9], null, true]);
    feed.replace(aPost(9, { content: 'Đã sửa' }));
    feed.replace(aPost(1));
    expect(feed.posts.map(({ content }) => content)).toEqual(['Đã sửa']);
  });

  it('takes unwanted posts out, and puts them back in their places below what came since', () => {
    const { feed, ids } = open({ list: [aPost(9), aPost(8), aPost(7), aPost(6)], cursor: null });
    const putBack = feed.withdraw(({ id }) => id === 8 || id === 6);
    expect(ids()).toEqual([9, 7]);
    feed.add(aPost(12));
    feed.remove(9);
    putBack();
    expect(ids()).toEqual([12, 8, 7, 6]);
    putBack();
    expect(ids()).toEqual([12, 8, 7, 6]);
  });

  describe('takes in what the server pushes about a post', () => {
    const state = (rest: Partial<PostState> = {}): PostState => ({
      ...{ listReaction: [{ reaction: 'love', total: 2 }], totalReactions: 2, totalComments: 5, totalShares: 1 },
      ...{ editedAt: null, ...rest },
    });
    const frame = (postId: number, now: PostState | null): PostFrame => ({
      ...{ type: 'post', postId, state: now, comments: false },
    });
    const edited = '2026-11-20T12:05:00.000Z';

    it('[NF27] shows its counts, and keeps the reader’s reaction', async () => {
      const { feed } = open({ list: [aPost(9, { reaction: 'love', totalReactions: 1 }), aPost(8)], cursor: null });
      await feed.accept(frame(9, state()));
      expect(feed.posts[0]).toMatchObject({ reaction: 'love', totalReactions: 2, totalComments: 5, totalShares: 1 });
      expect(feed.posts[1]).toEqual(aPost(8));
    });

    it('[NF27] leaves the counts of a reaction that is on its way', async () => {
      const { feed, calls } = withReactions();
      const reacting = feed.react(9, 'like');
      await feed.accept(frame(9, state()));
      expect(feed.posts[0]).toMatchObject({ reaction: 'like', totalReactions: 1, totalComments: 5 });
      calls[0]?.resolve(answer(9, 'like', 3));
      await reacting;
      expect(feed.posts[0]).toMatchObject({ totalReactions: 3, totalComments: 5 });
    });

    it('[NF27] reads an edited post again, and the shares of it, once while it changes', async () => {
      const shared = aPost(8);
      const asked: number[] = [];
      const { feed } = open(
        { list: [aPost(9, { isShare: true, shared }), shared], cursor: null },
        {
          one: (id) => {
            asked.push(id);
            const now = aPost(8, { content: 'Sửa', editedAt: edited });
            return Promise.resolve(id === 8 ? now : aPost(9, { isShare: true, shared: now }));
          },
        },
      );
      await Promise.all([feed.accept(frame(8, state({ editedAt: edited }))), feed.accept(frame(7, state()))]);
      expect(feed.posts.map(({ content, shared: original }) => original?.content ?? content)).toEqual(['Sửa', 'Sửa']);
      await feed.accept(frame(8, state({ editedAt: edited })));
      expect(asked).toEqual([9, 8]);
    });

    it('[NF27] reads a post once more that changed while it was read, and not in parallel', async () => {
      const answers: PromiseWithResolvers<Post | undefined>[] = [];
      const { feed } = open(first, {
        one: () => {
          const next = Promise.withResolvers<Post | undefined>();
          answers.push(next);
          return next.promise;
        },
      });
      const accepting = feed.accept(frame(9, state({ editedAt: edited })));
      await feed.accept(frame(9, state({ editedAt: edited })));
      expect(answers).toHaveLength(1);
      answers[0]?.resolve(aPost(9, { content: 'Một', editedAt: edited }));
      await settle();
      answers[1]?.resolve(aPost(9, { content: 'Hai', editedAt: edited }));
      await accepting;
      expect([feed.posts[0]?.content, answers.length]).toEqual(['Hai', 2]);
    });

    it('[NF27] loses a post that is not there any more without asking, and its shares lose it', async () => {
      const share = aPost(6, { isShare: true, shared: aPost(9) });
      const { feed, ids } = open(
        { list: [aPost(9), aPost(8), share], cursor: null },
        { one: () => Promise.resolve({ ...share, shared: null }) },
      );
      const lost: number[] = [];
      feed.lost.on((id) => lost.push(id));
      await feed.accept(frame(9, null));
      expect([ids(), lost, feed.posts[1]?.shared]).toEqual([[8, 6], [9], null]);
    });

    it('[NF27] asks for a post of the reader that is not public any more, and loses it when it is deleted or cannot be read', async () => {
      const answers: Record<number, () => Promise<Post | undefined>> = {
        9: () => Promise.resolve(aPost(9, { visibility: PostVisibility.private })),
        8: () => Promise.resolve(undefined),
        7: () => Promise.reject(new Error('offline')),
      };
      const { feed, ids } = open(
        { list: [aPost(9), aPost(8), aPost(7)], cursor: null },
        { one: (id) => answers[id]?.() ?? Promise.resolve(undefined), isOwn: () => true },
      );
      for (const id of [9, 8, 7]) await feed.accept(frame(id, null));
      expect([ids(), feed.posts[0]?.visibility]).toEqual([[9], PostVisibility.private]);
    });

    it('[NF27] keeps an edited post that cannot be read, and tries again with the next frame', async () => {
      let tries = 0;
      const { feed, ids } = open(first, { one: () => ((tries += 1), Promise.reject(new Error('offline'))) });
      await feed.accept(frame(9, state({ editedAt: edited })));
      await feed.accept(frame(9, state({ editedAt: edited })));
      expect([ids(), tries]).toEqual([[9, 8], 2]);
    });
  });

  it('[NF30] reads what is shown again for a reader who logged in: it stays until then and in its place, newer posts wait', async () => {
    const old = aPost(2);
    const asked: unknown[] = [];
    const mine = (id: number) => aPost(id, { reaction: 'love' });
    let answers = [
      { list: [mine(11), mine(9)], cursor: '9' },
      { list: [mine(8), mine(6)], cursor: '6' },
    ];
    const { feed, ids } = open(
      { list: [old, aPost(9), aPost(7), aPost(8)], cursor: '7' },
      {
        page: (cursor, _, atLeast) => {
          asked.push([cursor, atLeast]);
          const next = answers.shift();
          return next ? Promise.resolve(next) : Promise.reject(new Error('offline'));
        },
        one: (id) => Promise.resolve(mine(id)),
      },
    );
    const reading = feed.readAgain(signal);
    expect(ids()).toEqual([2, 9, 7, 8]);
    await expect(reading).rejects.toThrow('offline');
    expect([ids(), asked]).toEqual([
      [2, 9, 7, 8],
      [
        [undefined, 4],
        ['9', 3],
        ['6', 1],
      ],
    ]);
    answers = [{ list: [mine(11), mine(9), mine(8), mine(6), mine(5)], cursor: '5' }];
    const again = feed.readAgain(signal);
    feed.add(aPost(12));
    await again;
    expect([ids(), feed.waiting, feed.hasMore]).toEqual([[12, 2, 9, 8, 6, 5], 1, true]);
    expect(feed.posts.slice(1).every(({ reaction }) => reaction === 'love')).toBe(true);
    await feed.showNewer(signal);
    expect(ids()).toEqual([11, 12, 2, 9, 8, 6, 5]);
  });
});
