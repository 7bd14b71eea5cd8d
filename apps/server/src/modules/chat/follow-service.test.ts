import { Code, DEFAULT_GROUP_ID } from '@khandai/contracts';
import { and, eq, gt } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../platform/database/database.js';
import { chatMessages, chatRooms, roomReads, users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { MAX_UNREAD } from './follow-repository.js';
import { MAX_FOLLOWED } from './follow-service.js';
import { chatFixture, newUuid } from './testing.js';

let database: Database;
let world: ReturnType<typeof chatFixture>;
let fan: Identity;
let writer: Identity;
let groupId: number;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  world = chatFixture(database, { messagesPerWindow: 10_000, messagesPerBurst: 10_000, reactionsPerWindow: 10_000 });
  fan = await world.user();
  writer = await world.user({ displayName: 'Lan' });
  groupId = await world.room();
});

const say = (room = groupId) =>
  world.chat.send(writer, { groupId: room, uuid: newUuid(), originalMessage: 'Vào!', parentMessageId: null });
const follow = (room = groupId, who = fan) => world.follows.set(who, { groupId: room, follow: true });
const unfollow = (room = groupId) => world.follows.set(fan, { groupId: room, follow: false });
const read = (sequence?: number, room = groupId) => world.follows.markRead(fan, { groupId: room, sequence });
const unread = async () => (await world.follows.unread(fan)).list;
const page = { pageNum: 1, pageSize: 100 };
const followed = async () => (await world.follows.list(fan, page)).list;

describe('following a room', () => {
  test('[CH9] (follow-room part) lists the room, with nothing unread of what was said before', async () => {
    const said = await say();
    expect(await follow()).toEqual({ groupId, followed: true });
    expect(await followed()).toEqual([
      expect.objectContaining({
        groupId,
        kind: 'group',
        followed: true,
        online: 7,
        unread_messages: 0,
        last_read_message_id: said.groupMessageId,
        lastMessage: expect.objectContaining({ uuid: said.uuid }),
      }),
    ]);
    expect(await unfollow()).toEqual({ groupId, followed: false });
    expect(await followed()).toEqual([]);
  });

  test('[CH9] (follow-room part) a repeated call changes nothing', async () => {
    await follow();
    await say();
    await follow();
    expect(await unread()).toEqual([{ groupId, unread_messages: 1 }]);
    await unfollow();
    expect(await unfollow()).toEqual({ groupId, followed: false });
    expect(await unread()).toEqual([]);
  });

  test('[CH9] (follow-room part) an unknown or private room is not found, and a VIP room is closed', async () => {
    const hidden = await world.room({ privateMessage: true });
    const vip = await world.room({ vipGroup: 1 });
    await expect(follow(99_999_999)).rejects.toMatchObject({ code: Code.roomNotFound });
    await expect(follow(hidden)).rejects.toMatchObject({ code: Code.roomNotFound });
    await expect(follow(vip)).rejects.toMatchObject({ code: Code.chatNotAllowed });
    expect(await followed()).toEqual([]);
  });

  test('[CH9] (follow-room part) the room of a match without a commentator is stored', async () => {
    const reserved = await world.fixture(newUuid());
    await follow(reserved);
    expect(await followed()).toEqual([
      expect.objectContaining({ groupId: reserved, kind: 'match', name: 'Hà Nội – Huế' }),
    ]);
  });

  test('[CH9] (follow-room part) a member follows a limited number of rooms, also by parallel requests', async () => {
    const rooms = await database.db
      .insert(chatRooms)
      .values(Array.from({ length: MAX_FOLLOWED + 2 }, (_, index) => ({ name: `Phòng thứ ${index}` })))
      .returning();
    const ids = rooms.map((room) => room.groupId);
    await database.db
      .insert(roomReads)
      .values(ids.slice(3).map((id) => ({ userId: fan.userId, groupId: id, readSequence: 0, readCount: 0 })));
    const codeOf = (error: unknown) => (error as { code: number }).code;
    const results = await Promise.all(ids.slice(0, 3).map((id) => follow(id).then(() => Code.success, codeOf)));
    expect(results.sort()).toEqual([Code.success, Code.tooManyRooms, Code.tooManyRooms]);
    expect(await database.db.$count(roomReads, eq(roomReads.userId, fan.userId))).toBe(MAX_FOLLOWED);
  });
});

describe('the list of followed rooms', () => {
  test('[CH9] (list-follow part) the newest message is first, rooms without messages are last, in pages', async () => {
    const [quiet, early] = [await world.room(), await world.room()];
    for (const room of [quiet, early, groupId]) await follow(room);
    await say(early);
    await world.clock.advance(1_000);
    await say();
    expect((await followed()).map((room) => room.groupId)).toEqual([groupId, early, quiet]);
    const second = await world.follows.list(fan, { pageNum: 2, pageSize: 2 });
    expect([second.total, second.list.map((room) => room.groupId)]).toEqual([3, [quiet]]);
  });

  test('[CH9] (list-follow part) a VIP room is not listed once the member may no longer enter it', async () => {
    const vip = await world.room({ vipGroup: 1 });
    await follow(vip, { ...fan, role: 'moderator' });
    await follow();
    await say();
    await database.db.update(chatRooms).set({ messagesEver: 5 }).where(eq(chatRooms.groupId, vip));
    expect((await followed()).map((room) => room.groupId)).toEqual([groupId]);
    expect(await world.follows.unread(fan)).toEqual({ total: 1, list: [{ groupId, unread_messages: 1 }] });
  });

  test('[CH9] (list-room part) a room says whether it is a group, of a match or of a commentator', async () => {
    const hosted = await world.room({ authorId: (await world.user()).userId });
    const reserved = await world.fixture(newUuid());
    // The list shows one page of all rooms of this file, the newest messages first.
    for (const room of [hosted, reserved]) await say(room);
    const { list } = await world.chat.rooms(page);
    const kinds = new Map(list.map(({ groupId: id, kind, followed: isFollowed }) => [id, [kind, isFollowed]]));
    expect([kinds.get(DEFAULT_GROUP_ID), kinds.get(hosted), kinds.get(reserved)]).toEqual([
      ['group', false],
      ['match', false],
      ['match', false],
    ]);
  });
});

