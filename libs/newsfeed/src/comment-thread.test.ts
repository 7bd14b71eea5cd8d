import type { Comment } from '@khandai/contracts';
import { type CommentPage, CommentThread, type CommentPort } from './comment-thread.js';
import { aComment } from './samples.js';

const { signal } = new AbortController();

function open(port: Partial<CommentPort> = {}, total = 0) {
  const unexpected = () => Promise.reject(new Error('not expected'));
  const thread = new CommentThread({
    total,
    port: { page: unexpected, send: unexpected, remove: unexpected, ...port },
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
});
