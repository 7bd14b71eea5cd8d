import { Code, NotificationKind, notificationPath } from '@khandai/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { articles, mediaTitles, userBlocks } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { newUuid } from '../chat/testing.js';
import { newsfeedFixture, publishArticle, publishTitle } from '../newsfeed/testing.js';
import type { Caller } from '../../platform/http/caller.js';
import { eraseNotices, noticesOf } from '../users/own-notices-query.js';
import { NotificationHousekeeping } from './notification-housekeeping.js';
import { noticesTopic, notificationRoutes } from './notification-routes.js';
import { defaultSettings } from './settings.js';
import { notificationsFixture } from './testing.js';

let database: Database;
let feed: ReturnType<typeof newsfeedFixture>;
let fixture: ReturnType<typeof notificationsFixture>;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  feed = newsfeedFixture(database);
  fixture = notificationsFixture(database);
});
afterAll(() => database.close());

const DAY_MS = 24 * 60 * 60_000;
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 0,
    (error: { code: number }) => error.code,
  );

/** An author with a public post, and others. */
async function people(count: number) {
  const author = await feed.member();
  const { id: postId } = await feed.write(author, 'Nam Định đá hay quá');
  fixture.texts.set(postId, 'Nam Định đá hay quá');
  const others: number[] = [];
  for (let made = 0; made < count; made += 1) others.push((await feed.member()).userId);
  const react = (actorId: number | undefined) =>
    fixture.notifier.tell({ type: 'NEW_REACTION', userIds: [author.userId], actorId: actorId ?? 0, postId });
  return { author, userId: author.userId, postId, others, react };
}

test('a reaction that is taken back before it is read goes from the list and from the counts, and does not come again that day', async () => {
  const { userId, others, postId, react } = await people(2);
  const [first = 0, second = 0] = others;
  const takeBack = (actorId: number) =>
    fixture.notifier.takeBack({ type: 'NEW_REACTION', userIds: [userId], actorId, postId });
  react(first);
  takeBack(first);
  await fixture.notifier.flush();
  expect((await fixture.list(userId)).total).toBe(0);
  for (const actorId of others) react(actorId);
  await fixture.notifier.flush();
  takeBack(first);
  await fixture.notifier.flush();
  const [left] = (await fixture.list(userId)).list;
  expect([left?.totalActors, left?.actors.map((actor) => actor.userId)]).toEqual([1, [second]]);
  takeBack(second);
  await fixture.notifier.flush();
  expect([(await fixture.list(userId)).total, (await fixture.service.unread(userId)).unReadMsgCount]).toEqual([0, 0]);
  react(second);
  await fixture.notifier.flush();
  expect((await fixture.list(userId)).total).toBe(0);
});

test('likes of a comment are one notification with its words, without one’s own, a blocked member’s and those taken back', async () => {
  const { author, userId, others, postId } = await people(3);
  const { commentId } = await feed.comment(author, postId, 'Hợp lý');
  const [first = 0, second = 0, blocked = 0] = others;
  await database.db.insert(userBlocks).values({ userId, blockedId: blocked });
  const like = (actorId: number) => ({ type: 'NEW_LIKE', userIds: [userId], actorId, postId, commentId }) as const;
  for (const actorId of [userId, ...others]) fixture.notifier.tell(like(actorId));
  await fixture.notifier.flush();
  const { list, total } = await fixture.list(userId);
  expect([total, list[0]?.totalActors, list[0]?.quote]).toEqual([1, 2, 'Hợp lý']);
  for (const actorId of [first, second]) fixture.notifier.takeBack(like(actorId));
  await fixture.notifier.flush();
  expect([(await fixture.list(userId)).total, (await fixture.service.unread(userId)).unReadMsgCount]).toEqual([0, 0]);
});

test('a reaction that is taken back and given again is counted and named again while others are unread', async () => {
  const { userId, others, postId, react } = await people(2);
  const [first = 0, second = 0] = others;
  for (const actorId of others) react(actorId);
  await fixture.notifier.flush();
  const pushed = () => fixture.delivered.length;
  const before = pushed();
  fixture.notifier.takeBack({ type: 'NEW_REACTION', userIds: [userId], actorId: first, postId });
  await fixture.notifier.flush();
  await fixture.clock.advance(2 * 3_600_000);
  for (let again = 0; again < 2; again += 1) {
    react(first);
    await fixture.notifier.flush();
  }
  const [row] = (await fixture.list(userId)).list;
  expect([row?.totalActors, row?.actors.map((actor) => actor.userId), pushed()]).toEqual([2, [first, second], before]);
});

