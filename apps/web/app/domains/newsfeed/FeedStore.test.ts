import { FeedTab, type PostPage, UserFilter } from '@khandai/contracts';
import { FakeClock, settle } from '@khandai/testing';
import { autorun } from 'mobx';
import { aPost } from './samples';
import { CHECK_MS, type FeedChoice, FeedStore } from './FeedStore';

const page = (...ids: number[]): PostPage => ({ list: ids.map((id) => aPost(id)), cursor: null });

function open({ tab = FeedTab.newsfeed, filter = UserFilter.all, userId }: Partial<FeedChoice> = {}) {
  const asked: unknown[] = [];
  const answers: PostPage[] = [];
  const faults: unknown[] = [];
  const api = {
    call: (_key: string, { query }: { query: unknown }) => {
      asked.push(query);
      const answer = answers.shift();
      return answer ? Promise.resolve(answer) : Promise.reject(new Error('offline'));
    },
  };
  const timers = new FakeClock();
  const seen = { page: true };
  const store = new FeedStore(
    { tab, filter, userId },
    { api: api as never, timers, isSeen: () => seen.page, report: (error) => faults.push(error) },
  );
  return { store, asked, answers, faults, timers, seen, ids: () => store.posts.map(({ id }) => id) };
}

describe('FeedStore', () => {
  test('loads the first page, and looks for newer posts each minute while the page is seen', async () => {
    const { store, asked, answers, timers, seen, ids } = open({ filter: UserFilter.commentator });
    answers.push(page(5), page(8, 7));
    const stop = new AbortController();
    const running = store.run(stop.signal);
    await timers.advance(0);
    expect([ids(), asked]).toEqual([[5], [{ type: 5, filter: 20 }]]);
    seen.page = false;
    await timers.advance(CHECK_MS);
    expect(asked).toHaveLength(1);
    seen.page = true;
    await timers.advance(CHECK_MS);
    const newer = { type: 5, filter: 20, newerThan: 5, pageSize: 50 };
    expect([asked.slice(1), store.waiting]).toEqual([[newer], 2]);
    await store.showNewer();
    expect(ids()).toEqual([8, 7, 5]);
    stop.abort();
    await running;
  });

  test('asks once for newer posts when there are more than a page of them, and then for the first page', async () => {
    const { store, asked, answers, timers, faults, ids } = open();
    answers.push(page(5), { ...page(80, 79), cursor: '79' }, { ...page(99), cursor: '99' });
    const stop = new AbortController();
    const running = store.run(stop.signal);
    await timers.advance(3 * CHECK_MS);
    expect([asked.length, store.waiting, store.isFarBehind]).toEqual([2, 2, true]);
    await store.showNewer();
    expect([ids(), store.isFarBehind, asked.at(-1), faults]).toEqual([[99], false, { type: 5, filter: 99 }, []]);
    stop.abort();
    await running;
  });

  test('keeps what a guest reads until it is read again for the member whom they logged in as', async () => {
    const { store, asked, answers, timers, faults, ids } = open();
    answers.push(page(...Array.from({ length: 12 }, (_, at) => 20 - at)));
    const guest = new AbortController();
    const first = store.run(guest.signal, 0);
    await timers.advance(0);
    guest.abort();
    await first;
    const member = new AbortController();
    const second = store.run(member.signal, 1);
    await timers.advance(0);
    expect([ids().length, faults]).toEqual([12, [new Error('offline')]]);
    answers.push(page(21, 20, 19));
    await timers.advance(CHECK_MS);
    expect([ids(), store.waiting, asked.at(-1)]).toEqual([[20, 19], 1, { type: 5, filter: 99, pageSize: 12 }]);
    answers.push(page());
    await timers.advance(CHECK_MS);
    expect(asked.at(-1)).toMatchObject({ newerThan: 21 });
    member.abort();
    await second;
  });

  test('tells its observers, and reports a look that failed', async () => {
    const { store, answers, faults, timers } = open();
    const lengths: number[] = [];
    const dispose = autorun(() => lengths.push(store.posts.length));
    answers.push(page(5));
    const stop = new AbortController();
    const running = store.run(stop.signal);
    await timers.advance(CHECK_MS);
    expect([lengths.at(-1), faults]).toEqual([1, [new Error('offline')]]);
    stop.abort();
    await running;
    dispose();
  });

  test('puts the reader’s own post on top, but not into a list of others', () => {
    const all = open();
    all.store.add(aPost(9));
    const hosts = open({ filter: UserFilter.commentator });
    hosts.store.add(aPost(9));
    const [own, another] = [open({ userId: aPost(9).author.userId }), open({ userId: 8 })];
    for (const { store } of [own, another]) store.add(aPost(9));
    expect([all, hosts, own, another].map(({ ids }) => ids())).toEqual([[9], [], [9], []]);
    const list = () => Promise.resolve(page());
    const choice = { tab: FeedTab.newsfeed, filter: UserFilter.all };
    const deps = { api: {} as never, timers: new FakeClock(), isSeen: () => false, report: () => undefined, list };
    const bookmarks = new FeedStore(choice, deps, page(5));
    bookmarks.add(aPost(9));
    expect(bookmarks.posts.map(({ id }) => id)).toEqual([5]);
  });

  test('takes in counts, reads an edited post again, and loses one that is gone', async () => {
    const { store, asked, answers, ids } = open();
    answers.push(page(9, 8));
    await store.more();
    const edited = { ...aPost(9), content: 'Đã sửa', editedAt: '2026-11-20T12:05:00.000Z' };
    answers.push(edited as never);
    const state = { listReaction: [], totalReactions: 4, totalComments: 2, totalShares: 0, editedAt: edited.editedAt };
    store.accept({ type: 'post', postId: 9, state, comments: false });
    expect(store.posts[0]).toMatchObject({ content: 'Bài 9', totalReactions: 4 });
    await settle();
    expect([store.posts[0]?.content, asked.length]).toEqual(['Đã sửa', 2]);
    const lost: number[] = [];
    store.onLost((id) => lost.push(id));
    store.accept({ type: 'post', postId: 8, state: null, comments: false });
    expect([ids(), lost, asked.length]).toEqual([[9], [8], 2]);
  });

  test('does not lose a post that the reader removes, even when the server pushes its end before it answers', async () => {
    const { store, asked, answers, ids } = open();
    answers.push(page(9, 8));
    await store.more();
    const lost: number[] = [];
    store.onLost((id) => lost.push(id));
    const end = { type: 'post', postId: 9, state: null, comments: false } as const;
    let answer: () => void = () => undefined;
    const removing = store.remove(9, () => new Promise<void>((resolve) => (answer = resolve)));
    store.accept(end);
    expect([ids(), lost]).toEqual([[9, 8], []]);
    answer();
    await removing;
    expect([ids(), lost, asked.length]).toEqual([[8], [], 1]);
    // The call failed, but somebody else removed the post.
    const failing = store.remove(8, () => Promise.reject(new Error('offline')));
    store.accept({ ...end, postId: 8 });
    await expect(failing).rejects.toThrow('offline');
    expect([ids(), lost]).toEqual([[], [8]]);
  });
});
