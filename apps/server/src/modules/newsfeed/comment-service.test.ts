import { Code, PostVisibility } from '@khandai/contracts';
import type { Database } from '../../platform/database/database.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { newUuid } from '../chat/testing.js';
import { newsfeedFixture } from './testing.js';

let database: Database;
let fixture: ReturnType<typeof newsfeedFixture>;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  fixture = newsfeedFixture(database);
});
afterAll(() => database.close());

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 0,
    (error: { code: number }) => error.code,
  );

describe('comments', () => {
  it('[NF3] (posts: total, page list, create) are counted, listed newest first, and answered oldest first', async () => {
    const { member, write, comment, comments, posts } = fixture;
    const [author, fan] = [await member(), await member()];
    const { id } = await write(author, 'Ai đá chính?');
    const first = await comment(fan, id, 'Xuân Son\nvà Văn Vũ');
    const second = await comment(author, id, 'Hợp lý');
    await comment(author, id, 'Chắc chứ?', { parentId: first.commentId });
    await comment(fan, id, 'Chắc', { parentId: first.commentId });
    expect(await comments.total(null, { postId: id })).toEqual({ total: 4 });
    expect((await posts.one(null, id)).totalComments).toBe(4);
    const { list, total } = await comments.list(null, { postId: id, pageSize: 10 });
    expect(total).toBe(4);
    expect(list).toMatchObject([
      { commentId: second.commentId, content: 'Hợp lý', totalReplies: 0, author: { userId: author.userId } },
      { commentId: first.commentId, content: 'Xuân Son\nvà Văn Vũ', totalReplies: 2, parentId: null },
    ]);
    const answers = await comments.list(null, { postId: id, parentId: first.commentId, pageSize: 10 });
    expect(answers.list.map(({ content }) => content)).toEqual(['Chắc chứ?', 'Chắc']);
  });

  it('go on by cursor in both levels', async () => {
    const { member, write, comment, comments } = fixture;
    const fan = await member();
    const { id } = await write(fan, 'Bài');
    const parent = await comment(fan, id, 'Gốc');
    for (const text of ['một', 'hai', 'ba']) await comment(fan, id, text, { parentId: parent.commentId });
    for (const text of ['bốn', 'năm']) await comment(fan, id, text);
    const all = async (parentId?: number) => {
      const texts: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await comments.list(fan, { postId: id, parentId, cursor: cursor ?? undefined, pageSize: 2 });
        texts.push(...page.list.map(({ content }) => content));
        ({ cursor } = page);
      } while (cursor !== null);
      return texts;
    };
    expect(await all()).toEqual(['năm', 'bốn', 'Gốc']);
    expect(await all(parent.commentId)).toEqual(['một', 'hai', 'ba']);
  });

  it('have two levels, 1,000 characters, and a parent of the same post', async () => {
    const { member, write, comment, banned } = fixture;
    const fan = await member();
    const [one, two] = [await write(fan, 'Bài một'), await write(fan, 'Bài hai')];
    const parent = await comment(fan, one.id, 'Gốc');
    const answer = await comment(fan, one.id, 'Trả lời', { parentId: parent.commentId });
    expect(await codeOf(comment(fan, one.id, 'Tầng ba', { parentId: answer.commentId }))).toBe(Code.commentNotFound);
    expect(await codeOf(comment(fan, two.id, 'Nhầm bài', { parentId: parent.commentId }))).toBe(Code.commentNotFound);
    expect(await codeOf(comment(fan, one.id, 'a'.repeat(1_001)))).toBe(Code.postTooLong);
    expect(await codeOf(comment(fan, one.id, '\u2060'))).toBe(Code.postEmpty);
    expect((await comment(fan, one.id, 'a'.repeat(1_000))).content).toHaveLength(1_000);
    banned.add(fan.userId);
    expect(await codeOf(comment(fan, one.id, 'Bị cấm'))).toBe(Code.chatBanned);
  });

  it('are not answered by a member whom their author blocks', async () => {
    const { member, write, comment, block } = fixture;
    const [author, fan, other] = [await member(), await member(), await member()];
    const { id } = await write(author, 'Bài');
    const { commentId: parentId } = await comment(fan, id, 'Gốc');
    await block(fan, other);
    expect(await codeOf(comment(other, id, 'Trả lời', { parentId }))).toBe(Code.commentNotFound);
    expect((await comment(author, id, 'Trả lời', { parentId })).parentId).toBe(parentId);
  });

  it('are stored once for one uuid, and its uuid is of no other comment', async () => {
    const { member, write, comment, comments } = fixture;
    const fan = await member();
    const [one, two] = [await write(fan, 'Bài một'), await write(fan, 'Bài hai')];
    const uuid = newUuid();
    const made = await Promise.all(Array.from({ length: 5 }, () => comment(fan, one.id, 'Một lần', { uuid })));
    expect(new Set(made.map(({ commentId }) => commentId)).size).toBe(1);
    expect(await comments.total(null, { postId: one.id })).toEqual({ total: 1 });
    expect(await codeOf(comment(fan, two.id, 'Một lần', { uuid }))).toBe(Code.conflict);
  });

  it('are deleted by their author, the post’s author or a moderator; one with answers stays as an empty one', async () => {
    const { member, write, comment, comments } = fixture;
    const [author, fan, moderator] = [await member(), await member(), await member({ role: 'moderator' })];
    const other = await member();
    const { id } = await write(author, 'Bài');
    const parent = await comment(fan, id, 'Gốc');
    const answer = await comment(author, id, 'Trả lời', { parentId: parent.commentId });
    expect(await codeOf(comments.remove(other, parent.commentId))).toBe(Code.forbidden);
    const rude = await comment(fan, id, 'Nói bậy');
    await comments.remove(author, rude.commentId);
    await comments.remove(fan, parent.commentId);
    expect(await codeOf(comments.remove(fan, parent.commentId))).toBe(Code.commentNotFound);
    const listed = async () => (await comments.list(null, { postId: id, pageSize: 10 })).list;
    expect(await listed()).toMatchObject([{ content: '', deleted: true, totalReplies: 1 }]);
    await comments.remove(moderator, answer.commentId);
    expect(await listed()).toEqual([]);
    expect(await comments.total(null, { postId: id })).toEqual({ total: 0 });
  });

  it('can be deleted by their author also on a post that they do not see any more, and by a moderator whom its author blocks', async () => {
    const { member, write, comment, comments, posts, block } = fixture;
    const [author, fan, moderator] = [await member(), await member(), await member({ role: 'moderator' })];
    const { id } = await write(author, 'Bài');
    const own = await comment(fan, id, 'Của tôi');
    const rude = await comment(author, id, 'Nói bậy');
    for (const other of [fan, moderator]) await block(author, other);
    expect(await codeOf(posts.one(fan, id))).toBe(Code.postNotFound);
    expect(await codeOf(comments.remove(fan, rude.commentId))).toBe(Code.postNotFound);
    expect(await codeOf(comments.remove(fan, own.commentId))).toBe(0);
    expect(await codeOf(comments.remove(moderator, rude.commentId))).toBe(0);
    expect(await comments.total(null, { postId: id })).toEqual({ total: 0 });
  });

  it('are liked once by each member, by guests not at all; the number stays right when many press at once', async () => {
    const { member, write, comment, comments } = fixture;
    const [author, fan, other] = [await member(), await member(), await member()];
    const { id } = await write(author, 'Bài');
    const { commentId, ...made } = await comment(author, id, 'Hay quá');
    expect(made).toMatchObject({ totalLikes: 0, liked: false });
    const like = (who: typeof fan, liked = true) => comments.like(who, { commentId, liked });
    const all = await Promise.all([like(fan), like(fan), like(other), like(author), like(other)]);
    expect(all.every(({ liked }) => liked)).toBe(true);
    const seen = async (who: typeof fan | null) =>
      (await comments.list(who, { postId: id, pageSize: 10 })).list.map(({ totalLikes, liked }) => [totalLikes, liked]);
    expect([await seen(fan), await seen(null)]).toEqual([[[3, true]], [[3, false]]]);
    expect(await like(fan, false)).toEqual({ commentId, totalLikes: 2, liked: false });
    expect(await like(fan, false)).toEqual({ commentId, totalLikes: 2, liked: false });
    expect(await seen(fan)).toEqual([[2, false]]);
  });

  it('name who likes them to those who see them, without those whom a block separates from the reader', async () => {
    const { member, write, comment, comments, block } = fixture;
    const [author, fan, other] = [await member(), await member(), await member()];
    const { id } = await write(author, 'Bài');
    const { commentId } = await comment(author, id, 'Hay quá');
    for (const who of [fan, other]) await comments.like(who, { commentId, liked: true });
    const likers = async (who: typeof fan | null, pageNum = 1, pageSize = 10) =>
      (await comments.likers(who, { id: commentId, pageNum, pageSize })).list.map(({ userId, reaction }) => [
        ...[userId, reaction],
      ]);
    expect(await likers(null)).toEqual([
      [fan.userId, 'like'],
      [other.userId, 'like'],
    ]);
    expect(await likers(null, 2, 1)).toEqual([[other.userId, 'like']]);
    await block(other, fan);
    expect(await likers(fan)).toEqual([[fan.userId, 'like']]);
    await block(author, fan);
    expect(await codeOf(likers(fan))).toBe(Code.commentNotFound);
    await comments.remove(author, commentId);
    expect([
      await codeOf(likers(null)),
      await codeOf(comments.likers(null, { id: 999_999, pageNum: 1, pageSize: 1 })),
    ]).toEqual([Code.commentNotFound, Code.commentNotFound]);
  });

  it('are not liked where the member does not see them: private, blocked, deleted or missing, all alike', async () => {
    const { member, write, comment, comments, posts, block } = fixture;
    const [author, fan] = [await member(), await member()];
    const like = (commentId: number) => codeOf(comments.like(fan, { commentId, liked: true }));
    const { id } = await write(author, 'Bài');
    const one = await comment(author, id, 'Một');
    const answer = await comment(author, id, 'Hai', { parentId: one.commentId });
    await comments.like(fan, { commentId: one.commentId, liked: true });
    await comments.remove(author, one.commentId);
    expect([await like(one.commentId), await like(999_999)]).toEqual([Code.commentNotFound, Code.commentNotFound]);
    expect((await comments.list(fan, { postId: id, pageSize: 10 })).list).toMatchObject([
      { totalLikes: 0, liked: false },
    ]);
    await posts.update(author, { id, visibility: PostVisibility.private });
    expect(await like(answer.commentId)).toBe(Code.commentNotFound);
    await posts.update(author, { id, visibility: PostVisibility.public });
    expect(await like(answer.commentId)).toBe(0);
    await block(author, fan);
    expect(await like(answer.commentId)).toBe(Code.commentNotFound);
  });
});
