import { Code, PostVisibility } from '@khandai/contracts';
import type { Database } from '../../../platform/database/database.js';
import { openTestDatabase } from '../../../platform/database/testing.js';
import { newUuid } from '../../chat/testing.js';
import { newsfeedFixture } from '../testing.js';

let database: Database;
let fixture: ReturnType<typeof newsfeedFixture>;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  fixture = newsfeedFixture(database);
});
afterAll(() => database.close());

const PAGE = { pageSize: 10 };
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 0,
    (error: { code: number }) => error.code,
  );
const ids = ({ list }: { list: readonly { id: number }[] }) => list.map(({ id }) => id);

describe('bookmarks', () => {
  it('are listed for their reader alone, the newest first and page by page, and can be removed', async () => {
    const { member, write, lists, posts } = fixture;
    const [author, reader, other] = [await member(), await member(), await member()];
    const made = [await write(author, 'Một'), await write(author, 'Hai'), await write(author, 'Ba')];
    for (const { id } of made) await lists.save(reader, id, true);
    await lists.save(reader, made[0]?.id ?? 0, true);
    const first = await lists.saved(reader, { pageSize: 2 });
    expect(first.list.map(({ post }) => post?.content)).toEqual(['Ba', 'Hai']);
    const rest = await lists.saved(reader, { pageSize: 2, cursor: first.cursor ?? '' });
    expect([rest.list.map(({ post }) => post?.content), rest.cursor]).toEqual([['Một'], null]);
    expect((await lists.saved(other, PAGE)).list).toEqual([]);
    const id = made[1]?.id ?? 0;
    expect([(await posts.one(reader, id)).saved, (await posts.one(other, id)).saved]).toEqual([true, false]);
    await lists.save(reader, id, false);
    expect((await posts.one(reader, id)).saved).toBe(false);
    expect(ids(await lists.saved(reader, PAGE))).toEqual([made[2]?.id, made[0]?.id]);
  });

  it('on a post that became private, was deleted, or whose author blocks the reader say only that it is gone', async () => {
    const { member, write, lists, posts, block } = fixture;
    const [author, other, reader] = [await member(), await member(), await member()];
    const [hidden, deleted, blocked] = [await write(author, 'a'), await write(author, 'b'), await write(other, 'c')];
    for (const { id } of [hidden, deleted, blocked]) await lists.save(reader, id, true);
    await posts.update(author, { id: hidden.id, visibility: PostVisibility.private });
    await posts.remove(author, deleted.id);
    await block(other, reader);
    expect((await lists.saved(reader, PAGE)).list.map(({ post }) => post)).toEqual([null, null, null]);
    expect(await lists.save(reader, deleted.id, false)).toEqual({ id: deleted.id, saved: false });
  });
});

