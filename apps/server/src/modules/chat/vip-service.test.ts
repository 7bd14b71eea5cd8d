import { Code, VipGroup } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { roomReads } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { vipChannel } from './room-channel.js';
import { chatFixture, newUuid } from './testing.js';

const DAY = 24 * 3_600_000;
const page = { pageNum: 1, pageSize: 50 };

let database: Database;
let world: ReturnType<typeof chatFixture>;
let host: Identity;
let fan: Identity;
let stranger: Identity;
let moderator: Identity;
let groupId: number;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  world = chatFixture(database, { messagesPerWindow: 10_000, messagesPerBurst: 10_000 });
  host = await world.user({ displayName: 'Gió Lào' });
  fan = await world.user({ username: newUuid(), displayName: 'Minh' });
  stranger = await world.user({ username: newUuid(), displayName: 'Tú' });
  moderator = await world.user({ role: 'moderator' });
  groupId = await world.room({
    vipGroup: VipGroup.joinable,
    vipHostId: host.userId,
    vipAbout: 'Kèo lúc 23:00\nTên vàng',
  });
});

const ask = (who = fan, more: object = {}) => world.vips.request(who, { groupId, request: true, ...more });
const answer = (approve: boolean, by = host, userId = fan.userId) =>
  world.vips.answer(by, { groupId, userId, approve });
const say = (who: Identity) =>
  world.chat.send(who, { groupId, uuid: newUuid(), originalMessage: 'Chào phòng', parentMessageId: null });
const forbidden = { code: Code.forbidden };
const closed = { code: Code.chatNotAllowed };

describe('asking to join a VIP room', () => {
  test('[CH12] (request part) from outside a room shows what it offers; a request waits until it is withdrawn', async () => {
    expect(await world.vips.room(groupId, null)).toMatchObject({
      about: ['Kèo lúc 23:00', 'Tên vàng'],
      members: 0,
      hostName: 'Gió Lào',
      status: 'none',
      isHost: false,
    });
    expect(await ask()).toMatchObject({ status: 'pending' });
    expect(await ask()).toMatchObject({ status: 'pending' });
    expect((await world.vips.requests(host, groupId, page)).list).toMatchObject([
      { showName: 'Minh', status: 'pending' },
    ]);
    expect(await ask(fan, { request: false })).toMatchObject({ status: 'none' });
    await expect(answer(true)).rejects.toMatchObject({ code: Code.vipRequestGone });
  });

  test('[CH12] (username part) a username is the caller’s own', async () => {
    const username = newUuid();
    const own = await world.user({ username });
    expect(await ask(own, { username })).toMatchObject({ status: 'pending' });
    await expect(ask(fan, { username })).rejects.toMatchObject(forbidden);
  });

  test('[CH12] (other rooms part) a room that is no VIP room, and one that is hidden, take no requests', async () => {
    const open = await world.room();
    const hidden = await world.room({ privateMessage: true });
    await expect(ask(fan, { groupId: open })).rejects.toMatchObject({ code: Code.notVipRoom });
    await expect(ask(fan, { groupId: hidden })).rejects.toMatchObject({ code: Code.roomNotFound });
    await expect(ask(fan, { groupId: 9_999_999 })).rejects.toMatchObject({ code: Code.roomNotFound });
  });

  test('[CH12] (answer part) host and moderators answer, nobody else; an approved member reads, writes and follows', async () => {
    await ask();
    await expect(world.chat.enter(groupId, fan)).rejects.toMatchObject(closed);
    await expect(say(fan)).rejects.toMatchObject(closed);
    for (const other of [stranger, fan]) {
      await expect(world.vips.requests(other, groupId, page)).rejects.toMatchObject(forbidden);
      await expect(answer(true, other)).rejects.toMatchObject(forbidden);
    }
    expect(await answer(true)).toEqual({ groupId, userId: fan.userId, approved: true });
    await say(fan);
    await say(host);
    expect((await world.chat.history({ groupId, ...page }, fan)).total).toBe(2);
    expect((await world.follows.list(fan, page)).list).toMatchObject([{ groupId, followed: true }]);
    expect((await world.follows.unread(fan)).list).toMatchObject([{ groupId, unread_messages: 2 }]);
    await expect(world.chat.enter(groupId, stranger)).rejects.toMatchObject(closed);
    await expect(world.chat.history({ groupId, ...page }, null)).rejects.toMatchObject(closed);
    await ask(stranger);
    await answer(true, moderator, stranger.userId);
    expect(await world.vips.room(groupId, stranger)).toMatchObject({ status: 'approved', members: 2 });
  });

  test('[CH12] (refusal part) a refused member asks again after a day; one who is put out no longer reads', async () => {
    await ask();
    await answer(false);
    await expect(ask()).rejects.toMatchObject({ code: Code.vipRefused });
    expect(await world.vips.room(groupId, fan)).toMatchObject({ status: 'refused' });
    await world.clock.advance(DAY + 1);
    expect(await ask()).toMatchObject({ status: 'pending' });
    await answer(true);
    await world.chat.enter(groupId, fan);
    await answer(false);
    await expect(world.chat.enter(groupId, fan)).rejects.toMatchObject(closed);
    expect(await database.db.$count(roomReads, eq(roomReads.userId, fan.userId))).toBe(0);
  });

  test('[WS31] [CH12] (push part) member, host and moderators learn of a request and of its answer', async () => {
    const heard: string[] = [];
    for (const [name, { userId }] of Object.entries({ fan, host, moderator, stranger }))
      await world.bus.subscribe(vipChannel(userId), (text) => void heard.push(`${name} ${text}`));
    await ask();
    await answer(true);
    const once = [`fan ${groupId}`, `host ${groupId}`, `moderator ${groupId}`];
    expect(heard.filter((line) => !line.startsWith('stranger')).sort()).toEqual([...once, ...once].sort());
    expect(heard.filter((line) => line.startsWith('stranger'))).toEqual([]);
  });
});