test('[NF4] (answered) a friend request that was answered elsewhere is in neither the list nor the counts', async () => {
  const [{ userId }, sender] = [await feed.member(), await feed.member()];
  const request = { type: 'FRIEND_SEND_REQUEST', userIds: [userId], actorId: sender.userId } as const;
  fixture.notifier.tell(request);
  await fixture.notifier.flush();
  expect((await fixture.list(userId)).total).toBe(1);
  fixture.notifier.takeBack(request);
  await fixture.notifier.flush();
  expect([(await fixture.list(userId)).total, (await fixture.service.unread(userId)).unReadMsgCount]).toEqual([0, 0]);
});

test('an answer to a comment on an article leads to it, as long as readers see the article', async () => {
  const [{ userId }, other] = [await feed.member(), await feed.member()];
  const slug = `nam-dinh-thang-${newUuid().slice(-12)}`;
  const articleId = await publishArticle(database, slug);
  const { commentId } = await feed.comments.create(other, { articleId, content: 'Chuẩn luôn', uuid: newUuid() });
  const to = { userIds: [userId], actorId: other.userId, articleId, slug, commentId };
  fixture.notifier.tell({ type: 'NEW_REPLY', parentId: commentId, ...to });
  await fixture.notifier.flush();
  const [row] = (await fixture.list(userId)).list;
  expect(row).toMatchObject({ event: 'NEW_REPLY', quote: 'Chuẩn luôn', content: expect.stringContaining(slug) });
  expect(row && notificationPath(row)).toBe(`/tin-tuc/${slug}?binh-luan=${commentId}`);
  await database.db.update(articles).set({ status: 40 }).where(eq(articles.articleId, articleId));
  const [hidden] = (await fixture.list(userId)).list;
  expect([hidden?.quote, hidden && notificationPath(hidden)]).toEqual([null, '/bang-tin']);
  fixture.notifier.tell({ type: 'NEW_MENTION', ...to });
  await fixture.notifier.flush();
  expect((await fixture.list(userId)).total).toBe(1);
});

test('a new chapter is named as long as readers get its comic', async () => {
  const { userId } = await feed.member();
  const slug = `so-muoi-${newUuid().slice(-12)}`;
  const titleId = await publishTitle(database, { kind: 'comic', slug });
  const chapter = { mediaKind: 'comic', titleId, slug, name: 'Số 10 xóm Bãi', part: 3 } as const;
  fixture.notifier.tell({ type: 'NEW_CHAPTER', userIds: [userId], chapter });
  await fixture.notifier.flush();
  const shown = async () => {
    const [row] = (await fixture.list(userId)).list;
    return [row?.title, row && notificationPath(row)];
  };
  expect(await shown()).toEqual(['Số 10 xóm Bãi', `/truyen-tranh/${slug}/chuong-3`]);
  await database.db.update(mediaTitles).set({ status: 'withdrawn' }).where(eq(mediaTitles.titleId, titleId));
  expect(await shown()).toEqual(['', '/truyen-tranh']);
});

test('an answer to a comment on a title leads to it, as long as readers get the title', async () => {
  const [{ userId }, other] = [await feed.member(), await feed.member()];
  const slug = `sieu-pham-${newUuid().slice(-12)}`;
  const titleId = await publishTitle(database, { kind: 'highlight', slug });
  const { commentId } = await feed.comments.create(other, { titleId, content: 'Chuẩn luôn', uuid: newUuid() });
  const to = { userIds: [userId], actorId: other.userId, titleId, mediaKind: 'highlight', slug, commentId } as const;
  fixture.notifier.tell({ type: 'NEW_REPLY', parentId: commentId, ...to });
  await fixture.notifier.flush();
  const path = `/highlight/${slug}?binh-luan=${commentId}`;
  expect(fixture.delivered.at(-1)?.path).toBe(path);
  const [row] = (await fixture.list(userId)).list;
  expect([row?.quote, row && notificationPath(row)]).toEqual(['Chuẩn luôn', path]);
  await database.db.update(mediaTitles).set({ status: 'withdrawn' }).where(eq(mediaTitles.titleId, titleId));
  const [hidden] = (await fixture.list(userId)).list;
  expect([hidden?.quote, hidden && notificationPath(hidden)]).toEqual([null, '/bang-tin']);
  fixture.notifier.tell({ type: 'NEW_MENTION', ...to });
  await fixture.notifier.flush();
  expect((await fixture.list(userId)).total).toBe(1);
});

