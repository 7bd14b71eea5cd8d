import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect as connectTcp } from 'node:net';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { CloseCode, Code, NOT_LOGGED_IN, type ServerFrame, SocketLimit } from '@khandai/contracts';
import { SystemClock } from '@khandai/runtime';
import { createCivil } from '../src/modules/chat/civil/create-civil.js';
import { createChat } from '../src/modules/chat/create-chat.js';
import { RoomCounts } from '../src/modules/chat/room-counts.js';
import { newUuid, seeds } from '../src/modules/chat/testing.js';
import { MemoryBus } from '../src/platform/bus/memory-bus.js';
import type { Database } from '../src/platform/database/database.js';
import { DatabaseBusy } from '../src/platform/database/long-reads.js';
import { openTestDatabase } from '../src/platform/database/testing.js';
import type { Identity, TokenVerifier } from '../src/platform/http/caller.js';
import { TrustedProxies } from '../src/platform/http/trusted-proxies.js';
import { SessionEndChannel } from '../src/platform/session-end-channel.js';
import { ChatHub } from '../src/realtime/chat-hub.js';
import type { ConnectionLimits } from '../src/realtime/connections.js';
import { FixtureRepository } from '../src/modules/fixtures/fixture-repository.js';
import { Gate, type GateOptions } from '../src/realtime/gate.js';
import { threadCpuMs } from '../src/realtime/room-batch.js';
import { testMethods, testTopics } from '../src/realtime/testing.js';
import { FakeLog } from '../src/platform/testing.js';

// Tests the socket over a real network, a real database and an in-process bus.

interface Site {
  hub: ChatHub;
  gate: Gate;
  server: Server;
  port: number;
}

const clock = new SystemClock();
const log = new FakeLog();
const people = new Map<string, Identity>();
const clients: WebSocket[] = [];
let database: Database;
let make: ReturnType<typeof seeds>;
let site: Site;

const verifier: TokenVerifier = {
  verify: async (token) => {
    if (token === 'breaks') throw new Error('no keys');
    if (token === 'busy') throw new DatabaseBusy();
    return people.get(token) ?? null;
  },
};

beforeAll(async () => {
  database = await openTestDatabase();
  make = seeds(database);
  site = await openSite();
});

afterEach(() => {
  for (const client of clients.splice(0)) client.terminate();
});

afterAll(async () => {
  await closeSite(site);
  await database.close();
});

async function openSite(limits: Partial<ConnectionLimits> = {}, options: Partial<GateOptions> = {}): Promise<Site> {
  const bus = new MemoryBus((error) => log.log.error({ err: error }, 'a listener failed'));
  const counts = new RoomCounts({ bus, clock, log: log.log });
  const civil = createCivil({ database, bus, clock, log: log.log, secret: new Uint8Array(32) });
  const chat = createChat({ database, bus, clock, log: log.log, online: counts, civil });
  const fixtures = new FixtureRepository(database);
  const ends = new SessionEndChannel({ bus, clock, log: log.log });
  const sessions = { isOpen: async () => true };
  const hub = new ChatHub({
    topics: testTopics({ chat, counts, fixtures, states: civil.states }),
    methods: testMethods(chat),
    users: chat,
    bus,
    clock,
    cpuMs: threadCpuMs,
    log: log.log,
    verifier,
    sessions,
    ends,
    build: 'test',
    limits,
  });
  const server = createServer();
  hub.start();
  const gate = new Gate({ endpoints: { '/chat': hub }, clock, log: log.log, options });
  gate.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { hub, gate, server, port: (server.address() as AddressInfo).port };
}

async function closeSite({ hub, gate, server }: Site): Promise<void> {
  gate.stop();
  await hub.close();
  server.close();
}

