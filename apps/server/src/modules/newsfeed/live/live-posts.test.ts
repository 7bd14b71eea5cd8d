import { desc } from 'drizzle-orm';
import { type PostFrame, PostVisibility } from '@khandai/contracts';
import type { Database } from '../../../platform/database/database.js';
import { moderationLog } from '../../../platform/database/schema.js';
import { openTestDatabase } from '../../../platform/database/testing.js';
import type { SocketUser } from '../../../platform/sockets/topic-handlers.js';
import { newUuid } from '../../chat/testing.js';
import { newsfeedFixture } from '../testing.js';
import { OwnDataRepository } from '../../users/own-data-repository.js';
import { LivePosts } from './live-posts.js';
import { postTopic } from './post-topic.js';

let database: Database;
let fixture: ReturnType<typeof newsfeedFixture>;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  fixture = newsfeedFixture(database);
});
afterAll(() => database.close());

/** Watches a post as a socket of one process does. */
async function watch(postId: number) {
  const frames: PostFrame[] = [];
  const stop = await fixture.live.listen(postId, (text) => frames.push(JSON.parse(text) as PostFrame));
  return { frames, stop };
}
/** What a second brings. */
const flush = () => fixture.live.flush();
const totalsOf = ({ frames }: { frames: readonly PostFrame[] }) =>
  frames.map(({ state }) => state && [state.totalReactions, state.totalComments, state.totalShares]);
const admits = async (user: object, postId: number) => {
  const { admit } = postTopic(fixture).post;
  return admit?.({ topic: 'post', postId }, user as SocketUser).then(
    () => true,
    (error: { messageKey: string }) => error.messageKey,
  );
};

