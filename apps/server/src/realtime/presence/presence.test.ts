import { eq } from 'drizzle-orm';
import {
  CloseCode,
  Code,
  NOT_LOGGED_IN,
  type PresenceServerFrame,
  PresenceServerFrame as schema,
} from '@khandai/contracts';
import { settle } from '@khandai/testing';
import { Compile } from 'typebox/compile';
import { chatFixture, newUuid } from '../../modules/chat/testing.js';
import type { Database } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { SessionEndChannel } from '../../platform/session-end-channel.js';
import { FakeSocket } from '../testing.js';
import { MemoryPresence, type Stays } from './memory-presence.js';
import { OnlineList } from './online-list.js';
import { OnlineRepository } from './online-repository.js';
import { onlineRoutes } from './online-routes.js';
import { PresenceHub } from './presence-hub.js';
import { Roster } from './roster.js';

const reply = Compile(schema);

let database: Database;
let world: ReturnType<typeof chatFixture>;
let stays: Stays;
/** One process of the site; a test may start a second one. */
let here: ReturnType<typeof openProcess>;
/** Tokens are user names in this test. */
const tokens = new Map<string, Identity>();
const ended = new Set<string>();

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  world = chatFixture(database);
  stays = new Map();
  here = openProcess();
});

function openProcess() {
  const { clock, bus, chat } = world;
  const { log } = world.log;
  const store = new MemoryPresence({ clock, stays, process: newUuid() });
  const repository = new OnlineRepository(database.db);
  const roster = new Roster({ store, members: repository, clock, log });
  const ends = new SessionEndChannel({ bus, clock, log });
  const verifier = { verify: async (token: string) => tokens.get(token) ?? null };
  const sessions = { isOpen: async ({ session }: Identity) => !ended.has(session ?? '') };
  const hub = new PresenceHub({
    users: chat,
    rooms: chat,
    roster,
    clock,
    log,
    verifier,
    sessions,
    ends,
    limits: { drainMs: 0 },
  });
  return { hub, roster, store, ends, repository, list: new OnlineList({ store, repository, clock }) };
}

async function connect(who: Identity, { hub, roster } = here) {
  const socket = new FakeSocket();
  const peer = hub.open(socket, { ...who, showName: 'Minh', address: '10.0.0.1', tokenCheckedAt: world.clock.now() });
  if (!peer) throw new Error(`sent away: ${socket.closed?.code}`);
  const answers = () => socket.frames as unknown as PresenceServerFrame[];
  const send = async (...frames: (object | string)[]) => {
    for (const frame of frames)
      peer.receive(typeof frame === 'string' ? frame : JSON.stringify({ uuid: newUuid(), ...frame }));
    await peer.idle;
    await roster.settled;
    for (const frame of answers()) expect([frame, reply.Check(frame)]).toEqual([frame, true]);
  };
  const close = async () => {
    hub.closed(peer);
    await roster.settled;
  };
  return { socket, answers, send, close, who };
}

const online = { type: 'online' };
const offline = { type: 'offline' };
const idsIn = async (place: 'site' | number) => (await here.store.members(place)).sort((a, b) => a - b);
const namesIn = async (place: 'site' | number) =>
  (await here.list.page(place)).list.map(({ displayName }) => displayName);
const rowOf = async ({ userId }: Identity) =>
  (await database.db.select().from(users).where(eq(users.userId, userId)))[0];

