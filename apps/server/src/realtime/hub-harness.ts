import { Compile } from 'typebox/compile';
import { ServerFrame } from '@khandai/contracts';
import { chatMethods } from '../modules/chat/chat-methods.js';
import type { ChatService } from '../modules/chat/chat-service.js';
import { RoomCounts } from '../modules/chat/room-counts.js';
import { privateMethods, privateTopic } from '../modules/chat/private-topic.js';
import { chatFixture, newUuid } from '../modules/chat/testing.js';
import type { Database } from '../platform/database/database.js';
import { openTestDatabase } from '../platform/database/testing.js';
import type { Identity } from '../platform/http/caller.js';
import { SessionEndChannel } from '../platform/session-end-channel.js';
import { ChatHub } from './chat-hub.js';
import type { ConnectionLimits } from './connections.js';
import type { Peer } from './peer.js';
import { FakeSocket, testTopics } from './testing.js';

// A hub with fake sockets, bus and clock on a real database; created before each test of a file that imports this
// module.

const serverFrame = Compile(ServerFrame);

/** The part of the chat module that the hub uses. */
export type Chat = Pick<
  ChatService,
  'author' | 'enter' | 'room' | 'send' | 'react' | 'announceJoin' | 'changesSince' | 'feed'
>;

let database: Database;
/** Clock, bus, log and chat of the current test. */
export let world: ReturnType<typeof chatFixture>;
export let counts: RoomCounts;
export let hub: ChatHub;
/** Each test has its own room. */
export let groupId: number;
const sockets: FakeSocket[] = [];
let stopCounting = new AbortController();
let counting: Promise<void> = Promise.resolve();

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  world = chatFixture(database);
  sockets.length = 0;
  useHub();
  groupId = await world.room();
});

// Every frame that a hub sent must match the schema in contracts.
afterEach(() => {
  for (const { frames } of sockets)
    for (const frame of frames) expect([frame, serverFrame.Check(frame)]).toEqual([frame, true]);
});

/** Replaces the hub of the test. */
export function useHub(limits: Partial<ConnectionLimits> = {}, chat: Chat = world.chat): void {
  const { clock, bus, conversations } = world;
  counts = new RoomCounts({ bus, clock, log: world.log.log });
  const fixtures = { exists: async (fixtureId: string) => fixtureId === '1001' };
  const verifier = { verify: async () => null };
  const sessions = { isOpen: async () => true };
  const ends = new SessionEndChannel({ bus, clock, log: world.log.log });
  hub = new ChatHub({
    topics: {
      ...testTopics({ chat, counts, fixtures, states: world.civil.states }),
      ...privateTopic({ conversations, feed: chat.feed }),
    },
    methods: { ...chatMethods(chat), ...privateMethods(conversations) },
    users: chat,
    bus,
    clock,
    // Writes take no CPU time, so that no test depends on the machine's speed.
    cpuMs: () => clock.now(),
    log: world.log.log,
    verifier,
    sessions,
    ends,
    build: 'b1',
    limits,
  });
}

/** Starts the hub and the push of room counts; `closeHub` ends both. */
export function startHub(): void {
  stopCounting = new AbortController();
  counting = counts.run(stopCounting.signal);
  hub.start();
}

/** The database of all tests of the file. */
export const testDatabase = (): Database => database;

export interface Client {
  socket: FakeSocket;
  peer: Peer;
  who: Identity;
  /** Sends frames and waits until each has a reply. */
  send(...frames: unknown[]): Promise<void>;
}

export function connect(who: Identity, address = '10.0.0.1'): Client {
  const socket = new FakeSocket();
  sockets.push(socket);
  const peer = hub.open(socket, { ...who, showName: 'Minh', address, tokenCheckedAt: world.clock.now() });
  if (!peer) throw new Error(`refused: ${socket.closed?.code}`);
  const send = async (...frames: unknown[]) => {
    for (const frame of frames) peer.receive(typeof frame === 'string' ? frame : JSON.stringify(frame));
    await peer.idle;
  };
  return { socket, peer, who, send };
}

export const fan = async () => connect(await world.user());

export const inRoom = async () => {
  const client = await fan();
  await client.send(sub());
  return client;
};

export const sub = (more: object = {}) => ({ type: 'sub', topic: 'chatroom', groupId, ...more });
export const say = (originalMessage: unknown, uuid: unknown = newUuid()) => ({
  type: 'send',
  topic: 'chatroom',
  method: 'chat.sendMessage',
  uuid,
  data: { groupId, originalMessage },
});
export const act = (data: object) => ({
  type: 'send',
  topic: 'chatroom',
  method: 'chat.sendMessage',
  uuid: newUuid(),
  data: { groupId, ...data },
});
export const heard = ({ socket }: Client) =>
  socket.all('messages').flatMap(({ list }) => list.map(({ filteredMessage }) => filteredMessage));

/**
 * Closes the hub while the clock advances, after `answered`. The fake sockets never answer the close, so the hub
 * reaches its time limit.
 */
export async function closeHub(answered?: Promise<unknown>): Promise<void> {
  stopCounting.abort();
  const closing = Promise.all([hub.close(), counting]);
  await answered;
  let done = false;
  void closing.then(() => (done = true));
  while (!done) {
    await new Promise((resolve) => setImmediate(resolve));
    await world.clock.advance(100);
  }
  await closing;
}
