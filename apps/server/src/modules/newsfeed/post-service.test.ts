import { Code, FeedTab, PostMode, PostVisibility, reactions, UserFilter } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { comments, postEdits, posts as postTable, tips, users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { newUuid } from '../chat/testing.js';
import { PointsRepository } from '../points/points-repository.js';
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

const contents = ({ list }: { list: { content: string }[] }) => list.map(({ content }) => content);
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 0,
    (error: { code: number }) => error.code,
  );

describe('a post', () => {
  it('[NF2] (create, one post) [NF1] (type 10, mode 1) is there for everyone, with its line breaks and without offensive words', async () => {
    const { member, write, posts } = fixture;
    const author = await member({ role: 'commentator' });
    const { id } = await write(author, '  Nam Định thắng!\r\n\n\n\nTrọng tài xấu\u200b ');
    expect(await posts.one(null, id)).toMatchObject({
      ...{ id, type: 10, visibility: PostVisibility.public, mode: PostMode.normal, shared: null, isShare: false },
      ...{ content: 'Nam Định thắng!\n\nTrọng tài ***', totalReactions: 0, totalComments: 0, totalShares: 0 },
      author: { userId: author.userId, role: 'commentator', simulated: false },
      ...{ createdAt: '2026-11-20T12:00:00.000Z', editedAt: null, reaction: null },
    });
  });

  it('[EN6] (name in the feed) shows the level of its author from the one that opens the badge', async () => {
    const { member, write, posts, comment, feed } = fixture;
    const author = await member();
    const { id } = await write(author, 'Cấp mấy rồi?');
    const levelOfAuthor = async () => (await posts.one(null, id)).author.level;
    expect(await levelOfAuthor()).toBeUndefined();
    await new PointsRepository(database.db).post(
      [{ unit: 'exp', userId: author.userId, amount: 300, cause: 'opening', reference: 'test', key: newUuid() }],
      new Date(),
    );
    expect(await levelOfAuthor()).toBe(3);
    expect((await feed(null, { userId: author.userId })).list[0]?.author.level).toBe(3);
    expect((await comment(author, id, 'Cấp 3')).author.level).toBe(3);
  });

  it('is stored once for repeated and parallel requests with one uuid', async () => {
    const { member, write, feed } = fixture;
    const author = await member();
    const uuid = newUuid();
    const made = await Promise.all(Array.from({ length: 5 }, () => write(author, 'Một lần', { uuid })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(contents(await feed(null, { userId: author.userId }))).toEqual(['Một lần']);
  });

  it('of an account that was deleted while it was written is not stored, and neither is a comment', async () => {
    const { member, write, comment } = fixture;
    const author = await member();
    const { id } = await write(author, 'Còn tài khoản');
    const gone = { username: '', usernameKey: null };
    await database.db.update(users).set(gone).where(eq(users.userId, author.userId));
    expect(await codeOf(write(author, 'Đã xóa'))).toBe(401);
    expect(await codeOf(comment(author, id, 'Đã xóa'))).toBe(401);
    expect(await database.db.$count(postTable, eq(postTable.authorId, author.userId))).toBe(1);
    expect(await database.db.$count(comments, eq(comments.authorId, author.userId))).toBe(0);
  });

  it('without a visible character, of too many characters, or of a banned author is refused in words', async () => {
    const { member, write, banned } = fixture;
    const author = await member();
    expect(await codeOf(write(author, ' \n\u200b '))).toBe(Code.postEmpty);
    expect(await codeOf(write(author, '🥅'.repeat(5_001)))).toBe(Code.postTooLong);
    expect((await write(author, '🥅'.repeat(5_000))).content.length).toBe(10_000);
    banned.add(author.userId);
    expect(await codeOf(write(author, 'Tôi bị cấm'))).toBe(Code.chatBanned);
  });

  it('of an account younger than a day has a lower limit', async () => {
    const { member, write } = fixture;
    const newcomer = await member({ age: 0.5 });
    const old = await member({ age: 2 });
    for (const text of ['một', 'hai']) await write(newcomer, text);
    await expect(write(newcomer, 'ba')).rejects.toMatchObject({ code: Code.postTooFast, retryAfter: 60_000 });
    for (const text of ['một', 'hai', 'ba']) expect((await write(old, text)).content).toBe(text);
  });

  it('[NF2] (update) [NF1] (mode 3) is edited by its author alone, is marked so, and moderators can read what it was', async () => {
    const { member, write, posts, clock } = fixture;
    const author = await member();
    const { id } = await write(author, 'Bản đầu');
    await clock.advance(1_000);
    const edited = await posts.update(author, { id, content: 'Bản sau' });
    expect(edited).toMatchObject({ content: 'Bản sau', mode: PostMode.edit, editedAt: '2026-11-20T12:00:01.000Z' });
    const kept = await database.db.select().from(postEdits).where(eq(postEdits.postId, id));
    expect(kept.map(({ original }) => original)).toEqual(['Bản đầu']);
    const other = await member({ role: 'moderator' });
    expect(await codeOf(posts.update(other, { id, content: 'Sửa hộ' }))).toBe(Code.postNotFound);
    expect((await posts.update(author, { id, visibility: PostVisibility.private })).content).toBe('Bản sau');
  });

  it('[NF1] (visibility 1, 2, 3) that is private is nothing to all but its author, moderators included', async () => {
    const { member, write, posts, feed, comments, comment } = fixture;
    const author = await member();
    const moderator = await member({ role: 'staff' });
    const { id } = await write(author, 'Riêng tư', { visibility: PostVisibility.private });
    expect((await posts.one(author, id)).visibility).toBe(PostVisibility.private);
    expect(contents(await feed(author, { tab: FeedTab.home }))).toEqual(['Riêng tư']);
    for (const reader of [null, moderator]) {
      expect(await codeOf(posts.one(reader, id))).toBe(Code.postNotFound);
      expect(await codeOf(comments.total(reader, { postId: id }))).toBe(Code.postNotFound);
      expect(await codeOf(posts.reactors(reader, { id, pageNum: 1, pageSize: 10 }))).toBe(Code.postNotFound);
      expect((await feed(reader, { userId: author.userId })).list).toEqual([]);
    }
    expect(await codeOf(posts.react(moderator, id, 'like'))).toBe(Code.postNotFound);
    expect(await codeOf(posts.share(moderator, { id, content: '', uuid: newUuid() }))).toBe(Code.postNotFound);
    expect(await codeOf(comment(moderator, id, 'Thấy rồi'))).toBe(Code.postNotFound);
    expect(await codeOf(posts.remove(moderator, id))).toBe(Code.postNotFound);
    // Its author cannot share it to others either.
    expect(await codeOf(posts.share(author, { id, content: '', uuid: newUuid() }))).toBe(Code.postNotFound);
  });

  it('that is private is not made public by a banned author, and an update without any change is none', async () => {
    const { member, write, posts, banned } = fixture;
    const author = await member();
    const { id } = await write(author, 'Riêng tư', { visibility: PostVisibility.private });
    expect(await posts.update(author, { id })).toMatchObject({ content: 'Riêng tư', mode: PostMode.normal });
    banned.add(author.userId);
    const publish = () => posts.update(author, { id, visibility: PostVisibility.public });
    expect(await codeOf(publish())).toBe(Code.chatBanned);
    expect(await codeOf(posts.one(null, id))).toBe(Code.postNotFound);
    banned.clear();
    expect((await publish()).visibility).toBe(PostVisibility.public);
  });

  it('[NF2] (delete) is deleted by its author or a moderator, for all readers', async () => {
    const { member, write, posts, feed, block } = fixture;
    const [author, other] = [await member(), await member()];
    const { id } = await write(author, 'Sẽ xóa');
    const second = await write(author, 'Vi phạm');
    expect(await codeOf(posts.remove(other, id))).toBe(Code.forbidden);
    await posts.remove(author, id);
    const moderator = await member({ role: 'moderator' });
    await block(author, moderator);
    await posts.remove(moderator, second.id);
    expect(await codeOf(posts.one(author, id))).toBe(Code.postNotFound);
    expect((await feed(author, { tab: FeedTab.home })).list).toEqual([]);
  });

  it('[CT2] (bad input) of a tip is not edited, hidden or deleted by its tipster, and a share of it is', async () => {
    const { member, write, posts } = fixture;
    const tipster = await member({ role: 'commentator' });
    const { id } = await write(tipster, 'Bài của tip');
    const share = await posts.share(tipster, { id, content: '', uuid: newUuid() });
    const at = new Date();
    await database.db.insert(tips).values({
      ...{ slug: 'tip-1', authorId: tipster.userId, uuid: 'tip-1', fixtureId: '1', homeName: 'A', awayName: 'B' },
      ...{ market: 20, side: 'home', price: 1.9, companyId: 1, companyName: 'C' },
      ...{ postedAt: at, kickOff: at, lockedAt: at, postId: id },
    });
    const refused = expect.objectContaining({ code: Code.forbidden, message: 'tipPostKept' }) as unknown;
    await expect(posts.remove(tipster, id)).rejects.toEqual(refused);
    for (const change of [{ content: 'Tôi đã nói khác' }, { visibility: PostVisibility.private }])
      await expect(posts.update(tipster, { id, ...change })).rejects.toEqual(refused);
    await posts.remove(tipster, share.id);
    expect((await posts.one(null, id)).id).toBe(id);
  });

  it('[NF2] (share, shares) [NF1] (mode 2) is shared with words or without, and a share of a share shares the first post', async () => {
    const { member, write, posts } = fixture;
    const [author, fan, other] = [await member(), await member(), await member()];
    const { id } = await write(author, 'Bài gốc');
    const share = await posts.share(fan, { id, content: '', uuid: newUuid() });
    expect(share).toMatchObject({ mode: PostMode.share, content: '', shared: { id, content: 'Bài gốc' } });
    const again = await posts.share(other, { id: share.id, content: 'Hay', uuid: newUuid() });
    expect(again.shared?.id).toBe(id);
    await posts.share(other, { id, content: '', visibility: PostVisibility.private, uuid: newUuid() });
    expect((await posts.one(null, id)).totalShares).toBe(2);
    const { total, list } = await posts.sharers(null, { id, pageNum: 1, pageSize: 10 });
    expect([total, list.map(({ userId }) => userId)]).toEqual([2, [other.userId, fan.userId]]);

    await posts.remove(fan, share.id);
    expect((await posts.one(null, id)).totalShares).toBe(1);
    await posts.update(author, { id, visibility: PostVisibility.private });
    expect(await posts.one(null, again.id)).toMatchObject({ shared: null, isShare: true, content: 'Hay' });
  });
});

describe('reactions', () => {
  it('[NF2] (react, reactions) are one for each member, of six kinds, and are counted and named', async () => {
    const { member, write, posts } = fixture;
    const { id } = await write(await member(), 'Bàn thắng đẹp');
    const fans = await Promise.all(Array.from({ length: 20 }, () => member()));
    await Promise.all(fans.map((fan, at) => posts.react(fan, id, reactions[at % 6] ?? 'like')));
    const [first, second] = fans;
    if (!first || !second) throw new Error('no fans');
    expect((await posts.one(first, id)).reaction).toBe('like');
    await posts.react(first, id, 'love');
    const after = await posts.react(second, id, null);
    expect(after).toMatchObject({ totalReactions: 19, reaction: null });
    expect(Object.fromEntries(after.listReaction.map(({ reaction, total }) => [reaction, total]))).toEqual({
      ...{ like: 3, haha: 3, love: 4 },
      ...{ angry: 3, wow: 3, sad: 3 },
    });
    const named = await posts.reactors(null, { id, reaction: 'love', pageNum: 1, pageSize: 10 });
    expect([named.total, named.list.map(({ userId }) => userId)]).toEqual([
      4,
      [0, 2, 8, 14].map((at) => fans[at]?.userId).sort((a = 0, b = 0) => a - b),
    ]);
  });

  it('of one member from many tabs at once count once', async () => {
    const { member, write, posts } = fixture;
    const { id } = await write(await member(), 'Một người');
    const fan = await member();
    await Promise.all(Array.from({ length: 12 }, (_, at) => posts.react(fan, id, at % 2 ? 'like' : 'wow')));
    expect((await posts.one(fan, id)).totalReactions).toBe(1);
    await posts.react(fan, id, null);
    expect(await posts.one(fan, id)).toMatchObject({ totalReactions: 0, listReaction: [] });
  });
});

describe('a feed', () => {
  it('[NF2] (list) goes on by cursor, without a post twice or missing when others write meanwhile', async () => {
    const { member, write, feed } = fixture;
    const author = await member();
    for (let number = 1; number <= 7; number += 1) await write(author, `Bài ${number}`);
    const first = await feed(null, { userId: author.userId, pageSize: 3 });
    await write(author, 'Bài mới');
    const second = await feed(null, { userId: author.userId, pageSize: 3, cursor: first.cursor ?? '' });
    const third = await feed(null, { userId: author.userId, pageSize: 3, cursor: second.cursor ?? '' });
    expect([first, second, third].flatMap(contents)).toEqual([7, 6, 5, 4, 3, 2, 1].map((number) => `Bài ${number}`));
    expect(third.cursor).toBeNull();
    const newest = first.list[0]?.id ?? 0;
    expect(contents(await feed(null, { userId: author.userId, newerThan: newest }))).toEqual(['Bài mới']);
  });

  it('[NF1] (tabs, user filter) shows all, one’s own, tips, events, or those of fans or commentators', async () => {
    const { member, write, feed } = fixture;
    const [fan, host] = [await member(), await member({ role: 'commentator' })];
    const ours = await write(fan, 'Của fan');
    const theirs = await write(host, 'Của BLV');
    await write(fan, 'Của riêng fan', { visibility: PostVisibility.private });
    const tip = await write(host, 'Một tip');
    await database.db.update(postTable).set({ type: 40 }).where(eq(postTable.postId, tip.id));
    const event = await write(host, 'Một sự kiện');
    await database.db.update(postTable).set({ type: 60 }).where(eq(postTable.postId, event.id));
    const newer = { newerThan: ours.id - 1 };
    expect(contents(await feed(null, newer))).toEqual(['Một sự kiện', 'Một tip', 'Của BLV', 'Của fan']);
    expect(contents(await feed(fan, { tab: FeedTab.home }))).toEqual(['Của riêng fan', 'Của fan']);
    expect(contents(await feed(fan, { tab: FeedTab.tip, ...newer }))).toEqual(['Một tip']);
    expect(contents(await feed(fan, { tab: FeedTab.event, ...newer }))).toEqual(['Một sự kiện']);
    const filtered = async (filter: UserFilter) => contents(await feed(fan, { filter, ...newer }));
    expect(await filtered(UserFilter.normal)).toEqual(['Của fan']);
    expect(await filtered(UserFilter.commentator)).toEqual(['Một sự kiện', 'Một tip', 'Của BLV']);
    expect(theirs.id).toBeGreaterThan(ours.id);
    await expect(feed(null, { tab: FeedTab.home })).rejects.toMatchObject({ status: 401 });
  });

  it('hides the posts of two members from one another when one blocks the other', async () => {
    const { member, write, feed, posts, block } = fixture;
    const [one, two] = [await member(), await member()];
    const a = await write(one, 'Của một');
    const b = await write(two, 'Của hai');
    await block(one, two);
    expect(await codeOf(posts.one(one, b.id))).toBe(Code.postNotFound);
    expect(await codeOf(posts.one(two, a.id))).toBe(Code.postNotFound);
    expect((await feed(two, { userId: one.userId })).list).toEqual([]);
    expect(contents(await feed(null, { userId: one.userId }))).toEqual(['Của một']);
  });
});
