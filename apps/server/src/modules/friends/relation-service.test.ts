import { Code } from '@khandai/contracts';
import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { follows, friendRequests, friendships, users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { FIRST_REQUESTS, friendsFixture, REQUESTS } from './testing.js';

let database: Database;
let world: ReturnType<typeof friendsFixture>;
let an: Identity;
let binh: Identity;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  world = friendsFixture(database);
  [an, binh] = [await world.member(), await world.member()];
});

const states = async () => [await world.stateOf(an, binh), await world.stateOf(binh, an)];
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 0,
    (error: { code: number }) => error.code,
  );
const kinds = () => world.told.map(({ type, actorId, userIds }) => [type, actorId, ...userIds]);

describe('a friend request', () => {
  test('[NF4] (send-request) is sent once and tells the other member once', async () => {
    await world.relations.send(an, binh.userId);
    expect(await world.relations.send(an, binh.userId)).toEqual({
      userId: binh.userId,
      state: 'sent',
      following: false,
    });
    expect(await states()).toEqual(['sent', 'received']);
    expect(kinds()).toEqual([['FRIEND_SEND_REQUEST', an.userId, binh.userId]]);
  });

  test('[NF4] (action-request) makes two friends, and a repeated call changes nothing', async () => {
    await world.relations.send(an, binh.userId);
    await world.relations.accept(binh, an.userId);
    expect(await world.relations.accept(binh, an.userId)).toMatchObject({ state: 'friends' });
    expect(await states()).toEqual(['friends', 'friends']);
    expect(kinds()[1]).toEqual(['FRIEND_ACTION_REQUEST', binh.userId, an.userId]);
    expect(kinds()).toHaveLength(2);
  });

  test('[NF4] (reject-request) ends with a refusal, of which the sender is not told', async () => {
    await world.relations.send(an, binh.userId);
    await world.relations.reject(binh, an.userId);
    await world.relations.reject(binh, an.userId);
    expect([await states(), world.told.length]).toEqual([['none', 'none'], 1]);
  });

  test('[NF4] (answered) takes the unread notice of a request back once it is answered, wherever that was', async () => {
    const [chi, dung] = [await world.member(), await world.member()];
    for (const sender of [an, chi, dung]) await world.relations.send(sender, binh.userId);
    expect(world.takenBack).toEqual([]);
    await world.relations.accept(binh, an.userId);
    await world.relations.reject(binh, chi.userId);
    await world.relations.reject(binh, chi.userId);
    await world.relations.send(binh, dung.userId);
    expect(world.takenBack).toEqual(
      [an, chi, dung].map(({ userId }) => ({
        type: 'FRIEND_SEND_REQUEST',
        actorId: userId,
        userIds: [binh.userId],
      })),
    );
  });

  test('[NF4] (cancel-friend) is taken back by its sender, and ends a friendship for both', async () => {
    await world.relations.send(an, binh.userId);
    await world.relations.cancel(binh, an.userId);
    expect(await states()).toEqual(['sent', 'received']);
    await world.relations.cancel(an, binh.userId);
    expect(await states()).toEqual(['none', 'none']);
    await world.befriend(an, binh);
    await world.relations.cancel(binh, an.userId);
    expect(await states()).toEqual(['none', 'none']);
  });

  test('[NF4] (crossing) two who ask each other at once are friends', async () => {
    await Promise.all([world.relations.send(an, binh.userId), world.relations.send(binh, an.userId)]);
    expect(await states()).toEqual(['friends', 'friends']);
    const both = [an.userId, binh.userId];
    const mine = or(...both.map((userId) => eq(friendRequests.senderId, userId)));
    expect(await database.db.$count(friendRequests, mine)).toBe(0);
  });

  test('[NF4] (action-request) nobody accepts or refuses a request that is not for them', async () => {
    const other = await world.member();
    await world.relations.send(an, binh.userId);
    expect(await codeOf(world.relations.accept(other, an.userId))).toBe(Code.friendRequestGone);
    expect(await codeOf(world.relations.accept(an, binh.userId))).toBe(Code.friendRequestGone);
    expect(await codeOf(world.relations.reject(an, binh.userId))).toBe(Code.friendRequestGone);
    expect(await states()).toEqual(['sent', 'received']);
  });

  test('[NF4] (refusals) to oneself, a guest, a deleted, a locked or a simulated member is refused', async () => {
    const guest = await world.member({ guest: true, username: '', usernameKey: null });
    const locked = await world.member({ locked: true });
    const simulated = await world.member({ simulated: true });
    const send = (userId: number) => codeOf(world.relations.send(an, userId));
    expect([await send(an.userId), await send(guest.userId), await send(99_999_999)]).toEqual([
      Code.friendToSelf,
      Code.notFound,
      Code.notFound,
    ]);
    expect([await send(locked.userId), await send(simulated.userId)]).toEqual([Code.notFound, Code.friendNotPossible]);
    await database.db.update(users).set({ username: '', usernameKey: null }).where(eq(users.userId, binh.userId));
    expect(await send(binh.userId)).toBe(Code.notFound);
  });

  test('[NF4] (limits) a day has a limit, lower for new accounts; taking requests back does not lower the count', async () => {
    const fresh = await world.member({ age: 0 });
    for (let count = 0; count < FIRST_REQUESTS; count += 1) {
      await world.relations.send(fresh, an.userId);
      await world.relations.cancel(fresh, an.userId);
    }
    await expect(world.relations.send(fresh, an.userId)).rejects.toMatchObject({
      code: Code.friendTooFast,
      status: 429,
      values: { hours: 24 },
    });
    const answers = [];
    for (let count = 0; count <= REQUESTS; count += 1)
      answers.push(await codeOf(world.relations.send(an, (await world.member()).userId)));
    expect(answers.filter((code) => code === 0)).toHaveLength(REQUESTS);
    expect(answers.at(-1)).toBe(Code.friendTooFast);
  });
});