class Client {
  readonly frames: ServerFrame[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  #frameEvents = new EventTarget();

  constructor(readonly ws: WebSocket) {
    clients.push(ws);
    ws.on('message', (data) => {
      this.frames.push(JSON.parse(data.toString()) as ServerFrame);
      this.#frameEvents.dispatchEvent(new Event('frame'));
    });
    ws.on('error', () => this.#frameEvents.dispatchEvent(new Event('frame')));
    this.closed = new Promise((resolve) =>
      ws.on('close', (code, reason) => resolve({ code, reason: reason.toString() })),
    );
  }

  /** Waits for the first matching frame among those received and those to come. */
  async until<T extends ServerFrame['type']>(
    type: T,
    fits: (frame: Extract<ServerFrame, { type: T }>) => boolean = () => true,
  ): Promise<Extract<ServerFrame, { type: T }>> {
    for (;;) {
      const found = this.frames.find(
        (frame): frame is Extract<ServerFrame, { type: T }> => frame.type === type && fits(frame as never),
      );
      if (found) return found;
      await once(this.#frameEvents, 'frame');
    }
  }

  say(frame: unknown): void {
    this.ws.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  texts(): string[] {
    return this.frames.flatMap((frame) =>
      frame.type === 'messages' ? frame.list.map(({ filteredMessage }) => filteredMessage) : [],
    );
  }
}

const open = (token: string | undefined, { port } = site, headers: Record<string, string> = {}): Client =>
  new Client(new WebSocket(`ws://127.0.0.1:${port}/chat${token === undefined ? '' : `?token=${token}`}`, { headers }));

async function newToken(): Promise<string> {
  const token = newUuid();
  people.set(token, await make.user({ displayName: 'Hoa' }));
  return token;
}

async function enter(groupId: number, token?: string): Promise<Client> {
  const client = open(token ?? (await newToken()));
  await client.until('hello');
  client.say({ type: 'sub', topic: 'chatroom', groupId });
  await client.until('sub');
  return client;
}

const message = (groupId: number, originalMessage: string, uuid = newUuid()) => ({
  type: 'send',
  topic: 'chatroom',
  method: 'chat.sendMessage',
  uuid,
  data: { groupId, originalMessage },
});

/** Returns the status line of the reply to a raw request. */
async function raw(request: string, { port } = site): Promise<string> {
  const socket = connectTcp(port, '127.0.0.1');
  socket.end(request);
  let answer = '';
  for await (const part of socket) answer += String(part);
  return answer.split('\r\n')[0] ?? '';
}

const upgrade = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n${more}\r\n`;

describe('two users in a room', () => {
  test('[CH1] (token) [CH4] (server part) connect by their tokens, get confirmations, and both get both messages in the same order', async () => {
    const groupId = await make.room();
    const [one, two] = [await enter(groupId), await enter(groupId)];
    one.say(message(groupId, 'Vào!'));
    two.say(message(groupId, 'Không vào!'));
    await Promise.all([one.until('send'), two.until('send')]);
    while (one.texts().length < 2 || two.texts().length < 2) await clock.sleep(5);
    expect(one.texts()).toEqual(two.texts());
    expect(one.texts().sort()).toEqual(['Không vào!', 'Vào!']);
  });

  test('[CH2] (what it missed) [CH4] (server part) get every message once, even after one of them loses the network for a while', async () => {
    const groupId = await make.room();
    const token = await newToken();
    const [cut, other] = [await enter(groupId, token), await enter(groupId)];
    cut.say(message(groupId, 'trước'));
    const { message: before } = await cut.until('send');
    const lost = newUuid();
    cut.say(message(groupId, 'đang gửi', lost));
    cut.ws.terminate();
    for (const text of ['một', 'hai', 'ba']) other.say(message(groupId, text));
    await other.until('messages', ({ list }) => list.some(({ filteredMessage }) => filteredMessage === 'ba'));
    const back = open(token);
    await back.until('hello');
    back.say({ type: 'sub', topic: 'chatroom', groupId, after: before?.revision ?? 0 });
    back.say(message(groupId, 'đang gửi', lost));
    const [missed, confirmed] = [await back.until('sub'), await back.until('send')];
    const seen = new Map((missed.list ?? []).map((one) => [one.sequence, one.filteredMessage]));
    if (confirmed.message) seen.set(confirmed.message.sequence, confirmed.message.filteredMessage);
    expect([...seen.keys()].sort((a, b) => a - b)).toEqual([2, 3, 4, 5]);
    expect([...seen.values()].sort()).toEqual(['ba', 'hai', 'một', 'đang gửi'].sort());
  });

  test('[WS10] get script in a name and in a message as plain text', async () => {
    const groupId = await make.room();
    const token = newUuid();
    people.set(token, await make.user({ displayName: '<b onclick=x>' }));
    const client = await enter(groupId, token);
    client.say(message(groupId, '<script>alert(1)</script>'));
    expect((await client.until('send')).message).toMatchObject({
      showName: '<b onclick=x>',
      filteredMessage: '<script>alert(1)</script>',
    });
  });
});

describe('admission', () => {
  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['forged', 'eyJhbGciOiJub25lIn0.e30.'],
    ['very long', 'x'.repeat(8_000)],
  ])('[CH8] (server part) a %s token gets FIBE_NOT_LOGIN and close code 4401', async (_, token) => {
    const client = open(token);
    expect(await client.until('error')).toMatchObject({ code: Code.unauthorized, key: NOT_LOGGED_IN });
    expect(await client.closed).toEqual({ code: CloseCode.unauthorized, reason: NOT_LOGGED_IN });
  });

  test('[WS2] when the token check fails, the socket closes with 1011', async () => {
    expect((await open('breaks').closed).code).toBe(CloseCode.internal);
  });

  test('[WS2] when the database is busy, the socket gets an error frame with 503 and closes with 1013', async () => {
    const client = open('busy');
    expect(await client.until('error')).toMatchObject({
      code: Code.unavailable,
      msg: 'Máy chủ đang bận, vui lòng thử lại sau.',
    });
    expect((await client.closed).code).toBe(CloseCode.tryAgainLater);
  });

  test('[WS3] pages of other hosts are refused with 403; our own and the configured ones may connect', async () => {
    const configured = await openSite({}, { origins: ['khandai.example'] });
    const token = await newToken();
    const stranger = open(token, configured, { Origin: 'https://evil.example' });
    const [refusal] = (await once(stranger.ws, 'unexpected-response')).slice(1) as [{ statusCode: number }];
    expect(refusal.statusCode).toBe(403);
    const own = open(token, configured, { Origin: `http://127.0.0.1:${configured.port}` });
    const allowed = open(token, configured, { Origin: 'https://khandai.example' });
    expect((await Promise.all([own.until('hello'), allowed.until('hello')])).map(({ build }) => build)).toEqual([
      'test',
      'test',
    ]);
    await closeSite(configured);
  });

  test('[WS3] X-Forwarded-Host counts from a trusted proxy, and from no other client', async () => {
    const headers = { Origin: 'https://khandai.example', 'X-Forwarded-Host': 'khandai.example' };
    const behind = await openSite({}, { proxies: TrustedProxies.parse('loopback') ?? TrustedProxies.none });
    expect((await open(await newToken(), behind, headers).until('hello')).build).toBe('test');
    const stranger = open(await newToken(), site, headers);
    const [refusal] = (await once(stranger.ws, 'unexpected-response')).slice(1) as [{ statusCode: number }];
    expect(refusal.statusCode).toBe(403);
    await closeSite(behind);
  });

  test('[WS1] upgrades of unknown or invalid paths are refused, and the server continues', async () => {
    expect(await raw(upgrade('/other'))).toContain('404');
    expect(await raw(upgrade('//'))).toContain('404');
    expect(await raw(upgrade('/chat', 'Origin: null\r\n'))).toContain('403');
    expect(await raw(upgrade('/chat').replace('Version: 13', 'Version: 99'))).toContain('400');
    expect((await open(await newToken()).until('hello')).code).toBe(0);
  });

  test('[WS1] frames are not compressed, although the client offers it', async () => {
    const client = open(await newToken());
    await client.until('hello');
    expect(client.ws.extensions).toBe('');
  });

  test('[WS4] one socket too many of an address gets close code 4429', async () => {
    const small = await openSite({ perAddress: 1 });
    const token = await newToken();
    await open(token, small).until('hello');
    const second = open(token, small);
    expect((await second.until('error')).code).toBe(Code.tooManyRequests);
    expect((await second.closed).code).toBe(CloseCode.tooMany);
    await closeSite(small);
  });

  test('[WS4] X-Forwarded-For of an untrusted client does not change its address', async () => {
    const small = await openSite(
      { perAddress: 1 },
      { proxies: TrustedProxies.parse('10.0.0.1') ?? TrustedProxies.none },
    );
    const token = await newToken();
    await open(token, small, { 'X-Forwarded-For': '198.51.100.1' }).until('hello');
    expect((await open(token, small, { 'X-Forwarded-For': '198.51.100.2' }).closed).code).toBe(CloseCode.tooMany);
    await closeSite(small);
  });
});

