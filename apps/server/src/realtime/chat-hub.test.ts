import { Compile } from 'typebox/compile';
import fc from 'fast-check';
import { CloseCode, Code, NOT_LOGGED_IN, ServerFrame, SocketLimit } from '@khandai/contracts';
import { chatFixture, newUuid } from '../modules/chat/testing.js';
import type { Database } from '../platform/database/database.js';
import { openTestDatabase } from '../platform/database/testing.js';
import type { Identity } from '../platform/http/caller.js';
import { ChatHub, type ChatHubOptions } from './chat-hub.js';
import type { Chat } from './frame-handler.js';
import { MOST_BUFFERED, type Peer } from './peer.js';
import { RoomCounts } from './room-counts.js';
import { FakeSocket } from './testing.js';

const serverFrame = Compile(ServerFrame);

let database: Database;
let world: ReturnType<typeof chatFixture>;
let counts: RoomCounts;
let hub: ChatHub;
let groupId: number;
const sockets: FakeSocket[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close());

beforeEach(async () => {
  world = chatFixture(database);
  sockets.length = 0;
  hub = makeHub();
  groupId = await world.room();
});

// Whatever a test made the hub say, it said in the form of contracts.
afterEach(() => {
  for (const { frames } of sockets) for (const frame of frames) expect([frame, serverFrame.Check(frame)]).toEqual([frame, true]);
});

function makeHub(options: Partial<ChatHubOptions> = {}, chat: Chat = world.chat): ChatHub {
  const { clock, bus } = world;
  counts = new RoomCounts({ bus, clock, log: world.log.log });
  const fixtures = { exists: async (fixtureId: string) => fixtureId === '1001' };
  const verifier = { verify: async () => null };
  return new ChatHub({ chat, fixtures, counts, bus, clock, log: world.log.log, verifier, build: 'b1', options });
}

interface Client {
  socket: FakeSocket;
  peer: Peer;
  who: Identity;
  /** Sends frames and waits until all are answered. */
  send(...frames: unknown[]): Promise<void>;
}

function connect(who: Identity, address = '10.0.0.1'): Client {
  const socket = new FakeSocket();
  sockets.push(socket);
  const peer = hub.open(socket, { ...who, showName: 'Minh', address });
  if (!peer) throw new Error(`sent away: ${socket.closed?.code}`);
  const send = async (...frames: unknown[]) => {
    for (const frame of frames) peer.receive(typeof frame === 'string' ? frame : JSON.stringify(frame));
    await peer.idle;
  };
  return { socket, peer, who, send };
}

const fan = async () => connect(await world.user());

const inRoom = async () => {
  const client = await fan();
  await client.send(sub());
  return client;
};

const sub = (more: object = {}) => ({ type: 'sub', topic: 'chatroom', groupId, ...more });
const say = (originalMessage: unknown, uuid: unknown = newUuid()) => ({ type: 'send', topic: 'chatroom', method: 'chat.sendMessage', uuid, data: { groupId, originalMessage } });
const act = (data: object) => ({ type: 'send', topic: 'chatroom', method: 'chat.sendMessage', uuid: newUuid(), data: { groupId, ...data } });
const heard = ({ socket }: Client) => socket.all('messages').flatMap(({ list }) => list.map(({ filteredMessage }) => filteredMessage));

