import { ApiError } from '@khandai/api-client';
import { ArticleStatus, Code, type DeskArticle } from '@khandai/contracts';
import { FakeClock, settle } from '@khandai/testing';
import type { ArticleCalls } from './article-calls';
import { ArticleEditorStore } from './ArticleEditorStore';
import { emptyFields } from './article-fields';
import type { LocalDraft, LocalDrafts } from './local-drafts';

const article = (more: Partial<DeskArticle> = {}): DeskArticle => ({
  ...emptyFields,
  id: 7,
  slug: 'xuan-son-tro-lai',
  title: 'Xuân Sơn trở lại',
  categoryId: 1,
  categoryName: 'V.League 1',
  status: ArticleStatus.draft,
  author: {
    userId: 1,
    username: 'thu.cuc',
    showName: 'Thu Cúc',
    profilePicture: null,
    role: 'staff',
    simulated: false,
  },
  publishAt: null,
  publishedAt: null,
  createdAt: '2026-11-20T13:00:00Z',
  updatedAt: '2026-11-20T13:30:00Z',
  hasDraft: false,
  pinned: null,
  deletedAt: null,
  views: 0,
  totalComments: 0,
  totalReactions: 0,
  simulated: false,
  version: 3,
  match: null,
  fixtures: [],
  ...more,
});

const conflict = () =>
  new ApiError({ kind: 'answer', message: 'Người khác vừa sửa.', status: 409, code: Code.conflict });
const offline = () => new ApiError({ kind: 'network', message: 'the server could not be reached' });

/** A server with one article, the drafts of a browser, and the editor over both. */
function set({ id = 7 as number | null, kept = new Map<number | null, LocalDraft>() } = {}) {
  const clock = new FakeClock(Date.parse('2026-11-20T13:30:00Z'));
  const server = {
    article: article(),
    fails: [] as Error[],
    lose: false,
    saves: [] as object[],
    creations: new Map<string, string>(),
  };
  const created: number[] = [];
  /** Answers of publishing wait for it. */
  const slow: { answer: Promise<unknown> } = { answer: Promise.resolve() };
  const write = (version: number, changes: Partial<DeskArticle>) => {
    const [fault] = server.fails.splice(0, 1);
    if (fault) throw fault;
    if (version !== server.article.version) throw conflict();
    server.article = { ...server.article, ...changes, version: version + 1 };
    return server.article;
  };
  const calls: ArticleCalls = {
    read: async () => server.article,
    create: async (uuid, fields) => {
      const sent = JSON.stringify(fields);
      if (server.creations.has(uuid) && server.creations.get(uuid) !== sent) throw conflict();
      if (!server.creations.has(uuid)) server.article = article({ ...fields, version: 0 });
      server.creations.set(uuid, sent);
      const isLost = server.lose;
      server.lose = false;
      if (isLost) throw offline();
      return server.article;
    },
    save: async (_id, version, changes) => {
      const saved = write(version, changes);
      server.saves.push(changes);
      const isLost = server.lose;
      server.lose = false;
      if (isLost) throw offline();
      return saved;
    },
    publish: async (_id, version) => {
      const answer = write(version, { status: ArticleStatus.published });
      await slow.answer;
      return answer;
    },
    unpublish: async (_id, version) => write(version, { status: ArticleStatus.unpublished }),
    discard: async (_id, version) => write(version, {}),
    versions: async () => [],
    restore: async (_id, version) => write(version, { title: 'Bản cũ' }),
  };
  const local: LocalDrafts = {
    read: (key) => kept.get(key) ?? null,
    keep: (key, draft) => void kept.set(key, draft),
    drop: (key) => void kept.delete(key),
  };
  let names = 0;
  const store = new ArticleEditorStore(id, {
    calls,
    local,
    clock,
    uuid: () => `creation-${(names += 1)}`,
    created: (next) => void created.push(next),
  });
  return { store, clock, server, kept, created, slow };
}

