import { DemoCommunity } from '@khandai/demo';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { comments, users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { CommentRepository } from './comment-repository.js';
import { newUuid } from '../chat/testing.js';
import { PostRepository } from './post-repository.js';
import { SimulatedWallRepository } from './simulated-wall-repository.js';
import { newsfeedFixture } from './testing.js';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the community of the demo fills an empty feed once, marked as simulated, and goes with its members', async () => {
  const { feed, member, write, comment, posts } = newsfeedFixture(database);
  const stored = { posts: new PostRepository(database), comments: new CommentRepository(database) };
  const wall = new SimulatedWallRepository({ database, ...stored, live: { changed: () => undefined } });
  const saveFans = async (names: readonly string[]) => {
    const known = await database.db.select({ userId: users.userId }).from(users).where(eq(users.simulated, true));
    if (known.length > 0) return known.map(({ userId }) => userId);
    const rows = names.map((displayName) => ({ displayName, simulated: true }));
    return (await database.db.insert(users).values(rows).returning()).map(({ userId }) => userId);
  };
  const own = await write(await member(), 'Bài của một thành viên thật');
  const clock = new FakeClock(Date.parse('2026-11-20T12:00:00Z'));
  const written = async () => {
    while (clock.sleeping === 0) await new Promise((resolve) => setImmediate(resolve));
  };
  const start = async ({ hours = 0 } = {}) => {
    const stop = new AbortController();
    const running = new DemoCommunity({ cast: { saveFans }, wall, clock }).run(stop.signal);
    await written();
    for (let hour = 0; hour < hours; hour += 1) {
      await clock.advance(60 * 60_000);
      await written();
    }
    stop.abort();
    await running;
  };
  await start();
  await start();
  const { list } = await feed(null, { pageSize: 50 });
  const theirs = list.filter(({ author }) => author.simulated);
  expect([list.length, theirs.length]).toEqual([13, 12]);
  expect(theirs.every(({ content, totalReactions }) => content !== '' && totalReactions > 0)).toBe(true);

  await start({ hours: 5 });
  const said = await database.db.select({ at: comments.createdAt, postId: comments.postId }).from(comments);
  expect(said.some(({ postId }) => (postId ?? 0) > Math.max(...list.map(({ id }) => id)))).toBe(true);
  expect(said.filter(({ at }) => at.getTime() > clock.now())).toEqual([]);

  const simulated = (await feed(null, { pageSize: 50 })).list.filter(({ author }) => author.simulated);
  const [answered = 0, shared = 0] = simulated.slice(-2).map(({ id }) => id);
  const fan = await member();
  const { commentId } = await comment(fan, answered, 'Của người thật');
  const { id: shareId } = await posts.share(fan, { id: shared, content: '', uuid: newUuid() });
  await wall.trim(5);
  const left = (await feed(null, { pageSize: 50 })).list;
  expect(left.map(({ id }) => id)).toEqual([
    shareId,
    ...simulated.slice(0, 5).map(({ id }) => id),
    ...[answered, shared, own.id],
  ]);
  expect(await database.db.$count(comments, eq(comments.commentId, commentId))).toBe(1);
  await database.db.delete(users).where(eq(users.simulated, true));
  expect((await feed(null, { pageSize: 50 })).list.map(({ id }) => id)).toEqual([shareId, own.id]);
});