describe('greeting and subscribing', () => {
  test('[CH1] a new socket is told who it is', async () => {
    const { socket, who } = await fan();
    expect(socket.frames).toEqual([
      { type: 'hello', code: 0, userId: who.userId, showName: 'Minh', isGuest: 0, serverTime: '2026-11-20T12:00:00.000Z', build: 'b1' },
    ]);
  });

  test('[CH3] sub answers with the revision and how many are here, and unsub ends it', async () => {
    const client = await inRoom();
    expect(client.socket.all('sub')).toEqual([
      { type: 'sub', code: 0, msg: 'Success', topic: 'chatroom', groupId, revision: 0, list: [], more: false, online: 1 },
    ]);
    await client.send({ ...sub(), type: 'unsub' });
    expect(client.socket.all('unsub')).toEqual([{ type: 'unsub', code: 0, msg: 'Success', topic: 'chatroom', groupId }]);
    expect([counts.online(groupId), world.bus.listeners.size, hub.topics]).toEqual([0, 0, 0]);
  });

  test('[WS7] the bus is listened to once however many read, and only while somebody does', async () => {
    const both = [await inRoom(), await inRoom()];
    expect(world.bus.listeners.get(`room:${groupId}`)?.size).toBe(1);
    for (const { peer } of both) hub.ended(peer);
    await world.clock.advance(0);
    expect([world.bus.listeners.size, hub.size, counts.online(groupId)]).toEqual([0, 0, 0]);
  });

  test('[CH2] sub with the last revision brings what was said since, with one’s own reactions', async () => {
    const client = await inRoom();
    await client.send(say('một'), say('hai'));
    const back = connect(client.who);
    await back.send(sub({ after: 1 }));
    expect(back.socket.all('sub')[0]).toMatchObject({ revision: 2, more: false, list: [{ filteredMessage: 'hai' }] });
  });

  test('[WS7] scores, odds and a fixture pass on the very text that was published', async () => {
    const client = await fan();
    await client.send({ type: 'sub', topic: 'scores' }, { type: 'sub', topic: 'odds' }, { type: 'sub', topic: 'fixture', fixtureId: '1001' });
    await world.bus.publish('topic:scores', '{"type":"scores","list":[]}');
    await world.bus.publish('topic:odds', '{"type":"odds","rows":{}}');
    await world.bus.publish('topic:fixture:1001', '{"type":"fixture","fixtureId":"1001","stats":[]}');
    expect(client.socket.frames.slice(-3).map(({ type }) => type)).toEqual(['scores', 'odds', 'fixture']);
  });

  test.each([
    ['an unknown topic', { type: 'sub', topic: 'lottery' }, Code.unknownTopic],
    ['an unknown fixture', { type: 'sub', topic: 'fixture', fixtureId: 'none' }, Code.notFound],
    ['an unknown room', { type: 'sub', topic: 'chatroom', groupId: 99_999_999 }, Code.roomNotFound],
    ['a room without its id', { type: 'sub', topic: 'chatroom' }, Code.malformedFrame],
  ])('[WS7] sub of %s is answered with its code', async (_, frame, code) => {
    const client = await fan();
    await client.send(frame);
    expect(client.socket.all('sub')).toEqual([expect.objectContaining({ code, msg: expect.stringMatching(/\p{L}/u) })]);
    expect([hub.topics, counts.all()]).toEqual([0, []]);
  });

  test('[WS8] the sixty-fifth topic is refused', async () => {
    const client = await fan();
    const rooms = await Promise.all(Array.from({ length: 65 }, () => world.room()));
    await client.send(...rooms.map((id) => sub({ groupId: id })));
    expect(client.socket.all('sub').map(({ code }) => code)).toEqual([...Array<number>(64).fill(0), Code.tooManyTopics]);
  });

  test('[WS7] when the bus is down the sub fails and leaves nothing behind', async () => {
    world.bus.failing = true;
    const client = await inRoom();
    expect(client.socket.all('sub')).toEqual([expect.objectContaining({ code: Code.internal })]);
    expect([hub.topics, counts.online(groupId), client.peer.topics.size]).toEqual([0, 0, 0]);
    world.bus.failing = false;
    await client.send(sub());
    expect(client.socket.all('sub').at(-1)?.code).toBe(0);
  });

  test('[WS7] a peer that goes while its sub is worked on is left in no room', async () => {
    const client = await fan();
    client.peer.receive(JSON.stringify(sub()));
    hub.ended(client.peer);
    await client.peer.idle;
    expect([hub.topics, counts.online(groupId)]).toEqual([0, 0]);
  });
});