describe('a member', () => {
  test('[PR1] (server part) is online after the frame online, gets replies by uuid, and is offline after the frame offline', async () => {
    const an = await connect(await world.user());
    expect(await idsIn('site')).toEqual([]);
    await an.send({ ...online, uuid: 'uuid-0001' });
    expect(an.answers()).toEqual([{ type: 'online', uuid: 'uuid-0001', code: 0, msg: 'Success' }]);
    expect(await idsIn('site')).toEqual([an.who.userId]);
    await an.send(offline);
    expect(await idsIn('site')).toEqual([]);
  });

  test('[WS22] with several tabs and devices counts once, on one process or two, and is offline when the last one closes', async () => {
    const who = await world.user();
    const there = openProcess();
    const [tab, phone, desk] = [await connect(who), await connect(who), await connect(who, there)];
    for (const one of [tab, phone, desk]) await one.send(online, online);
    expect(await idsIn('site')).toEqual([who.userId]);
    await tab.send(offline);
    await phone.close();
    expect(await idsIn('site')).toEqual([who.userId]);
    await desk.close();
    expect(await idsIn('site')).toEqual([]);
  });

  test('[WS23] is in the joined rooms while online, and in them again when back online', async () => {
    const [roomId, other] = [await world.room(), await world.room()];
    const an = await connect(await world.user());
    await an.send({ type: 'join', roomId }, online, { type: 'join', roomId: other }, { type: 'join', roomId: other });
    expect([await idsIn(roomId), await idsIn(other)]).toEqual([[an.who.userId], [an.who.userId]]);
    await an.send(offline);
    expect([await idsIn(roomId), await idsIn(other)]).toEqual([[], []]);
    await an.send(online, { type: 'leave', roomId: other }, { type: 'leave', roomId: other });
    expect([await idsIn(roomId), await idsIn(other)]).toEqual([[an.who.userId], []]);
  });

  test('[AU11] (presence of site role 6) joins a room silently: gets the same reply as others, and is in no list', async () => {
    const roomId = await world.room();
    const staff = await connect(await world.user({ siteRoleId: 6, role: 'staff' }));
    await staff.send(online, { type: 'join', roomId });
    expect(staff.answers().map((frame) => 'code' in frame && frame.code)).toEqual([0, 0]);
    expect(await idsIn(roomId)).toEqual([]);
  });

  test('[WS25] leaves every list at once by hiding the status, and returns by showing it', async () => {
    const roomId = await world.room();
    const who = await world.user({ displayName: 'An', username: 'an' });
    const binh = await world.user({ displayName: 'Bình', username: 'binh' });
    for (const one of [who, binh]) await (await connect(one)).send(online, { type: 'join', roomId });
    expect(await namesIn(roomId)).toEqual(['An', 'Bình']);
    await database.db.update(users).set({ hideStatus: true }).where(eq(users.userId, who.userId));
    await world.clock.advance(2_000);
    expect(await here.list.page(roomId)).toEqual({
      total: 1,
      list: [expect.objectContaining({ displayName: 'Bình' })],
    });
    await database.db.update(users).set({ hideStatus: false }).where(eq(users.userId, who.userId));
    await world.clock.advance(2_000);
    expect(await here.list.page(roomId, 2, 1)).toMatchObject({ total: 2, list: [{ displayName: 'Bình' }] });
  });

  test('[WS25] is read once for parallel requests of any number of pages and page sizes', async () => {
    const roomId = await world.room();
    const names = ['An', 'Bình', 'Chi', 'Dũng', 'Giang'];
    for (const displayName of names)
      await (await connect(await world.user({ displayName }))).send(online, { type: 'join', roomId });
    const { jest } = import.meta;
    const [members, visible] = [jest.spyOn(here.store, 'members'), jest.spyOn(here.repository, 'visible')];
    const pages = await Promise.all([1, 2, 3, 4].map((pageNum) => here.list.page(roomId, pageNum, 2)));
    expect(pages.map(({ list }) => list.map(({ displayName }) => displayName))).toEqual([
      ['An', 'Bình'],
      ['Chi', 'Dũng'],
      ['Giang'],
      [],
    ]);
    expect((await here.list.page(roomId, 1, 3)).list).toHaveLength(3);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    expect([members.mock.calls.length, visible.mock.calls.length]).toEqual([1, 1]);
  });

  test('[WS25] in a private room is listed only for users who may enter it', async () => {
    const [host, other] = [await world.user({ displayName: 'An', username: 'an' }), await world.user()];
    const roomId = await world.room({ vipGroup: 1, authorId: host.userId });
    await (await connect(host)).send(online, { type: 'join', roomId });
    const { 'GET /au/api/user/online-list': list } = onlineRoutes({ online: here.list, rooms: world.chat });
    const ask = (identity: Identity | null) =>
      list({ query: { roomId } }, { identity, ip: '10.0.0.1', requestId: 'r' });
    expect((await ask(host)).list).toEqual([expect.objectContaining({ displayName: 'An' })]);
    for (const reader of [other, null]) await expect(ask(reader)).rejects.toMatchObject({ code: Code.chatNotAllowed });
  });

  test('[WS25] has a last-seen time, exact after leaving, and accurate to five minutes while online', async () => {
    const an = await connect(await world.user());
    here.hub.start();
    await an.send(online);
    for (let alive = 0; alive < 19; alive += 1) {
      await world.clock.advance(17_000);
      await an.send(online);
    }
    const { lastSeenAt } = (await rowOf(an.who)) ?? {};
    expect(world.clock.now() - (lastSeenAt?.getTime() ?? 0)).toBeLessThanOrEqual(300_000);
    await an.send(offline);
    expect((await rowOf(an.who))?.lastSeenAt?.getTime()).toBe(world.clock.now());
    await here.hub.close();
  });
});

describe('a process', () => {
  test('[WS24] renews its members while it runs; the members of a killed one expire within 50 seconds', async () => {
    const [an, binh] = [await world.user(), await world.user()];
    const killed = openProcess();
    here.hub.start();
    const client = await connect(an);
    await client.send(online);
    await (await connect(binh, killed)).send(online);
    for (let beat = 0; beat < 3; beat += 1) {
      await world.clock.advance(17_000);
      await client.send(online);
    }
    expect(await idsIn('site')).toEqual([an.userId]);
    await here.hub.close();
    expect(await idsIn('site')).toEqual([]);
  });

  test('[WS19] that stops reports its members as gone, and closes their sockets with 1001', async () => {
    const an = await connect(await world.user());
    await an.send(online);
    here.hub.start();
    await here.hub.close();
    expect(an.socket.closed?.code).toBe(CloseCode.goingAway);
    expect(await idsIn('site')).toEqual([]);
  });
});

