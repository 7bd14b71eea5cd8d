import { Code } from '@khandai/contracts';
import { follows, tipNotices } from '../../platform/database/schema.js';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { PostRepository } from '../newsfeed/post-repository.js';
import { tipsFixture } from './testing.js';

const SECOND_MS = 1_000;

let database: PgliteDatabase;
let site: Awaited<ReturnType<typeof tipsFixture>>;

beforeAll(async () => {
  database = await openTestDatabase();
  site = await tipsFixture(database, new PostRepository(database));
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(tipNotices);
  site.told.length = 0;
  Object.assign(site.working, { posts: true, notices: true });
});

const waiting = () => database.db.$count(tipNotices);
const toldOf = (type: string) => site.told.filter((notice) => notice.type === type).map(({ userIds }) => [...userIds]);

async function followersOf({ userId }: Identity, count: number): Promise<number[]> {
  const fans = await Promise.all(Array.from({ length: count }, () => site.member()));
  const createdAt = new Date(site.clock.now());
  await database.db
    .insert(follows)
    .values(fans.map((fan) => ({ followerId: fan.userId, followedId: userId, createdAt })));
  return fans.map((fan) => fan.userId).sort((a, b) => a - b);
}

test('a tip whose process ends before it has a post gets one from the next process, and its followers hear of it once', async () => {
  const tipster = await site.member('commentator');
  const followers = await followersOf(tipster, 2);
  site.working.posts = false;
  const { tipId } = await site.post(tipster, await site.match());
  expect([(await site.stored(tipId)).postId, site.told]).toEqual([null, []]);

  site.working.posts = true;
  await site.tell();
  await site.tell();

  expect((await site.stored(tipId)).postId).not.toBeNull();
  expect(toldOf('NEW_TIP')).toEqual([followers]);
  expect(await waiting()).toBe(0);
});

test('a tip that has its post when its process ends is told to its followers by the next process', async () => {
  const tipster = await site.member('commentator');
  const followers = await followersOf(tipster, 1);
  const { tipId } = await site.post(tipster, await site.match());
  expect([(await site.stored(tipId)).postId === null, site.told]).toEqual([false, []]);
  await site.tell();
  expect(toldOf('NEW_TIP')).toEqual([followers]);
});

test('a verdict whose process ends right after it is stored is told by the next process, to the tipster and who agreed', async () => {
  const tipster = await site.member('commentator');
  const fans = await Promise.all([site.member(), site.member(), site.member()]);
  const fixtureId = await site.match();
  const { tipId } = await site.post(tipster, fixtureId);
  await site.tell();
  for (const [index, fan] of fans.entries()) await site.service.vote(fan, tipId, index < 2);
  await site.ends(fixtureId, 3, 0);
  await site.work();
  expect([(await site.stored(tipId)).state, toldOf('TIP_SETTLED')]).toEqual([30, []]);

  // One part, then the process ends; the next one goes on there.
  await site.telling(1).look();
  await site.tell(1);

  const [first, second] = fans.map(({ userId }) => userId).sort((a, b) => a - b);
  const agreed = fans.slice(0, 2).map(({ userId }) => userId);
  expect(agreed).toEqual([first, second]);
  expect(toldOf('TIP_SETTLED')).toEqual([[tipster.userId, first], [second]]);
  expect(await waiting()).toBe(0);
});

test('a corrected verdict is told anew, also to those who were told while it was corrected', async () => {
  const tipster = await site.member('commentator');
  const fixtureId = await site.match();
  await site.post(tipster, fixtureId);
  await site.tell();
  await site.ends(fixtureId, 3, 0);
  await site.work();
  await site.tell();
  await site.clock.advance(SECOND_MS);
  await site.ends(fixtureId, 0, 3);
  await site.work();
  await site.tell();
  expect(toldOf('TIP_SETTLED')).toEqual([[tipster.userId], [tipster.userId]]);
});

test('notices that cannot be stored are tried again, each time after a longer pause, and do not hold up others', async () => {
  const tipster = await site.member('commentator');
  const followers = await followersOf(tipster, 1);
  await site.post(tipster, await site.match());
  site.working.notices = false;
  await site.tell();
  const failures = async () => (await database.db.select().from(tipNotices)).map((row) => row.failures);
  expect(await failures()).toEqual([1]);
  await site.tell();
  expect(await failures()).toEqual([1]);
  await site.clock.advance(2 * SECOND_MS);
  await site.tell();
  expect(await failures()).toEqual([2]);
  await site.clock.advance(2 * SECOND_MS);
  await site.tell();
  expect(await failures()).toEqual([2]);

  site.working.notices = true;
  const other = await site.member('commentator');
  const othersFollowers = await followersOf(other, 1);
  await site.post(other, await site.match());
  await site.tell();
  expect(toldOf('NEW_TIP')).toEqual([othersFollowers]);
  await site.clock.advance(2 * SECOND_MS);
  await site.tell();
  expect(toldOf('NEW_TIP')).toEqual([othersFollowers, followers]);
});

test('news that could not be told for three days is dropped', async () => {
  const tipster = await site.member('commentator');
  await followersOf(tipster, 1);
  await site.post(tipster, await site.match(100));
  site.working.notices = false;
  await site.tell();
  await site.clock.advance(3 * 24 * 3_600 * SECOND_MS + SECOND_MS);
  await site.tell();
  expect(await waiting()).toBe(0);
});

test('a tip that the desk voids before its followers hear of it is no news, and a refused tip leaves no notice', async () => {
  const [tipster, moderator] = [await site.member('commentator'), await site.member('moderator')];
  await followersOf(tipster, 1);
  const fixtureId = await site.match();
  const { tipId } = await site.post(tipster, fixtureId);
  await site.desk.void(moderator, tipId, { reason: 'Nhập sai trận' });
  await site.tell();
  expect([toldOf('NEW_TIP'), toldOf('TIP_SETTLED')]).toEqual([[], [[tipster.userId]]]);
  await site.change(fixtureId, { status: 1 });
  await expect(site.post(tipster, fixtureId)).rejects.toEqual(expect.objectContaining({ code: Code.tipLocked }));
  expect(await waiting()).toBe(0);
});