describe('talking', () => {
  test('[CH4] the sender is confirmed by uuid with code 0 and everybody in the room hears it', async () => {
    const [one, two] = [await inRoom(), await inRoom()];
    const uuid = newUuid();
    await one.send(say('Vào!', uuid));
    await world.clock.advance(20);
    expect(one.socket.all('send')).toEqual([expect.objectContaining({ uuid, code: 0, msg: 'Success', groupId })]);
    expect([heard(one), heard(two)]).toEqual([['Vào!'], ['Vào!']]);
  });

  test('[WS14] what is said within a tick is one frame, and all sockets get the same bytes', async () => {
    const [one, two] = [await inRoom(), await inRoom()];
    await one.send(say('một'), say('hai'), say('ba'));
    expect(heard(two)).toEqual([]);
    await world.clock.advance(20);
    expect(two.socket.all('messages').map(({ list }) => list.map(({ revision }) => revision))).toEqual([[1, 2, 3]]);
    expect(two.socket.sent.at(-1)).toBe(one.socket.sent.at(-1));
  });

  test('[WS14] two neighbours that changed places between processes are put right within a tick', async () => {
    const one = await inRoom();
    await one.send(say('chào "revision":9'), say('hai'));
    const [first, second] = world.bus.published.map(({ payload }) => payload);
    const two = await inRoom();
    await world.clock.advance(20);
    await world.bus.publish(`room:${groupId}`, second ?? '');
    await world.bus.publish(`room:${groupId}`, first ?? '');
    await world.clock.advance(20);
    expect(two.socket.all('messages').at(-1)?.list.map(({ revision }) => revision)).toEqual([1, 2]);
  });

  test('[CH3] messages of other rooms are not heard', async () => {
    const [one, other] = [await inRoom(), await fan()];
    await other.send(sub({ groupId: await world.room() }));
    await one.send(say('một'));
    await world.clock.advance(20);
    expect(heard(other)).toEqual([]);
  });

  test('[CH5] a reaction is confirmed to its sender and told to the room as a change', async () => {
    const [one, two] = [await inRoom(), await inRoom()];
    await one.send(say('một'));
    const groupMessageId = one.socket.all('send')[0]?.message?.groupMessageId;
    await two.send(act({ groupMessageId, reaction: 'love' }));
    await world.clock.advance(20);
    expect(two.socket.all('send')[0]).toMatchObject({ code: 0, message: { reaction: 'love', totalReactions: 1 } });
    expect(one.socket.all('messages').at(-1)?.list.at(-1)).toMatchObject({ groupMessageId, reaction: null, updatedReaction: true, revision: 2 });
  });

  test('[CH7] a join is told to the room without a revision', async () => {
    const [one, two] = [await inRoom(), await inRoom()];
    await two.send(act({ systemMessage: 5 }));
    await world.clock.advance(20);
    expect(two.socket.all('send')[0]).toMatchObject({ code: 0 });
    expect(one.socket.all('messages')[0]?.list).toEqual([expect.objectContaining({ systemMessage: 5, revision: 0, userId: two.who.userId })]);
  });

  test('[WS9] a sender who leaves before the confirmation loses nothing: the resend gets it', async () => {
    const one = await inRoom();
    const uuid = newUuid();
    one.peer.receive(JSON.stringify(say('một', uuid)));
    const stored = world.bus.published.length;
    await one.peer.idle;
    hub.ended(one.peer);
    const back = connect(one.who);
    await back.send(sub(), say('một', uuid));
    expect(back.socket.all('send')[0]).toMatchObject({ code: 0, message: { sequence: 1 } });
    expect(world.bus.published.length - stored).toBe(1);
  });

  test('[WS9] a send to a room one does not listen to is refused', async () => {
    const client = await fan();
    await client.send(say('một'));
    expect(client.socket.all('send')[0]?.code).toBe(Code.notSubscribed);
  });

  test('[WS11] too fast is answered with the time to wait, and the others in the room notice nothing', async () => {
    const [spammer, calm] = [await inRoom(), await inRoom()];
    await spammer.send(...Array.from({ length: 20 }, () => say('spam')));
    await calm.send(say('chào'));
    await world.clock.advance(20);
    const answers = spammer.socket.all('send');
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(11);
    expect(answers.at(-1)).toMatchObject({ code: Code.messageTooFast, retryAfter: 30_000 });
    expect(calm.socket.all('send')).toEqual([expect.objectContaining({ code: 0 })]);
    expect(calm.socket.all('error')).toEqual([]);
    expect(heard(calm)).toHaveLength(12);
  });

  test('[WS9] a fault nobody foresaw is answered with 500 and no detail, and logged', async () => {
    const client = await inRoom();
    hub = makeHub({}, chatThat('breaks'));
    const other = connect(client.who);
    await other.send(sub());
    expect(other.socket.all('sub')[0]).toMatchObject({ code: Code.internal, msg: 'Đã xảy ra lỗi, vui lòng thử lại sau.' });
    expect(JSON.stringify(other.socket.frames)).not.toContain('breaks');
    expect(world.log.lines.at(-1)).toMatchObject({ level: 'error' });
  });
});