const match = { fixtureId: '1001', home: 'Hải Phòng', away: 'Hà Nội', kickOff: '2026-11-20T14:00:00Z' };

describe('the list', () => {
  it('[NT1] (grouping) groups equal events while they are unread, the newest actor first', async () => {
    const { userId, postId, others, react } = await people(4);
    for (const actorId of others) react(actorId);
    await fixture.notifier.flush();
    react(others[0]);
    await fixture.notifier.flush();
    const { total, list } = await fixture.list(userId);
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({
      ...{ type: 10, status: 10, event: 'NEW_REACTION', totalActors: 4, quote: 'Nam Định đá hay quá' },
      content: expect.stringMatching(new RegExp(`^${postId}\\|\\|fan`)),
    });
    expect(list[0]?.actors.map((actor) => actor.userId)).toEqual(others.slice(1).reverse());
  });

  it('[NT2] (opening, server) opening one lowers the count of its kind by one, once, and is another member’s business for nobody else', async () => {
    const { userId, others, postId, react } = await people(2);
    react(others[0]);
    fixture.notifier.tell({ type: 'NEW_SHARE', userIds: [userId], actorId: others[1] ?? 0, postId });
    fixture.notifier.tell({ type: 'BOOKING_SOON', userIds: [userId], match });
    await fixture.notifier.flush();
    const counts = await fixture.service.unread(userId);
    expect(counts).toMatchObject({ unReadBookingCount: 1, unReadMsgCount: 2 });
    const [first] = (await fixture.list(userId)).list;
    const after = await fixture.service.markRead(userId, first?.id ?? 0);
    expect(after).toEqual({ unReadBookingCount: 1, unReadMsgCount: 1, revision: counts.revision + 1 });
    expect(await fixture.service.markRead(userId, first?.id ?? 0)).toEqual(after);
    expect(await codeOf(fixture.service.markRead(others[0] ?? 0, first?.id ?? 0))).toBe(Code.notificationNotFound);
    expect(await fixture.service.markAllRead(userId, NotificationKind.booking)).toMatchObject({
      ...{ unReadBookingCount: 0, unReadMsgCount: 1 },
    });
    expect(await fixture.service.markAllRead(userId)).toMatchObject({ unReadBookingCount: 0, unReadMsgCount: 0 });
  });

  it('starts a new line after the old one was read, but not for an actor who repeats it', async () => {
    const { userId, others, react } = await people(2);
    react(others[0]);
    await fixture.notifier.flush();
    await fixture.service.markAllRead(userId);
    react(others[0]);
    react(others[1]);
    await fixture.notifier.flush();
    const { list } = await fixture.list(userId);
    expect(list.map(({ status, totalActors }) => [status, totalActors])).toEqual([
      [10, 1],
      [20, 1],
    ]);
    expect(list[0]?.actors[0]?.userId).toBe(others[1]);
  });

  it('shows nothing of a post that the reader may not see any more', async () => {
    const { userId, others, postId } = await people(1);
    const [other = 0] = others;
    fixture.notifier.tell({ type: 'NEW_MENTION', userIds: [userId], actorId: other, postId });
    await fixture.notifier.flush();
    fixture.texts.clear();
    const { list } = await fixture.list(userId);
    expect(list[0]).toMatchObject({ quote: null, content: expect.stringMatching(/^\|\|fan/) });
  });

  it('has nothing about a post that the reader may not see, and no device hears of it', async () => {
    const { author, userId, postId, others } = await people(3);
    const [actorId = 0, named = 0, blocked = 0] = others;
    await feed.block(author, { userId: blocked, guest: false, role: 'member', siteRoleId: 0 });
    fixture.notifier.tell({ type: 'NEW_MENTION', userIds: [named, blocked], actorId, postId });
    await fixture.notifier.flush();
    expect(fixture.delivered.map((one) => one.userId)).toEqual([named]);
    expect((await fixture.list(blocked)).total).toBe(0);
    await feed.posts.update(author, { id: postId, visibility: 2 });
    fixture.notifier.tell({ type: 'NEW_REPLY', userIds: [named], actorId, postId, commentId: 1, parentId: 1 });
    fixture.notifier.tell({ type: 'NEW_COMMENT', userIds: [userId], actorId, postId, commentId: 1 });
    await fixture.notifier.flush();
    expect(fixture.delivered.map((one) => one.userId)).toEqual([named, userId]);
  });

  it('tells an author of a hidden post or comment, whatever they switched off', async () => {
    const { userId, postId } = await people(0);
    const off = { bell: false, push: false };
    await fixture.service.setSettings(userId, {
      ...defaultSettings,
      switches: { ...defaultSettings.switches, comments: off, reactions: off },
    });
    fixture.texts.clear();
    fixture.notifier.tell({ type: 'REMOVED_POST', userIds: [userId], postId, commentId: null });
    await fixture.notifier.flush();
    expect((await fixture.list(userId)).list[0]).toMatchObject({ content: `${postId}||`, quote: null, actors: [] });
    expect(fixture.delivered).toMatchObject([{ path: '/bang-tin?nType=1', actorName: undefined }]);
  });

  it('quotes the newest comment until it is deleted', async () => {
    const { userId, postId } = await people(0);
    const fan = await feed.member();
    const { commentId } = await feed.comment(fan, postId, 'Ba điểm ở lại Hàng Đẫy nha');
    fixture.notifier.tell({ type: 'NEW_COMMENT', userIds: [userId], actorId: fan.userId, postId, commentId });
    await fixture.notifier.flush();
    expect((await fixture.list(userId)).list[0]?.quote).toBe('Ba điểm ở lại Hàng Đẫy nha');
    await feed.comments.remove(fan, commentId);
    expect((await fixture.list(userId)).list[0]?.quote).toBeNull();
  });

  it('has nothing of oneself, nor of those whom the reader blocks or who block the reader', async () => {
    const { author, userId, postId } = await people(0);
    const blocked = await feed.member();
    const blocker = await feed.member();
    const friend = await feed.member();
    await feed.block(author, blocked);
    await feed.block(blocker, author);
    for (const actorId of [userId, blocked.userId, blocker.userId])
      fixture.notifier.tell({ type: 'NEW_REACTION', userIds: [userId], actorId, postId });
    await fixture.notifier.flush();
    expect((await fixture.list(userId)).total).toBe(0);
    fixture.notifier.tell({ type: 'NEW_FOLLOWER', userIds: [userId], actorId: friend.userId });
    await fixture.notifier.flush();
    await feed.block(author, friend);
    expect((await fixture.list(userId)).list[0]).toMatchObject({ title: '', actors: [] });
  });

  it('[NT1] (kinds, statuses and types) has friends as messages, unread until they are opened', async () => {
    const { userId, others } = await people(2);
    const [one = 0, two = 0] = others;
    fixture.notifier.tell({ type: 'FRIEND_SEND_REQUEST', userIds: [userId], actorId: one });
    fixture.notifier.tell({ type: 'FRIEND_ACTION_REQUEST', userIds: [userId], actorId: two });
    fixture.notifier.tell({ type: 'FRIEND_SEND_REQUEST', userIds: [userId], actorId: two });
    await fixture.notifier.flush();
    const { list } = await fixture.list(userId);
    expect(list.map(({ type, status, event }) => `${type} ${status} ${event}`).sort()).toEqual([
      '10 10 FRIEND_ACTION_REQUEST',
      '10 10 FRIEND_SEND_REQUEST',
      '10 10 FRIEND_SEND_REQUEST',
    ]);
    await fixture.service.markRead(userId, list[0]?.id ?? 0);
    expect((await fixture.list(userId)).list[0]?.status).toBe(20);
  });

  it('[NT1] (page size) has pages of 50 unless another size is asked for', async () => {
    const { userId, others } = await people(51);
    for (const actorId of others) fixture.notifier.tell({ type: 'FRIEND_SEND_REQUEST', userIds: [userId], actorId });
    await fixture.notifier.flush();
    const call = notificationRoutes(fixture.service)['GET /au/api/user/message/list'];
    const caller = {
      identity: { userId, guest: false, role: 'member', siteRoleId: 0 },
      ip: '',
      requestId: '',
    } satisfies Caller;
    const page = async (query: { pageNum?: number; pageSize?: number }) =>
      (await call({ query: { type: 10, ...query } }, caller)).list.map(({ id }) => id);
    const [first, second, small] = [await page({}), await page({ pageNum: 2 }), await page({ pageSize: 5 })];
    expect([first.length, second.length, small.length]).toEqual([50, 1, 5]);
    expect(new Set([...first, ...second]).size).toBe(51);
  });

  it('forgets what is older than 90 days', async () => {
    const { userId, others, react } = await people(1);
    react(others[0]);
    await fixture.notifier.flush();
    const housekeeping = new NotificationHousekeeping(fixture);
    await fixture.clock.advance(89 * DAY_MS);
    await housekeeping.clear(new AbortController().signal);
    expect((await fixture.list(userId)).total).toBe(1);
    await fixture.clock.advance(2 * DAY_MS);
    await housekeeping.clear(new AbortController().signal);
    expect((await fixture.list(userId)).total).toBe(0);
  });
});

