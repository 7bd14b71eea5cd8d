import { Code, type Post, PostVisibility } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { follows, users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { HashtagService } from './hashtag-service.js';
import { mentionedIn } from './mentioned.js';
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

async function called(name: string): Promise<Identity> {
  const member = await fixture.member();
  await rename(member, name);
  return member;
}

const rename = ({ userId }: Identity, displayName: string) =>
  database.db.update(users).set({ displayName }).where(eq(users.userId, userId));

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 0,
    (error: { code: number }) => error.code,
  );
const named = ({ mentions }: Pick<Post, 'mentions'>) => mentions.map(({ userId, showName }) => [userId, showName]);

describe('the members whom a text names', () => {
  test('are those whose whole name is behind an @; the longer name counts', () => {
    const people = [
      { userId: 1, name: 'An' },
      { userId: 2, name: 'An Viết' },
      { userId: 3, name: 'Bình' },
    ];
    const ids = (text: string) => mentionedIn(text, people).map(({ userId }) => userId);
    expect(ids('chào @An Viết, @Bình!')).toEqual([2, 3]);
    expect(ids('@Anh và @An')).toEqual([1]);
    expect(ids('An Viết, Bình')).toEqual([]);
  });

  test('link to their pages also after they took another name', async () => {
    const { posts, write } = fixture;
    const [author, an] = [await called('Tác giả'), await called('An Viết')];
    const { id, mentions } = await write(author, 'Chào @An Viết!', { mentions: [an.userId] });
    expect(mentions).toMatchObject([{ userId: an.userId, showName: 'An Viết' }]);
    await rename(an, 'An Mới');
    expect(named(await posts.one(null, id))).toEqual([[an.userId, 'An Viết']]);
    const edited = await posts.update(author, { id, content: 'Chào @An Viết, lần nữa' });
    expect(named(edited)).toEqual([[an.userId, 'An Viết']]);
    expect(named(await posts.update(author, { id, content: 'Chào An Viết' }))).toEqual([]);
  });

  test('are not those who block the author, and at most twenty', async () => {
    const { write, block } = fixture;
    const [author, foe] = [await called('Tác giả'), await called('Không thích')];
    await block(foe, author);
    expect(named(await write(author, '@Không thích ơi', { mentions: [foe.userId] }))).toEqual([]);
    const many = Array.from({ length: 10_000 }, (_, index) => index + 1);
    expect(await codeOf(write(author, '@Không thích', { mentions: many }))).toBe(Code.tooManyMentions);
  });

  test('are notified once, by public posts alone', async () => {
    const { write, posts, comment } = fixture;
    const told = () => fixture.told.filter((notice) => JSON.stringify(notice).includes('NEW_MENTION'));
    const [author, an, binh] = [await called('Tác giả'), await called('An'), await called('Bình')];
    const rest = { mentions: [an.userId], visibility: PostVisibility.private };
    const { id } = await write(author, 'Nhật ký về @An', rest);
    await comment(author, id, '@An', { mentions: [an.userId] });
    expect(told()).toEqual([]);
    const notice = { type: 'NEW_MENTION', actorId: author.userId, postId: id };
    await posts.update(author, { id, visibility: PostVisibility.public });
    await posts.update(author, { id, content: '@An và @Bình', mentions: [binh.userId] });
    expect(told()).toEqual([
      { ...notice, userIds: [an.userId] },
      { ...notice, userIds: [binh.userId] },
    ]);
    const { commentId, mentions } = await comment(binh, id, 'Đúng đó @An', { mentions: [an.userId] });
    expect([told().at(-1), named({ mentions })]).toEqual([
      { type: 'NEW_MENTION', actorId: binh.userId, userIds: [an.userId], postId: id, commentId },
      [[an.userId, 'An']],
    ]);
  });

  test('are found by the beginning of a name, whose username it is and those whom one follows first', async () => {
    const { mentions } = fixture;
    const [author, one, other] = [await called('Tác giả'), await called('Trần Zổm'), await called('Zổm Lê')];
    const found = async (word?: string) => (await mentions.search(author, word)).list.map(({ userId }) => userId);
    expect(await found('zom')).toEqual(expect.arrayContaining([one.userId, other.userId]));
    expect(await found()).toEqual([]);
    const createdAt = new Date();
    await database.db.insert(follows).values({ followerId: author.userId, followedId: other.userId, createdAt });
    expect([await found('zom'), await found()]).toEqual([[other.userId, one.userId], [other.userId]]);
    await database.db.update(users).set({ usernameKey: 'zom' }).where(eq(users.userId, one.userId));
    expect(await found('zom')).toEqual([one.userId, other.userId]);
  });
});