describe('[WS35] the topic of a post', () => {
  it('brings the counts that a reaction, a comment, a reply, and a share change, and says when comments changed', async () => {
    const { member, write, posts, comment, comments } = fixture;
    const [author, fan] = [await member(), await member()];
    const { id } = await write(author, 'Bàn thắng');
    const watching = await watch(id);
    await posts.react(fan, id, 'love');
    await flush();
    const { commentId } = await comment(fan, id, 'Tuyệt vời');
    await comment(author, id, 'Cảm ơn', { parentId: commentId });
    await flush();
    const { id: shareId } = await posts.share(fan, { id, content: '', uuid: newUuid() });
    await flush();
    await comments.remove(author, commentId);
    await posts.react(fan, id, null);
    await posts.remove(fan, shareId);
    await flush();
    expect(totalsOf(watching)).toEqual([
      [1, 0, 0],
      [1, 2, 0],
      [1, 2, 1],
      [0, 1, 0],
    ]);
    expect(watching.frames.map((frame) => frame.comments)).toEqual([false, true, false, true]);
    expect(watching.frames[0]?.state?.listReaction).toEqual([{ reaction: 'love', total: 1 }]);
  });

  it('says that comments changed when one is liked, or liked no more', async () => {
    const { member, write, comment, comments } = fixture;
    const [author, fan] = [await member(), await member()];
    const { id } = await write(author, 'Bàn thắng');
    const { commentId } = await comment(fan, id, 'Tuyệt vời');
    const watching = await watch(id);
    for (const liked of [true, false]) {
      await comments.like(author, { commentId, liked });
      await flush();
    }
    expect(watching.frames.map((frame) => frame.comments)).toEqual([true, true]);
    expect(watching.frames.map(({ answered }) => answered)).toEqual([undefined, undefined]);
  });

  it('names the comment when an answer to it is written, liked or deleted, and once for all changes of a second', async () => {
    const { member, write, comment, comments } = fixture;
    const [author, fan] = [await member(), await member()];
    const { id } = await write(author, 'Bàn thắng');
    const { commentId: parentId } = await comment(fan, id, 'Tuyệt vời');
    const watching = await watch(id);
    const { commentId } = await comment(author, id, 'Cảm ơn', { parentId });
    await comments.like(fan, { commentId, liked: true });
    await flush();
    await comments.like(fan, { commentId, liked: false });
    await flush();
    await comments.remove(author, commentId);
    await flush();
    expect(watching.frames.map(({ comments: some, answered }) => [some, answered])).toEqual([
      [true, [parentId]],
      [true, [parentId]],
      [true, [parentId]],
    ]);
  });

  it('tells of an edit by its time, without the text', async () => {
    const { member, write, posts } = fixture;
    const author = await member();
    const { id } = await write(author, 'Trước');
    const watching = await watch(id);
    const { editedAt } = await posts.update(author, { id, content: 'Sau khi sửa' });
    await flush();
    expect(watching.frames).toMatchObject([{ state: { editedAt } }]);
    expect(editedAt).not.toBeNull();
    expect(JSON.stringify(watching.frames)).not.toContain('Sau');
  });

  it('joins the changes of a second into one frame, read once for all posts that changed', async () => {
    const { member, write, posts, bus } = fixture;
    const author = await member();
    const [one, two] = [await write(author, 'Một'), await write(author, 'Hai')];
    let reads = 0;
    const live = new LivePosts({
      states: {
        touchedBy: () => Promise.resolve([]),
        of: (ids) => ((reads += 1), Promise.resolve(new Map(ids.map((id) => [id, NOTHING])))),
      },
      ...{ bus, clock: fixture.clock, log: { warn: () => undefined } },
    });
    const frames: string[] = [];
    for (const { id } of [one, two]) await live.listen(id, (text) => frames.push(text));
    for (let n = 0; n < 20; n += 1) {
      const fan = await member();
      await posts.react(fan, one.id, 'like');
      await posts.react(fan, two.id, 'wow');
    }
    await live.flush();
    await live.flush();
    expect([reads, frames.length]).toEqual([1, 2]);
  });

  it('ends with one last frame when the post goes private or is deleted, and begins again when it is public', async () => {
    const { member, write, posts, comment } = fixture;
    const author = await member();
    const [hidden, deleted] = [await write(author, 'Riêng tư'), await write(author, 'Xóa')];
    const [first, second] = [await watch(hidden.id), await watch(deleted.id)];
    await posts.update(author, { id: hidden.id, visibility: PostVisibility.private });
    await posts.remove(author, deleted.id);
    await flush();
    await comment(author, hidden.id, 'Không ai biết');
    await posts.react(author, hidden.id, 'like');
    await flush();
    const gone = { state: null, comments: false };
    expect([first.frames, second.frames]).toMatchObject([[gone], [gone]]);
    await posts.update(author, { id: hidden.id, visibility: PostVisibility.public });
    await flush();
    expect(totalsOf(first)).toEqual([null, [1, 1, 0]]);
  });

  it('ends when a moderator removes the post, and begins again when that is undone', async () => {
    const { member, write, desk, posts, comment } = fixture;
    const [author, moderator] = [await member(), await member({ role: 'moderator' })];
    const { id } = await write(author, 'Bị gỡ');
    const { commentId } = await comment(author, id, 'Cũng bị gỡ');
    const watching = await watch(id);
    const undo = async (action: 'removePost' | 'removeComment') => {
      const [logged] = await database.db.select().from(moderationLog).orderBy(desc(moderationLog.logId)).limit(1);
      expect(logged?.action).toBe(action);
      if (logged) await desk.undo(moderator, logged);
      await flush();
    };
    await fixture.comments.remove(moderator, commentId);
    await flush();
    await undo('removeComment');
    await posts.remove(moderator, id);
    await flush();
    await undo('removePost');
    expect(totalsOf(watching)).toEqual([[0, 0, 0], [0, 1, 0], null, [0, 1, 0]]);
    expect(watching.frames.map((frame) => frame.comments)).toEqual([true, true, false, false]);
  });

  it('ends when the author deletes their account, and the posts that they shared lose a share', async () => {
    const { member, write, posts, live, broadcasts } = fixture;
    const [author, other] = [await member(), await member()];
    const [theirs, shared, untouched] = [
      await write(author, 'Tôi đi'),
      await write(other, 'Hay'),
      await write(other, 'Ở lại'),
    ];
    await posts.share(author, { id: shared.id, content: '', uuid: newUuid() });
    const life = new AbortController();
    const running = live.run(life.signal);
    const watching = [await watch(theirs.id), await watch(shared.id), await watch(untouched.id)];
    await new OwnDataRepository(database.db, async () => undefined).erase(
      author.userId,
      'Thành viên đã xóa',
      new Date(),
    );
    broadcasts.authorLeft(author.userId);
    while (watching[1]?.frames.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(watching.map(totalsOf)).toEqual([[null], [[0, 0, 0]], []]);
    life.abort();
    await running;
  });

  it('is refused with the same words for a missing post, a deleted one, a private one, also to its author, and where one blocks the other', async () => {
    const { member, write, posts, block } = fixture;
    const [author, reader, blocked] = [await member(), await member(), await member()];
    await block(author, blocked);
    const open = await write(author, 'Công khai');
    const hidden = await write(author, 'Riêng tư', { visibility: PostVisibility.private });
    const deleted = await write(author, 'Xóa');
    await posts.remove(author, deleted.id);
    const guest = { userId: 9, guest: true };
    expect([await admits(reader, open.id), await admits(guest, open.id)]).toEqual([true, true]);
    for (const id of [hidden.id, deleted.id, 2_000_000_000]) expect(await admits(reader, id)).toBe('postNotFound');
    expect(await admits(author, hidden.id)).toBe('postNotFound');
    expect(await admits(blocked, open.id)).toBe('postNotFound');
  });

  it('starts with the counts of now, or with the end of a post that went private meanwhile', async () => {
    const { member, write, posts, live } = fixture;
    const author = await member();
    const { id } = await write(author, 'Bài');
    await posts.react(author, id, 'like');
    expect(await live.now(id)).toMatchObject({ postId: id, state: { totalReactions: 1, editedAt: null } });
    await posts.update(author, { id, visibility: PostVisibility.private });
    expect(await live.now(id)).toEqual({ type: 'post', postId: id, state: null, comments: false });
  });

  it('reads every watched post again after messages between processes may have been lost', async () => {
    const { member, write, bus } = fixture;
    const author = await member();
    const { id } = await write(author, 'Bài');
    const watching = await watch(id);
    bus.restored.emit();
    await flush();
    expect(watching.frames).toMatchObject([{ comments: true, state: { totalComments: 0 } }]);
  });

  it('keeps a change that could not be read, and says nothing to who stopped watching', async () => {
    const { member, write, posts, bus, clock } = fixture;
    const author = await member();
    const { id } = await write(author, 'Bài');
    let isDown = true;
    const warnings: unknown[] = [];
    const live = new LivePosts({
      states: {
        touchedBy: () => Promise.resolve([]),
        of: (ids) =>
          isDown
            ? Promise.reject(new Error('no database'))
            : Promise.resolve(new Map(ids.map((one) => [one, NOTHING]))),
      },
      ...{ bus, clock, log: { warn: (facts: unknown) => void warnings.push(facts) } },
    });
    const frames: string[] = [];
    const stop = await live.listen(id, (text) => frames.push(text));
    await posts.react(author, id, 'like');
    await live.flush();
    expect([frames.length, warnings.length]).toEqual([0, 1]);
    isDown = false;
    await live.flush();
    expect(frames).toHaveLength(1);
    await stop();
    await posts.react(author, id, null);
    await live.flush();
    expect(frames).toHaveLength(1);
  });

  it('runs at most once a second while a post is hot', async () => {
    const { member, write, posts, clock, live } = fixture;
    const author = await member();
    const { id } = await write(author, 'Nóng');
    const watching = await watch(id);
    const life = new AbortController();
    const running = live.run(life.signal);
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    await posts.react(author, id, 'like');
    while (watching.frames.length < 1) await settled();
    await posts.react(author, id, 'love');
    await posts.react(author, id, 'wow');
    for (let n = 0; n < 20; n += 1) await settled();
    expect(watching.frames).toHaveLength(1);
    await clock.advance(1_000);
    while (watching.frames.length < 2) await settled();
    expect(watching.frames.at(-1)?.state?.listReaction).toEqual([{ reaction: 'wow', total: 1 }]);
    life.abort();
    await running;
  });
});

const NOTHING = { listReaction: [], totalReactions: 0, totalComments: 0, totalShares: 0, editedAt: null };
