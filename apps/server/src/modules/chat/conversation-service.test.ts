import { type ChatMessage, Code } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { conversations, users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { MAX_OPENED_PER_DAY } from './conversation-service.js';
import { roomChannel } from './room-channel.js';
import { chatFixture, newUuid } from './testing.js';

let database: Database;
let world: ReturnType<typeof chatFixture>;
let minh: Identity;
let lan: Identity;
let stranger: Identity;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  world = chatFixture(database, { messagesPerWindow: 10_000, messagesPerBurst: 10_000 });
  minh = await world.user({ username: newUuid(), displayName: 'Minh' });
  lan = await world.user({ username: newUuid(), displayName: 'Lan' });
  stranger = await world.user({ username: newUuid(), displayName: 'Tú' });
});

const open = async (from = minh, to = lan) => (await world.conversations.open(from, to.userId)).groupId;
const say = (groupId: number, originalMessage = 'Chào bạn', by = minh, uuid = newUuid()) =>
  world.conversations.send(by, { groupId, uuid, originalMessage, parentMessageId: null });
const page = { pageNum: 1, pageSize: 50 };
const list = async (who: Identity) => (await world.conversations.list(who, page)).list;
const refused = { code: Code.notPermissions };
const refusedToOpen = { code: Code.notPermissionsForCreate };

describe('opening a conversation', () => {
  test('[CH9] (list-private part) it is the same for both members, and listed once somebody wrote', async () => {
    const groupId = await open();
    expect(await open()).toBe(groupId);
    expect(await open(lan, minh)).toBe(groupId);
    expect([(await list(minh)).length, (await list(lan)).length]).toEqual([1, 0]);
    await say(groupId);
    expect(await list(lan)).toEqual([
      expect.objectContaining({
        groupId,
        kind: 'private',
        privateMessage: 1,
        followed: true,
        unread_messages: 1,
        otherUser: expect.objectContaining({ userId: minh.userId, showName: 'Minh' }),
        lastMessage: expect.objectContaining({ filteredMessage: 'Chào bạn' }),
      }),
    ]);
  });

  test('[CH9] (list-private part) the conversation with the newest message is first', async () => {
    const [first, second] = [await open(minh, lan), await open(minh, stranger)];
    await say(first);
    await world.clock.advance(1_000);
    await say(second);
    expect((await list(minh)).map(({ groupId }) => groupId)).toEqual([second, first]);
    await world.clock.advance(1_000);
    await say(first, 'lại đây', lan);
    expect((await list(minh)).map(({ groupId }) => groupId)).toEqual([first, second]);
    const { total, list: rest } = await world.conversations.list(minh, { pageNum: 2, pageSize: 1 });
    expect([total, rest.map(({ groupId }) => groupId)]).toEqual([2, [second]]);
  });

  test('parallel requests of both members open one conversation', async () => {
    const ids = await Promise.all([open(), open(lan, minh), open(), open(lan, minh)]);
    expect(new Set(ids).size).toBe(1);
    expect(await database.db.$count(conversations, eq(conversations.openedBy, minh.userId))).toBeLessThanOrEqual(1);
  });

  test('[CH11] (create part) guests and locked accounts open none', async () => {
    const guest = await world.user({ guest: true });
    await expect(open(guest)).rejects.toMatchObject(refusedToOpen);
    await database.db.update(users).set({ locked: true }).where(eq(users.userId, minh.userId));
    await expect(open()).rejects.toMatchObject(refusedToOpen);
  });

  test('[CH11] (create part) a member opens a limited number a day, also by parallel requests', async () => {
    const others = await Promise.all(Array.from({ length: MAX_OPENED_PER_DAY + 2 }, () => world.user()));
    const codeOf = (error: unknown) => (error as { code: number }).code;
    const results = await Promise.all(others.map((other) => open(minh, other).then(() => Code.success, codeOf)));
    expect(results.filter((code) => code === Code.success)).toHaveLength(MAX_OPENED_PER_DAY);
    expect(results.filter((code) => code === Code.notPermissionsForCreate)).toHaveLength(2);
    await expect(world.conversations.history(minh, { ...page, otherUserId: lan.userId })).rejects.toMatchObject(
      refusedToOpen,
    );
    await world.clock.advance(24 * 3_600_000);
    expect(await open()).toBeGreaterThan(0);
  });

  test.each([
    ['guest', { guest: true }],
    ['locked account', { locked: true }],
    ['simulated member', { simulated: true }],
  ])('[CH11] (recipient part) a %s takes no private messages', async (_who, values) => {
    await expect(open(minh, await world.user(values))).rejects.toMatchObject(refused);
  });

  test('[CH11] (recipient part) neither an unknown user nor oneself takes private messages', async () => {
    await expect(world.conversations.open(minh, 99_999_999)).rejects.toMatchObject(refused);
    await expect(open(minh, minh)).rejects.toMatchObject(refused);
  });
});

