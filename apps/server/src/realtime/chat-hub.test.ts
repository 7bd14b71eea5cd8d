import { CloseCode, Code, NOT_LOGGED_IN, SocketLimit } from '@khandai/contracts';
import { settle } from '@khandai/testing';
import { DrizzleQueryError } from 'drizzle-orm';
import { newUuid } from '../modules/chat/testing.js';
import { DatabaseBusy } from '../platform/database/long-reads.js';
import { SessionEndChannel } from '../platform/session-end-channel.js';
import {
  act,
  type Chat,
  closeHub,
  connect,
  counts,
  fan,
  groupId,
  heard,
  hub,
  inRoom,
  say,
  startHub,
  sub,
  useHub,
  world,
} from './hub-harness.js';
import { MAX_BUFFERED } from './peer.js';
import { FakeSocket } from './testing.js';

describe('greeting and subscribing', () => {
  test('[CH1] (greeting part) a new socket receives the user that its token belongs to', async () => {
    const { socket, who } = await fan();
    expect(socket.frames).toEqual([
      {
        type: 'hello',
        code: 0,
        userId: who.userId,
        showName: 'Minh',
        isGuest: 0,
        serverTime: '2026-11-20T12:00:00.000Z',
        build: 'b1',
      },
    ]);
  });

  test('[CH3] (sub and unsub part) sub returns the revision and the number of users in the room, and unsub ends the subscription', async () => {
    const client = await inRoom();
    expect(client.socket.all('sub')).toEqual([
      {
        type: 'sub',
        code: 0,
        msg: 'Success',
        topic: 'chatroom',
        groupId,
        revision: 0,
        list: [],
        more: false,
        online: 1,
        state: expect.objectContaining({ slowSeconds: 0, pinned: null, poll: null }),
        mine: expect.objectContaining({ bannedUntil: null, moderator: false }),
      },
    ]);
    await client.send({ ...sub(), type: 'unsub' });
    expect(client.socket.all('unsub')).toEqual([
      { type: 'unsub', code: 0, msg: 'Success', topic: 'chatroom', groupId },
    ]);
    expect([counts.online(groupId), world.bus.listeners.size, hub.topics]).toEqual([0, 0, 0]);
  });

  test('[WS7] a topic has one bus subscription for any number of readers, and none without a reader', async () => {
    const both = [await inRoom(), await inRoom()];
    expect(world.bus.listeners.get(`room:${groupId}`)?.size).toBe(1);
    for (const { peer } of both) hub.closed(peer);
    await world.clock.advance(0);
    expect([world.bus.listeners.size, hub.size, counts.online(groupId)]).toEqual([0, 0, 0]);
  });

  test('[CH2] (what it missed) sub with the last revision returns the messages since then, with the reader’s own reactions', async () => {
    const client = await inRoom();
    await client.send(say('một'), say('hai'));
    const back = connect(client.who);
    await back.send(sub({ after: 1 }));
    expect(back.socket.all('sub')[0]).toMatchObject({ revision: 2, more: false, list: [{ filteredMessage: 'hai' }] });
  });

  test('[WS7] scores, odds and a fixture forward the published text unchanged', async () => {
    const client = await fan();
    await client.send(
      { type: 'sub', topic: 'scores' },
      { type: 'sub', topic: 'odds' },
      { type: 'sub', topic: 'fixture', fixtureId: '1001' },
    );
    await world.bus.publish('topic:scores', '{"type":"scores","list":[]}');
    await world.bus.publish('topic:odds', '{"type":"odds","rows":{}}');
    await world.bus.publish('topic:fixture:1001', '{"type":"fixture","fixtureId":"1001","stats":[]}');
    expect(client.socket.frames.slice(-3)).toEqual([
      { type: 'scores', list: [] },
      { type: 'odds', rows: {} },
      { type: 'fixture', fixtureId: '1001', stats: [] },
    ]);
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

  test('[WS8] the 65th topic of a socket is refused', async () => {
    const client = await fan();
    const rooms = await Promise.all(Array.from({ length: 65 }, () => world.room()));
    await client.send(...rooms.map((id) => sub({ groupId: id })));
    expect(client.socket.all('sub').map(({ code }) => code)).toEqual([
      ...Array<number>(64).fill(0),
      Code.tooManyTopics,
    ]);
  });

  test('[WS7] when the bus is down, sub fails and leaves no subscription', async () => {
    world.bus.failing = true;
    const client = await inRoom();
    expect(client.socket.all('sub')).toEqual([expect.objectContaining({ code: Code.internal })]);
    expect([hub.topics, counts.online(groupId), client.peer.topics.size]).toEqual([0, 0, 0]);
    world.bus.failing = false;
    await client.send(sub());
    expect(client.socket.all('sub').at(-1)?.code).toBe(0);
  });

  test('[WS7] a peer that closes during its sub is in no room afterwards', async () => {
    const client = await fan();
    client.peer.receive(JSON.stringify(sub()));
    hub.closed(client.peer);
    await client.peer.idle;
    expect([hub.topics, counts.online(groupId)]).toEqual([0, 0]);
  });
});

describe('sending messages', () => {
  test('[CH4] (server part) the sender gets a confirmation by uuid with code 0, and every reader of the room gets the message', async () => {
    const [one, two] = [await inRoom(), await inRoom()];
    const uuid = newUuid();
    await one.send(say('Vào!', uuid));
    await world.clock.advance(20);
    expect(one.socket.all('send')).toEqual([expect.objectContaining({ uuid, code: 0, msg: 'Success', groupId })]);
    expect([heard(one), heard(two)]).toEqual([['Vào!'], ['Vào!']]);
  });

  test('[WS14] the messages of one tick are one frame, and all sockets get the same bytes', async () => {
    const [one, two] = [await inRoom(), await inRoom()];
    await one.send(say('một'), say('hai'), say('ba'));
    expect(heard(two)).toEqual([]);
    await world.clock.advance(20);
    expect(two.socket.all('messages').map(({ list }) => list.map(({ revision }) => revision))).toEqual([[1, 2, 3]]);
    expect(two.socket.sent.at(-1)).toBe(one.socket.sent.at(-1));
  });

  test('[WS14] two messages that arrive in the wrong order from two processes are sorted within a tick', async () => {
    const one = await inRoom();
    await one.send(say('chào "revision":9'), say('hai'));
    const [first, second] = world.bus.published.map(({ payload }) => payload);
    const two = await inRoom();
    await world.clock.advance(20);
    await world.bus.publish(`room:${groupId}`, second ?? '');
    await world.bus.publish(`room:${groupId}`, first ?? '');
    await world.clock.advance(20);
    expect(
      two.socket
        .all('messages')
        .at(-1)
        ?.list.map(({ revision }) => revision),
    ).toEqual([1, 2]);
  });

  test('[CH3] (topics) a reader gets no messages of other rooms', async () => {
    const [one, other] = [await inRoom(), await fan()];
    await other.send(sub({ groupId: await world.room() }));
    await one.send(say('một'));
    await world.clock.advance(20);
    expect(heard(other)).toEqual([]);
  });

  test('[CH5] (server part) a reaction is confirmed to its sender and sent to the room as a change', async () => {
    const [one, two] = [await inRoom(), await inRoom()];
    await one.send(say('một'));
    const groupMessageId = one.socket.all('send')[0]?.message?.groupMessageId;
    await two.send(act({ groupMessageId, reaction: 'love' }));
    await world.clock.advance(20);
    expect(two.socket.all('send')[0]).toMatchObject({ code: 0, message: { reaction: 'love', totalReactions: 1 } });
    expect(one.socket.all('messages').at(-1)?.list.at(-1)).toMatchObject({
      groupMessageId,
      reaction: null,
      updatedReaction: true,
      revision: 2,
    });
  });

  test('[CH7] (join part) a join notice is sent to the room without a revision', async () => {
    const [one, two] = [await inRoom(), await inRoom()];
    await two.send(act({ systemMessage: 5 }));
    await world.clock.advance(20);
    expect(two.socket.all('send')[0]).toMatchObject({ code: 0 });
    expect(one.socket.all('messages')[0]?.list).toEqual([
      expect.objectContaining({ systemMessage: 5, revision: 0, userId: two.who.userId }),
    ]);
  });

  test('[WS9] a sender who leaves before the confirmation gets it by sending again', async () => {
    const one = await inRoom();
    const uuid = newUuid();
    one.peer.receive(JSON.stringify(say('một', uuid)));
    const stored = world.bus.published.length;
    await one.peer.idle;
    hub.closed(one.peer);
    const back = connect(one.who);
    await back.send(sub(), say('một', uuid));
    expect(back.socket.all('send')[0]).toMatchObject({ code: 0, message: { sequence: 1 } });
    expect(world.bus.published.length - stored).toBe(1);
  });

  test('[WS9] a send to a room that the socket has not subscribed to is refused', async () => {
    const client = await fan();
    await client.send(say('một'));
    expect(client.socket.all('send')[0]?.code).toBe(Code.notSubscribed);
  });

  test('[WS11] a user who sends too fast gets the time to wait, and the other readers are not affected', async () => {
    const [spammer, calm] = [await inRoom(), await inRoom()];
    await spammer.send(...Array.from({ length: 20 }, () => say('spam')));
    await calm.send(say('chào'));
    await world.clock.advance(20);
    const answers = spammer.socket.all('send');
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(5);
    expect(answers.at(-1)).toMatchObject({ code: Code.messageTooFast, retryAfter: 1_000 });
    expect(calm.socket.all('send')).toEqual([expect.objectContaining({ code: 0 })]);
    expect(calm.socket.all('error')).toEqual([]);
    expect(heard(calm)).toHaveLength(6);
  });

  test('an unexpected error is logged, and answered with 500 and no detail', async () => {
    const client = await inRoom();
    useHub({}, chatThat(new Error('breaks')));
    const other = connect(client.who);
    await other.send(sub());
    expect(other.socket.all('sub')[0]).toMatchObject({
      code: Code.internal,
      msg: 'Đã xảy ra lỗi, vui lòng thử lại sau.',
    });
    expect(JSON.stringify(other.socket.frames)).not.toContain('breaks');
    expect(world.log.lines.at(-1)).toMatchObject({ level: 'error' });
  });

  test('a busy database is answered with 503 and the time of a retry', async () => {
    const client = await inRoom();
    useHub({}, chatThat(new DrizzleQueryError('SELECT 1', [], new DatabaseBusy())));
    const other = connect(client.who);
    await other.send(sub());
    expect(other.socket.all('sub')[0]).toMatchObject({
      code: Code.unavailable,
      msg: 'Máy chủ đang bận, vui lòng thử lại sau.',
      retryAfter: 2_000,
    });
  });
});

function chatThat(error: Error): Chat {
  const fail = () => Promise.reject(error);
  const { feed } = world.chat;
  return {
    author: fail,
    enter: fail,
    room: fail,
    send: fail,
    react: fail,
    announceJoin: fail,
    changesSince: fail,
    feed,
  };
}

describe('several processes', () => {
  test('[WS9] users on two processes get each other’s messages, each once and in the same order', async () => {
    const here = await inRoom();
    useHub();
    const there = await inRoom();
    await here.send(say('từ đây'));
    await there.send(say('từ kia'));
    await world.clock.advance(20);
    expect([heard(here), heard(there)]).toEqual([
      ['từ đây', 'từ kia'],
      ['từ đây', 'từ kia'],
    ]);
  });
});

describe('time', () => {
  test('[WS16] a beat is sent every 20 seconds, and a peer that leaves a ping unanswered for one interval is terminated', async () => {
    const [dead, alive] = [await inRoom(), await inRoom()];
    startHub();
    await world.clock.advance(SocketLimit.heartbeatMs);
    expect(alive.socket.all('beat')).toEqual([{ type: 'beat', code: 10000 }]);
    expect([dead.socket.pings, dead.socket.terminated]).toEqual([1, false]);
    alive.peer.pong();
    await world.clock.advance(SocketLimit.heartbeatMs);
    expect([dead.socket.terminated, alive.socket.terminated]).toEqual([true, false]);
    await closeHub();
  });

  test('[WS15] a slow reader is closed with 4408, and the others continue to receive', async () => {
    const [slow, quick] = [await inRoom(), await inRoom()];
    slow.socket.bufferedAmount = MAX_BUFFERED + 1;
    await quick.send(say('một'));
    await world.clock.advance(20);
    expect(slow.socket.closed?.code).toBe(CloseCode.slowReader);
    expect([heard(slow), heard(quick)]).toEqual([[], ['một']]);
  });

  test('[WS15] replies to a slow reader are held back too, so memory does not grow', async () => {
    const client = await inRoom();
    client.socket.bufferedAmount = MAX_BUFFERED + 1;
    await client.send(sub({ after: 0 }));
    expect([client.socket.closed?.code, client.socket.all('sub').length]).toEqual([CloseCode.slowReader, 1]);
  });

  test('[WS18] the topic rooms sends all counts at once, and then the changed ones at most every two seconds', async () => {
    const watcher = await inRoom();
    startHub();
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

  test('[WS21] a session that ends while its socket is being admitted closes that socket too', async () => {
    startHub();
    await settle();
    const who = {
      ...(await world.user()),
      session: 'phone',
      showName: 'Minh',
      address: '10.0.0.1',
      tokenCheckedAt: world.clock.now(),
    };
    await world.clock.advance(9_000);
    const ends = new SessionEndChannel({ bus: world.bus, clock: world.clock, log: world.log.log });
    await ends.publish({ userId: who.userId, session: 'phone' });
    const [late, other] = [new FakeSocket(), new FakeSocket()];
    expect(hub.open(late, who)).toBeUndefined();
    expect(late.closed).toEqual({ code: CloseCode.unauthorized, reason: NOT_LOGGED_IN });
    expect(hub.open(other, { ...who, session: 'desk' })).toBeDefined();
    await closeHub();
  });

  test('[WS28] a session that ended while the bus was away loses its sockets once it is back, a later one keeps them', async () => {
    startHub();
    await settle();
    const member = { ...(await world.user()), showName: 'Minh', address: '10.0.0.1' };
    const open = (session: string) => {
      const socket = new FakeSocket();
      hub.open(socket, { ...member, session, tokenCheckedAt: world.clock.now() });
      return socket;
    };
    const before = open('phone');
    await world.clock.advance(1_000);
    const ends = new SessionEndChannel({ bus: world.bus, clock: world.clock, log: world.log.log });
    world.bus.failing = true;
    await ends.publish({ userId: member.userId });
    await world.clock.advance(10_000);
    const after = open('desk');
    world.bus.failing = false;
    world.bus.restored.emit();
    await settle();
    expect([before.closed?.code, after.closed?.code]).toEqual([CloseCode.unauthorized, undefined]);
    await closeHub();
  });

  test('[WS19] a close sends pending replies, closes every socket with 1001 and leaves no timer', async () => {
    const [one, two] = [await inRoom(), await inRoom()];
    startHub();
    one.peer.receive(JSON.stringify(say('một')));
    await closeHub(one.peer.idle);
    expect(one.socket.all('send')[0]?.code).toBe(0);
    expect([one.socket.closed?.code, two.socket.closed?.code]).toEqual([CloseCode.goingAway, CloseCode.goingAway]);
    expect([hub.size, hub.topics, world.clock.sleeping, world.bus.listeners.size]).toEqual([0, 0, 0, 0]);
  });
});
