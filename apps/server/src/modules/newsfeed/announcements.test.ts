import { eq, sql } from 'drizzle-orm';
import { PostVisibility } from '@khandai/contracts';
import type { Database } from '../../platform/database/database.js';
import { postAnnouncements } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { PostNotice } from './announcements.js';
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

const HOUR_MS = 3_600_000;
const { signal } = new AbortController();
/** All that waits, as one process notifies it. */
const announceAll = async (job = fixture.announcements()) => {
  while (await job.announce(signal));
};
const toldOf = (postId: number) =>
  fixture.told.filter((notice): notice is PostNotice => (notice as PostNotice).postId === postId);
const userIds = (notices: readonly PostNotice[]) => notices.flatMap((notice) => notice.userIds);
const host = () => fixture.member({ role: 'commentator' });
async function followersOf(author: Awaited<ReturnType<typeof host>>, count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) {
    const follower = await fixture.member();
    await fixture.follow(follower, author);
    ids.push(follower.userId);
  }
  return ids;
}

describe('a post of a commentator', () => {
  it('is told to their followers once it is public, without those who muted them; a fan’s post is not', async () => {
    const { member, write, follow, lists, told } = fixture;
    const [author, fan, muting] = [await host(), await member(), await member()];
    const [follower = 0] = await followersOf(author, 1);
    await follow(muting, author);
    await lists.mute(muting, author.userId, true);
    await follow(await member(), fan);
    await write(fan, 'Bài của fan');
    await write(author, 'Chỉ mình tôi', { visibility: PostVisibility.private });
    const { id: postId } = await write(author, 'Tối nay 19:15');
    await announceAll();
    expect(told).toEqual([{ type: 'NEW_POST', userIds: [follower], actorId: author.userId, postId }]);
  });

  it('goes on after a restart where it was, and repeats no part that is done', async () => {
    const author = await host();
    const followers = await followersOf(author, 5);
    const { id } = await fixture.write(author, 'Đội hình ra sân');
    await fixture.announcements().announce(signal);
    expect(userIds(toldOf(id))).toEqual(followers.slice(0, 2));
    await announceAll(fixture.announcements());
    expect(userIds(toldOf(id))).toEqual(followers);
    await announceAll();
    expect(toldOf(id)).toHaveLength(3);
    expect(await database.db.$count(postAnnouncements)).toBe(0);
  });

  it('is told again where it could not be stored, and not at all once it is private', async () => {
    const author = await host();
    const followers = await followersOf(author, 3);
    const [kept, hidden] = [await fixture.write(author, 'Còn'), await fixture.write(author, 'Ẩn')];
    fixture.working.notices = false;
    await announceAll();
    expect(fixture.told).toEqual([]);
    fixture.working.notices = true;
    await fixture.clock.advance(HOUR_MS);
    await fixture.posts.update(author, { id: hidden.id, visibility: PostVisibility.private });
    await announceAll();
    expect([userIds(toldOf(kept.id)), toldOf(hidden.id)]).toEqual([followers, []]);
  });

  it('gets a pause before the next try when nothing can be stored, also while many posts wait', async () => {
    const author = await host();
    await followersOf(author, 3);
    await database.db.execute(sql`
      WITH made AS (
        INSERT INTO posts (author_id, uuid, visibility, type, content, original, commentator, created_at)
        SELECT ${author.userId}, 'nhieu-' || n, 1, 10, 'Bài', 'Bài', true, now() FROM generate_series(1, 25) AS n RETURNING post_id
      )
      INSERT INTO post_announcements (post_id) SELECT post_id FROM made`);
    fixture.working.notices = false;
    expect(await fixture.announcements().announce(signal)).toBe(false);
    fixture.working.notices = true;
    await fixture.clock.advance(HOUR_MS);
    await announceAll();
    expect(await database.db.$count(postAnnouncements)).toBe(0);
  });

  it('that always fails is tried less and less often, keeps no other post waiting, and stays to be seen once it is given up', async () => {
    const author = await host();
    const followers = await followersOf(author, 1);
    const poisoned = [];
    for (let n = 0; n < 21; n += 1) poisoned.push(await fixture.write(author, `Lỗi ${n}`));
    for (const { id } of poisoned) fixture.working.failing.add(id);
    await announceAll();
    await announceAll();
    const { id } = await fixture.write(author, 'Vẫn tới nơi');
    await announceAll();
    expect(userIds(toldOf(id))).toEqual(followers);

    const [{ id: first = 0 } = {}] = poisoned;
    const row = async () => {
      const [found] = await database.db.select().from(postAnnouncements).where(eq(postAnnouncements.postId, first));
      return {
        attempts: found?.attempts,
        wait: (found?.dueAt.getTime() ?? 0) - fixture.clock.now(),
        isLost: !!found?.givenUpAt,
      };
    };
    expect(await row()).toEqual({ attempts: 1, wait: 2_000, isLost: false });
    await fixture.clock.advance(2_000);
    await announceAll();
    await announceAll();
    expect(await row()).toEqual({ attempts: 2, wait: 4_000, isLost: false });
    for (let tries = 2; tries < 25; tries += 1) {
      await fixture.clock.advance(HOUR_MS);
      await announceAll();
    }
    expect(await row()).toMatchObject({ attempts: 19, isLost: true });
    fixture.working.failing.clear();
    await announceAll();
    expect(toldOf(first)).toEqual([]);
    await database.db.delete(postAnnouncements);
  });

  it('reaches each of 20,500 followers once', async () => {
    const author = await host();
    await database.db.execute(sql`
      WITH made AS (
        INSERT INTO users (username, username_key, display_name)
        SELECT 'dong.' || n, 'dong.' || n, 'Đông ' || n FROM generate_series(1, 20500) AS n RETURNING user_id
      )
      INSERT INTO follows (follower_id, followed_id, created_at) SELECT user_id, ${author.userId}, now() FROM made`);
    const { id } = await fixture.write(author, 'Chào cả nhà');
    await announceAll(fixture.announcements(2_000));
    const reached = userIds(toldOf(id));
    expect([reached.length, new Set(reached).size, toldOf(id).length]).toEqual([20_500, 20_500, 11]);
  });
});