describe('matches', () => {
  it('[NT1] (bookings) tells all who booked, and leaves scores out for those who hide them', async () => {
    const { userId, others } = await people(1);
    const [hides = 0] = others;
    await fixture.service.setSettings(hides, { ...defaultSettings, hideScores: true });
    await fixture.notifier.notify({
      ...{ type: 'MATCH_GOAL', userIds: [userId, hides], match },
      ...{ homeScore: 1, awayScore: 0, minute: 23, side: 'home' },
    });
    const goal = async (id: number) => (await fixture.list(id, NotificationKind.booking)).list[0];
    expect(await goal(userId)).toMatchObject({
      ...{ type: 30, title: 'Hải Phòng – Hà Nội', event: 'MATCH_GOAL', totalActors: 0, quote: null },
      content: 'hai-phong-vs-ha-noi-1001|1795183200000||1|0|23',
    });
    expect((await goal(hides))?.content).toBe('hai-phong-vs-ha-noi-1001|1795183200000||||');
  });
});

describe('what a member wants to hear of', () => {
  it('drops what is switched off, and refuses an unknown timezone', async () => {
    const { userId, others, react } = await people(1);
    const switches = { ...defaultSettings.switches, reactions: { bell: false, push: true } };
    await fixture.service.setSettings(userId, { ...defaultSettings, switches });
    react(others[0]);
    await fixture.notifier.flush();
    expect((await fixture.list(userId)).total).toBe(0);
    const quiet = { ...defaultSettings.quiet, timezone: 'Sao/Hỏa' };
    expect(await codeOf(fixture.service.setSettings(userId, { ...defaultSettings, quiet }))).toBe(Code.timezoneUnknown);
  });

  it('pushes as the switches say: once for a group within an hour, quiet at night but for bookings', async () => {
    const { userId, others, react } = await people(3);
    const switches = { ...defaultSettings.switches, reactions: { bell: true, push: true } };
    await fixture.service.setSettings(userId, { ...defaultSettings, switches });
    react(others[0]);
    await fixture.notifier.flush();
    react(others[1]);
    await fixture.notifier.flush();
    expect(fixture.delivered).toMatchObject([
      { userId, quiet: false, path: expect.stringMatching(/^\/bang-tin\?pId=/) },
    ]);
    // 00:30 in Vietnam.
    await fixture.clock.advance(12.5 * 60 * 60_000);
    react(others[2]);
    await fixture.notifier.flush();
    await fixture.notifier.notify({ type: 'BOOKING_SOON', userIds: [userId], match });
    expect(fixture.delivered.slice(1)).toMatchObject([
      { quiet: true, notice: { type: 'NEW_REACTION' } },
      { quiet: false, path: '/truc-tiep/hai-phong-vs-ha-noi-1001' },
    ]);
  });
});

