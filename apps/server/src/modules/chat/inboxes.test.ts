import { Code, InboxFrame } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import type { Database } from '../../platform/database/database.js';
import { chatRooms, users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { inboxTopic } from './inbox-topic.js';
import { INBOX_MS, type Inboxes } from './inboxes.js';
import { chatFixture, newUuid } from './testing.js';

const frame = Compile(InboxFrame);
const outlet = { send: () => undefined, reconnect: () => undefined };

let database: Database;
let world: ReturnType<typeof chatFixture>;
let fan: Identity;
let writer: Identity;
let groupId: number;
let running: { stop: AbortController; done: Promise<void> }[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  world = chatFixture(database, { messagesPerWindow: 10_000, messagesPerBurst: 10_000 });
  fan = await world.user();
  writer = await world.user({ displayName: 'Lan' });
  groupId = await world.room();
});

afterEach(async () => {
  for (const { stop } of running) stop.abort();
  await Promise.all(running.map(({ done }) => done));
  running = [];
});

/** The inboxes of a process that is running. */
function process(): Inboxes {
  const inboxes = world.openInboxes();
  const stop = new AbortController();
  running.push({ stop, done: inboxes.run(stop.signal) });
  return inboxes;
}

/** Opens a device of a member on a process; `frames` collects what it gets. */
async function device(inboxes: Inboxes, { userId }: Identity = fan) {
  const frames: InboxFrame[] = [];
  const stop = await inboxes.listen(userId, (text) => {
    const parsed: unknown = JSON.parse(text);
    expect([parsed, frame.Check(parsed)]).toEqual([parsed, true]);
    frames.push(parsed as InboxFrame);
  });
  return {
    frames,
    stop,
    counts: () => frames.map(({ list }) => list.map((entry) => [entry.groupId, entry.unread_messages])),
  };
}

const follow = (room = groupId, isFollowed = true, who = fan) =>
  world.follows.set(who, { groupId: room, follow: isFollowed });
const say = (originalMessage = 'Vào!', room = groupId) =>
  world.chat.send(writer, { groupId: room, uuid: newUuid(), originalMessage, parentMessageId: null });

