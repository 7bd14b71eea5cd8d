import type { Database } from '../../platform/database/database.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { newUuid } from '../chat/testing.js';
import { newsfeedFixture, publishArticle } from './testing.js';

let database: Database;
let fixture: ReturnType<typeof newsfeedFixture>;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  fixture = newsfeedFixture(database);
});
afterAll(() => database.close());

describe('the feed tells', () => {
  it('authors of comments, whom a comment answers of the answer, and each of them once', async () => {
    const { member, write, comment, told } = fixture;
    const [author, fan, other] = [await member(), await member(), await member()];
    const { id: postId } = await write(author, 'Ai đá chính?');
    const uuid = newUuid();
    const { commentId: parentId } = await comment(fan, postId, 'Xuân Son', { uuid });
    await comment(fan, postId, 'Xuân Son', { uuid });
    expect(told).toEqual([
      { type: 'NEW_COMMENT', userIds: [author.userId], actorId: fan.userId, postId, commentId: parentId },
    ]);
    const { commentId } = await comment(other, postId, 'Đúng', { parentId });
    const about = { actorId: other.userId, postId, commentId };
    expect(told.slice(1)).toEqual([
      { type: 'NEW_REPLY', userIds: [fan.userId], parentId, ...about },
      { type: 'NEW_COMMENT', userIds: [author.userId], ...about },
    ]);
    const own = await comment(author, postId, 'Hợp lý');
    await comment(fan, postId, 'Chắc', { parentId: own.commentId });
    expect(told.slice(3)).toMatchObject([{ type: 'NEW_COMMENT' }, { type: 'NEW_REPLY', userIds: [author.userId] }]);
  });

  it('authors of liked comments on posts and articles, and of nothing that was taken back or is not seen', async () => {
    const { member, write, comment, comments, told, takenBack } = fixture;
    const [author, fan] = [await member(), await member()];
    const { id: postId } = await write(author, 'Vào rồi!');
    const { commentId } = await comment(author, postId, 'Hợp lý');
    const slug = `bai-bao-${newUuid().slice(-12)}`;
    const articleId = await publishArticle(database, slug);
    const onArticle = await comments.create(author, { articleId, content: 'Hay', uuid: newUuid() });
    told.length = 0;
    await comments.like(fan, { commentId, liked: true });
    await comments.like(fan, { commentId: onArticle.commentId, liked: true });
    await comments.like(fan, { commentId, liked: false });
    await expect(comments.like(fan, { commentId: 999_999, liked: true })).rejects.toMatchObject({ status: 404 });
    const by = { type: 'NEW_LIKE', userIds: [author.userId], actorId: fan.userId };
    expect(told).toEqual([
      { ...by, postId, commentId },
      { ...by, articleId, slug, commentId: onArticle.commentId },
    ]);
    expect(takenBack).toEqual([{ ...by, postId, commentId }]);
  });

  it('authors of reactions and public shares, and of nothing that was refused or taken back', async () => {
    const { member, write, posts, told, takenBack } = fixture;
    const [author, fan] = [await member(), await member()];
    const { id: postId } = await write(author, 'Vào rồi!');
    await posts.react(fan, postId, 'love');
    await posts.react(fan, postId, null);
    await posts.share(fan, { id: postId, content: '', uuid: newUuid() });
    await posts.share(fan, { id: postId, content: '', visibility: 2, uuid: newUuid() });
    const about = { userIds: [author.userId], actorId: fan.userId, postId };
    expect(told).toEqual([
      { type: 'NEW_REACTION', ...about },
      { type: 'NEW_SHARE', ...about },
    ]);
    expect(takenBack).toEqual([{ type: 'NEW_REACTION', ...about }]);
  });
});
