import { randomUUID } from 'node:crypto';
import { Code, PostVisibility, TipResult } from '@khandai/contracts';
import { and, eq, like } from 'drizzle-orm';
import {
  deskLog,
  follows,
  formerIds,
  memberTops,
  mutedAuthors,
  posts,
  searchDocuments,
  StoredTip,
  tips,
  tipsterRecords,
  userBlocks,
} from '../../platform/database/schema.js';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { removePost } from '../newsfeed/post-changes-query.js';
import { PostRepository } from '../newsfeed/post-repository.js';
import { FixtureRemovalRepository } from '../../feeds/ingest/fixture-removal-repository.js';
import { clearSimulatedTips } from './simulated-tips-query.js';
import { tipsFixture } from './testing.js';
import { tipUndoer } from './tip-undoer.js';
import { SettlementRepository } from './settlement-repository.js';
import { type TipListQuery } from './tip-service.js';
import { tipNight } from '../fixtures/bets/tip-night.js';

const HOUR_MS = 3_600_000;

let database: PgliteDatabase;
let site: Awaited<ReturnType<typeof tipsFixture>>;

beforeAll(async () => {
  database = await openTestDatabase();
  site = await tipsFixture(database, new PostRepository(database));
});
afterAll(() => database.close());
beforeEach(() => {
  site.told.length = 0;
});

const recordOf = async (userId: number) => (await site.service.tipster(null, userId)).record;

test('[CT2] (a tip) has the price it was posted at, its own post, and followers who hear of it', async () => {
  const [tipster, fan] = [await site.member('commentator'), await site.member()];
  await database.db
    .insert(follows)
    .values({ followerId: fan.userId, followedId: tipster.userId, createdAt: new Date(site.clock.now()) });
  const fixtureId = await site.match();
  const { tipId, slug } = await site.post(tipster, fixtureId, { analysis: 'Đội khách mất hậu vệ phải.' });
  await site.offer(fixtureId, '0.87');

  const tip = await site.service.info(fan.userId, slug);

  expect(tip).toMatchObject({
    tipId,
    price: 0.9,
    priceNow: 0.87,
    line: 0.75,
    state: 'open',
    result: null,
    comments: 0,
  });
  expect(tip).toMatchObject({
    match: { home: 'Hải Phòng', away: 'Hà Nội' },
    tipster: { following: true, openTips: 1 },
  });
  expect(tip.slug).toBe(`hai-phong-vs-ha-noi-${tipId}`);
  expect(tip.postId).not.toBeNull();
  await site.tell();
  expect(site.told).toEqual([expect.objectContaining({ type: 'NEW_TIP', userIds: [fan.userId], slug })]);
  expect(await site.service.info(null, String(tipId))).toMatchObject({ slug });
});

test('no post that a tipster wrote before becomes the post of a tip', async () => {
  const tipster = await site.member('commentator');
  const { tipId } = await site.post(tipster, await site.match());
  const own = await new PostRepository(database).create({
    ...{
      authorId: tipster.userId,
      uuid: `tip-${tipId + 1}`,
      content: 'Riêng tư',
      original: 'Riêng tư',
      sharedId: null,
    },
    ...{ visibility: PostVisibility.private, commentator: true, createdAt: new Date(site.clock.now()) },
    ...{ names: { mentions: [], hashtags: [] }, subject: undefined },
  });

  const next = await site.post(tipster, await site.match());

  expect(next.tipId).toBe(tipId + 1);
  const { postId } = await site.stored(next.tipId);
  expect(postId).not.toBe(own);
  const [post] = await database.db
    .select()
    .from(posts)
    .where(eq(posts.postId, postId ?? 0));
  expect(post?.visibility).toBe(PostVisibility.public);
});

