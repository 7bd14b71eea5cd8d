import { Code, PostType } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { articles } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { articlesFixture } from '../articles/testing.js';
import { chatFixture, newUuid } from '../chat/testing.js';
import { newsfeedFixture, publishArticle } from './testing.js';

let database: Database;
let fixture: ReturnType<typeof newsfeedFixture>;
let articleId: number;
let slug: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  fixture = newsfeedFixture(database);
  slug = `nam-dinh-thang-${newUuid().slice(-12)}`;
  articleId = await publishArticle(database, slug);
});
afterAll(() => database.close());

const unpublish = () => database.db.update(articles).set({ status: 40 }).where(eq(articles.articleId, articleId));
const say = (author: Identity, content: string, parentId?: number) =>
  fixture.comments.create(author, { articleId, content, uuid: newUuid(), ...(parentId !== undefined && { parentId }) });
const said = async (reader: Identity | null = null) =>
  (await fixture.comments.list(reader, { articleId, pageSize: 10 })).list.map(({ content }) => content);
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 0,
    (error: { code: number }) => error.code,
  );

describe('comments on an article', () => {
  it('are counted, listed and answered like those of posts, with notices to whom they answer and name', async () => {
    const { member, comments, told } = fixture;
    const [fan, other, named] = [await member(), await member(), await member()];
    const first = await say(fan, 'Trận hay xấu');
    await say(other, 'Chuẩn', first.commentId);
    expect(await comments.total(null, { articleId })).toEqual({ total: 2 });
    expect(await said()).toEqual(['Trận hay ***']);
    const { list } = await comments.list(null, { articleId, parentId: first.commentId, pageSize: 10 });
    expect(list.map(({ content }) => content)).toEqual(['Chuẩn']);
    expect(told).toMatchObject([
      { type: 'NEW_REPLY', userIds: [fan.userId], actorId: other.userId, articleId, slug, parentId: first.commentId },
    ]);
    const name = (await comments.list(null, { articleId, pageSize: 1 })).list[0]?.author.showName ?? '';
    await comments.create(named, { articleId, content: `@${name} ơi`, mentions: [fan.userId], uuid: newUuid() });
    expect(told.at(-1)).toMatchObject({ type: 'NEW_MENTION', userIds: [fan.userId], articleId, slug });
  });

  it('are of one place: a parent, a uuid and a request belong to a post or to an article', async () => {
    const { member, write, comment, comments } = fixture;
    const fan = await member();
    const { id: postId } = await write(fan, 'Bài');
    const onPost = await comment(fan, postId, 'Gốc');
    expect(await codeOf(say(fan, 'Nhầm chỗ', onPost.commentId))).toBe(Code.commentNotFound);
    const uuid = newUuid();
    await comments.create(fan, { articleId, content: 'Một lần', uuid });
    expect(await codeOf(comments.create(fan, { postId, content: 'Một lần', uuid }))).toBe(Code.conflict);
    expect(await codeOf(comments.total(fan, {}))).toBe(Code.badRequest);
    expect(await codeOf(comments.total(fan, { postId, articleId }))).toBe(Code.badRequest);
  });

  it('are as if there were none while readers do not see the article', async () => {
    const { member, comments, reports, talk } = fixture;
    const [fan, other] = [await member(), await member()];
    const { commentId } = await say(fan, 'Hay');
    await unpublish();
    expect(await codeOf(said())).toBe(Code.notFound);
    expect(await codeOf(say(fan, 'Nữa'))).toBe(Code.notFound);
    expect(await codeOf(talk.react(fan, articleId, 'love'))).toBe(Code.notFound);
    expect(await codeOf(talk.reactors(null, { id: articleId, pageNum: 1, pageSize: 10 }))).toBe(Code.notFound);
    expect(await codeOf(reports.report(other, { commentId, reason: 'insult' }))).toBe(Code.notFound);
    expect(await codeOf(comments.remove(other, commentId))).toBe(Code.forbidden);
    expect(await codeOf(comments.remove(fan, commentId))).toBe(0);
  });

  it('are reported, removed with a reason, and brought back from the moderators’ desk', async () => {
    const { member, comments, reports } = fixture;
    const { moderation, context } = chatFixture(database).moderation;
    const [fan, other, moderator] = [await member(), await member(), await member({ role: 'moderator' })];
    const { commentId } = await say(fan, 'Nói bậy');
    expect(await codeOf(reports.report(fan, { commentId, reason: 'insult' }))).toBe(Code.forbidden);
    expect(await codeOf(reports.report(other, { id: 1, commentId, reason: 'insult' }))).not.toBe(0);
    await reports.report(other, { commentId, reason: 'insult' });
    const waits = async () =>
      (await moderation.queue(moderator, undefined, { pageNum: 1, pageSize: 100 })).list.filter(
        (item) => item.kind === 'comment' && item.commentId === commentId,
      );
    expect(await waits()).toMatchObject([
      { postId: null, article: { slug, title: 'Nam Định thắng đậm' }, reports: [{ reason: 'insult', total: 1 }] },
    ]);
    expect((await context.of(moderator, { commentId })).messages).toMatchObject([
      { text: 'Nói bậy', inQuestion: true },
    ]);
    const subject = { postId: null, commentId };
    await fixture.desk.remove(moderator, subject, { reason: 'insult', reported: true });
    expect([await said(), await waits(), await comments.total(null, { articleId })]).toEqual([[], [], { total: 0 }]);
    expect((await reports.removed(fan)).list).toMatchObject([{ postId: null, commentId, reason: 'insult' }]);
    const [removal] = (await moderation.log(moderator, undefined, { pageNum: 1, pageSize: 1 })).list;
    await moderation.undo(moderator, removal?.logId ?? 0);
    expect([await said(), await comments.total(null, { articleId })]).toEqual([['Nói bậy'], { total: 1 }]);
  });

  it('of muted and blocked authors are left out', async () => {
    const { member, block, lists } = fixture;
    const [fan, muted, blocked] = [await member(), await member(), await member()];
    await say(muted, 'Ồn ào');
    await say(blocked, 'Bị chặn');
    await lists.mute(fan, muted.userId, true);
    await block(fan, blocked);
    expect([await said(fan), (await said()).length]).toEqual([[], 2]);
  });
});

