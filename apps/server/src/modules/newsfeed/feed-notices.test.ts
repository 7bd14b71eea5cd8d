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
