import { PostVisibility } from '@khandai/contracts';
import { PostFormStore, type PostTask } from './PostFormStore';
import { aPost } from './samples';

function open(task: PostTask, saved: Record<string, string> = {}, unsent = new Map<string, string>()) {
  const kept = new Map(Object.entries(saved));
  const calls: unknown[] = [];
  const answers: (() => Promise<unknown>)[] = [];
  const store = new PostFormStore(task, {
    api: {
      call: (key: string, { body }: { body: unknown }) => {
        calls.push([key.split('-').at(-1), body]);
        return answers.shift()?.() ?? Promise.resolve(aPost(1));
      },
    } as never,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    userId: 7,
    unsent,
    uuid: () => 'a-uuid',
  });
  return { store, kept, calls, answers };
}

describe('the form of a post', () => {
  test('keeps the text of a new post until it is sent, for each member of the browser apart', async () => {
    const first = open({ kind: 'create' }, { 'post-draft-8': 'của người khác' });
    expect(first.store.content).toBe('');
    first.store.type('Đang viết dở');
    expect(first.kept.get('post-draft-7')).toBe('Đang viết dở');
    const again = open({ kind: 'create' }, Object.fromEntries(first.kept));
    expect(again.store.content).toBe('Đang viết dở');
    await again.store.submit();
    expect([...again.kept]).toEqual([['post-draft-8', 'của người khác']]);
  });

  test('sends a post again with the same uuid after a failure, and loses nothing', async () => {
    const { store, kept, calls, answers } = open({ kind: 'create' });
    store.type('Xin chào');
    store.show(PostVisibility.private);
    answers.push(() => Promise.reject(new Error('offline')));
    expect(await store.submit()).toBeUndefined();
    expect([store.fault, store.content, kept.get('post-draft-7')]).toEqual([
      new Error('offline'),
      'Xin chào',
      'Xin chào',
    ]);
    expect((await store.submit())?.id).toBe(1);
    const body = { content: 'Xin chào', visibility: 2, uuid: 'a-uuid' };
    expect(calls).toEqual([
      ['create', body],
      ['create', body],
    ]);
  });

  test('needs a text of at most 5,000 characters, except in a share', () => {
    const { store } = open({ kind: 'create' });
    const may = (text: string) => {
      store.type(text);
      return store.canSubmit;
    };
    expect([may(' \n'), may('a'), may('🥅'.repeat(5_000)), may('🥅'.repeat(5_001))]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(open({ kind: 'share', post: aPost(3) }).store.canSubmit).toBe(true);
  });

  test('keeps the text of a change and of a share on the page until it is sent', async () => {
    const unsent = new Map<string, string>();
    const form = (kind: 'edit' | 'share', id: number) => open({ kind, post: aPost(id) }, {}, unsent).store;
    form('edit', 3).type('Bài ba');
    form('share', 3).type('Xem này');
    const contents = () => [form('edit', 3), form('share', 3), form('edit', 4)].map(({ content }) => content);
    expect(contents()).toEqual(['Bài ba', 'Xem này', 'Bài 4']);
    await form('edit', 3).submit();
    await form('share', 3).submit();
    expect([contents(), unsent.size]).toEqual([['Bài 3', '', 'Bài 4'], 0]);
  });

  test('edits and shares a post by its id', async () => {
    const edit = open({ kind: 'edit', post: aPost(3) });
    expect(edit.store.content).toBe('Bài 3');
    edit.store.type('Bài ba');
    await edit.store.submit();
    const share = open({ kind: 'share', post: aPost(3) });
    await share.store.submit();
    expect([...edit.calls, ...share.calls]).toEqual([
      ['update', { id: 3, content: 'Bài ba' }],
      ['share', { id: 3, content: '', visibility: 1, uuid: 'a-uuid' }],
    ]);
    expect(edit.kept.size).toBe(0);
  });
});
