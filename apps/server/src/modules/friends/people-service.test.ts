import { Code, PostType } from '@khandai/contracts';
import type { Database } from '../../platform/database/database.js';
import { chatRooms, posts, roomReads, teams, userFavouriteTeams } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { friendsFixture } from './testing.js';

let database: Database;
let world: ReturnType<typeof friendsFixture>;
let an: Identity;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  world = friendsFixture(database);
  an = await world.member({ displayName: 'Đặng Thị Hòa' });
});

const ids = (list: readonly { userId: number }[]) => list.map(({ userId }) => userId);

describe('the lists', () => {
  test('[NF4] (list) friends come by pages, the newest first, each with what they are to the reader', async () => {
    const friends = [];
    for (let count = 0; count < 5; count += 1) {
      const friend = await world.member();
      await world.befriend(an, friend);
      await world.clock.advance(count === 2 ? 0 : 1_000);
      friends.push(friend.userId);
    }
    const first = await world.people.list(an, 'friends', { pageSize: 3 });
    const rest = await world.people.list(an, 'friends', { pageSize: 3, cursor: first.cursor ?? '' });
    expect([ids(first.list), ids(rest.list), rest.cursor]).toEqual([
      friends.toReversed().slice(0, 3),
      friends.toReversed().slice(3),
      null,
    ]);
    expect(first.list[0]?.relation.state).toBe('friends');
  });

  test('[NF4] (list) finds a name without marks, by any of its words', async () => {
    const [hoa, tuan] = [
      await world.member({ displayName: 'Nguyễn Đình Hoà' }),
      await world.member({ displayName: 'Tuấn 100%' }),
    ];
    for (const friend of [hoa, tuan]) await world.befriend(an, friend);
    const find = async (search: string) => ids((await world.people.list(an, 'friends', { pageSize: 9, search })).list);
    expect([await find('hoa'), await find('ĐÌNH'), await find('100%'), await find('_'), await find('oa')]).toEqual([
      [hoa.userId],
      [hoa.userId],
      [tuan.userId],
      [],
      [],
    ]);
  });

  test('[NF4] (list) friends of another member are shown with the friends one has in common, without blocks', async () => {
    const [binh, chi, dung] = [await world.member(), await world.member(), await world.member()];
    for (const friend of [chi, dung, an]) await world.befriend(binh, friend);
    await world.befriend(an, chi);
    await world.block(dung, an);
    const { list } = await world.people.list(an, 'friends', { pageSize: 9 }, binh.userId);
    expect(list.map(({ userId, mutual }) => [userId, mutual]).sort()).toEqual(
      [
        [an.userId, 0],
        [chi.userId, 1],
      ].sort(),
    );
  });

  test('[NF4] (list) friends of a member who blocks the reader, or whom the reader blocks, are not shown', async () => {
    const [blocker, blocked, friend] = [await world.member(), await world.member(), await world.member()];
    for (const owner of [blocker, blocked]) await world.befriend(owner, friend);
    await world.block(blocker, an);
    await world.block(an, blocked);
    for (const { userId } of [blocker, blocked]) {
      const { list } = await world.people.list(an, 'friends', { pageSize: 9 }, userId);
      expect([list, ids((await world.people.list(friend, 'friends', { pageSize: 9 }, userId)).list)]).toEqual([
        [],
        [friend.userId],
      ]);
    }
  });

  test('[NF4] (request lists) requests and followers have lists of their own', async () => {
    const binh = await world.member();
    await world.relations.send(an, binh.userId);
    await world.relations.follow(binh, an.userId, true);
    const of = async (who: Identity, list: 'requests' | 'sent' | 'following' | 'followers') =>
      ids((await world.people.list(who, list, { pageSize: 9 })).list);
    expect([await of(binh, 'requests'), await of(an, 'sent'), await of(an, 'requests')]).toEqual([
      [an.userId],
      [binh.userId],
      [],
    ]);
    expect([await of(binh, 'following'), await of(an, 'followers')]).toEqual([[an.userId], [binh.userId]]);
  });

  test('[NF4] (count) counts friends, followers and public posts for everyone, requests and private posts for oneself alone', async () => {
    const [binh, chi] = [await world.member(), await world.member()];
    await world.befriend(an, binh);
    await world.relations.send(chi, an.userId);
    await world.relations.follow(chi, an.userId, true);
    await world.befriend(chi, binh);
    await database.db.insert(posts).values(
      ([1, 1, 2, 3] as const).map((visibility, at) => ({
        ...{ authorId: an.userId, uuid: `p-${at}`, type: PostType.normal, content: '', original: '', visibility },
        ...{ commentator: false, createdAt: new Date(world.clock.now()) },
      })),
    );
    const seen = { userId: an.userId, friends: 1, followers: 1, following: 0 };
    const own = { posts: 3, mutual: null, requests: 1, sent: 0 };
    expect(await world.people.count(an, an.userId)).toEqual({ ...seen, ...own });
    const others = { ...seen, posts: 2, requests: null, sent: null };
    expect(await world.people.count(null, an.userId)).toEqual({ ...others, mutual: null });
    expect(await world.people.count(binh, an.userId)).toEqual({ ...others, mutual: 0 });
    expect(await world.people.count(chi, an.userId)).toEqual({ ...others, mutual: 1 });
    await expect(world.people.count(null, 99_999_999)).rejects.toMatchObject({ code: Code.notFound });
    // The suggestions below begin without posts.
    await database.db.delete(posts);
  });
});