describe('who may connect', () => {
  test('[PR2] (server part) members only: guests, forged tokens and ended sessions are refused', async () => {
    const who = { ...(await world.user()), session: 'open-1' };
    tokens.set('member', who);
    tokens.set('guest', await world.user({ guest: true, role: 'guest' }));
    expect(await here.hub.admit('member', '10.0.0.1')).toMatchObject({ userId: who.userId });
    expect([
      await here.hub.admit('guest', '10.0.0.1'),
      await here.hub.admit('x', '10.0.0.1'),
      await here.hub.admit(null, ''),
    ]).toEqual([null, null, null]);
    ended.add('open-1');
    expect(await here.hub.admit('member', '10.0.0.1')).toBeNull();
  });

  test('[WS21] a session that ends on any process closes its own sockets, and no others', async () => {
    const who = await world.user();
    const there = openProcess();
    here.hub.start();
    there.hub.start();
    const phone = await connect({ ...who, session: 'phone' });
    const desk = await connect({ ...who, session: 'desk' }, there);
    const other = await connect({ ...(await world.user()), session: 'phone-of-another' });
    await there.ends.publish({ userId: who.userId, session: 'phone' });
    expect(phone.socket.closed).toEqual({ code: CloseCode.unauthorized, reason: NOT_LOGGED_IN });
    expect(phone.answers()).toEqual([
      expect.objectContaining({ type: 'error', code: Code.unauthorized, key: NOT_LOGGED_IN }),
    ]);
    expect([desk.socket.closed, other.socket.closed]).toEqual([undefined, undefined]);
    const late = await connect({ ...who, session: 'late' });
    await here.ends.publish({ userId: who.userId, but: 'desk' });
    expect([late.socket.closed?.code, desk.socket.closed]).toEqual([CloseCode.unauthorized, undefined]);
    await here.ends.publish({ userId: who.userId });
    expect([desk.socket.closed?.code, other.socket.closed]).toEqual([CloseCode.unauthorized, undefined]);
    await here.hub.close();
    await there.hub.close();
  });

  test('[WS21] a session that ends while its socket is being admitted closes it too, and a later login may connect', async () => {
    const who = await world.user();
    tokens.set('phone', { ...who, session: 'phone' });
    here.hub.start();
    await settle();
    const admitted = await here.hub.admit('phone', '10.0.0.1');
    if (!admitted) throw new Error('not admitted');
    await here.ends.publish({ userId: who.userId });
    const late = new FakeSocket();
    expect(here.hub.open(late, admitted)).toBeUndefined();
    expect([late.closed, here.hub.size]).toEqual([{ code: CloseCode.unauthorized, reason: NOT_LOGGED_IN }, 0]);
    await world.clock.advance(1);
    const again = await connect({ ...who, session: 'again' });
    expect([again.socket.closed, here.hub.size]).toEqual([undefined, 1]);
    await here.hub.close();
  });
});

describe('hostile input', () => {
  test.each([
    ['broken JSON', '{"type":"online"'],
    ['an array', '[{"type":"online"}]'],
    ['a bomb of brackets', '['.repeat(16_000)],
    ['no uuid', '{"type":"online"}'],
    ['a room that is an object', '{"type":"join","uuid":"uuid-0001","roomId":{"$gt":0}}'],
    ['a huge room', '{"type":"join","uuid":"uuid-0001","roomId":1e300}'],
    ['a prototype', '{"__proto__":{"type":"online","uuid":"uuid-0001"}}'],
  ])('[WS5] %s is a malformed frame and changes nothing', async (_, text) => {
    const an = await connect(await world.user());
    await an.send(text);
    expect(an.answers()).toEqual([{ type: 'error', code: Code.malformedFrame, msg: 'Gói tin không đúng dạng.' }]);
    expect(await idsIn('site')).toEqual([]);
  });

  test('[WS5] the tenth malformed frame closes with 4400; unknown ones get 1101 and do not count', async () => {
    const an = await connect(await world.user());
    await an.send(...Array<string>(12).fill('{"type":"dance"}'));
    expect(an.answers().map((frame) => 'code' in frame && frame.code)).toEqual(Array(12).fill(Code.unknownFrame));
    await an.send(...Array<string>(10).fill('x'));
    expect(an.answers()).toHaveLength(22);
    expect(an.socket.closed?.code).toBe(CloseCode.protocolViolation);
  });

  test('[WS23] rooms that do not exist or are private are refused, and so is the 65th', async () => {
    const an = await connect(await world.user());
    const [vip, rooms] = [
      await world.room({ vipGroup: 1 }),
      await Promise.all(Array.from({ length: 65 }, () => world.room())),
    ];
    await an.send({ type: 'join', roomId: 2_000_000_000 }, { type: 'join', roomId: vip });
    expect(an.answers()).toMatchObject([{ code: Code.roomNotFound }, { code: Code.chatNotAllowed }]);
    await an.send(...rooms.map((roomId) => ({ type: 'join', roomId })));
    expect(an.answers().at(-1)).toMatchObject({ type: 'join', code: Code.tooManyTopics, roomId: rooms[64] });
  });
});
