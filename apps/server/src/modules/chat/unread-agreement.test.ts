import type { InboxFrame } from '@khandai/contracts';
import fc from 'fast-check';
import type { Database } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Stop } from '../../platform/sockets/topic-handlers.js';
import type { Identity } from '../../platform/http/caller.js';
import { INBOX_MS, type Inboxes } from './inboxes.js';
import { chatFixture, newUuid } from './testing.js';

type World = ReturnType<typeof chatFixture>;

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

/** One device of a member: what it read when it connected, and what it heard since. */
class Device {
  readonly #counts = new Map<number, number>();
  #stop: Stop = () => undefined;

  constructor(
    private readonly inboxes: Inboxes,
    private readonly world: World,
    private readonly member: Identity,
  ) {}

  async connect(): Promise<void> {
    await this.#stop();
    this.#counts.clear();
    this.#stop = () => undefined;
    this.#stop = await this.inboxes.listen(this.member.userId, (text) => {
      const { list } = JSON.parse(text) as InboxFrame;
      for (const { groupId, unread_messages } of list) this.#counts.set(groupId, unread_messages);
    });
    // A frame may arrive during the call, and then it is newer.
    const { list } = await this.world.follows.unread(this.member);
    for (const { groupId, unread_messages } of list)
      if (!this.#counts.has(groupId)) this.#counts.set(groupId, unread_messages);
  }

  unread(groupId: number): number {
    return this.#counts.get(groupId) ?? 0;
  }

  async close(): Promise<void> {
    await this.#stop();
  }
}

/** A room as the member should see it: how many messages it has, and how many of them they have read. */
interface Expected {
  readonly groupId: number;
  readonly isPrivate: boolean;
  followed: boolean;
  readonly sequences: number[];
  read: number;
}

const unreadOf = ({ followed, sequences, read }: Expected) => (followed ? sequences.length - read : 0);

const room = fc.integer({ min: 0, max: 2 });
const say = fc.record({ act: fc.constant('say' as const), room });
const answer = fc.record({ act: fc.constant('answer' as const), room: fc.constant(2) });
const follow = fc.record({ act: fc.constant('follow' as const), room, isFollowed: fc.boolean() });
// One of the messages so far, from the oldest (0) to the newest (1), or all of them.
const at = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
const read = fc.record({ act: fc.constant('read' as const), room, at });
const change = fc.oneof(say, say, read, follow, answer);
const pass = fc.record({ act: fc.constant('pass' as const) });
const connect = fc.record({ act: fc.constant('connect' as const), device: fc.nat({ max: 1 }) });
const outage = fc.record({
  act: fc.constant('outage' as const),
  during: fc.array(change, { minLength: 1, maxLength: 4 }),
});
const action = fc.oneof(change, change, pass, connect, outage);

type Change = Generated<typeof change>;
type Action = Generated<typeof action>;
type Generated<A> = A extends fc.Arbitrary<infer T> ? T : never;

/** Two group rooms and a private conversation of `fan`, who has a device on each of two processes. */
async function start() {
  const world = chatFixture(database, { messagesPerWindow: 10_000, messagesPerBurst: 10_000 });
  const [fan, writer] = [await world.user(), await world.user({ displayName: 'Lan' })];
  const empty = { sequences: [], read: 0 };
  const rooms: Expected[] = [
    { ...empty, sequences: [], groupId: await world.room(), isPrivate: false, followed: false },
    { ...empty, sequences: [], groupId: await world.room(), isPrivate: false, followed: false },
    {
      ...empty,
      ...{ sequences: [], isPrivate: true, followed: true },
      groupId: (await world.conversations.open(fan, writer.userId)).groupId,
    },
  ];
  const stop = new AbortController();
  const processes = [world.openInboxes(), world.openInboxes()];
  const running = processes.map((inboxes) => inboxes.run(stop.signal));
  const devices = processes.map((inboxes) => new Device(inboxes, world, fan));
  for (const device of devices) await device.connect();
  const end = async () => {
    for (const device of devices) await device.close();
    stop.abort();
    await Promise.all(running);
  };
  return { world, fan, writer, rooms, devices, end };
}
type Site = Awaited<ReturnType<typeof start>>;

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await database.db.select({ userId: users.userId }).from(users).limit(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function nextRound({ world }: Site): Promise<void> {
  await settle();
  await world.clock.advance(INBOX_MS);
  await settle();
}

async function send({ world, writer, fan }: Site, one: Expected, isOwn: boolean): Promise<void> {
  const { groupId, isPrivate } = one;
  const chat = isPrivate ? world.conversations : world.chat;
  const message = { groupId, uuid: newUuid(), originalMessage: 'Vào!', parentMessageId: null };
  const { sequence } = await chat.send(isOwn ? fan : writer, message);
  one.sequences.push(sequence);
  // Writing in a private conversation reads it.
  if (isOwn) one.read = one.sequences.length;
}

async function markRead({ world, fan }: Site, one: Expected, at: number | null): Promise<void> {
  const { groupId, sequences, followed } = one;
  const last = sequences.length - 1;
  const index = at === null ? last : Math.min(Math.floor(at * sequences.length), last);
  await world.follows.markRead(fan, { groupId, sequence: at === null ? undefined : sequences[index] });
  if (followed) one.read = Math.max(one.read, index + 1);
}

async function setFollowed({ world, fan }: Site, one: Expected, isFollowed: boolean): Promise<void> {
  if (one.isPrivate) return;
  await world.follows.set(fan, { groupId: one.groupId, follow: isFollowed });
  if (isFollowed && !one.followed) one.read = one.sequences.length;
  one.followed = isFollowed;
}

async function perform(site: Site, one: Change): Promise<void> {
  const chosen = site.rooms[one.room];
  if (!chosen) throw new Error('no such room');
  if (one.act === 'read') await markRead(site, chosen, one.at);
  else if (one.act === 'follow') await setFollowed(site, chosen, one.isFollowed);
  else await send(site, chosen, one.act === 'answer');
}

async function act(site: Site, one: Action): Promise<void> {
  const { devices, world } = site;
  if (one.act === 'pass') return nextRound(site);
  if (one.act === 'connect') return devices[one.device]?.connect();
  if (one.act !== 'outage') return perform(site, one);
  world.bus.failing = true;
  for (const each of one.during) await perform(site, each);
  world.bus.failing = false;
  world.bus.restored.emit();
}

// The second outage refuses the room that the member began to follow in the first one.
const outages: Action[] = [
  { act: 'outage', during: [{ act: 'follow', room: 1, isFollowed: true }] },
  { act: 'outage', during: [{ act: 'say', room: 1 }] },
];

test('[CH9] (two devices part) any order of messages, marks and follows, with the bus away for a while, gives two devices on two processes and the calls the same counts, also of private conversations', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 16 }), async (actions) => {
      const site = await start();
      try {
        for (const one of actions) await act(site, one);
        for (let round = 0; round < 3; round += 1) await nextRound(site);
        const { list } = await site.world.follows.unread(site.fan);
        const asked = new Map(list.map((entry) => [entry.groupId, entry.unread_messages]));
        for (const one of site.rooms) {
          const heard = site.devices.map((device) => device.unread(one.groupId));
          const expected = unreadOf(one);
          expect({ asked: asked.get(one.groupId) ?? 0, heard }).toEqual({
            asked: expected,
            heard: [expected, expected],
          });
        }
      } finally {
        await site.end();
      }
    }),
    { numRuns: 12, examples: [[outages]] },
  );
}, 60_000);