describe('friends who are online', () => {
  test('come first on the first page of one’s own list, but not who hides it, and not in the lists of others', async () => {
    const [first, hides, last] = [await world.member(), await world.member({ hideStatus: true }), await world.member()];
    for (const friend of [first, hides, last]) {
      await world.befriend(an, friend);
      await world.clock.advance(1_000);
      if (friend !== last) world.online.add(friend.userId);
    }
    const shown = async (reader: Identity, owner?: number, search?: string) =>
      (await world.people.list(reader, 'friends', { pageSize: 2, search }, owner)).list.map(({ userId, online }) => [
        userId,
        online,
      ]);
    const [one, hidden, other] = [first, hides, last].map(({ userId }) => userId);
    const byAge = [
      [other, false],
      [hidden, false],
    ];
    expect(await shown(an)).toEqual([[one, true], ...byAge]);
    expect(await shown(an, an.userId, 'người')).toEqual(byAge);
    expect(await shown(last, an.userId)).toEqual(byAge);
  });
});

describe('suggestions', () => {
  const suggested = async () =>
    (await world.people.suggestions(an, 30)).list.map(({ userId, reason, mutual }) => [userId, reason, mutual]);

  async function room(values: Partial<typeof chatRooms.$inferInsert>, members: readonly Identity[]) {
    const [made] = await database.db
      .insert(chatRooms)
      .values({ name: 'Khán đài A', ...values })
      .returning();
    const marks = members.map(({ userId }) => ({ userId, groupId: made?.groupId ?? 0, readSequence: 0, readCount: 0 }));
    await database.db.insert(roomReads).values(marks);
  }

  test('[NF4] (suggestions) friends of friends come first, counted; then those of a public room; then who writes', async () => {
    const [binh, chi, dung, giang, hung] = await Promise.all([1, 2, 3, 4, 5].map(() => world.member()));
    if (!binh || !chi || !dung || !giang || !hung) throw new Error('no members');
    for (const friend of [binh, chi]) await world.befriend(an, friend);
    for (const friend of [binh, chi]) await world.befriend(friend, dung);
    await room({}, [an, giang]);
    const post = {
      authorId: hung.userId,
      type: 10 as const,
      commentator: false,
      content: 'Vào!',
      original: 'Vào!',
      createdAt: new Date(),
    };
    await database.db.insert(posts).values({ ...post, uuid: `u-${hung.userId}-1`, visibility: 1 });
    expect(await suggested()).toEqual([
      [dung.userId, 'friends', 2],
      [giang.userId, 'room', 0],
      [hung.userId, 'posts', 0],
    ]);
  });

  test('[NF4] (suggestions) fans of the same team come before those of a room; a team kept to oneself suggests no one', async () => {
    const [giang, fan, hidden] = [await world.member(), await world.member(), await world.member()];
    const look = { color: '#112233', secondColor: '#445566' };
    await database.db
      .insert(teams)
      .values({ teamId: 'nd', name: 'Nam Định FC', shortName: 'Nam Định', code: 'ND', ...look });
    const supports = ({ userId }: Identity, shown = true) => ({ userId, teamId: 'nd', shown, chosenAt: new Date() });
    await database.db.insert(userFavouriteTeams).values([supports(an, false), supports(fan), supports(hidden, false)]);
    await room({}, [an, giang]);
    const { list } = await world.people.suggestions(an, 30);
    expect(list.slice(0, 2).map(({ userId, reason, team }) => [userId, reason, team])).toEqual([
      [fan.userId, 'team', 'Nam Định'],
      [giang.userId, 'room', null],
    ]);
    expect(ids(list)).not.toContain(hidden.userId);
  });

  test('[NF4] (suggestions) say nothing of private and VIP rooms, and leave out blocks, requests and follows', async () => {
    const members = await Promise.all(Array.from({ length: 7 }, () => world.member()));
    const [vip, hidden, blocked, blocking, asked, followed, locked] = members;
    if (!vip || !hidden || !blocked || !blocking || !asked || !followed || !locked) throw new Error('no members');
    await room({ vipGroup: 1 }, [an, vip]);
    await room({ privateMessage: true }, [an, hidden]);
    await room({}, [an, blocked, blocking, asked, followed]);
    await room({}, [an, await world.member({ locked: true })]);
    await world.block(an, blocked);
    await world.block(blocking, an);
    await world.relations.send(asked, an.userId);
    await world.relations.follow(an, followed.userId, true);
    const found = ids((await world.people.suggestions(an, 30)).list);
    for (const { userId } of members) expect(found).not.toContain(userId);
  });
});