describe('what is stored of a member', () => {
  it('is in their export, and goes with their account, also from the notifications of others', async () => {
    const { userId, others, react } = await people(2);
    const [leaver = 0] = others;
    for (const actorId of others) react(actorId);
    fixture.notifier.tell({ type: 'NEW_FOLLOWER', userIds: [leaver], actorId: userId });
    await fixture.notifier.flush();
    await fixture.service.setSettings(leaver, { ...defaultSettings, hideScores: true });
    expect(await noticesOf(database.db, leaver, 10)).toEqual({
      settings: { ...defaultSettings, hideScores: true },
      list: [{ event: 'NEW_FOLLOWER', at: '2026-11-20T05:00:00.000Z', readAt: null }],
    });
    await database.db.transaction((tx) => eraseNotices(tx, leaver));
    expect(await noticesOf(database.db, leaver, 10)).toEqual({ settings: null, list: [] });
    const [kept] = (await fixture.list(userId)).list;
    expect([kept?.totalActors, kept?.actors.map((actor) => actor.userId)]).toEqual([1, [others[1]]]);
  });
});

describe('the topic', () => {
  it('[WS34] starts with the counts of now, which a page may have asked for too early', async () => {
    const { userId, others, react } = await people(1);
    const first = () => noticesTopic(fixture.service).notices.snapshot?.({ topic: 'notices', userId });
    const none = { type: 'notices', userId, unReadBookingCount: 0, unReadMsgCount: 0 };
    expect(await first()).toMatchObject(none);
    for (const other of others) react(other);
    await fixture.notifier.flush();
    expect(await first()).toMatchObject({ ...none, unReadMsgCount: 1 });
  });

  it('[WS34] is for the member alone', async () => {
    const user = { userId: 7, guest: false, role: 'member', siteRoleId: 0, showName: 'An', address: '' } as const;
    const admit = async (userId: number, guest = false) => {
      await noticesTopic(fixture.service).notices.admit?.({ topic: 'notices', userId }, { ...user, guest });
    };
    expect([await codeOf(admit(7)), await codeOf(admit(8)), await codeOf(admit(7, true))]).toEqual([0, 403, 403]);
  });
});