describe('a block', () => {
  test('[NF4] (block) ends friendship, requests and follows both ways', async () => {
    await world.befriend(an, binh);
    await world.relations.follow(an, binh.userId, true);
    await world.relations.follow(binh, an.userId, true);
    await world.block(an, binh);
    expect(await states()).toEqual(['blocked', 'none']);
    const pair = (one: number, other: number) => and(eq(follows.followerId, one), eq(follows.followedId, other));
    const left = or(pair(an.userId, binh.userId), pair(binh.userId, an.userId));
    expect([
      await database.db.$count(follows, left),
      (await world.relations.relation(binh, an.userId)).following,
    ]).toEqual([0, false]);
  });

  test('[NF4] (block) who is blocked gets the answers of everyone, and who blocks them sees nothing of it', async () => {
    await world.block(an, binh);
    expect(await world.relations.send(binh, an.userId)).toEqual({ userId: an.userId, state: 'sent', following: false });
    expect((await world.relations.follow(binh, an.userId, true)).following).toBe(true);
    expect(await states()).toEqual(['blocked', 'sent']);
    const own = await world.people.list(an, 'requests', { pageSize: 10 });
    const followers = await world.people.list(an, 'followers', { pageSize: 10 });
    expect([own.list, followers.list]).toEqual([[], []]);
    expect(await world.people.count(an, an.userId)).toMatchObject({ requests: 0, followers: 0 });
    const sent = await world.people.list(binh, 'sent', { pageSize: 10 });
    expect(sent.list.map(({ userId }) => userId)).toEqual([an.userId]);
  });

  test('[NF4] (block) who blocks a member asks and follows them only after unblocking', async () => {
    await world.block(an, binh);
    expect(await codeOf(world.relations.send(an, binh.userId))).toBe(Code.friendNotPossible);
    expect(await codeOf(world.relations.follow(an, binh.userId, true))).toBe(Code.friendNotPossible);
    expect(await codeOf(world.relations.accept(an, binh.userId))).toBe(Code.friendRequestGone);
  });
});

describe('following', () => {
  test('[NF4] (is-friend) is one way, is repeated without effect, and tells the one who is followed once', async () => {
    const simulated = await world.member({ simulated: true });
    await world.relations.follow(an, binh.userId, true);
    await world.relations.follow(an, binh.userId, true);
    expect((await world.relations.follow(an, simulated.userId, true)).following).toBe(true);
    expect((await world.relations.relation(binh, an.userId)).following).toBe(false);
    expect(kinds()[0]).toEqual(['NEW_FOLLOWER', an.userId, binh.userId]);
    expect((await world.relations.follow(an, binh.userId, false)).following).toBe(false);
    expect(kinds()).toHaveLength(2);
  });

  test('[NF4] (follow) oneself is refused, and so is too much of it', async () => {
    expect(await codeOf(world.relations.follow(an, an.userId, true))).toBe(Code.friendToSelf);
    for (let count = 0; count < REQUESTS; count += 1) {
      await world.relations.follow(an, binh.userId, true);
      await world.relations.follow(an, binh.userId, false);
    }
    expect(await codeOf(world.relations.follow(an, binh.userId, true))).toBe(Code.friendTooFast);
  });
});

test('[NF4] (transaction) any acts of two members at once leave one of the possible states', async () => {
  for (let round = 0; round < 20; round += 1) {
    const work = [
      () => world.relations.send(an, binh.userId),
      () => world.relations.send(binh, an.userId),
      () => world.relations.cancel(an, binh.userId),
      () => world.relations.accept(binh, an.userId),
      () => world.relations.reject(an, binh.userId),
    ];
    await Promise.all(work.map((act) => codeOf(act())));
    const rows = await database.db.$count(
      friendships,
      or(
        and(eq(friendships.userId, an.userId), eq(friendships.friendId, binh.userId)),
        and(eq(friendships.userId, binh.userId), eq(friendships.friendId, an.userId)),
      ),
    );
    expect([0, 2]).toContain(rows);
    const pairs = ['none none', 'sent received', 'received sent', 'friends friends'];
    expect(pairs).toContain((await states()).join(' '));
  }
});
