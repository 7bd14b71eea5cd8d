import { CommentsStore } from './CommentsStore';
import { aPost } from './samples';

describe('CommentsStore', () => {
  test('keeps what was typed, or a comment that was refused, until the post opens again', async () => {
    const unsent = new Map<string, string>();
    const api = { call: () => Promise.reject(new Error('offline')) };
    const open = (id: number) => new CommentsStore(aPost(id), { api: api as never, uuid: () => 'a-uuid', unsent });
    const first = open(1);
    first.keepDraft('Đang viết');
    first.close();
    expect([open(1).draft, open(2).draft]).toEqual(['Đang viết', '']);

    const second = open(2);
    await second.say('Hay quá', null);
    second.close();
    const again = open(2);
    expect(again.draft).toBe('Hay quá');
    again.keepDraft(' ');
    again.close();
    expect([...unsent.keys()]).toEqual(['comment-1']);
  });

  test('says how a comment that was sent ended, and how many were loaded', async () => {
    const answers = [
      () => Promise.resolve({ list: [{ commentId: 1 }, { commentId: 2 }], cursor: null, total: 2 }),
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve({ commentId: 3, parentId: null }),
    ];
    const api = { call: () => answers.shift()?.() };
    const store = new CommentsStore(aPost(1), { api: api as never, uuid: () => 'a-uuid', unsent: new Map() });
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
});