describe('hostile input over the network', () => {
  test.each<[string, (client: Client) => void, number]>([
    ['a frame over 16 KB', ({ ws }) => ws.send('x'.repeat(SocketLimit.frameBytes + 1)), CloseCode.messageTooBig],
    [
      'a frame over 16 KB in pieces',
      ({ ws }) => {
        for (let n = 0; n < 20; n += 1) ws.send('x'.repeat(1_000), { fin: n === 19 });
      },
      CloseCode.messageTooBig,
    ],
    ['a binary frame', ({ ws }) => ws.send(Buffer.from([1, 2, 3])), CloseCode.unsupportedData],
    ['text that is no UTF-8', ({ ws }) => ws.send(Buffer.from([0xff, 0xfe]), { binary: false }), 1007],
    [
      'ten malformed frames',
      (client) => {
        for (let n = 0; n < 10; n += 1) client.say('{');
      },
      CloseCode.protocolViolation,
    ],
  ])('[WS5] %s ends that socket, and the others in the room notice nothing', async (_, hurt, code) => {
    const groupId = await make.room();
    const [bad, good] = [await enter(groupId), await enter(groupId)];
    const before = good.frames.length;
    hurt(bad);
    expect((await bad.closed).code).toBe(code);
    expect(good.frames).toHaveLength(before);
    good.say(message(groupId, 'vẫn ổn'));
    expect((await good.until('send')).code).toBe(0);
  });

  test('[WS9] a message is stored even if its sender disconnects before the confirmation', async () => {
    const groupId = await make.room();
    const [gone, stays] = [await enter(groupId), await enter(groupId)];
    gone.ws.send(JSON.stringify(message(groupId, 'tạm biệt')), () => gone.ws.terminate());
    expect((await stays.until('messages')).list[0]?.filteredMessage).toBe('tạm biệt');
  });
});

describe('closing the hub', () => {
  test('[WS19] a close ends every socket with 1001, keeps confirmed messages, and accepts no new sockets', async () => {
    const closing = await openSite();
    const groupId = await make.room();
    const token = await newToken();
    const client = open(token, closing);
    await client.until('hello');
    client.say({ type: 'sub', topic: 'chatroom', groupId });
    client.say(message(groupId, 'cuối cùng'));
    expect((await client.until('send')).code).toBe(0);
    closing.gate.stop();
    expect(await raw(upgrade('/chat'), closing)).toMatch(/^HTTP\/1.1 503 /);
    await closeSite(closing);
    expect((await client.closed).code).toBe(CloseCode.goingAway);
    expect(await make.revision(groupId)).toBe(1);
    expect(closing.hub.size).toBe(0);
  });
});
