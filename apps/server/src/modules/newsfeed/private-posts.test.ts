import { Code, PostVisibility } from '@khandai/contracts';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { openTestDatabase, statementsOf } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import type { SocketUser } from '../../platform/sockets/topic-handlers.js';
import { newUuid } from '../chat/testing.js';
import { postTopic } from './live/post-topic.js';
import { newsfeedFixture } from './testing.js';

let database: PgliteDatabase;
let fixture: ReturnType<typeof newsfeedFixture>;
beforeAll(async () => {
  database = await openTestDatabase();
  fixture = newsfeedFixture(database);
});
afterAll(() => database.close());

const page = { pageNum: 1, pageSize: 10 };
const draft = () => ({ content: 'Của người khác', uuid: newUuid() });

/** Every call, and the topic, that takes the id of a post. */
const acts: readonly (readonly [name: string, act: (who: Identity, id: number) => Promise<unknown>])[] = [
  ['one post', (who, id) => fixture.posts.one(who, id)],
  ['a reaction', (who, id) => fixture.posts.react(who, id, 'like')],
  ['no reaction', (who, id) => fixture.posts.react(who, id, null)],
  ['a share', (who, id) => fixture.posts.share(who, { id, ...draft() })],
  ['an edit', (who, id) => fixture.posts.update(who, { id, content: 'Sửa' })],
  ['a change of who may see it', (who, id) => fixture.posts.update(who, { id, visibility: PostVisibility.public })],
  ['a removal', (who, id) => fixture.posts.remove(who, id)],
  ['who reacted', (who, id) => fixture.posts.reactors(who, { id, ...page })],
  ['who shared', (who, id) => fixture.posts.sharers(who, { id, ...page })],
  ['the number of comments', (who, id) => fixture.comments.total(who, { postId: id })],
  ['comments', (who, id) => fixture.comments.list(who, { postId: id, pageSize: 10 })],
  ['answers', (who, id) => fixture.comments.list(who, { postId: id, parentId: 1, pageSize: 10 })],
  ['a comment', (who, id) => fixture.comments.create(who, { postId: id, ...draft() })],
  ['an answer', (who, id) => fixture.comments.create(who, { postId: id, parentId: 1, ...draft() })],
  ['a bookmark', (who, id) => fixture.lists.save(who, id, true)],
  ['hiding it', (who, id) => fixture.lists.hide(who, id, true)],
  ['a report', (who, id) => fixture.reports.report(who, { id, reason: 'insult' })],
  ['the topic', async (who, id) => postTopic(fixture).post.admit?.({ topic: 'post', postId: id }, who as SocketUser)],
];

describe.each(acts)('[NF2] (a private post is like a missing one) %s', (_name, act) => {
  it.each(['member', 'moderator'] as const)('costs a %s the same statements and has the same answer', async (role) => {
    const { member, write, block, posts, comment } = fixture;
    const [author, blocker, other] = [await member(), await member(), await member({ role })];
    const hidden = await write(author, 'Riêng tư', { visibility: PostVisibility.private });
    await comment(author, hidden.id, 'Của tôi');
    const gone = await write(author, 'Đã xóa');
    await posts.remove(author, gone.id);
    const blocking = await write(blocker, 'Chặn');
    await block(blocker, other);
    const answerTo = async (id: number) => {
      let answer: unknown;
      const statements = await statementsOf(database, async () => {
        answer = await act(other, id).then(
          () => 'done',
          ({ code, status, messageKey }: Record<string, unknown>) => ({ code, status, messageKey }),
        );
      });
      return { answer, statements };
    };
    const missing = await answerTo(2_000_000_000);
    expect(missing.answer).toEqual({ code: Code.postNotFound, status: 404, messageKey: 'postNotFound' });
    expect([await answerTo(hidden.id), await answerTo(gone.id)]).toEqual([missing, missing]);
    // Moderators may see public posts also of those who block them.
    if (role === 'member') expect(await answerTo(blocking.id)).toEqual(missing);
  });
});