describe('the editor of an article', () => {
  it('saves what changed a moment after the last key, and keeps it in the browser until then', async () => {
    const { store, clock, server, kept } = set();
    await store.open();
    store.change({ title: 'Xuân Sơn trở lạ' });
    await clock.advance(1_000);
    store.change({ title: 'Xuân Sơn trở lại sân' });
    expect([server.saves, kept.get(7)?.fields.title, store.draft.save.state]).toEqual([
      [],
      'Xuân Sơn trở lại sân',
      'changed',
    ]);
    await clock.advance(1_500);
    expect([server.saves, kept.size]).toEqual([[{ title: 'Xuân Sơn trở lại sân' }], 0]);
    expect(store.draft.save).toEqual({ state: 'saved', at: clock.now() });
  });

  it('creates a new article with its first title, and saves the next change to it', async () => {
    const { store, clock, server, created } = set({ id: null });
    await store.open();
    store.change({ summary: 'Chưa có tiêu đề' });
    await clock.advance(5_000);
    expect(created).toEqual([]);
    store.change({ title: 'Đội tuyển' });
    await clock.advance(1_500);
    store.change({ title: 'Đội tuyển tập trung' });
    await clock.advance(1_500);
    expect([created, server.article.title, server.saves]).toEqual([
      [7],
      'Đội tuyển tập trung',
      [{ title: 'Đội tuyển tập trung' }],
    ]);
  });

  it('finds again what was typed and not saved before the page was closed', async () => {
    const first = set();
    await first.store.open();
    first.store.change({ summary: 'Chưa kịp lưu' });
    first.store.close();
    const again = set({ kept: first.kept });
    await again.store.open();
    expect([again.store.draft.recovered, again.store.draft.fields.summary]).toEqual([true, 'Chưa kịp lưu']);
    await again.clock.advance(1_500);
    expect([again.server.article.summary, again.kept.size]).toEqual(['Chưa kịp lưu', 0]);
  });

  it('tries again after a network fault, and tells a refusal in the words of the server', async () => {
    const { store, clock, server } = set();
    await store.open();
    server.fails = [offline()];
    store.change({ title: 'Mất mạng' });
    await clock.advance(1_500);
    expect(store.draft.save.state).toBe('offline');
    await clock.advance(10_000);
    expect([store.draft.save.state, server.article.title]).toEqual(['saved', 'Mất mạng']);
    server.fails = [new ApiError({ kind: 'answer', message: 'Tiêu đề quá dài.', status: 400, code: 1195 })];
    store.change({ title: 'x'.repeat(300) });
    await clock.advance(1_500);
    expect(store.draft.save).toEqual({ state: 'refused', reason: 'Tiêu đề quá dài.' });
  });

  it('shows the text of another editor beside the own one, and loses neither', async () => {
    const { store, clock, server } = set();
    await store.open();
    server.article = article({ title: 'Của người khác', version: 4 });
    store.change({ title: 'Của tôi' });
    await clock.advance(1_500);
    expect([store.draft.theirs?.title, store.draft.fields.title]).toEqual(['Của người khác', 'Của tôi']);
    expect(await store.publish(null)).toBe(false);
    await store.keepMine();
    expect([store.draft.theirs, server.article.title, server.article.version]).toEqual([null, 'Của tôi', 5]);
  });

  it('publishes what is on screen, and takes over a version of the history', async () => {
    const { store, server } = set();
    await store.open();
    store.change({ title: 'Đăng ngay' });
    expect(await store.publish(null)).toBe(true);
    expect([server.article.title, store.draft.article?.status]).toEqual(['Đăng ngay', ArticleStatus.published]);
    expect(await store.restore(1)).toBe(true);
    expect(store.draft.fields.title).toBe('Bản cũ');
  });

  it('keeps and saves what is typed while it publishes, without taking the own change for another editor’s', async () => {
    const { store, clock, server, kept, slow } = set();
    await store.open();
    store.change({ title: 'Đăng ngay' });
    const answer = Promise.withResolvers<undefined>();
    slow.answer = answer.promise;
    const publishing = store.publish(null);
    await settle();
    store.change({ summary: 'Gõ lúc đang đăng' });
    // The server is slow: the save of what was typed comes due meanwhile.
    await clock.advance(5_000);
    answer.resolve(undefined);
    expect(await publishing).toBe(true);
    expect([store.draft.fields.summary, store.draft.save.state, kept.get(7)?.fields.summary]).toEqual([
      'Gõ lúc đang đăng',
      'changed',
      'Gõ lúc đang đăng',
    ]);
    await clock.advance(1_500);
    expect([store.draft.theirs, server.article.summary, store.draft.save.state, kept.size]).toEqual([
      null,
      'Gõ lúc đang đăng',
      'saved',
      0,
    ]);
    expect(store.draft.article?.status).toBe(ArticleStatus.published);
  });

  it('knows its own save again when the answer was lost, and goes on', async () => {
    const { store, clock, server, kept } = set();
    await store.open();
    server.lose = true;
    store.change({ title: 'Đã tới máy chủ' });
    await clock.advance(1_500);
    expect(store.draft.save.state).toBe('offline');
    store.change({ summary: 'Gõ tiếp' });
    await clock.advance(1_500);
    await clock.advance(1_500);
    expect([
      store.draft.theirs,
      server.article.title,
      server.article.summary,
      store.draft.save.state,
      kept.size,
    ]).toEqual([null, 'Đã tới máy chủ', 'Gõ tiếp', 'saved', 0]);
  });

  it('makes one article when the answer of its creation is lost, and saves what was typed since', async () => {
    const { store, clock, server, created, kept } = set({ id: null });
    await store.open();
    server.lose = true;
    store.change({ title: 'Đội tuyển' });
    await clock.advance(1_500);
    expect([store.draft.save.state, created, kept.get(null)?.creation?.uuid]).toEqual(['offline', [], 'creation-1']);
    store.change({ title: 'Đội tuyển tập trung' });
    await clock.advance(1_500);
    expect([server.creations.size, created, server.saves]).toEqual([1, [7], [{ title: 'Đội tuyển tập trung' }]]);
    expect([store.draft.fields.title, store.draft.save.state, kept.size]).toEqual(['Đội tuyển tập trung', 'saved', 0]);
  });

  it('goes on with the creation without an answer after the page was closed', async () => {
    const first = set({ id: null });
    await first.store.open();
    first.server.lose = true;
    first.store.change({ title: 'Đội tuyển' });
    await first.clock.advance(1_500);
    first.store.close();
    const again = set({ id: null, kept: first.kept });
    again.server.creations = first.server.creations;
    await again.store.open();
    await again.clock.advance(1_500);
    expect([[...again.server.creations.keys()], again.created]).toEqual([['creation-1'], [7]]);
  });

  it('names the fields that an article lacks only once the editor tried to publish it', async () => {
    const { store } = set({ id: null });
    await store.open();
    expect([store.draft.lacks, store.draft.showsLackOf('title')]).toEqual([['title', 'summary', 'content'], false]);
    store.draft.showLacks();
    store.change({ title: 'Có tên', content: { type: 'doc', content: [{ type: 'paragraph', content: [] }] } });
    expect([
      store.draft.showsLackOf('title'),
      store.draft.showsLackOf('summary'),
      store.draft.showsLackOf('content'),
    ]).toEqual([false, true, true]);
    const words = [{ type: 'text' as const, text: 'Mở bài' }];
    store.change({ summary: 'Tóm tắt', content: { type: 'doc', content: [{ type: 'paragraph', content: words }] } });
    expect(store.draft.lacks).toEqual([]);
    store.close();
  });
});
