import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { FakeClock } from '@khandai/testing';
import { createCivil } from '../../src/modules/chat/civil/create-civil.js';
import { createChat } from '../../src/modules/chat/create-chat.js';
import { RoomCounts } from '../../src/modules/chat/room-counts.js';
import { newUuid, seeds } from '../../src/modules/chat/testing.js';
import { MemoryBus } from '../../src/platform/bus/memory-bus.js';
import type { Database } from '../../src/platform/database/database.js';
import type { Identity } from '../../src/platform/http/caller.js';
import { TrustedProxies } from '../../src/platform/http/trusted-proxies.js';
import { SessionEndChannel } from '../../src/platform/session-end-channel.js';
import { ChatHub } from '../../src/realtime/chat-hub.js';
import { FixtureRepository } from '../../src/modules/fixtures/fixture-repository.js';
import { Gate, type GateOptions } from '../../src/realtime/gate.js';
import { testMethods, testTopics } from '../../src/realtime/testing.js';
import { FakeLog } from '../../src/platform/testing.js';

/** A socket server over a real network and a real database, with a fake clock, behind a proxy on this machine. */
export class ChatSite {
  readonly clock = new FakeClock();
  readonly log = new FakeLog();
  readonly bus = new MemoryBus((error) => this.log.log.error({ err: error }, 'a listener failed'));
  readonly server: Server = createServer();
  /** The server's sockets of all connections so far. */
  readonly ends: Socket[] = [];
  readonly hub: ChatHub;
  readonly gate: Gate;
  /** Number of token verifications. */
  tokenChecks = 0;
  /** While true, token verifications wait. */
  delayTokenChecks = false;
  readonly #people = new Map<string, Identity>();
  readonly #make: ReturnType<typeof seeds>;

  constructor(database: Database, options: Partial<GateOptions> = {}) {
    const { bus, clock } = this;
    const { log } = this.log;
    this.#make = seeds(database);
    const counts = new RoomCounts({ bus, clock, log });
    const civil = createCivil({ database, bus, clock, log, secret: new Uint8Array(32) });
    const chat = createChat({ database, bus, clock, log, online: counts, civil });
    const proxies = TrustedProxies.parse('loopback') ?? TrustedProxies.none;
    this.hub = new ChatHub({
      topics: testTopics({ chat, counts, fixtures: new FixtureRepository(database), states: civil.states }),
      methods: testMethods(chat),
      users: chat,
      bus,
      clock,
      cpuMs: () => clock.now(),
      log,
      verifier: { verify: (token) => this.#verify(token) },
      sessions: { isOpen: async () => true },
      ends: new SessionEndChannel({ bus, clock, log }),
      build: 'test',
      limits: { drainMs: 0 },
    });
    this.gate = new Gate({ endpoints: { '/chat': this.hub }, clock, log, options: { proxies, ...options } });
  }

  async open(): Promise<this> {
    this.server.on('connection', (end: Socket) => this.ends.push(end));
    this.hub.start();
    this.gate.attach(this.server);
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  async close(): Promise<void> {
    this.gate.stop();
    const closing = this.hub.close();
    await this.clock.advance(10_000);
    await closing;
    this.server.closeAllConnections();
    this.server.close();
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async token(): Promise<string> {
    const token = newUuid();
    this.#people.set(token, await this.#make.user());
    return token;
  }

  room(): Promise<number> {
    return this.#make.room();
  }

  /** Opens a raw connection that sends only the upgrade request. */
  raw(token: string, address = '198.51.100.1'): Socket {
    const socket = connect(this.port, '127.0.0.1');
    // Tests examine the close, so a socket error only destroys the socket.
    socket.on('error', () => socket.destroy());
    socket.write(
      `GET /chat?token=${token} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
        `Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nX-Forwarded-For: ${address}\r\n\r\n`,
    );
    return socket;
  }

  async #verify(token: string): Promise<Identity | null> {
    this.tokenChecks += 1;
    if (this.delayTokenChecks) await new Promise(() => undefined);
    return this.#people.get(token) ?? null;
  }
}

/** Reads until the text matches or the connection ends; returns all of it. */
export function responseOf(socket: Socket, fits: (text: string) => boolean = () => false): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const collect = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (fits(text)) end();
    };
    const end = () => {
      socket.off('data', collect).off('end', end).off('close', end);
      resolve(text);
    };
    if (socket.destroyed) end();
    else socket.on('data', collect).on('end', end).on('close', end);
  });
}

/** Waits for one turn of the event loop, in which network events run. */
export const soon = () => new Promise((resolve) => setImmediate(resolve));

/** A client's frame; its zero mask leaves the text unchanged. */
export function clientFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

/** The close code in the server's last frame. */
export const closeCode = (bytes: string): number | undefined => {
  const at = bytes.lastIndexOf('\x88');
  return at < 0 ? undefined : Buffer.from(bytes.slice(at + 2, at + 4), 'latin1').readUInt16BE();
};
