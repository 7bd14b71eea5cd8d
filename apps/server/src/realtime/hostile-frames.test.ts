import fc from 'fast-check';
import { CloseCode, Code, NOT_LOGGED_IN, SocketLimit } from '@khandai/contracts';
import { act, connect, counts, fan, groupId, hub, inRoom, say, sub, useHub, world } from './hub-harness.js';
import { rejectSocket } from './socket-endpoint.js';
import { FakeSocket } from './testing.js';

describe('hostile input', () => {
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
  ])('[WS5] %s is a malformed frame and affects no other connection', async (_, text) => {
    const [client, other] = [await fan(), await inRoom()];
    await client.send(text);
    expect(client.socket.all('error')).toEqual([
      { type: 'error', code: Code.malformedFrame, msg: 'Gói tin không đúng dạng.' },
    ]);
    await other.send(say('chào'));
    expect(other.socket.all('send')[0]?.code).toBe(0);
  });

  test.each([
    ['a number for text', say(5), Code.malformedFrame],
    ['an unknown reaction', act({ groupMessageId: 1, reaction: 'dislike' }), Code.malformedFrame],
    ['a huge message id', act({ groupMessageId: 1e300, reaction: 'like' }), Code.malformedFrame],
    [
      'a message that is not there',
      act({ groupMessageId: Number.MAX_SAFE_INTEGER, reaction: 'like' }),
      Code.messageNotFound,
    ],
    ['a gift nobody may claim', act({ systemMessage: 10 }), Code.malformedFrame],
    [
      'a reaction whose words are no text',
      act({ groupMessageId: 1, reaction: 'like', originalMessage: {} }),
      Code.malformedFrame,
    ],
    [
      'words that answer nothing, and a reaction',
      act({ groupMessageId: 1, reaction: 'like', originalMessage: 'a', parentMessageId: 'x' }),
      Code.malformedFrame,
    ],
    [
      'a join notice that reacts',
      act({ systemMessage: 5, groupMessageId: 'x', reaction: 'like' }),
      Code.malformedFrame,
    ],
    ['an empty text', say(' \u200b '), Code.messageEmpty],
    ['a long text', say('x'.repeat(201)), Code.messageTooLong],
    ['a topic of later clients', { ...say('a'), topic: 'stickers' }, Code.unknownTopic],
    ['a method of later clients', { ...say('a'), method: 'chat.recall' }, Code.unknownFrame],
  ])('[WS6] a send with %s is answered by its uuid', async (_, frame, code) => {
    const client = await inRoom();
    await client.send({ ...frame, ...('data' in frame && { data: { ...frame.data, groupId } }) });
    expect(client.socket.all('send')).toEqual([
      expect.objectContaining({ uuid: frame.uuid, code, msg: expect.stringMatching(/\p{L}/u) }),
    ]);
    expect(client.socket.closed).toBeUndefined();
  });

  test('[WS6] an unknown frame gets a reply and does not count as malformed', async () => {
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
    expect(client.socket.all('error')).toHaveLength(10);
    expect(client.socket.all('sub')).toEqual([]);
  });

  test('[WS5] a binary frame closes the socket with 1003', async () => {
    const client = await fan();
    client.peer.receiveBinary();
    await client.peer.idle;
    expect(client.socket.closed?.code).toBe(CloseCode.unsupportedData);
  });

  test('[WS20] frames above the rate are refused, and then the socket is closed with 4429', async () => {
    const client = await fan();
    await client.send(
      ...Array.from({ length: SocketLimit.framesAtOnce + 9 }, () => ({ type: 'unsub', topic: 'odds' })),
    );
    expect(client.socket.all('error').map(({ code }) => code)).toEqual(Array(9).fill(Code.tooManyRequests));
    expect(client.socket.closed).toBeUndefined();
    await client.send({ type: 'unsub', topic: 'odds' });
    expect(client.socket.closed?.code).toBe(CloseCode.tooMany);
  });

  test('[WS20] of 220 frames at once, the allowed 120 get their replies and are stored in order before the socket closes', async () => {
    const client = await inRoom();
    await world.clock.advance(10_000);
    const before = client.socket.frames.length;
    const frames = Array.from({ length: 220 }, (_, n) =>
      n % 24 === 23 ? say(`tin ${n}`) : { type: 'unsub', topic: 'fixture', fixtureId: String(n) },
    );
    await client.send(...frames);
    const answers = client.socket.frames.slice(before).filter(({ type }) => type !== 'messages');
    expect(answers.slice(0, 120)).toMatchObject(
      frames
        .slice(0, 120)
        .map((frame, n) => ('uuid' in frame ? { uuid: frame.uuid, code: 0 } : { fixtureId: String(n), code: 0 })),
    );
    expect(answers.slice(120)).toMatchObject(Array(10).fill({ type: 'error', code: Code.tooManyRequests }));
    expect(client.socket.closed?.code).toBe(CloseCode.tooMany);
    expect((await world.chat.changesSince(groupId, 0, client.who)).list).toHaveLength(5);
  });

  test('[WS5] frames before a binary one are handled, those after it are not', async () => {
    const client = await inRoom();
    const sent = client.send(say('trước'));
    client.peer.receiveBinary();
    await Promise.all([sent, client.send(say('sau'))]);
    expect(client.socket.all('send')).toMatchObject([{ code: 0, message: { filteredMessage: 'trước' } }]);
    expect(client.socket.closed?.code).toBe(CloseCode.unsupportedData);
  });

  test('[WS20] the allowance of frames refills over time', async () => {
    const client = await fan();
    const frames = (count: number) => Array.from({ length: count }, () => ({ type: 'unsub', topic: 'odds' }));
    await client.send(...frames(SocketLimit.framesAtOnce));
    await world.clock.advance(1_000);
    await client.send(...frames(SocketLimit.framesPerSecond));
    expect(client.socket.all('error')).toEqual([]);
  });

  test('[WS4] an address may open a limited number of sockets, and a closed one makes room for another', async () => {
    useHub({ perAddress: 2 });
    const who = await world.user();
    const [first] = [connect(who), connect(who)];
    expect(() => connect(who)).toThrow('4429');
    expect(connect(who, '10.0.0.2').peer.open).toBe(true);
    hub.closed(first.peer);
    expect(connect(who).peer.open).toBe(true);
  });

  test('[WS4] a process at its maximum closes the next socket with 1013', async () => {
    useHub({ max: 1 });
    const who = await world.user();
    connect(who);
    expect(() => connect(who)).toThrow('1013');
  });

  test('[CH8] (server part) an invalid token gets FIBE_NOT_LOGIN and 4401', async () => {
    const socket = new FakeSocket();
    expect(await hub.admit('forged', '10.0.0.1')).toBeNull();
    rejectSocket(socket);
    expect(socket.frames).toEqual([expect.objectContaining({ type: 'error', code: 401, key: NOT_LOGGED_IN })]);
    expect(socket.closed).toEqual({ code: 4401, reason: NOT_LOGGED_IN });
  });

  test('[WS5] random frames never crash the hub, and each one that is not refused gets a reply', async () => {
    const word = fc.constantFrom(
      'type',
      'topic',
      'sub',
      'unsub',
      'send',
      'chatroom',
      'fixture',
      'rooms',
      'uuid',
      'data',
      'groupId',
      'chat.sendMessage',
    );
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
        data: fc.oneof(
          loose,
          fc.record({ groupId: fc.constant(groupId), originalMessage: fc.string({ unit: 'binary' }) }),
        ),
        after: leaf,
      },
      { requiredKeys: ['type'] },
    );
    const text = fc.oneof(
      fc.string(),
      loose.map((value) => JSON.stringify(value)),
      close.map((value) => JSON.stringify(value)),
    );
    const who = await world.user();
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 9 }), async (texts) => {
        const client = connect(who);
        await client.send(...texts);
        const answers = client.socket.frames.filter(({ type }) => ['sub', 'unsub', 'send', 'error'].includes(type));
        expect(answers.length).toBe(texts.length);
        hub.closed(client.peer);
        expect([hub.size, counts.online(groupId)]).toEqual([0, 0]);
      }),
      { numRuns: 60 },
    );
    expect(world.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