describe('what a reader does not want to see', () => {
  it('a hidden post is in no list of theirs, and comes back', async () => {
    const { member, write, feed, lists, posts } = fixture;
    const [author, reader] = [await member(), await member()];
    const { id } = await write(author, 'Không quan tâm');
    await lists.hide(reader, id, true);
    const has = async (who: typeof reader | null, rest = {}) => ids(await feed(who, rest)).includes(id);
    expect([await has(reader), await has(reader, { userId: author.userId })]).toEqual([false, false]);
    expect([await has(author), await has(null)]).toEqual([true, true]);
    expect((await posts.one(reader, id)).id).toBe(id);
    await lists.hide(reader, id, false);
    expect(await has(reader)).toBe(true);
  });

  it('posts of a muted author are in no feed, but on the author’s own page', async () => {
    const { member, write, feed, lists } = fixture;
    const [author, reader] = [await member(), await member()];
    const { id } = await write(author, 'Ẩn bài của tôi');
    await lists.mute(reader, author.userId, true);
    expect(ids(await feed(reader))).not.toContain(id);
    expect(ids(await feed(reader, { userId: author.userId }))).toContain(id);
    expect((await lists.muted(reader)).list).toMatchObject([{ userId: author.userId }]);
    await lists.mute(reader, author.userId, false);
    expect(ids(await feed(reader))).toContain(id);
  });

  it('of a muted author, shares and comments are left out too, for the reader alone', async () => {
    const { member, write, feed, lists, posts, comment, comments } = fixture;
    const [author, friend, reader] = [await member(), await member(), await member()];
    const { id } = await write(author, 'Bài gốc');
    const share = await posts.share(friend, { id, content: 'Xem này', uuid: newUuid() });
    const own = await write(friend, 'Bài của tôi');
    await comment(author, own.id, 'Bình luận');
    await lists.mute(reader, author.userId, true);
    const said = async (who: typeof reader | null) =>
      (await comments.list(who, { postId: own.id, pageSize: 10 })).list.length;
    expect(ids(await feed(reader))).toContain(own.id);
    expect(ids(await feed(reader))).not.toContain(share.id);
    expect(ids(await feed(null))).toContain(share.id);
    expect([await said(reader), await said(null)]).toEqual([0, 1]);
  });

  it('has an end in each list: one more is refused in words, what is in it stays a success, and removing makes room', async () => {
    const { member, write, limitedLists } = fixture;
    const [author, other, reader] = [await member(), await member(), await member()];
    const [first, second] = [await write(author, 'Một'), await write(author, 'Hai')];
    const lists = limitedLists({ saved: 1, hidden: 1, muted: 1 });
    const acts = [
      ['savedFull', (id: number, wanted: boolean) => lists.save(reader, id, wanted), first.id, second.id],
      ['hiddenFull', (id: number, wanted: boolean) => lists.hide(reader, id, wanted), first.id, second.id],
      ['mutedFull', (id: number, wanted: boolean) => lists.mute(reader, id, wanted), author.userId, other.userId],
    ] as const;
    for (const [messageKey, act, one, two] of acts) {
      await act(one, true);
      await expect(act(two, true)).rejects.toMatchObject({ code: Code.listFull, messageKey, values: { max: 1 } });
      expect(await codeOf(act(one, true))).toBe(0);
      await act(one, false);
      expect(await codeOf(act(two, true))).toBe(0);
    }
    expect((await lists.muted(reader)).list.map(({ userId }) => userId)).toEqual([other.userId]);
    expect(ids(await lists.saved(reader, PAGE))).toEqual([second.id]);
  });

  it('is not more than the list may have, also when many are added at once', async () => {
    const { member, write, limitedLists } = fixture;
    const [author, reader] = [await member(), await member()];
    const lists = limitedLists({ saved: 3, hidden: 3, muted: 3 });
    const made = [];
    for (let n = 0; n < 6; n += 1) made.push(await write(author, `Bài ${n}`));
    const codes = await Promise.all(made.map(({ id }) => codeOf(lists.save(reader, id, true))));
    expect(codes.filter((code) => code === Code.listFull)).toHaveLength(3);
    expect((await lists.saved(reader, PAGE)).list).toHaveLength(3);
  });

  it('is refused for a member who is missing, who blocks the reader, and for oneself with the same words', async () => {
    const { member, lists, block } = fixture;
    const [blocker, reader] = [await member(), await member()];
    await block(blocker, reader);
    for (const userId of [blocker.userId, reader.userId, 2_000_000])
      expect(await codeOf(lists.mute(reader, userId, true))).toBe(Code.notFound);
  });
});

describe('a private post of another', () => {
  it('is answered like a missing one by bookmarks, hiding and reports', async () => {
    const { member, write, lists, reports, comment } = fixture;
    const [author, reader] = [await member(), await member()];
    const { id } = await write(author, 'Riêng tư', { visibility: PostVisibility.private });
    const { commentId } = await comment(author, id, 'Của tôi');
    for (const postId of [id, 2_000_000_000]) {
      expect(await codeOf(lists.save(reader, postId, true))).toBe(Code.postNotFound);
      expect(await codeOf(lists.hide(reader, postId, true))).toBe(Code.postNotFound);
      expect(await codeOf(reports.report(reader, { id: postId, reason: 'insult' }))).toBe(Code.postNotFound);
      expect(await codeOf(reports.report(reader, { id: postId, commentId, reason: 'insult' }))).toBe(Code.postNotFound);
    }
  });
});

describe('the list of who reacted', () => {
  it('has no one whom the reader blocks, or who blocks the reader', async () => {
    const { member, write, posts, block } = fixture;
    const [author, reader, blocked, blocker] = [await member(), await member(), await member(), await member()];
    const { id } = await write(author, 'Bàn thắng');
    for (const fan of [reader, blocked, blocker]) await posts.react(fan, id, 'like');
    await block(reader, blocked);
    await block(blocker, reader);
    const people = async (who: typeof reader | null) =>
      (await posts.reactors(who, { id, pageNum: 1, pageSize: 10 })).list.map(({ userId }) => userId);
    expect(await people(reader)).toEqual([reader.userId]);
    expect(await people(null)).toHaveLength(3);
  });
});