function chatThat(reason: string): Chat {
  const fail = async () => {
    throw new Error(reason);
  };
  return { author: fail, room: fail, say: fail, react: fail, announceJoin: fail, missed: fail };
}

describe('input meant to hurt', () => {
  test.each([
    ['broken JSON', '{"type":"sub"'],
    ['an array', '[{"type":"sub"}]'],
    ['a number', '1e999'],
    ['null', 'null'],
    ['a bomb of brackets', '['.repeat(16_000)],
    ['a bomb of objects', '{"a":'.repeat(3_000) + '1' + '}'.repeat(3_000)],
    ['a type that is no word', '{"type":{"$ne":1}}'],
    ['a sub with a huge id', '{"type":"sub","topic":"chatroom","groupId":1e300}'],
    ['a sub with a negative revision', '{"type":"sub","topic":"chatroom","groupId":30,"after":-1}'],
    ['a sub of a fixture that is an object', '{"type":"sub","topic":"fixture","fixtureId":{}}'],
    ['a send without uuid', '{"type":"send","topic":"chatroom","method":"chat.sendMessage","data":{}}'],
    ['a prototype', '{"__proto__":{"type":"sub","topic":"scores"}}'],
  ])('[WS5] %s is a malformed frame and hurts nobody', async (_, text) => {
    const [client, other] = [await fan(), await inRoom()];
    await client.send(text);
    expect(client.socket.all('error')).toEqual([{ type: 'error', code: Code.malformedFrame, msg: 'Gói tin không đúng dạng.' }]);
    await other.send(say('chào'));
    expect(other.socket.all('send')[0]?.code).toBe(0);
  });

  test.each([
    ['a number for text', say(5), Code.malformedFrame],
    ['an unknown reaction', act({ groupMessageId: 1, reaction: 'dislike' }), Code.malformedFrame],
    ['a huge message id', act({ groupMessageId: 1e300, reaction: 'like' }), Code.malformedFrame],
    ['a message that is not there', act({ groupMessageId: Number.MAX_SAFE_INTEGER, reaction: 'like' }), Code.messageNotFound],
    ['a gift nobody may claim', act({ systemMessage: 10 }), Code.malformedFrame],
    ['an empty text', say(' \u200b '), Code.messageEmpty],
    ['a long text', say('x'.repeat(201)), Code.messageTooLong],
    ['the private topic of later clients', { ...say('a'), topic: 'private' }, Code.unknownTopic],
    ['a method of later clients', { ...say('a'), method: 'chat.recall' }, Code.unknownFrame],
  ])('[WS6] a send with %s is answered by its uuid', async (_, frame, code) => {
    const client = await inRoom();
    await client.send({ ...frame, ...('data' in frame && { data: { ...frame.data, groupId } }) });
    expect(client.socket.all('send')).toEqual([expect.objectContaining({ uuid: frame.uuid, code, msg: expect.stringMatching(/\p{L}/u) })]);
    expect(client.socket.closed).toBeUndefined();
  });

  test('[WS6] an unknown frame is answered and does not count towards closing', async () => {
    const client = await fan();
    await client.send(...Array.from({ length: 20 }, () => ({ type: 'dance' })));
    expect(client.socket.all('error').map(({ code }) => code)).toEqual(Array(20).fill(Code.unknownFrame));
    expect(client.socket.closed).toBeUndefined();
  });

  test('[WS5] the tenth malformed frame closes the socket with 4400', async () => {
    const client = await fan();
    await client.send(...Array<string>(9).fill('x'));
    expect(client.socket.closed).toBeUndefined();
    await client.send('x', sub());
    expect(client.socket.closed?.code).toBe(CloseCode.protocolViolation);
    expect(client.socket.all('sub')).toEqual([]);
  });

  test('[WS5] a binary frame closes the socket with 1003', async () => {
    const client = await fan();
    client.peer.receiveBinary();
    expect(client.socket.closed?.code).toBe(CloseCode.unsupportedData);
  });

  test('[WS20] a flood of frames is refused, then ends the socket with 4429', async () => {
    const client = await fan();
    await client.send(...Array.from({ length: SocketLimit.framesAtOnce + 9 }, () => ({ type: 'unsub', topic: 'odds' })));
    expect(client.socket.all('error').map(({ code }) => code)).toEqual(Array(9).fill(Code.tooManyRequests));
    expect(client.socket.closed).toBeUndefined();
    await client.send({ type: 'unsub', topic: 'odds' });
    expect(client.socket.closed?.code).toBe(CloseCode.tooMany);
  });

  test('[WS20] frames come back with time', async () => {
    const client = await fan();
    const frames = (count: number) => Array.from({ length: count }, () => ({ type: 'unsub', topic: 'odds' }));
    await client.send(...frames(SocketLimit.framesAtOnce));
    await world.clock.advance(1_000);
    await client.send(...frames(SocketLimit.framesPerSecond));
    expect(client.socket.all('error')).toEqual([]);
  });

  test('[WS4] an address has so many sockets and no more, and gets a place back when one closes', async () => {
    hub = makeHub({ perAddress: 2 });
    const who = await world.user();
    const [first] = [connect(who), connect(who)];
    expect(() => connect(who)).toThrow('4429');
    expect(connect(who, '10.0.0.2').peer.open).toBe(true);
    hub.ended(first.peer);
    expect(connect(who).peer.open).toBe(true);
  });

  test('[WS4] a full process sends the next one away with 1013', async () => {
    hub = makeHub({ most: 1 });
    const who = await world.user();
    connect(who);
    expect(() => connect(who)).toThrow('1013');
  });

  test('[CH8] a token that is no good gets FIBE_NOT_LOGIN and 4401', async () => {
    const socket = new FakeSocket();
    expect(await hub.admit('forged', '10.0.0.1')).toBeNull();
    hub.refuse(socket);
    expect(socket.frames).toEqual([expect.objectContaining({ type: 'error', code: 401, key: NOT_LOGGED_IN })]);
    expect(socket.closed).toEqual({ code: 4401, reason: NOT_LOGGED_IN });
  });

  test('[WS5] random frames never crash the hub, and each that is not refused is answered', async () => {
    const word = fc.constantFrom('type', 'topic', 'sub', 'unsub', 'send', 'chatroom', 'fixture', 'rooms', 'uuid', 'data', 'groupId', 'chat.sendMessage');
    const leaf = fc.oneof(word, fc.jsonValue(), fc.integer(), fc.constant(groupId), fc.double(), fc.constant(null));
    const loose = fc.dictionary(fc.oneof(word, fc.string()), leaf, { maxKeys: 8 });
    const close = fc.record(
      {
        type: fc.constantFrom('sub', 'unsub', 'send', 'x'),
        topic: fc.oneof(word, leaf),
        groupId: fc.oneof(fc.constant(groupId), leaf),
        fixtureId: leaf,
        method: fc.constantFrom('chat.sendMessage', 'x'),
        uuid: fc.oneof(fc.uuid(), leaf),
        data: fc.oneof(loose, fc.record({ groupId: fc.constant(groupId), originalMessage: fc.string({ unit: 'binary' }) })),
        after: leaf,
      },
      { requiredKeys: ['type'] },
    );
    const text = fc.oneof(fc.string(), loose.map((value) => JSON.stringify(value)), close.map((value) => JSON.stringify(value)));
    const who = await world.user();
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 9 }), async (texts) => {
        const client = connect(who);
        await client.send(...texts);
        const answers = client.socket.frames.filter(({ type }) => ['sub', 'unsub', 'send', 'error'].includes(type));
        expect(answers.length).toBe(texts.length);
        hub.ended(client.peer);
        expect([hub.size, counts.online(groupId)]).toEqual([0, 0]);
      }),
      { numRuns: 60 },
    );
    expect(world.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  }, 60_000);
});

