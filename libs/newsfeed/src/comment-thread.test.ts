import type { Comment, CommentLikes } from '@khandai/contracts';
import { settle } from '@khandai/testing';
import { type CommentPage, type CommentPort, type CommentQuery, CommentThread } from './comment-thread.js';
import { aComment } from './samples.js';

const { signal } = new AbortController();

function open(port: Partial<CommentPort> = {}, total = 0) {
  const unexpected = () => Promise.reject(new Error('not expected'));
  const thread = new CommentThread({
    total,
    port: { page: unexpected, send: unexpected, remove: unexpected, like: unexpected, ...port },
  });
  const ids = (parentId: number | null = null) => thread.level(parentId).list.map(({ commentId }) => commentId);
  return { thread, ids };
}

describe('CommentThread', () => {
  it('[NF15] loads both levels page by page', async () => {
    const asked: unknown[] = [];
    const { thread, ids } = open({
      page: (query) => {
        asked.push(query);
        if (query.parentId !== undefined)
          return Promise.resolve({ list: [aComment(4, { parentId: 2 })], cursor: null, total: 4 });
        return Promise.resolve(
          query.cursor === undefined
            ? { list: [aComment(3), aComment(2, { totalReplies: 1 })], cursor: '2', total: 4 }
            : { list: [aComment(1)], cursor: null, total: 4 },
        );
      },
    });
    for (let turn = 0; turn < 3; turn += 1) await thread.loadMore(null, signal);
    await thread.loadMore(2, signal);
    expect([ids(), ids(2), thread.total]).toEqual([[3, 2, 1], [4], 4]);
    expect(asked).toEqual([{}, { cursor: '2' }, { parentId: 2 }]);
  });

  it('[NF15] puts answers that are loaded later above the newer one of the reader', async () => {
    const { thread, ids } = open({
      page: () => Promise.resolve({ list: [aComment(4, { parentId: 2 })], cursor: null, total: 3 }),
      send: ({ parentId }) => Promise.resolve(aComment(5, { parentId })),
    });
    await thread.send({ parentId: 2, content: 'Đúng', uuid: 'one' });
    await thread.loadMore(2, signal);
    expect(ids(2)).toEqual([4, 5]);
  });

  it('[NF15] takes no total from a page that was asked for before the reader wrote', async () => {
    const asked = Promise.withResolvers<CommentPage>();
    const { thread, ids } = open({ page: () => asked.promise, send: () => Promise.resolve(aComment(5)) });
    const loading = thread.loadMore(null, signal);
    await thread.send({ parentId: null, content: 'Hay', uuid: 'one' });
    asked.resolve({ list: [], cursor: null, total: 0 });
    await loading;
    expect([ids(), thread.total]).toEqual([[5], 1]);
  });

  it('[NF15] keeps what it shows when a page fails', async () => {
    const { thread } = open({ page: () => Promise.reject(new Error('offline')) });
    await thread.loadMore(null, signal);
    expect(thread.level(null).status).toBe('failed');
  });

  it('[NF16] shows a comment while it is sent; a refused one is kept, sent again with its uuid, or discarded', async () => {
    const sent: string[] = [];
    const answers: (() => Promise<Comment>)[] = [
      () => Promise.reject(new Error('too fast')),
      () => Promise.resolve(aComment(5)),
      () => Promise.reject(new Error('too long')),
    ];
    const { thread, ids } = open({
      send: ({ uuid }) => {
        sent.push(uuid);
        return answers.shift()?.() ?? Promise.reject(new Error('not expected'));
      },
    });
    const draft = { parentId: null, content: 'Hay quá', uuid: 'one' };
    const sending = thread.send(draft);
    expect([thread.pending, thread.total]).toEqual([[draft], 1]);
    await sending;
    expect([thread.pending, thread.total]).toEqual([[{ ...draft, failed: new Error('too fast') }], 0]);
    await thread.send(draft);
    expect([thread.pending, ids(), thread.total, sent]).toEqual([[], [5], 1, ['one', 'one']]);
    await thread.send({ ...draft, uuid: 'two' });
    thread.discard('two');
    expect([thread.pending, thread.total]).toEqual([[], 1]);
  });

  it('[NF16] counts answers, and leaves an empty comment in place of a deleted one that has some', async () => {
    const list = [aComment(2)];
    const { thread, ids } = open({
      page: () => Promise.resolve({ list, cursor: null, total: 1 }),
      send: ({ parentId }) => Promise.resolve(aComment(3, { parentId })),
      remove: () => Promise.resolve(),
    });
    await thread.loadMore(null, signal);
    await thread.send({ parentId: 2, content: 'Đúng', uuid: 'one' });
    const parent = () => thread.level(null).list[0] ?? aComment(0);
    expect([ids(2), parent().totalReplies, thread.total]).toEqual([[3], 1, 2]);
    await thread.remove(parent());
    expect(parent()).toMatchObject({ deleted: true, content: '' });
    await thread.remove(thread.level(2).list[0] ?? aComment(0));
    expect([ids(2), parent().totalReplies, thread.total]).toEqual([[], 0, 0]);
  });

  describe('follows what others write and delete', () => {
    /** The comments as the server has them; the test changes them. */
    function served(first: readonly Comment[], answers: Readonly<Record<number, readonly Comment[]>> = {}) {
      const asked: CommentQuery[] = [];
      const site = { first, answers: { ...answers } as Record<number, readonly Comment[]>, fails: false };
      const { thread, ids } = open({
        page: (query) => {
          asked.push(query);
          if (site.fails) return Promise.reject(new Error('offline'));
          const { parentId, cursor, pageSize = 3 } = query;
          const all = parentId === undefined ? site.first : (site.answers[parentId] ?? []);
          const from = cursor === undefined ? 0 : all.findIndex(({ commentId }) => String(commentId) === cursor) + 1;
          const list = all.slice(from, from + pageSize);
          const more = from + pageSize < all.length;
          const total = site.first.length + Object.values(site.answers).flat().length;
          return Promise.resolve({ list, cursor: more ? String(list.at(-1)?.commentId) : null, total });
        },
        send: ({ parentId }) => Promise.resolve(aComment(90, { parentId })),
      });
      return { thread, ids, site, asked };
    }
    const some = (...ids: number[]) => ids.map((id) => aComment(id));
    const upTo = (newest: number) => some(...Array.from({ length: newest }, (_, at) => newest - at));

    it('[NF28] newer ones wait until the reader asks; the first ones of an empty list do not', async () => {
      const { thread, ids, site } = served([]);
      await thread.refresh(signal);
      expect(thread.level(null).cursor).toBeUndefined();
      await thread.loadMore(null, signal);
      site.first = some(1);
      await thread.refresh(signal);
      expect([ids(), thread.waiting, thread.total]).toEqual([[1], 0, 1]);
      site.first = some(3, 2, 1);
      await thread.refresh(signal);
      await thread.refresh(signal);
      expect([ids(), thread.waiting, thread.total]).toEqual([[1], 2, 3]);
      thread.showNewer();
      thread.showNewer();
      expect([ids(), thread.waiting]).toEqual([[3, 2, 1], 0]);
    });

    it('[NF28] finds those that are older than one that the reader wrote meanwhile', async () => {
      const { thread, ids, site } = served(some(2, 1));
      await thread.loadMore(null, signal);
      await thread.send({ parentId: null, content: 'Tôi', uuid: 'one' });
      site.first = some(90, 3, 2, 1);
      await thread.refresh(signal);
      expect(thread.waiting).toBe(1);
      thread.showNewer();
      expect(ids()).toEqual([90, 3, 2, 1]);
    });

    it('[NF28] of many newer ones, those that were not read come page by page', async () => {
      const { thread, ids, site } = served(upTo(3));
      await thread.loadMore(null, signal);
      site.first = upTo(20);
      await thread.refresh(signal);
      expect(thread.waiting).toBe(10);
      thread.showNewer();
      expect(ids()).toEqual(
        upTo(20)
          .slice(0, 10)
          .map(({ commentId }) => commentId),
      );
      while (thread.level(null).cursor !== null) await thread.loadMore(null, signal);
      expect(ids()).toEqual(upTo(20).map(({ commentId }) => commentId));
    });

    it('[NF28] a deleted one goes, stays as an empty one while it has answers, and older pages stay', async () => {
      const { thread, ids, site } = served(upTo(14));
      for (let turn = 0; turn < 4; turn += 1) await thread.loadMore(null, signal);
      const shown = ids();
      site.first = upTo(14)
        .filter(({ commentId }) => commentId !== 13)
        .map((one) => (one.commentId === 12 ? { ...one, content: '', deleted: true, totalReplies: 1 } : one));
      await thread.refresh(signal);
      expect(ids()).toEqual(shown.filter((id) => id !== 13));
      expect(thread.level(null).list.find(({ commentId }) => commentId === 12)).toMatchObject({ deleted: true });
    });

    it('[NF28] open answers follow when their number changes; closed ones are not read', async () => {
      const withReplies = (...totals: readonly (readonly [number, number])[]) =>
        totals.map(([id, totalReplies]) => aComment(id, { totalReplies }));
      const answer = (id: number) => aComment(id, { parentId: 2 });
      const { thread, ids, site, asked } = served(withReplies([2, 2], [1, 1]), { 2: [answer(3), answer(4)] });
      await thread.loadMore(null, signal);
      await thread.loadMore(2, signal);
      site.first = withReplies([2, 2], [1, 4]);
      await thread.refresh(signal);
      expect(asked.filter(({ parentId }) => parentId !== undefined)).toHaveLength(1);
      site.first = withReplies([2, 3], [1, 4]);
      site.answers[2] = [answer(3), answer(4), answer(7)];
      await thread.refresh(signal);
      expect([ids(2), thread.level(null).list.map(({ totalReplies }) => totalReplies)]).toEqual([
        [3, 4, 7],
        [3, 4],
      ]);
      site.first = withReplies([2, 1], [1, 4]);
      site.answers[2] = [answer(4)];
      await thread.refresh(signal);
      expect(ids(2)).toEqual([4]);
      // A like changes no number, so the frame names the comment that was answered.
      site.answers = { 2: [{ ...answer(4), totalLikes: 5 }], 1: [{ ...answer(8), parentId: 1 }] };
      site.fails = true;
      await thread.refresh(signal, [1, 2]);
      site.fails = false;
      await thread.refresh(signal);
      expect([thread.level(2).list.map(({ totalLikes }) => totalLikes), ids(1)]).toEqual([[5], []]);
      const read = asked.length;
      await thread.refresh(signal);
      expect(asked).toHaveLength(read + 1);
    });

    it('[NF28] keeps what it shows when it cannot be read again, and when the reader wrote meanwhile', async () => {
      const { thread, ids, site } = served(some(2, 1));
      await thread.loadMore(null, signal);
      site.fails = true;
      await thread.refresh(signal);
      expect(ids()).toEqual([2, 1]);
      site.fails = false;
      const refreshing = thread.refresh(signal);
      const sending = thread.send({ parentId: null, content: 'Tôi', uuid: 'one' });
      await Promise.all([sending, refreshing]);
      expect([ids(), thread.waiting]).toEqual([[90, 2, 1], 0]);
    });
  });

  it('[NF31] shows a like at once, sends the newest wish alone, and returns to what the server said after a refusal', async () => {
    const calls: { liked: boolean; answer: PromiseWithResolvers<CommentLikes> }[] = [];
    const own = aComment(1, { totalLikes: 3 });
    const { thread } = open({
      page: () => Promise.resolve({ list: [aComment(1, { totalLikes: 9 })], cursor: null, total: 1 }),
      like: (_, liked) => {
        const answer = Promise.withResolvers<CommentLikes>();
        calls.push({ liked, answer });
        return answer.promise;
      },
    });
    const likes = () => thread.level(null).list.map(({ totalLikes, liked }) => [totalLikes, liked]);
    await thread.loadMore(null, signal);
    const first = thread.like(own, true);
    expect(likes()).toEqual([[10, true]]);
    await thread.refresh(signal);
    expect(likes()).toEqual([[10, true]]);
    await thread.like(own, false);
    await thread.like(own, true);
    await thread.like(own, false);
    expect(likes()).toEqual([[9, false]]);
    calls[0]?.answer.resolve({ commentId: 1, totalLikes: 12, liked: true });
    await settle();
    calls[1]?.answer.reject(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    expect([calls.map(({ liked }) => liked), likes()]).toEqual([[true, false], [[12, true]]]);
  });
});