describe('a private conversation', () => {
  test('[CH10] (private part) both members read its pages and search in it', async () => {
    const groupId = await open();
    for (const text of ['một', 'hai', 'ba']) await say(groupId, text);
    const read = (who: Identity, more: object = {}) => world.conversations.history(who, { ...page, groupId, ...more });
    const texts = ({ list: messages }: { list: { filteredMessage: string }[] }) =>
      messages.map(({ filteredMessage }) => filteredMessage);
    expect(texts(await read(lan))).toEqual(['một', 'hai', 'ba']);
    expect(texts(await read(lan, { pageSize: 2 }))).toEqual(['hai', 'ba']);
    expect(texts(await read(minh, { searchKeyword: 'mot' }))).toEqual(['một']);
    const byUser = await world.conversations.history(lan, { ...page, otherUserId: minh.userId });
    expect([byUser.groupId, byUser.total]).toEqual([groupId, 3]);
  });

  test('[CH10] (private part) with a member to whom no conversation exists yet, the page is empty', async () => {
    expect(await world.conversations.history(minh, { ...page, otherUserId: lan.userId })).toEqual({
      groupId: null,
      total: 0,
      list: [],
      revision: 0,
    });
    await expect(world.conversations.history(minh, page)).rejects.toMatchObject({ code: Code.badRequest });
  });

  test('[CH11] (another member’s part) is closed to everyone else, by every way in', async () => {
    const groupId = await open();
    const said = await say(groupId);
    const moderator = { ...stranger, role: 'moderator' as const };
    for (const reader of [stranger, moderator, await world.user({ guest: true })]) {
      await expect(world.conversations.history(reader, { ...page, groupId })).rejects.toMatchObject(refused);
      await expect(world.conversations.admit(groupId, reader)).rejects.toMatchObject(refused);
      await expect(world.conversations.changesSince(groupId, 0, reader)).rejects.toMatchObject(refused);
      await expect(say(groupId, 'chen vào', reader)).rejects.toMatchObject(refused);
      const hidden = { code: Code.roomNotFound };
      await expect(world.chat.room(groupId, reader)).rejects.toMatchObject(hidden);
      await expect(world.chat.history({ ...page, groupId }, reader)).rejects.toMatchObject(hidden);
      await expect(world.follows.set(reader, { groupId, follow: true })).rejects.toMatchObject(hidden);
      await expect(world.follows.markRead(reader, { groupId })).rejects.toMatchObject(hidden);
      const reaction = { groupId, groupMessageId: said.groupMessageId, reaction: 'like' as const };
      await expect(world.chat.react(reader, reaction)).rejects.toMatchObject(hidden);
    }
    const all = await world.chat.rooms({ pageNum: 1, pageSize: 100 });
    expect(all.list.map((room) => room.groupId)).not.toContain(groupId);
    expect((await world.follows.list(lan, page)).list).toEqual([]);
  });

  test('[CH3] (private part) a repeated uuid is one message, and what was missed arrives by revision', async () => {
    const groupId = await open();
    const uuid = newUuid();
    const said = await say(groupId, 'một', minh, uuid);
    expect(await say(groupId, 'một', minh, uuid)).toEqual(said);
    const missed = await world.conversations.changesSince(groupId, 0, lan);
    expect([missed.revision, missed.list.map((message) => message.uuid)]).toEqual([1, [uuid]]);
    expect(await world.conversations.changesSince(groupId, undefined, lan)).toEqual({
      revision: 1,
      list: [],
      more: false,
    });
  });

  test('its author takes a message back, and the other member learns of it by revision; who is no author may not', async () => {
    const groupId = await open();
    const { groupMessageId, revision } = await say(groupId, 'gửi nhầm');
    const { recalls } = world.moderation;
    await expect(recalls.recall(lan, { groupId, groupMessageId })).rejects.toMatchObject({ status: 403 });
    const recalled = await recalls.recall(minh, { groupId, groupMessageId });
    expect(recalled).toMatchObject({ recalled: 'author', filteredMessage: '' });
    expect(await world.conversations.changesSince(groupId, revision, lan)).toMatchObject({ list: [recalled] });
  });

  test('[CH9] (private unread part) a message is unread for the other member alone, until they read it', async () => {
    const groupId = await open();
    await say(groupId);
    await say(groupId);
    expect((await world.follows.unread(minh)).list).toEqual([]);
    expect((await world.follows.unread(lan)).list).toEqual([{ groupId, unread_messages: 2 }]);
    expect(await world.follows.markRead(lan, { groupId })).toEqual({ groupId, unread_messages: 0 });
    await world.follows.set(lan, { groupId, follow: false });
    await say(groupId);
    expect((await world.follows.unread(lan)).list).toEqual([{ groupId, unread_messages: 1 }]);
  });

  test('[CH9] (private unread part) the inboxes of both members say so, on every process', async () => {
    const groupId = await open();
    const stop = new AbortController();
    const frames: Record<string, unknown[]> = { minh: [], lan: [] };
    const processes = [world.openInboxes(), world.openInboxes()];
    const running = processes.map((inboxes) => inboxes.run(stop.signal));
    const first = await processes[0]?.listen(minh.userId, (text) => void frames['minh']?.push(JSON.parse(text)));
    const second = await processes[1]?.listen(lan.userId, (text) => void frames['lan']?.push(JSON.parse(text)));
    await say(groupId);
    for (let turn = 0; turn < 10; turn += 1) {
      await database.db.select({ userId: users.userId }).from(users).limit(1);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const entry = (unread: number) => ({
      list: [expect.objectContaining({ groupId, followed: true, unread_messages: unread })],
    });
    expect(frames['lan']?.at(-1)).toMatchObject(entry(1));
    expect(frames['minh']?.at(-1)).toMatchObject(entry(0));
    stop.abort();
    await Promise.all([...running, first?.(), second?.()]);
  });
});

describe('blocking', () => {
  test('[CH11] (block part) a blocked member neither writes nor opens, until they are unblocked', async () => {
    const groupId = await open();
    await say(groupId);
    expect(await world.conversations.block(lan, minh.userId, true)).toEqual({ userId: minh.userId, blocked: true });
    await world.conversations.block(lan, minh.userId, true);
    await expect(say(groupId)).rejects.toMatchObject(refused);
    expect((await world.conversations.history(minh, { ...page, groupId })).total).toBe(1);
    await say(groupId, 'tôi vẫn viết được', lan);
    await world.conversations.block(stranger, minh.userId, true);
    await expect(open(minh, stranger)).rejects.toMatchObject(refused);
    await expect(world.conversations.history(minh, { ...page, otherUserId: stranger.userId })).rejects.toMatchObject(
      refused,
    );
    await world.conversations.block(lan, minh.userId, false);
    expect((await say(groupId)).sequence).toBe(3);
  });

  test('a message whose process ended before it could say it reaches the open sockets when it is sent again', async () => {
    const groupId = await open();
    const uuid = newUuid();
    const said = await say(groupId, 'một', minh, uuid);
    const heard: ChatMessage[] = [];
    await world.bus.subscribe(roomChannel(groupId), (text) => void heard.push(JSON.parse(text) as ChatMessage));
    expect(await say(groupId, 'một', minh, uuid)).toEqual(said);
    expect(heard).toEqual([]);
    const other = chatFixture(database, {});
    await other.clock.advance(world.clock.now() - other.clock.now());
    await other.bus.subscribe(roomChannel(groupId), (text) => void heard.push(JSON.parse(text) as ChatMessage));
    const message = { groupId, uuid, originalMessage: 'một', parentMessageId: null };
    expect(await other.conversations.send(minh, message)).toEqual(said);
    expect(heard).toEqual([said]);
  });

  test('[CH4] (same uuid) a message that is stored keeps its answer, also after its sender is blocked', async () => {
    const groupId = await open();
    const uuid = newUuid();
    const said = await say(groupId, 'Chào bạn', minh, uuid);
    await world.conversations.block(lan, minh.userId, true);
    expect(await say(groupId, 'Chào bạn', minh, uuid)).toMatchObject({ groupMessageId: said.groupMessageId });
  });

  test('[CH11] (blocked list part) a member sees whom they have blocked, the newest first, and in the conversation', async () => {
    const groupId = await open(lan, minh);
    const names = async (userId?: number) =>
      (await world.conversations.blocked(lan, page, userId)).list.map(({ showName }) => showName);
    expect(await names()).toEqual([]);
    await world.conversations.block(lan, minh.userId, true);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await world.conversations.block(lan, stranger.userId, true);
    expect(await names()).toEqual(['Tú', 'Minh']);
    expect(await names(minh.userId)).toEqual(['Minh']);
    expect((await world.conversations.blocked(minh, page, undefined)).total).toBe(0);
    const blockedIn = async (who: Identity) =>
      (await list(who)).find((room) => room.groupId === groupId)?.otherUser?.blocked;
    expect(await blockedIn(lan)).toBe(true);
    await say(groupId, 'tôi vẫn viết được', lan);
    expect(await blockedIn(minh)).toBe(false);
    await world.conversations.block(lan, minh.userId, false);
    expect(await blockedIn(lan)).toBe(false);
  });

  test('[CH11] (block part) neither oneself nor an unknown user can be blocked', async () => {
    await expect(world.conversations.block(minh, minh.userId, true)).rejects.toMatchObject({ code: Code.notFound });
    await expect(world.conversations.block(minh, 99_999_999, true)).rejects.toMatchObject({ code: Code.notFound });
  });
});