describe('time', () => {
  test('[WS16] every 20 seconds a beat goes out, and a peer that answers no ping for one is cut off', async () => {
    const [dead, alive] = [await inRoom(), await inRoom()];
    hub.start();
    await world.clock.advance(SocketLimit.heartbeatMs);
    expect(alive.socket.all('beat')).toEqual([{ type: 'beat', code: 10000 }]);
    expect([dead.socket.pings, dead.socket.terminated]).toEqual([1, false]);
    alive.peer.pong();
    await world.clock.advance(SocketLimit.heartbeatMs);
    expect([dead.socket.terminated, alive.socket.terminated]).toEqual([true, false]);
    await closeHub();
  });

  test('[WS15] a reader who does not keep up is let go with 4408, and the others hear on', async () => {
    const [slow, quick] = [await inRoom(), await inRoom()];
    slow.socket.bufferedAmount = MOST_BUFFERED + 1;
    await quick.send(say('một'));
    await world.clock.advance(20);
    expect(slow.socket.closed?.code).toBe(CloseCode.slowReader);
    expect([heard(slow), heard(quick)]).toEqual([[], ['một']]);
  });

  test('[WS15] answers are held back from a slow reader too, so nothing grows', async () => {
    const client = await inRoom();
    client.socket.bufferedAmount = MOST_BUFFERED + 1;
    await client.send(sub({ after: 0 }));
    expect([client.socket.closed?.code, client.socket.all('sub').length]).toEqual([CloseCode.slowReader, 1]);
  });

  test('[WS18] topic rooms brings all counts at once and then those that changed, every two seconds at most', async () => {
    const watcher = await inRoom();
    hub.start();
    await watcher.send({ type: 'sub', topic: 'rooms' });
    expect(watcher.socket.all('rooms')).toEqual([{ type: 'rooms', list: [{ groupId, online: 1 }] }]);
    await inRoom();
    await inRoom();
    await world.clock.advance(2_000);
    expect(watcher.socket.all('rooms').at(-1)?.list).toEqual([{ groupId, online: 3 }]);
    const told = watcher.socket.all('rooms').length;
    await world.clock.advance(4_000);
    expect(watcher.socket.all('rooms')).toHaveLength(told);
    await closeHub();
  });

  test('[WS19] a close lets answers go out, says 1001 to all and leaves no timer behind', async () => {
    const [one, two] = [await inRoom(), await inRoom()];
    hub.start();
    one.peer.receive(JSON.stringify(say('một')));
    await closeHub();
    expect(one.socket.all('send')[0]?.code).toBe(0);
    expect([one.socket.closed?.code, two.socket.closed?.code]).toEqual([CloseCode.goingAway, CloseCode.goingAway]);
    expect([hub.size, hub.topics, world.clock.sleeping, world.bus.listeners.size]).toEqual([0, 0, 0, 0]);
  });
});

/** Closes while time goes on; the fake sockets never answer the goodbye, so the bound is reached. */
async function closeHub(): Promise<void> {
  const closing = hub.close();
  let done = false;
  void closing.then(() => (done = true));
  while (!done) {
    await new Promise((resolve) => setImmediate(resolve));
    await world.clock.advance(100);
  }
  await closing;
}
