import { PostType, PostVisibility } from '@khandai/contracts';
import { matchSubject } from './form-subject';
import { PostFormStore, type PostTask } from './PostFormStore';
import { aFixture } from '@khandai/testing';
import { aPost } from './samples';

function open(task: PostTask, saved: Record<string, string> = {}, unsent = new Map<string, string>(), files = {}) {
  const kept = new Map(Object.entries(saved));
  const calls: unknown[] = [];
  let uuids = 0;
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
    files: { isEmpty: true, isReady: true, sources: [], clear: () => undefined, ...files },
    unsent,
    uuid: () => `uuid-${(uuids += 1)}`,
  });
  return { store, kept, calls, answers };
}

const an = { userId: 3, username: 'an.viet', showName: 'An Viết', profilePicture: null };
const draftOf = (kept: Map<string, string>): unknown => JSON.parse(kept.get('post-draft-7') ?? 'null');

describe('the form of a post', () => {
  test('keeps a new post until it is stored, for each member of the browser apart', async () => {
    const first = open({ kind: 'create' }, { 'post-draft-8': 'của người khác' });
    expect(first.store.content).toBe('');
    first.store.type('Chào @An Viết', [an]);
    first.store.show(PostVisibility.private);
    first.store.attach({ ref: { type: PostType.shareLive, fixtureId: 'm1', hostId: 5 } });
    const again = open({ kind: 'create' }, Object.fromEntries(first.kept));
    const { content, visibility, people, subject } = again.store;
    expect({ content, visibility, people, subject }).toEqual({
      ...{
        content: 'Chào @An Viết',
        visibility: 2,
        people: [an],
        subject: { ref: { type: 50, fixtureId: 'm1', hostId: 5 } },
      },
    });
    await again.store.submit();
    expect([...again.kept]).toEqual([['post-draft-8', 'của người khác']]);
    expect(again.calls).toEqual([
      [
        'create',
        {
          ...{ content: 'Chào @An Viết', mentions: [3], visibility: 2, uuid: 'uuid-1' },
          subject: { type: 50, fixtureId: 'm1', hostId: 5 },
        },
      ],
    ]);
  });

  test('sends the same post again with its uuid, also from a form that was closed; another post has another one', async () => {
    const { store, kept, calls, answers } = open({ kind: 'create' });
    store.type('Xin chào');
    answers.push(() => Promise.reject(new Error('offline')));
    expect(await store.submit()).toBeUndefined();
    expect([store.fault, store.content, draftOf(kept)]).toEqual([
      new Error('offline'),
      'Xin chào',
      expect.objectContaining({ content: 'Xin chào', uuid: 'uuid-1', tried: '[{},[]]' }),
    ]);
    const body = { content: 'Xin chào', mentions: [], visibility: 1, uuid: 'uuid-1' };
    const again = open({ kind: 'create' }, Object.fromEntries(kept));
    expect((await again.store.submit())?.id).toBe(1);
    expect([...calls, ...again.calls]).toEqual([
      ['create', body],
      ['create', body],
    ]);
    store.type('Xin chào cả nhà');
    await store.submit();
    expect(calls.at(-1)).toEqual(['create', { ...body, content: 'Xin chào cả nhà', uuid: 'uuid-2' }]);
  });

  test('sends other files or another card as another post, although the text is the same', async () => {
    const files = { sources: [] as { sourceId: number; alt: string }[] };
    const { store, kept, calls, answers } = open({ kind: 'create' }, {}, new Map(), files);
    const fail = () => answers.push(() => Promise.reject(new Error('offline')));
    store.type('Xin chào');
    fail();
    await store.submit();
    files.sources.push({ sourceId: 9, alt: '' });
    fail();
    await store.submit();
    fail();
    await store.submit();
    const uuids = (sent: unknown[]) => sent.map((one) => (one as [string, { uuid: string }])[1].uuid);
    expect(uuids(calls)).toEqual(['uuid-1', 'uuid-2', 'uuid-2']);
    const subject = { ref: { type: PostType.shareLive, fixtureId: 'm1', hostId: null } };
    const again = open({ kind: 'create', subject }, Object.fromEntries(kept), new Map(), files);
    await again.store.submit();
    expect(uuids(again.calls)).not.toContain('uuid-2');
  });

  test('reads no draft that it did not write', () => {
    for (const text of ['{', 'null', '7', '{"content":1,"uuid":"a"}', 'Xin chào'])
      expect(open({ kind: 'create' }, { 'post-draft-7': text }).store.content).toBe('');
    const odd = { content: 'a', uuid: 'b', visibility: 3, people: [null, { userId: 'x' }], subject: { fixtureId: 4 } };
    const { visibility, people, subject } = open({ kind: 'create' }, { 'post-draft-7': JSON.stringify(odd) }).store;
    expect([visibility, people, subject]).toEqual([1, [], undefined]);
  });

  test('needs a text of at most 5,000 characters, except in a share and with the card of a match', () => {
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
    expect(
      open({ kind: 'create', subject: { ref: { type: PostType.shareLive, fixtureId: 'm1', hostId: null } } }).store
        .canSubmit,
    ).toBe(true);
  });

  test('loads the match of a kept card; one that is gone is no card', async () => {
    const saved = { content: '', uuid: 'a', subject: { fixtureId: 'm1' } };
    const form = () => open({ kind: 'create' }, { 'post-draft-7': JSON.stringify(saved) });
    const { signal } = new AbortController();
    const found = form();
    const fixture = aFixture({ fixtureId: 'm1' });
    found.answers.push(() => Promise.resolve({ fixture }));
    await found.store.loadSubject(signal);
    expect(found.store.subject).toEqual(matchSubject(fixture));
    const gone = form();
    gone.answers.push(() => Promise.reject(new Error('404')));
    await gone.store.loadSubject(signal);
    expect(gone.store.subject).toBeUndefined();
  });

  test('sends the card of an article by its id, and loads that of a kept draft again', async () => {
    const article = {
      ...{ articleId: 9, slug: 'nam-dinh-thang', title: 'Nam Định thắng', cover: null, category: { name: 'Sau trận' } },
      ...{ totalComments: 2, spoils: null, simulated: false },
    };
    const first = open({ kind: 'create', subject: { ref: { type: PostType.shareArticle, id: 9 } } });
    first.answers.push(() => Promise.reject(new Error('offline')));
    await first.store.submit();
    expect(first.calls.at(-1)).toMatchObject([expect.any(String), { subject: { type: 70, id: 9 } }]);
    const again = open({ kind: 'create' }, Object.fromEntries(first.kept));
    again.answers.push(() => Promise.resolve(article));
    await again.store.loadSubject(new AbortController().signal);
    expect(again.store.subject?.card).toEqual({ type: 70, article: { ...article, category: 'Sau trận' } });
  });

  test('keeps a change and a share on the page until they are stored', async () => {
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
      ['update', { id: 3, content: 'Bài ba', mentions: [], sources: [] }],
      ['share', { id: 3, content: '', mentions: [], visibility: 1, uuid: 'uuid-1' }],
    ]);
    expect(edit.kept.size).toBe(0);
  });
});