test('[CT2] (bad input) a tip needs the price that is offered now, a side of the market, and a match ahead', async () => {
  const tipster = await site.member('commentator');
  const fixtureId = await site.match();
  const refused = (code: number, values?: object): unknown =>
    expect.objectContaining({ code, ...(values && { values }) });
  const company = 'Nhà cái thử';

  await site.offer(fixtureId, '0.85');
  await expect(site.post(tipster, fixtureId)).rejects.toEqual(
    refused(Code.tipPriceChanged, { company, price: '0.85' }),
  );
  await site.offer(fixtureId, '0.90', '1');
  const moved = { company, price: '0.90', line: '−1' };
  await expect(site.post(tipster, fixtureId)).rejects.toEqual(refused(Code.tipPriceChanged, moved));
  await site.offer(fixtureId, '0.90');
  await expect(site.post(tipster, fixtureId, { side: 'over' })).rejects.toEqual(refused(Code.tipNotOffered));
  await expect(site.post(tipster, fixtureId, { companyId: 99 })).rejects.toEqual(refused(Code.tipNotOffered));
  await site.change(fixtureId, { status: -14 });
  await expect(site.post(tipster, fixtureId)).rejects.toEqual(refused(Code.tipLocked));
  await site.change(fixtureId, { status: 1 });
  await expect(site.post(tipster, fixtureId)).rejects.toEqual(refused(Code.tipLocked));
  await site.change(fixtureId, { status: 0 });
  const uuid = 'mot-lan-thoi';
  const first = await site.post(tipster, fixtureId, { uuid });
  expect(await site.post(tipster, fixtureId, { uuid })).toEqual(expect.objectContaining({ tipId: first.tipId }));
  await expect(site.post(tipster, fixtureId)).rejects.toEqual(refused(Code.tipTwice));
  const other = { side: 'away', price: 0.98 } as const;
  await expect(site.post(tipster, fixtureId, other)).rejects.toEqual(refused(Code.tipTwice));
  const twoAtOnce = await site.member('commentator');
  const both = await Promise.allSettled([site.post(twoAtOnce, fixtureId), site.post(twoAtOnce, fixtureId, other)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const late = await site.match(0);
  await expect(site.post(tipster, late)).rejects.toEqual(refused(Code.tipLocked));
});

test('[CT2] (settlement) a match that ends settles its tips once, with a half win, and anew after a correction', async () => {
  const [tipster, fan] = [await site.member('commentator'), await site.member()];
  const fixtureId = await site.match();
  const { tipId } = await site.post(tipster, fixtureId);
  await site.service.vote(fan, tipId, true);
  await site.tell();
  site.told.length = 0;
  await site.ends(fixtureId, 2, 1);

  // Two processes look at once.
  await Promise.all([site.work(), site.work()]);
  await site.work();
  await site.tell();

  expect(await site.service.info(fan.userId, String(tipId))).toMatchObject({
    ...{ state: 'settled', result: TipResult.win, half: true, units: 0.45, score: { home: 2, away: 1 } },
    agree: { yes: 1, no: 0, mine: true },
  });
  expect(await recordOf(tipster.userId)).toMatchObject({
    tips: 1,
    wins: 1,
    halfWins: 1,
    units: 0.45,
    winRate: 1,
    streak: 1,
  });
  expect(site.told).toEqual([expect.objectContaining({ type: 'TIP_SETTLED', userIds: [tipster.userId, fan.userId] })]);

  await site.ends(fixtureId, 1, 1);
  await site.work();

  expect(await site.stored(tipId)).toMatchObject({ result: TipResult.lose, half: false, units: -10_000 });
  expect(await recordOf(tipster.userId)).toMatchObject({
    tips: 1,
    wins: 0,
    halfWins: 0,
    losses: 1,
    units: -1,
    streak: 0,
  });
  const logged = await database.db.select().from(deskLog);
  expect(logged).toEqual([expect.objectContaining({ action: 'settle', resource: 'tip', recordId: String(tipId) })]);
});

test('[CT2] (void and postponed) a postponed match waits for its date, and voids its tips after 48 hours', async () => {
  const tipster = await site.member('commentator');
  const [back, gone, off] = [await site.match(), await site.match(), await site.match()];
  const [first, second, third] = [
    await site.post(tipster, back),
    await site.post(tipster, gone),
    await site.post(tipster, off),
  ];
  await site.change(back, { status: -14 });
  await site.change(gone, { status: -14 });
  await site.change(off, { status: -10 });
  await site.work();
  expect(await site.stored(first.tipId)).toMatchObject({ state: 20 });
  expect(await site.stored(third.tipId)).toMatchObject({ state: 40, voidCause: 'called-off' });

  const newDate = new Date(first.kickOff.getTime() + 24 * HOUR_MS);
  await site.change(back, { status: 0, kickOff: newDate });
  await site.work();
  expect(await site.stored(first.tipId)).toMatchObject({ state: 10, lockedAt: newDate });

  await site.ends(back, 3, 0);
  await site.work();
  expect(await site.stored(first.tipId)).toMatchObject({ state: 30, result: TipResult.win, half: false, units: 9_000 });

  await site.clock.advance(51 * HOUR_MS);
  await site.work();
  expect(await site.stored(second.tipId)).toMatchObject({ state: 40, voidCause: 'late', result: null, units: null });
  expect(await recordOf(tipster.userId)).toMatchObject({ tips: 1, wins: 1, streak: 1 });
});

test('[EN6] (tips) the units of settled tips count for their authors, and go with a correction, or with the tip', async () => {
  const tipster = await site.member('commentator');
  const fixtureId = await site.match();
  const { tipId } = await site.post(tipster, fixtureId);
  const scores = async () => {
    const rows = await database.db.select().from(memberTops).where(eq(memberTops.userId, tipster.userId));
    return rows.map(({ board, period, score }) => `${board} ${period} ${score}`).sort();
  };
  expect(await scores()).toEqual([]);
  await site.ends(fixtureId, 2, 1);
  await Promise.all([site.work(), site.work()]);
  expect(await scores()).toEqual(['tip day 4500', 'tip month 4500', 'tip week 4500']);
  await site.ends(fixtureId, 1, 1);
  await site.work();
  expect(await scores()).toEqual(['tip day -10000', 'tip month -10000', 'tip week -10000']);
  await site.ends(fixtureId, 3, 1);
  await site.work();
  expect(await scores()).toEqual(['tip day 9000', 'tip month 9000', 'tip week 9000']);
  await database.db.delete(tips).where(eq(tips.tipId, tipId));
  expect(await scores()).toEqual(['tip day 0', 'tip month 0', 'tip week 0']);
});

test('[CT2] (lists) a member gets no tips of tipsters who block them, or whom they block or muted', async () => {
  const fan = await site.member();
  const tipsters = await Promise.all(Array.from({ length: 4 }, () => site.member('commentator')));
  const [blocked, blocker, muted, liked] = tipsters.map(({ userId }) => userId);
  const fixtureId = await site.match();
  const made = [];
  for (const tipster of tipsters) made.push(await site.post(tipster, fixtureId));
  const createdAt = new Date(site.clock.now());
  await database.db.insert(userBlocks).values([
    { userId: fan.userId, blockedId: blocked!, createdAt },
    { userId: blocker!, blockedId: fan.userId, createdAt },
  ]);
  await database.db.insert(mutedAuthors).values({ userId: fan.userId, mutedId: muted!, createdAt });

  const page = { fixtureId, pageNum: 1, pageSize: 50 };
  const authors = async (reader: number | null, rest: Partial<TipListQuery> = {}) =>
    (await site.service.list(reader, { ...page, ...rest })).list.map(({ tipster }) => tipster.userId);
  for (const when of [undefined, 'tonight', 'focus'] as const) {
    expect(await authors(fan.userId, { when })).toEqual([liked]);
    // All of them are on one match.
    expect(await authors(null, { when })).toHaveLength(when === 'focus' ? 1 : 4);
  }
  expect(await authors(fan.userId, { userId: muted })).toEqual([muted]);
  expect(await authors(fan.userId, { userId: blocker })).toEqual([]);
  const missing: unknown = expect.objectContaining({ code: Code.notFound });
  for (const { tipId, slug, authorId } of made.slice(0, 2)) {
    await expect(site.service.info(fan.userId, slug)).rejects.toEqual(missing);
    await expect(site.service.vote(fan, tipId, true)).rejects.toEqual(missing);
    await expect(site.service.tipster(fan.userId, authorId)).rejects.toEqual(missing);
    expect(await site.service.info(null, slug)).toMatchObject({ tipId });
  }
  const table = { sort: 'time_tips', following: false, pageNum: 1, pageSize: 50 } as const;
  const ranked = (await site.service.tipsters(fan.userId, table)).list.map(({ userId }) => userId);
  expect(ranked.filter((userId) => [blocked, blocker, muted, liked].includes(userId))).toEqual([liked]);

  await site.ends(fixtureId, 4, 0);
  await site.work();
  expect(await authors(fan.userId, { when: 'settled' })).toEqual([liked]);
  const week = (await site.service.week(fan.userId)).tipsters.map(({ tipster }) => tipster.userId);
  expect(week.filter((userId) => [blocked, blocker, muted].includes(userId))).toEqual([]);
});

test('a tip that is void because its match was late is not judged again, until the score comes', async () => {
  const tipster = await site.member('commentator');
  const fixtureId = await site.match();
  const { tipId } = await site.post(tipster, fixtureId);
  await site.change(fixtureId, { status: -14 });
  await site.clock.advance(51 * HOUR_MS);
  await site.work();
  expect(await site.stored(tipId)).toMatchObject({ state: 40, voidCause: 'late' });
  const corrected = async () => {
    const since = new Date(site.clock.now() - 14 * 24 * HOUR_MS);
    const due = await new SettlementRepository(database).corrected(since, 0, 100);
    return due.map(({ bet }) => bet.tipId).filter((id) => id === tipId);
  };
  expect(await corrected()).toEqual([]);
  await site.change(fixtureId, { status: -1 });
  expect(await corrected()).toEqual([]);
  await site.ends(fixtureId, 3, 0);
  expect(await corrected()).toEqual([tipId]);
  await site.work();
  expect(await site.stored(tipId)).toMatchObject({ state: 30, result: TipResult.win });
  expect(await corrected()).toEqual([]);
});

test('tips on two former ids of one match do not stop the settlement', async () => {
  const tipster = await site.member('commentator');
  const [first, second, present] = [await site.match(), await site.match(), await site.match()];
  const [older, newer] = [await site.post(tipster, first), await site.post(tipster, second)];
  await database.db
    .insert(formerIds)
    .values([first, second].map((formerId) => ({ kind: 'match' as const, formerId, fixtureId: present })));
  await site.work();
  expect(await site.stored(older.tipId)).toMatchObject({ fixtureId: present });
  expect(await site.stored(newer.tipId)).toMatchObject({ fixtureId: second });
  await site.ends(present, 3, 0);
  await site.work();
  expect(await site.stored(older.tipId)).toMatchObject({ result: TipResult.win });
});

test('[CT2] (void and postponed, vanished match) a tip on a match that its feed no longer has is void at once, and stays', async () => {
  const tipster = await site.member('commentator');
  const [simulated, deleted] = [await site.match(), await site.match()];
  const [ofDemo, ofProvider] = [await site.post(tipster, simulated), await site.post(tipster, deleted)];
  await site.change(simulated, { origin: 'demo' });
  await site.change(deleted, { status: -10 });
  const removals = new FixtureRemovalRepository();
  const removeDemo = () => removals.removeOrigin(database.db, 'demo', { now: new Date(site.clock.now()) });
  await removeDemo();
  await database.db.transaction((tx) => removals.removeUnused(tx, [deleted]));
  await site.work();
  for (const { tipId } of [ofDemo, ofProvider])
    expect(await site.stored(tipId)).toMatchObject({ state: StoredTip.void, voidCause: 'called-off' });
  expect(await removeDemo()).toEqual({ deleted: 1, cancelled: [] });
  await site.work();
  expect(await site.stored(ofDemo.tipId)).toMatchObject({ state: StoredTip.void, voidCause: 'called-off' });
});

test('tips on simulated matches go with the demo, and so do their results in the record', async () => {
  const tipster = await site.member('commentator');
  const [real, demo] = [await site.match(), await site.match()];
  await site.change(demo, { origin: 'demo' });
  const [kept, gone] = [await site.post(tipster, real), await site.post(tipster, demo)];
  for (const fixtureId of [real, demo]) await site.ends(fixtureId, 3, 0);
  await site.work();
  expect(await recordOf(tipster.userId)).toMatchObject({ tips: 2, wins: 2, streak: 2 });
  const { postId } = await site.stored(gone.tipId);

  const by = { deletedBy: null, deletedAt: new Date(site.clock.now()) };
  await clearSimulatedTips(database, (tx, id) => removePost(tx, id, by));

  expect(await recordOf(tipster.userId)).toMatchObject({ tips: 1, wins: 1, streak: 1, last: [TipResult.win] });
  await expect(site.stored(gone.tipId)).rejects.toThrow('the tip is gone');
  const [post] = await database.db
    .select()
    .from(posts)
    .where(eq(posts.postId, postId ?? 0));
  expect(post?.visibility).toBe(PostVisibility.deleted);
  expect(await site.stored(kept.tipId)).toMatchObject({ result: TipResult.win });
});

test('a tip that is sent twice at once is one tip, and both requests get it', async () => {
  const tipster = await site.member('commentator');
  const fixtureId = await site.match();
  const uuid = randomUUID();
  const sent = await Promise.all([1, 2].map(() => site.post(tipster, fixtureId, { uuid })));
  expect(new Set(sent.map(({ tipId }) => tipId)).size).toBe(1);
});

test('[CT2] (kick-off) votes close at the kick-off, and tipsters do not vote for themselves', async () => {
  const [tipster, fan] = [await site.member('commentator'), await site.member()];
  const fixtureId = await site.match();
  const { tipId } = await site.post(tipster, fixtureId);

  await expect(site.service.vote(tipster, tipId, true)).rejects.toEqual(expect.objectContaining({ code: Code.tipOwn }));
  expect((await site.service.vote(fan, tipId, false)).agree).toEqual({ yes: 0, no: 1, mine: false });
  expect((await site.service.vote(fan, tipId, true)).agree).toEqual({ yes: 1, no: 0, mine: true });
  await site.clock.advance(2 * HOUR_MS);
  await expect(site.service.vote(fan, tipId, null)).rejects.toEqual(expect.objectContaining({ code: Code.tipLocked }));
  expect(await site.service.info(fan.userId, String(tipId))).toMatchObject({ state: 'locked', priceNow: null });
});

test('[CT2] (desk) a tip that the desk voids leaves the record, and no score settles it again', async () => {
  const [tipster, moderator] = [await site.member('commentator'), await site.member('moderator')];
  const fixtureId = await site.match();
  const { tipId } = await site.post(tipster, fixtureId);
  await site.ends(fixtureId, 2, 0);
  await site.work();

  const voided = await site.desk.void(moderator, tipId, { reason: 'Giá nhập sai' });
  await site.work();

  expect(voided).toMatchObject({
    id: tipId,
    state: 'void',
    voidCause: 'desk',
    voidReason: 'Giá nhập sai',
    units: null,
  });
  expect(await recordOf(tipster.userId)).toMatchObject({ tips: 0, wins: 0, units: 0, last: [] });
  await expect(site.desk.void(moderator, tipId, { reason: 'Lần nữa' })).rejects.toEqual(
    expect.objectContaining({ code: Code.tipVoid }),
  );
  expect((await site.desk.page({ pageNum: 1, pageSize: 10, state: 'void', q: 'hải phòng' })).total).toBeGreaterThan(0);
  expect((await site.desk.page({ pageNum: 1, pageSize: 10, q: '%' })).total).toBe(0);
});

test('a side is free again after the desk voids its tip, and not after the match is called off', async () => {
  const [tipster, moderator] = [await site.member('commentator'), await site.member('moderator')];
  const twice: unknown = expect.objectContaining({ code: Code.tipTwice });
  const other = { side: 'away', price: 0.98 } as const;
  const [first, second] = [await site.match(), await site.match()];
  const wrong = await site.post(tipster, first);
  await site.desk.void(moderator, wrong.tipId, { reason: 'Lời viết nhầm' });

  const anew = await site.post(tipster, first);
  await expect(site.post(tipster, first, other)).rejects.toEqual(twice);

  const { tipId } = await site.post(tipster, second);
  await site.change(second, { status: -10 });
  await site.work();
  expect(await site.stored(tipId)).toMatchObject({ state: 40, voidCause: 'called-off' });
  await site.change(second, { status: 0 });
  await expect(site.post(tipster, second, other)).rejects.toEqual(twice);
  await site.work();
  expect(await site.stored(tipId)).toMatchObject({ state: 10, voidCause: null });

  // The match of both has another id by now: the tip that counts takes it.
  const present = await site.match();
  await database.db.insert(formerIds).values({ kind: 'match', formerId: first, fixtureId: present });
  await site.work();
  expect(await site.stored(anew.tipId)).toMatchObject({ fixtureId: present, state: 10 });
});

test('[CT2] (desk) hides the text of a void tip from readers, and shows it again', async () => {
  const [tipster, moderator] = [await site.member('commentator'), await site.member('moderator')];
  const { tipId, slug } = await site.post(tipster, await site.match(), { title: 'Kèo thơm', analysis: 'Lời xấu.' });
  await expect(site.desk.hideText(moderator, tipId, true)).rejects.toEqual(
    expect.objectContaining({ code: Code.tipNotVoid }),
  );
  const counted = { logId: 1, action: 'update', resource: 'tip', recordId: String(tipId) };
  const shown = { before: { textHidden: true }, after: { textHidden: false } };
  expect(await database.db.transaction((tx) => tipUndoer.undo(tx, { ...counted, ...shown }))).toBe(false);
  const found = (text: string) =>
    database.db.$count(
      searchDocuments,
      and(eq(searchDocuments.kind, 'tip'), like(searchDocuments.folded, `%${text}%`)),
    );
  const hidden = { title: '', analysis: '', textHidden: true };
  const texts = { title: 'Kèo thơm', analysis: 'Lời xấu.' };

  expect(await found('loi xau')).toBe(1);
  expect(await site.desk.void(moderator, tipId, { reason: 'Lời xấu', hideText: true })).toMatchObject({
    ...texts,
    textHidden: true,
  });
  expect(await site.service.info(null, slug)).toMatchObject(hidden);
  expect(await found('loi xau')).toBe(0);
  expect(await site.desk.hideText(moderator, tipId, true)).toMatchObject({ textHidden: true });
  const log = await database.db
    .select()
    .from(deskLog)
    .where(eq(deskLog.recordId, String(tipId)));
  expect(log.map(({ action }) => action)).toEqual(['void', 'update']);

  const act = { logId: 1, action: 'update', resource: 'tip', recordId: String(tipId) };
  const both = { before: { textHidden: false }, after: { textHidden: true } };
  expect(await database.db.transaction((tx) => tipUndoer.undo(tx, { ...act, ...both }))).toBe(true);
  expect(await database.db.transaction((tx) => tipUndoer.undo(tx, { ...act, ...both }))).toBe(false);
  expect(await site.service.info(null, slug)).toMatchObject({ ...texts, textHidden: false, state: 'void' });
  await site.desk.hideText(moderator, tipId, true);
  expect(await site.service.info(null, slug)).toMatchObject(hidden);
});

test('[CT2] (tipsters) are ranked from 20 tips on, by rate, streak or number of tips', async () => {
  const [few, many, steady] = [await site.member(), await site.member(), await site.member()];
  const row = { halfWins: 0, halfLosses: 0, draws: 0, last: [] };
  await database.db.insert(tipsterRecords).values([
    { userId: few.userId, tips: 7, wins: 7, losses: 0, streak: 7, ...row },
    { userId: many.userId, tips: 50, wins: 26, losses: 24, streak: 1, ...row },
    { userId: steady.userId, tips: 25, wins: 16, losses: 9, streak: 4, ...row },
  ]);
  const order = async (sort: 'win_rate' | 'win_streak' | 'time_tips') => {
    const { list } = await site.service.tipsters(null, { sort, following: false, pageNum: 1, pageSize: 3 });
    return list.map(({ userId }) => userId);
  };

  expect(await order('win_rate')).toEqual([steady.userId, many.userId, few.userId]);
  expect(await order('win_streak')).toEqual([steady.userId, many.userId, few.userId]);
  expect(await order('time_tips')).toEqual([many.userId, steady.userId, few.userId]);
  const { winRate, interval, ranked } = await recordOf(steady.userId);
  expect([winRate, ranked, (await recordOf(few.userId)).ranked]).toEqual([0.64, true, false]);
  expect(interval).toEqual({ low: expect.closeTo(0.445, 3), high: expect.closeTo(0.798, 3) });
});

test('[CT2] (lists) in focus is one tip of a match, the one that most members vote on', async () => {
  const fixtureId = await site.match(1);
  await site.post(await site.member('commentator'), fixtureId);
  const { tipId } = await site.post(await site.member('commentator'), fixtureId);
  await site.post(await site.member('commentator'), fixtureId);
  await site.service.vote(await site.member(), tipId, false);
  const focus = await site.service.list(null, { when: 'focus', fixtureId, pageNum: 1, pageSize: 5 });
  expect([focus.total, focus.list.map((one) => one.tipId)]).toEqual([1, [tipId]]);
});

test('[CT2] (lists) tonight is from noon to noon in Vietnam, and the week has its best tip', async () => {
  const hours = (at: string) => {
    const { from, to } = tipNight(Date.parse(at));
    return [from.toISOString(), to.toISOString()];
  };
  expect(hours('2026-11-20T13:00:00Z')).toEqual(['2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z']);
  expect(hours('2026-11-20T20:00:00Z')).toEqual(['2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z']);

  const tipster = await site.member('commentator');
  const fixtureId = await site.match(1);
  const { tipId } = await site.post(tipster, fixtureId);
  const list = (when: 'tonight' | 'focus' | 'settled') =>
    site.service.list(null, { when, fixtureId, pageNum: 1, pageSize: 5 });
  expect((await list('focus')).list).toEqual([expect.objectContaining({ tipId })]);
  expect((await list('settled')).list).toEqual([]);
  await site.ends(fixtureId, 4, 0);
  await site.clock.advance(3 * HOUR_MS);
  await site.work();
  expect((await list('settled')).list).toEqual([expect.objectContaining({ tipId, units: 0.9 })]);
  const week = await site.service.week(null);
  expect(week.tip?.units).toBe(0.9);
  expect(week.tipsters[0]?.week).toEqual(expect.objectContaining({ wins: 1, units: 0.9 }));
});