describe('reactions to an article', () => {
  it('are one of each member, counted by kind, and tell who reacted', async () => {
    const { member, talk } = fixture;
    const [fan, other] = [await member(), await member()];
    await talk.react(fan, articleId, 'like');
    await talk.react(other, articleId, 'love');
    const state = await talk.react(fan, articleId, 'love');
    expect(state).toEqual({
      ...{ id: articleId, totalReactions: 2, reaction: 'love' },
      listReaction: [{ reaction: 'love', total: 2 }],
    });
    const who = await talk.reactors(null, { id: articleId, reaction: 'love', pageNum: 1, pageSize: 10 });
    expect([who.total, who.list.map(({ userId }) => userId)]).toEqual([2, [fan.userId, other.userId]]);
    expect(await talk.react(fan, articleId, null)).toMatchObject({ totalReactions: 1, reaction: null });
  });

  it('of many at once are all counted', async () => {
    const { member, talk } = fixture;
    const fans = await Promise.all(Array.from({ length: 8 }, () => member()));
    await Promise.all(fans.flatMap((fan) => [talk.react(fan, articleId, 'like'), talk.react(fan, articleId, 'haha')]));
    const [one] = fans;
    expect(one && (await talk.react(one, articleId, 'like'))).toMatchObject({ totalReactions: 8 });
  });
});

test('the article itself, its lists and the desk have the numbers, and the reader their own reaction', async () => {
  const { member, talk } = fixture;
  const { service, desk } = articlesFixture(database);
  const fan = await member();
  await say(fan, 'Hay');
  await talk.react(fan, articleId, 'wow');
  const counted = { totalComments: 1, totalReactions: 1, listReaction: [{ reaction: 'wow', total: 1 }] };
  expect(await service.info(String(articleId), fan.userId)).toMatchObject({ ...counted, reaction: 'wow' });
  expect(await service.info(String(articleId))).toMatchObject({ ...counted, reaction: null });
  expect(await service.cards([articleId])).toMatchObject([counted]);
  expect(await desk.find(articleId)).toMatchObject({ totalComments: 1, totalReactions: 1 });
});

describe('a post that shares an article', () => {
  it('[NF1] (type 70) has its card, with or without words, until readers do not see the article', async () => {
    const { member, write, posts } = fixture;
    const [fan, other] = [await member(), await member()];
    const subject = { type: PostType.shareArticle, id: articleId };
    const { id, type } = await write(fan, '', { subject });
    await say(other, 'Hay');
    const card = { articleId, slug, title: 'Nam Định thắng đậm', totalComments: 1, simulated: false };
    expect(type).toBe(PostType.shareArticle);
    expect((await posts.one(null, id)).subject).toMatchObject({ type, article: card });
    const shared = await posts.share(other, { id, content: 'Đọc đi', uuid: newUuid() });
    expect(shared.shared?.subject).toMatchObject({ article: { cover: { width: 1200, height: 675 } } });
    await unpublish();
    expect((await posts.one(null, id)).subject).toEqual({ type, article: null });
    expect(await codeOf(write(fan, 'Lại', { subject }))).toBe(Code.notFound);
  });
});
