import { Code, PostVisibility, type QueueItem } from '@khandai/contracts';
import type { Database } from '../../../platform/database/database.js';
import { openTestDatabase } from '../../../platform/database/testing.js';
import type { Identity } from '../../../platform/http/caller.js';
import { chatFixture } from '../../chat/testing.js';
import { newsfeedFixture } from '../testing.js';

let database: Database;
let fixture: ReturnType<typeof newsfeedFixture>;
let world: ReturnType<typeof chatFixture>;
let author: Identity;
let reader: Identity;
let moderator: Identity;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  fixture = newsfeedFixture(database);
  world = chatFixture(database);
  author = await fixture.member();
  reader = await fixture.member();
  moderator = await fixture.member({ role: 'moderator' });
});
afterAll(() => database.close());

const PAGE = { pageNum: 1, pageSize: 100 };
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 0,
    (error: { code: number }) => error.code,
  );
const queue = async (who = moderator): Promise<QueueItem[]> =>
  (await world.moderation.moderation.queue(who, undefined, PAGE)).list;
const about = async (postId: number) =>
  (await queue()).filter((item) => (item.kind === 'post' || item.kind === 'comment') && item.postId === postId);
const newest = async () => {
  const { list } = await world.moderation.moderation.log(moderator, undefined, PAGE);
  return list[0];
};
const undo = async () => world.moderation.moderation.undo(moderator, (await newest())?.logId ?? 0);
const post = (postId: number, commentId: number | null = null) => ({ postId, commentId });
const isThere = async (id: number) => (await codeOf(fixture.posts.one(reader, id))) === 0;

describe('a reported post', () => {
  it('waits once for all who reported it, with their reasons, and with its earlier texts beside it', async () => {
    const { write, posts, reports } = fixture;
    const { id } = await write(author, 'Bản đầu');
    await posts.update(author, { id, content: 'Bản hai' });
    await reports.report(reader, { id, reason: 'insult' });
    await reports.report(reader, { id, reason: 'advert' });
    expect(await about(id)).toMatchObject([
      { kind: 'post', original: 'Bản hai', hidden: false, reports: [{ reason: 'insult', total: 1 }] },
    ]);
    const context = await world.moderation.context.of(moderator, { postId: id });
    expect(context.messages).toMatchObject([{ text: 'Bản hai', inQuestion: true }]);
    expect(context.edits.map(({ text }) => text)).toEqual(['Bản đầu']);
    expect(await queue({ ...reader, role: 'commentator' })).toEqual([]);
  });

  it('shows moderators no text that was private', async () => {
    const { write, posts, reports } = fixture;
    const { id } = await write(author, 'Chỉ mình tôi', { visibility: PostVisibility.private });
    await posts.update(author, { id, content: 'Cho mọi người' });
    await posts.update(author, { id, visibility: PostVisibility.public });
    await reports.report(reader, { id, reason: 'other' });
    expect((await world.moderation.context.of(moderator, { postId: id })).edits).toEqual([]);
    await posts.update(author, { id, visibility: PostVisibility.private });
    expect(await about(id)).toEqual([]);
    expect(await codeOf(world.moderation.context.of(moderator, { postId: id }))).toBe(Code.postNotFound);
    expect(await codeOf(fixture.desk.remove(moderator, post(id), {}))).toBe(Code.postNotFound);
  });

  it('is removed by one decision, with its reason for the author, and comes back by an undo', async () => {
    const { write, reports, desk } = fixture;
    const { id } = await write(author, 'Xấu tính');
    await reports.report(reader, { id, reason: 'insult' });
    const decisions = await Promise.all([
      codeOf(desk.remove(moderator, post(id), { reason: 'insult', note: ' lần hai ', reported: true })),
      codeOf(desk.dismiss(moderator, post(id))),
      codeOf(desk.remove(moderator, post(id), { reason: 'advert', reported: true })),
    ]);
    expect(decisions.filter((code) => code === 0)).toHaveLength(1);
    expect(decisions.filter((code) => code === Code.conflict)).toHaveLength(2);
    expect(await about(id)).toEqual([]);
    expect(await isThere(id)).toBe(false);
    expect((await reports.removed(author)).list).toMatchObject([
      { postId: id, commentId: null, content: 'Xấu tính', reason: 'insult', waits: false },
    ]);
    expect(await newest()).toMatchObject({ action: 'removePost', note: 'lần hai', undoable: true });
    await undo();
    expect([await isThere(id), (await reports.removed(author)).list, await about(id)]).toEqual([true, [], []]);
  });

  it('stays when its reports are dismissed, and waits again after an undo', async () => {
    const { write, reports, desk } = fixture;
    const { id } = await write(author, 'Không sao');
    await reports.report(reader, { id, reason: 'flood' });
    await desk.dismiss(moderator, post(id));
    expect([await about(id), await isThere(id)]).toEqual([[], true]);
    await undo();
    expect(await about(id)).toHaveLength(1);
    expect(await codeOf(desk.remove(reader, post(id), {}))).toBe(Code.forbidden);
  });

  it('of a member is hidden by enough seasoned reporters until a moderator decides, and never again after', async () => {
    const { write, reports, desk, member } = fixture;
    const { id } = await write(author, 'Nhiều người báo');
    const report = async (by: Identity) => reports.report(by, { id, reason: 'region' });
    await agedReport(3, id);
    expect(await isThere(id)).toBe(false);
    expect(await about(id)).toMatchObject([{ hidden: true }]);
    expect((await reports.removed(author)).list).toMatchObject([{ postId: id, reason: null, waits: true }]);
    await desk.dismiss(moderator, post(id));
    expect([await isThere(id), (await reports.removed(author)).list]).toEqual([true, []]);
    await report(await member());
    await agedReport(3, id);
    expect(await isThere(id)).toBe(true);
  });

  it('cannot be reported by its author', async () => {
    const { write, reports } = fixture;
    const { id } = await write(author, 'Của tôi');
    expect(await codeOf(reports.report(author, { id, reason: 'insult' }))).toBe(Code.forbidden);
  });
});