describe('writing', () => {
  it('500 reactions a second on one post are two writes a second, and none is lost', async () => {
    const { userId, others, react } = await people(25);
    let writes = 0;
    const { store } = fixture.writes;
    fixture.writes.store = (...given) => {
      writes += 1;
      return store.apply(fixture.writes, given);
    };
    const stop = new AbortController();
    const running = fixture.notifier.run(stop.signal);
    for (let sent = 0; sent < 500; sent += 1) {
      react(others[sent % others.length]);
      if (sent % 50 === 49) await fixture.clock.advance(100);
    }
    stop.abort();
    await running;
    expect(writes).toBeLessThanOrEqual(4);
    expect((await fixture.list(userId)).list[0]).toMatchObject({ totalActors: 25 });
  });

  it('sends counts to the open pages, the last with the largest revision', async () => {
    const { userId, others, react } = await people(2);
    for (const actorId of others) {
      react(actorId);
      await fixture.notifier.flush();
    }
    await fixture.service.markAllRead(userId);
    const frames = fixture.bus.published.map(
      ({ payload }) => JSON.parse(payload) as { unReadMsgCount: number; revision: number },
    );
    expect(fixture.bus.published[0]?.channel).toBe(`topic:notices:${userId}`);
    expect(frames.map(({ unReadMsgCount }) => unReadMsgCount)).toEqual([1, 1, 0]);
    expect(frames.map(({ revision }) => revision)).toEqual([1, 2, 3]);
  });

  it('counts stay equal to the list when writers and readers act at once', async () => {
    const { userId, others, postId } = await people(8);
    const act = async (actorId: number) => {
      await fixture.notifier.notify({ type: 'NEW_REACTION', userIds: [userId], actorId, postId });
      await fixture.service.markAllRead(userId);
    };
    await Promise.all(others.map(act));
    const { rows } = (await database.db.execute(
      sql`SELECT sum(total_actors)::integer AS total FROM notifications WHERE user_id = ${userId}`,
    )) as unknown as { rows: { total: number }[] };
    expect(rows[0]?.total).toBe(8);
    expect(await fixture.service.unread(userId)).toMatchObject({ unReadMsgCount: 0 });
  });

  it('leaves out deleted posts, guests and members without an account', async () => {
    const { userId, others } = await people(1);
    await fixture.notifier.notify({ type: 'NEW_SHARE', userIds: [userId], actorId: others[0] ?? 0, postId: 2_000_000 });
    await fixture.notifier.notify({ type: 'NEW_FOLLOWER', userIds: [9_999_999], actorId: others[0] ?? 0 });
    expect((await fixture.list(userId)).total).toBe(0);
    expect(fixture.log.lines).toEqual([]);
  });
});