describe('the chat with the staff', () => {
  test('[CH12] (staff chat part) a member of a VIP room has one, which they and the staff alone can see', async () => {
    await expect(world.vips.staffChat(fan)).rejects.toMatchObject({ code: Code.notVipMember });
    await ask();
    await answer(true);
    const rooms = await Promise.all([world.vips.staffChat(fan), world.vips.staffChat(fan)]);
    const [room] = rooms;
    expect(new Set(rooms.map((one) => one.groupId)).size).toBe(1);
    expect(room).toMatchObject({ vipGroup: VipGroup.privateChat, kind: 'private', name: 'Nhân viên Khán Đài · Minh' });
    const staffRoom = room?.groupId ?? 0;
    const write = (who: Identity) =>
      world.chat.send(who, { groupId: staffRoom, uuid: newUuid(), originalMessage: 'Chào', parentMessageId: null });
    await write(fan);
    await write(moderator);
    expect((await world.follows.list(moderator, page)).list.map((one) => one.groupId)).toContain(staffRoom);
    await expect(write(stranger)).rejects.toMatchObject({ code: Code.roomNotFound });
    await expect(world.chat.enter(staffRoom, host)).rejects.toMatchObject({ code: Code.roomNotFound });
    expect((await world.chat.rooms({ pageNum: 1, pageSize: 100 })).list.map((one) => one.groupId)).not.toContain(
      staffRoom,
    );
  });
});

test('[CH9] (notifications-group part) notices of a followed room are off until they are on again', async () => {
  const open = await world.room();
  await expect(world.follows.setNotices(fan, { groupId: open, notify: false })).rejects.toMatchObject({
    code: Code.notFollowed,
  });
  await world.follows.set(fan, { groupId: open, follow: true });
  const muted = async () => (await world.follows.list(fan, page)).list[0]?.muted;
  expect(await muted()).toBeUndefined();
  expect(await world.follows.setNotices(fan, { groupId: open, notify: false })).toEqual({
    groupId: open,
    notify: false,
  });
  expect(await muted()).toBe(true);
  await world.follows.setNotices(fan, { groupId: open, notify: true });
  expect(await muted()).toBeUndefined();
});