/** Waits for statements that run without the fake clock, then lets the next round begin. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await database.db.select({ userId: users.userId }).from(users).limit(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
async function nextRound(): Promise<void> {
  await settle();
  await world.clock.advance(INBOX_MS);
  await settle();
}

describe('the inbox of a member', () => {
  test('[WS26] (frames) says how many messages of a followed room are unread, with the newest one', async () => {
    await follow();
    const { frames } = await device(process());
    await say('một');
    await settle();
    expect(frames).toEqual([
      {
        type: 'inbox',
        userId: fan.userId,
        list: [
          {
            groupId,
            followed: true,
            unread_messages: 1,
            lastMessage: expect.objectContaining({ filteredMessage: 'một' }),
          },
        ],
      },
    ]);
  });

  test('[WS26] (frames) is silent about reactions, and about rooms that the member does not follow', async () => {
    const said = await say();
    await follow();
    const { frames } = await device(process());
    await world.chat.react(writer, { groupId, groupMessageId: said.groupMessageId, reaction: 'love' });
    await world.chat.announceJoin(writer, groupId, newUuid());
    await say('nơi khác', await world.room());
    await nextRound();
    expect(frames).toEqual([]);
  });

  test('[WS26] (pace) a busy room is one frame a second, whatever its messages and rooms', async () => {
    const other = await world.room();
    await follow();
    await follow(other);
    const { counts } = await device(process());
    await say();
    await settle();
    for (let times = 0; times < 20; times += 1) await say(`tin ${times}`);
    await say('phòng kia', other);
    await settle();
    expect(counts()).toEqual([[[groupId, 1]]]);
    await nextRound();
    expect(counts().slice(1)).toEqual([
      [
        [groupId, 21],
        [other, 1],
      ],
    ]);
    await nextRound();
    expect(counts()).toHaveLength(2);
  });

  test('[CH9] (two devices part) reading on one device clears the room on the others, on every process', async () => {
    await follow();
    const [first, second] = [await device(process()), await device(process())];
    const read = await say();
    await settle();
    await say();
    await nextRound();
    for (const { counts } of [first, second]) expect(counts().at(-1)).toEqual([[groupId, 2]]);
    await world.follows.markRead(fan, { groupId, sequence: read.sequence });
    await nextRound();
    for (const { counts } of [first, second]) expect(counts().at(-1)).toEqual([[groupId, 1]]);
    await world.follows.markRead(fan, { groupId });
    await nextRound();
    for (const { counts } of [first, second]) expect(counts().at(-1)).toEqual([[groupId, 0]]);
    const before = first.frames.length;
    await world.follows.markRead(fan, { groupId, sequence: read.sequence });
    await nextRound();
    expect(first.frames).toHaveLength(before);
  });

  test('[CH9] (two devices part) a room that is followed on one device counts on the others', async () => {
    const { frames, counts } = await device(process());
    await follow();
    await settle();
    expect(frames[0]?.list).toMatchObject([{ groupId, followed: true, unread_messages: 0 }]);
    await say();
    await nextRound();
    expect(counts().at(-1)).toEqual([[groupId, 1]]);
    await follow(groupId, false);
    await nextRound();
    expect(frames.at(-1)?.list).toEqual([{ groupId, followed: false, unread_messages: 0, lastMessage: null }]);
    const before = frames.length;
    await say();
    await nextRound();
    expect(frames).toHaveLength(before);
  });

  test('[WS26] (own) members get only their own counts', async () => {
    const other = await world.user();
    await follow();
    await follow(groupId, true, other);
    const inboxes = process();
    const [mine, theirs] = [await device(inboxes), await device(inboxes, other)];
    await say();
    await settle();
    await world.follows.markRead(other, { groupId });
    await nextRound();
    expect([mine.counts(), theirs.counts()]).toEqual([[[[groupId, 1]]], [[[groupId, 1]], [[groupId, 0]]]]);
  });

  test('[WS26] (own) a VIP room that the member may no longer enter is silent', async () => {
    const vip = await world.room({ vipGroup: 1 });
    await follow(vip, true, { ...fan, role: 'moderator' });
    const { frames } = await device(process());
    const owner = await world.user();
    await database.db.update(chatRooms).set({ authorId: owner.userId }).where(eq(chatRooms.groupId, vip));
    await world.chat.send(owner, { groupId: vip, uuid: newUuid(), originalMessage: 'kín', parentMessageId: null });
    await nextRound();
    expect(frames).toEqual([]);
  });

  test('a closed inbox gets no frame, and nothing listens for it any more', async () => {
    await follow();
    const inboxes = process();
    const [open, closed] = [await device(inboxes), await device(inboxes)];
    await closed.stop();
    await say();
    await settle();
    expect([open.frames.length, closed.frames.length, inboxes.size, inboxes.rooms]).toEqual([1, 0, 1, 1]);
    await open.stop();
    expect([inboxes.size, inboxes.rooms, world.bus.listeners.size]).toEqual([0, 0, 0]);
  });

  test('[WS26] (subscribing) a private message from before a socket subscribed is in the next frame, on the first socket and on later ones', async () => {
    const { groupId: secret } = await world.conversations.open(fan, writer.userId);
    const whisper = { groupId: secret, originalMessage: 'kín', parentMessageId: null };
    await world.conversations.send(writer, { ...whisper, uuid: newUuid() });
    const inboxes = process();
    const topic = inboxTopic({ inboxes, bus: world.bus }).inbox;
    const join = () =>
      topic.joined?.({ topic: 'inbox', userId: fan.userId }, { ...fan, showName: 'x', address: 'y' }, outlet);
    join();
    const { counts } = await device(inboxes);
    await nextRound();
    expect(counts()).toEqual([[[secret, 1]]]);
    await nextRound();
    expect(counts()).toHaveLength(1);
    join();
    await nextRound();
    expect(counts()).toEqual([[[secret, 1]], [[secret, 1]]]);
    await world.clock.advance(60_000);
    join();
    await nextRound();
    expect(counts().slice(2).flat()).not.toContainEqual([secret, 0]);
  });

  test('[WS26] (subscribing) an older private message has no entry', async () => {
    const { groupId: secret } = await world.conversations.open(fan, writer.userId);
    const whisper = { groupId: secret, originalMessage: 'kín', parentMessageId: null };
    await world.conversations.send(writer, { ...whisper, uuid: newUuid() });
    await settle();
    await world.clock.advance(31_000);
    const { frames } = await device(process());
    await nextRound();
    expect(frames).toEqual([]);
  });

  test('an inbox that the bus refuses fails and leaves nothing behind; the next one works', async () => {
    await follow();
    const inboxes = process();
    world.bus.failing = true;
    await expect(device(inboxes)).rejects.toThrow('the bus is down');
    world.bus.failing = false;
    expect([inboxes.size, inboxes.rooms]).toEqual([0, 0]);
    const { frames } = await device(inboxes);
    await say();
    await settle();
    expect(frames).toHaveLength(1);
  });

  test('[WS26] (lost notices) what the bus lost arrives with a later read of the marks', async () => {
    await follow();
    const { counts } = await device(process());
    await say();
    await settle();
    world.bus.failing = true;
    await say();
    await world.follows.markRead(fan, { groupId });
    world.bus.failing = false;
    await nextRound();
    expect(counts()).toEqual([[[groupId, 1]]]);
    await world.clock.advance(5 * 60_000);
    await nextRound();
    expect(counts().slice(1)).toEqual([[[groupId, 0]]]);
  });

  test('[WS26] (lost notices) a message that the bus lost arrives in a quiet process too, and a private one', async () => {
    await follow();
    const { groupId: secret } = await world.conversations.open(fan, writer.userId);
    const { counts } = await device(process());
    await settle();
    world.bus.failing = true;
    await say();
    await world.conversations.send(writer, {
      groupId: secret,
      uuid: newUuid(),
      originalMessage: 'kín',
      parentMessageId: null,
    });
    world.bus.failing = false;
    await nextRound();
    expect(counts()).toEqual([]);
    await world.clock.advance(5 * 60_000);
    await nextRound();
    expect(new Map(counts().flat() as [number, number][])).toEqual(
      new Map([
        [groupId, 1],
        [secret, 1],
      ]),
    );
    await world.clock.advance(5 * 60_000);
    await nextRound();
    expect(counts().flat()).toHaveLength(2);
  });

  test('[WS26] (lost notices) what the bus lost while it was away arrives once it is back', async () => {
    await follow();
    const { counts } = await device(process());
    world.bus.failing = true;
    await say();
    world.bus.failing = false;
    world.bus.restored.emit();
    await nextRound();
    expect(counts()).toEqual([[[groupId, 1]]]);
  });

  test('a notice that arrives while an inbox opens is sent after it, with the newer numbers', async () => {
    await follow();
    const inboxes = process();
    const opening = device(inboxes);
    await say();
    const { counts } = await opening;
    await nextRound();
    expect(counts().at(-1)).toEqual([[groupId, 1]]);
    expect(counts().flat()).not.toContainEqual([groupId, 0]);
  });

  test('[WS26] (busy database) a round that fails is repeated', async () => {
    await follow();
    const inboxes = process();
    const { counts } = await device(inboxes);
    const { db } = database;
    const select = db.select.bind(db);
    await say();
    await settle();
    await say();
    db.select = (() => {
      db.select = select;
      throw new Error('busy');
    }) as unknown as typeof db.select;
    await world.clock.advance(INBOX_MS);
    await settle();
    expect(counts()).toHaveLength(1);
    expect(world.log.lines).toMatchObject([{ level: 'error', message: 'unread messages were not sent' }]);
    await nextRound();
    expect(counts().at(-1)).toEqual([[groupId, 2]]);
  });
});

describe('who may subscribe', () => {
  const admit = async (userId: number, user: Identity) =>
    inboxTopic({ inboxes: world.openInboxes(), bus: world.bus }).inbox.admit?.(
      { topic: 'inbox', userId },
      { ...user, showName: 'x', address: 'y' },
    );

  test('[WS26] (own) a member, to their own inbox', async () => {
    await expect(admit(fan.userId, fan)).resolves.toBeUndefined();
    await expect(admit(writer.userId, fan)).rejects.toMatchObject({ code: Code.forbidden });
    const guest = await world.user({ guest: true });
    await expect(admit(guest.userId, guest)).rejects.toMatchObject({ code: Code.forbidden });
  });
});