describe('a hashtag', () => {
  test('lists the public posts that have it, in any case, page by page', async () => {
    const { posts, write, feed, block } = fixture;
    const [author, reader] = [await called('Tác giả'), await called('Bạn đọc')];
    const ids = [];
    for (const tag of ['#BảngA', '#bảnga', '#BẢNGA']) ids.unshift((await write(author, `Vòng trong ${tag} #khác`)).id);
    await write(author, 'Riêng #BảngA', { visibility: PostVisibility.private });
    await write(author, 'Khác dấu #BangA');
    const page = await feed(reader, { hashtag: 'bảngA', pageSize: 2 });
    expect(page.list.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const rest = await feed(reader, { hashtag: 'bảngA', pageSize: 2, cursor: page.cursor ?? '' });
    expect([rest.list.map(({ id }) => id), rest.cursor]).toEqual([ids.slice(2), null]);
    await posts.remove(author, ids[0] ?? 0);
    await posts.update(author, { id: ids[1] ?? 0, content: 'Không còn chữ ấy' });
    const shown = await feed(null, { hashtag: 'bảngA' });
    expect(shown.list.map(({ id, hashtags }) => [id, hashtags])).toEqual([[ids[2], ['BảngA', 'khác']]]);
    await block(author, reader);
    expect((await feed(reader, { hashtag: 'bảngA' })).list).toEqual([]);
  });

  test('is counted once for each author of public posts of the time', async () => {
    const { write, hashtags, clock } = fixture;
    const [one, other] = [await called('Một'), await called('Hai')];
    const since = new Date(clock.now());
    await write(one, '#Đếm');
    await write(one, '#đếm');
    await write(other, '#Đếm #Riêng');
    await write(other, '#Kín', { visibility: PostVisibility.private });
    const counted = await hashtags.popular(since, 100);
    expect(counted.filter(({ hashtag }) => /đếm|kín/i.test(hashtag))).toEqual([{ hashtag: 'Đếm', total: 2 }]);
    expect(await hashtags.popular(new Date(clock.now() + 1), 100)).toEqual([]);
  });

  test('that many used in 30 days is found by its beginning once a job counted it, one of today at once', async () => {
    const { write, hashtags, clock } = fixture;
    const [one, other] = [await called('Một'), await called('Hai')];
    await write(one, '#ThủĐứcCũ');
    await write(other, '#ThủĐứcCũ');
    await clock.advance(2 * 24 * 60 * 60_000);
    await write(one, '#ThủĐứcMới #ThủĐứcCũ');
    const found = async () => {
      // Another process, which has read nothing yet.
      const service = new HashtagService({ hashtags, clock });
      return (await service.list('#thuduc')).list;
    };
    const ofDay = [
      { hashtag: 'ThủĐứcCũ', total: 1 },
      { hashtag: 'ThủĐứcMới', total: 1 },
    ];
    expect(await found()).toEqual(ofDay);
    await new HashtagService({ hashtags, clock }).job.run(new AbortController().signal);
    expect(await found()).toEqual([{ hashtag: 'ThủĐứcCũ', total: 2 }, ofDay[1]]);
    await write(other, '#ThủĐứcMớiNhất');
    expect(await found()).toContainEqual({ hashtag: 'ThủĐứcMớiNhất', total: 1 });
  });

  test('is one of ten at most', async () => {
    const author = await called('Tác giả');
    const text = Array.from({ length: 11 }, (_, index) => `#tag${index}`).join(' ');
    expect(await codeOf(fixture.write(author, text))).toBe(Code.tooManyHashtags);
  });
});
