import { BlockRepository } from '../src/modules/chat/block-repository.js';
import { endRelations, lockPair } from '../src/modules/friends/relations-query.js';
import { friendsFixture } from '../src/modules/friends/testing.js';
import type { Database } from '../src/platform/database/database.js';
import { DomainError } from '../src/platform/domain-error.js';

const ROUNDS = 30;

/** Tests for friends over each database. `open` returns an empty, migrated database. */
export function friendsSuite(open: () => Promise<Database>): void {
  let database: Database;
  let world: ReturnType<typeof friendsFixture>;
  beforeAll(async () => {
    database = await open();
    world = friendsFixture(database);
  });
  afterAll(() => database.close());

  const count = async (text: string) => (await database.query<{ total: number }>(text))[0]?.total;

  it('acts of many members at once deadlock nowhere and leave only possible states', async () => {
    const { relations, member } = world;
    const blocks = new BlockRepository(database, { lockPair, endRelations });
    const members = await Promise.all(Array.from({ length: 4 }, () => member()));
    const pairs = members.flatMap((one) =>
      members.filter((other) => other !== one).map((other) => [one, other] as const),
    );
    const acts = pairs.flatMap(([one, { userId }]) => [
      () => relations.send(one, userId),
      () => relations.accept(one, userId),
      () => relations.cancel(one, userId),
      () => relations.reject(one, userId),
      () => relations.follow(one, userId, true),
      () => blocks.setBlock(one.userId, userId, true),
      () => blocks.setBlock(one.userId, userId, false),
    ]);
    const faults: unknown[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Every round in another order.
      const now = acts.filter((_, at) => (at * 7 + round * 13) % 5 < 2);
      const done = await Promise.allSettled(now.map((act) => act()));
      for (const one of done)
        if (one.status === 'rejected' && !(one.reason instanceof DomainError)) faults.push(one.reason);
    }
    expect(faults).toEqual([]);
    const oneSided = await count(`SELECT count(*)::int AS total FROM friendships AS one WHERE NOT EXISTS (
      SELECT FROM friendships AS other WHERE other.user_id = one.friend_id AND other.friend_id = one.user_id)`);
    const alsoAsked = await count(`SELECT count(*)::int AS total FROM friend_requests AS asked
      JOIN friendships AS friend ON friend.user_id = asked.sender_id AND friend.friend_id = asked.receiver_id`);
    const bothAsked = await count(`SELECT count(*)::int AS total FROM friend_requests AS one
      JOIN friend_requests AS other ON other.sender_id = one.receiver_id AND other.receiver_id = one.sender_id`);
    const despiteBlock = await count(`SELECT count(*)::int AS total FROM user_blocks AS block
      WHERE EXISTS (SELECT FROM friendships WHERE user_id = block.user_id AND friend_id = block.blocked_id)
        OR EXISTS (SELECT FROM friend_requests WHERE sender_id = block.user_id AND receiver_id = block.blocked_id)
        OR EXISTS (SELECT FROM follows WHERE follower_id = block.user_id AND followed_id = block.blocked_id)`);
    expect({ oneSided, alsoAsked, bothAsked, despiteBlock }).toEqual({
      ...{ oneSided: 0, alsoAsked: 0, bothAsked: 0, despiteBlock: 0 },
    });
  });

  it('lists, counts and suggestions answer alike on every database', async () => {
    const { relations, people, member, befriend, clock } = world;
    const [an, binh, chi] = [await member({ displayName: 'Đỗ Hòa' }), await member(), await member()];
    await befriend(an, binh);
    await clock.advance(1_000);
    await befriend(binh, chi);
    await relations.follow(chi, an.userId, true);
    const { list, cursor } = await people.list(binh, 'friends', { pageSize: 1 });
    const next = await people.list(binh, 'friends', { pageSize: 1, cursor: cursor ?? '' });
    expect([...list, ...next.list].map(({ userId }) => userId)).toEqual([chi.userId, an.userId]);
    const found = await people.list(binh, 'friends', { pageSize: 9, search: 'hoa' });
    expect(found.list.map(({ userId, since }) => [userId, since])).toEqual([[an.userId, '2026-11-20T12:00:00.000Z']]);
    expect(await people.count(null, an.userId)).toMatchObject({ friends: 1, followers: 1, following: 0 });
    expect((await people.suggestions(an, 9)).list[0]).toMatchObject({
      userId: chi.userId,
      reason: 'friends',
      mutual: 1,
    });
  });
}