describe('a post that moderation took down', () => {
  it('is deleted for good by its author alone; no decision brings it back', async () => {
    const { write, posts, reports, desk } = fixture;
    const { id } = await write(author, 'Lỡ tay');
    await agedReport(3, id);
    expect((await reports.removed(author)).list).toMatchObject([{ postId: id, waits: true }]);
    expect(await codeOf(posts.remove(reader, id))).toBe(Code.postNotFound);
    expect(await codeOf(posts.remove(moderator, id))).toBe(Code.postNotFound);
    await posts.remove(author, id);
    expect((await reports.removed(author)).list).toEqual([]);
    await desk.dismiss(moderator, post(id));
    expect([await isThere(id), await codeOf(posts.one(author, id))]).toEqual([false, Code.postNotFound]);
    expect(await codeOf(posts.remove(author, id))).toBe(Code.postNotFound);
  });

  it('by a decision is not restored once its author has deleted it', async () => {
    const { write, posts, desk } = fixture;
    const { id } = await write(author, 'Xấu tính');
    await desk.remove(moderator, post(id), { reason: 'insult' });
    await posts.remove(author, id);
    expect(await codeOf(undo())).not.toBe(0);
    expect(await isThere(id)).toBe(false);
  });
});

describe('a reported comment', () => {
  it('shows what it answers, and its removal lowers the counts, which an undo returns', async () => {
    const { write, comment, reports, desk, posts } = fixture;
    const { id } = await write(reader, 'Bài');
    const parent = await comment(reader, id, 'Cha');
    const { commentId } = await comment(author, id, 'Xấu', { parentId: parent.commentId });
    await reports.report(reader, { id, commentId, reason: 'insult' });
    expect(await about(id)).toMatchObject([{ kind: 'comment', commentId, original: 'Xấu' }]);
    const { messages } = await world.moderation.context.of(moderator, { postId: id, commentId });
    expect(messages.map(({ text, inQuestion }) => [text, inQuestion])).toEqual([
      ['Bài', false],
      ['Cha', false],
      ['Xấu', true],
    ]);
    const total = async () => (await posts.one(reader, id)).totalComments;
    await desk.remove(moderator, post(id, commentId), { reason: 'insult', reported: true });
    expect([await total(), (await reports.removed(author)).list]).toMatchObject([1, [{ commentId, content: 'Xấu' }]]);
    await undo();
    expect(await total()).toBe(2);
  });
});

describe('a comment that many reports hid', () => {
  it('is deleted by its author for good, and by nobody else; no decision brings it back', async () => {
    const { write, comment, comments, reports, desk, posts } = fixture;
    const { id } = await write(reader, 'Bài');
    const { commentId } = await comment(author, id, 'Lỡ lời');
    for (let n = 0; n < 3; n += 1) await reports.report(await aged(), { id, commentId, reason: 'insult' });
    expect((await reports.removed(author)).list).toMatchObject([{ commentId, waits: true }]);
    expect(await codeOf(comments.remove(reader, commentId))).toBe(Code.commentNotFound);
    await comments.remove(author, commentId);
    expect((await reports.removed(author)).list).toEqual([]);
    await desk.dismiss(moderator, post(id, commentId));
    expect((await posts.one(reader, id)).totalComments).toBe(0);
    expect(await codeOf(comments.remove(author, commentId))).toBe(Code.commentNotFound);
  });
});

describe('a deletion by a moderator', () => {
  it('is in the log of moderation, and authors learn of it; that of an author is not', async () => {
    const { write, comment, posts, comments, reports } = fixture;
    const { id } = await write(author, 'Bài');
    const { commentId } = await comment(author, id, 'Lời');
    await comments.remove(moderator, commentId);
    await posts.remove(moderator, id);
    const { list } = await world.moderation.moderation.log(moderator, undefined, PAGE);
    expect(list.slice(0, 2).map(({ action, user }) => [action, user?.userId])).toEqual([
      ['removePost', author.userId],
      ['removeComment', author.userId],
    ]);
    expect((await reports.removed(author)).list).toHaveLength(2);
    const { id: own } = await write(author, 'Tự xóa');
    await posts.remove(author, own);
    expect((await newest())?.logId).toBe(list[0]?.logId);
  });
});

/** Members of a year report the post. */
async function agedReport(count: number, id: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await fixture.reports.report(await aged(), { id, reason: 'insult' });
}

const aged = () => world.user({ createdAt: new Date(fixture.clock.now() - 365 * 86_400_000) });
