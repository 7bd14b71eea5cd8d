import { CloseCode, Code, VipGroup } from '@khandai/contracts';
import { createCivil } from '../modules/chat/civil/create-civil.js';
import { createModeration } from '../modules/chat/civil/create-moderation.js';
import { createFeedDesk } from '../modules/newsfeed/civil/create-feed-desk.js';
import { createChat } from '../modules/chat/create-chat.js';
import { newUuid } from '../modules/chat/testing.js';
import type { Identity } from '../platform/http/caller.js';
import {
  type Client,
  connect,
  fan,
  groupId,
  inRoom,
  say,
  startHub,
  closeHub,
  sub,
  testDatabase,
  world,
} from './hub-harness.js';

let stop = new AbortController();
let running: Promise<void> = Promise.resolve();
let moderator: Identity;

beforeEach(async () => {
  stop = new AbortController();
  running = world.civil.states.run(stop.signal);
  moderator = await world.user({ role: 'moderator' });
  startHub();
});
afterEach(async () => {
  stop.abort();
  await Promise.all([running, closeHub()]);
});

/** Waits until what was published has been read and sent. */
const settle = async () => {
  for (let turns = 0; turns < 5; turns += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  await world.clock.advance(100);
};
const mine = ({ socket }: Client) => socket.all('mine').map((frame) => frame.mine);
const states = ({ socket }: Client) => socket.all('room').map(({ state }) => state);
const votes = ({ socket }: Client) => socket.all('poll').map(({ poll }) => poll.options.map((option) => option.votes));
const answers = ({ socket }: Client) => socket.all('send').map(({ code }) => code);

/** The services of another process: its own chat and states, over the same bus and database. */
function otherProcess() {
  const { bus, clock, log } = world;
  const parts = { database: testDatabase(), bus, clock, log: log.log };
  const civil = createCivil({ ...parts, secret: new Uint8Array(32) });
  const chat = createChat({ ...parts, online: { online: () => 0 }, civil });
  return createModeration({
    database: testDatabase(),
    clock,
    chat,
    civil,
    feed: createFeedDesk(testDatabase(), clock),
  });
}

test('[CH13] (open sockets) [WS29] a ban by another process holds at once on the open sockets of the member, on two devices; others hear nothing', async () => {
  const phone = await inRoom();
  const laptop = connect(phone.who, '10.0.0.7');
  await laptop.send(sub());
  const other = await inRoom();
  const { bans } = otherProcess();
  await bans.ban(moderator, { userId: phone.who.userId, groupId, seconds: 600, reason: 'advert' });
  await settle();
  await phone.send(say('còn viết được không'));
  await laptop.send(say('máy này thì sao'));
  const ban = { reason: 'advert', forever: false, bannedUntil: expect.any(String) };
  expect([mine(phone), mine(laptop), mine(other)]).toMatchObject([[ban], [ban], []]);
  expect(phone.socket.all('send')).toMatchObject([{ code: Code.chatBanned, retryAfter: expect.any(Number) }]);
  expect(answers(laptop)).toEqual([Code.chatBanned]);
  await other.send(say('tôi vẫn viết'));
  await settle();
  expect(phone.socket.all('messages')).toHaveLength(1);
  const late = connect(phone.who);
  await late.send(sub());
  expect(late.socket.all('sub')).toMatchObject([{ code: 0, mine: ban }]);
});

test('[CH13] (address) a ban of the address silences its other sockets, and a lifted ban frees them', async () => {
  const [banned, neighbour] = [await inRoom(), connect((await fan()).who, '10.0.0.1')];
  const stranger = connect(await world.user(), '10.0.0.2');
  for (const client of [neighbour, stranger]) await client.send(sub());
  const { banId } = await world.moderation.bans.ban(moderator, {
    ...{ userId: banned.who.userId, groupId, reason: 'flood', ip: true },
  });
  await settle();
  for (const client of [neighbour, stranger]) await client.send(say('xin chào'));
  expect([answers(neighbour), answers(stranger)]).toEqual([[Code.chatBanned], [0]]);
  expect(mine(neighbour)).toMatchObject([{ reason: 'flood', forever: true }]);
  await world.moderation.bans.unban(moderator, banId, {});
  await settle();
  await neighbour.send(say('lại được rồi'));
  expect([answers(neighbour).at(-1), mine(neighbour).at(-1)?.reason]).toEqual([0, null]);
});

test('[WS29] readers get the room’s state after a change, of another process too, also after the bus was away', async () => {
  const reader = await inRoom();
  await otherProcess().rules.set(moderator, groupId, { slowSeconds: 10, rules: 'Vui là chính' });
  await settle();
  expect(states(reader)).toMatchObject([{ slowSeconds: 10, rules: 'Vui là chính' }]);
  world.bus.failing = true;
  await otherProcess().rules.set(moderator, groupId, { slowSeconds: 20 });
  world.bus.failing = false;
  world.bus.restored.emit();
  await settle();
  expect(states(reader).at(-1)).toMatchObject({ slowSeconds: 20 });
});

test('[WS33] a message that is taken back reaches its readers without its content', async () => {
  const [writer, reader] = [await inRoom(), await inRoom()];
  await writer.send(say('lộ tỷ số'));
  await settle();
  const [{ message } = {}] = writer.socket.all('send');
  await world.moderation.recalls.takeBack(moderator, { groupId, groupMessageId: message?.groupMessageId ?? 0 }, {});
  await settle();
  const list = reader.socket.all('messages').flatMap((frame) => frame.list);
  expect(list).toMatchObject([
    { filteredMessage: 'lộ tỷ số' },
    { filteredMessage: '', recalled: 'moderator', sequence: list[0]?.sequence },
  ]);
});

test('[WS30] votes reach those who voted, at most once a second, and everyone when the poll closes', async () => {
  const [voter, reader] = [await inRoom(), await inRoom()];
  const { polls } = world.moderation;
  const poll = await polls.open(moderator, { groupId, question: 'Ai?', options: ['A', 'B'], seconds: 30 });
  await settle();
  const watch = { type: 'sub', topic: 'poll', groupId };
  await reader.send(watch);
  expect(reader.socket.all('sub').at(-1)?.code).toBe(Code.chatNotAllowed);
  await polls.vote(voter.who, poll.pollId, 0);
  await voter.send(watch);
  expect(voter.socket.all('sub').at(-1)?.code).toBe(0);
  for (let times = 0; times < 3; times += 1) await polls.vote(await world.user(), poll.pollId, 1);
  await settle();
  await world.clock.advance(1_000);
  await settle();
  expect([votes(voter), votes(reader)]).toEqual([[[1, 3]], []]);
  expect(mine(voter).at(-1)).toMatchObject({ vote: 0 });
  for (let times = 0; times < 4; times += 1) {
    await world.clock.advance(8_000);
    await settle();
  }
  expect(states(reader).at(-1)?.poll).toMatchObject({ closed: true, total: 4, options: [{ votes: 1 }, { votes: 3 }] });
});

test('a member who is put out of a VIP room stops reading it on the open socket, and may not subscribe again', async () => {
  const [host, member] = [await world.user(), await world.user()];
  const vip = await world.room({ vipGroup: VipGroup.joinable, vipHostId: host.userId });
  await world.vips.request(member, { groupId: vip, request: true });
  await world.vips.answer(host, { groupId: vip, userId: member.userId, approve: true });
  const [inside, elsewhere, owner] = [connect(member), connect(member), connect(host)];
  for (const client of [inside, owner]) await client.send(sub({ groupId: vip }));
  await elsewhere.send(sub());
  await world.vips.answer(host, { groupId: vip, userId: member.userId, approve: false });
  await settle();
  const message = { groupId: vip, uuid: newUuid(), originalMessage: 'chỉ trong phòng', parentMessageId: null };
  await world.chat.send(host, message);
  await settle();
  expect(inside.socket.closed).toEqual({ code: CloseCode.goingAway, reason: 'accessChanged' });
  expect([inside, owner].map(({ socket }) => socket.all('messages').length)).toEqual([0, 1]);
  expect([elsewhere, owner].map(({ socket }) => socket.closed)).toEqual([undefined, undefined]);
  await elsewhere.send(sub({ groupId: vip }));
  expect(elsewhere.socket.all('sub').at(-1)?.code).toBe(Code.chatNotAllowed);
});