describe('unread messages', () => {
  test('[CH9] (unread-group part) counts messages of all followed rooms, but no reactions', async () => {
    const other = await world.room();
    await follow();
    await follow(other);
    const said = await say();
    await world.chat.react(writer, { groupId, groupMessageId: said.groupMessageId, reaction: 'like' });
    await say();
    await say(other);
    expect(await world.follows.unread(fan)).toEqual({
      total: 3,
      list: [
        { groupId, unread_messages: 2 },
        { groupId: other, unread_messages: 1 },
      ],
    });
    expect((await world.follows.unread(writer)).total).toBe(0);
  });

  test('[CH9] (mark-read-group part) reads up to a message, or all of them', async () => {
    await follow();
    const [first] = [await say(), await say(), await say()];
    expect(await read(first.sequence)).toEqual({ groupId, unread_messages: 2 });
    expect((await followed())[0]?.last_read_message_id).toBe(first.groupMessageId);
    expect(await read()).toEqual({ groupId, unread_messages: 0 });
    expect(await read(first.sequence)).toEqual({ groupId, unread_messages: 0 });
    expect(await unread()).toEqual([]);
  });

  test('[CH9] (mark-read-group part) a sequence from the future reads what is there, and no later message', async () => {
    await follow();
    await say();
    expect(await read(Number.MAX_SAFE_INTEGER)).toEqual({ groupId, unread_messages: 0 });
    await say();
    expect(await unread()).toEqual([{ groupId, unread_messages: 1 }]);
  });

  test('[CH9] (mark-read-group part) a room that is not followed has nothing unread; an unknown one is not found', async () => {
    await say();
    expect(await read()).toEqual({ groupId, unread_messages: 0 });
    await expect(read(1, 99_999_999)).rejects.toMatchObject({ code: Code.roomNotFound });
  });

  test('[CH9] (unread-group part) the count stops at its limit, and is exact again near the newest message', async () => {
    await follow();
    await world.fill(groupId, writer, MAX_UNREAD + 500);
    expect(await unread()).toEqual([{ groupId, unread_messages: MAX_UNREAD }]);
    expect(await read(10)).toEqual({ groupId, unread_messages: MAX_UNREAD });
    expect(await read(MAX_UNREAD + 493)).toEqual({ groupId, unread_messages: 7 });
  });

  test('[CH9] (mark-read-group part) deleted messages leave nothing unread behind', async () => {
    await follow();
    const first = await say();
    await read();
    await say();
    await say();
    await database.db
      .delete(chatMessages)
      .where(and(eq(chatMessages.groupId, groupId), gt(chatMessages.sequence, first.sequence)));
    expect(await read()).toEqual({ groupId, unread_messages: 0 });
    await say();
    expect(await unread()).toEqual([{ groupId, unread_messages: 1 }]);
  });

  test('[CH9] (unread-group part) any order of reading on several devices leaves what no device has seen', async () => {
    const actions = fc.array(
      fc.oneof(
        fc.record({ act: fc.constant('say' as const) }),
        fc.record({ act: fc.constant('react' as const) }),
        // One of the messages so far, from the oldest (0) to the newest (1).
        fc.record({ act: fc.constant('read' as const), at: fc.double({ min: 0, max: 1, noNaN: true }) }),
      ),
      { maxLength: 14 },
    );
    await fc.assert(
      fc.asyncProperty(actions, async (all) => {
        const room = await world.room();
        await follow(room);
        const sequences: number[] = [];
        let last: Awaited<ReturnType<typeof say>> | undefined;
        let seen = 0;
        for (const one of all) {
          if (one.act === 'say') {
            last = await say(room);
            sequences.push(last.sequence);
          } else if (one.act === 'react') {
            const reaction = last?.totalReactions ? null : 'like';
            if (last)
              last = await world.chat.react(writer, { groupId: room, groupMessageId: last.groupMessageId, reaction });
          } else {
            const at = Math.floor(one.at * sequences.length);
            const sequence = sequences[Math.min(at, sequences.length - 1)];
            if (sequence !== undefined) await Promise.all([read(sequence, room), read(1, room)]);
            seen = Math.max(seen, sequences.indexOf(sequence ?? -1) + 1);
          }
        }
        const found = (await unread()).find((one) => one.groupId === room);
        expect(found?.unread_messages ?? 0).toBe(sequences.length - seen);
        await unfollow(room);
      }),
      { numRuns: 20 },
    );
  });

  test('[CH9] (mark-read-group part) parallel reads of two devices end at the further one', async () => {
    await follow();
    const sequences: number[] = [];
    for (let times = 0; times < 6; times += 1) sequences.push((await say()).sequence);
    await Promise.all([5, 1, 3, 0, 4, 2].map((at) => read(sequences[at])));
    expect(await unread()).toEqual([]);
  });
});

test('[CH9] (follow-room part) a deleted account follows no room', async () => {
  await follow();
  await database.db.delete(users).where(eq(users.userId, fan.userId));
  expect(await database.db.$count(roomReads, eq(roomReads.groupId, groupId))).toBe(0);
});
