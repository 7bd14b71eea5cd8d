import { and, eq, gt } from 'drizzle-orm';
import { type ChatMessage, Code, DEFAULT_GROUP_ID } from '@khandai/contracts';
import type { Database } from '../../platform/database/database.js';
import { chatMessages, chatRooms, fixtures, hosts } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { createChat } from './create-chat.js';
import type { HistoryRequest } from './history-pages.js';
import { chatFixture, newUuid } from './testing.js';

let database: Database;
let world: ReturnType<typeof chatFixture>;
let fan: Identity;
let groupId: number;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  world = chatFixture(database);
  fan = await world.user();
  groupId = await world.room();
});

const say = (originalMessage: string, options: { by?: Identity; uuid?: string; room?: number; parent?: number } = {}) =>
  world.chat.send(options.by ?? fan, {
    groupId: options.room ?? groupId,
    uuid: options.uuid ?? newUuid(),
    originalMessage,
    parentMessageId: options.parent ?? null,
  });

const react = (message: ChatMessage, reaction: 'like' | 'love' | null, by = fan) =>
  world.chat.react(by, { groupId: message.groupId, groupMessageId: message.groupMessageId, reaction });

const history = (request: Partial<HistoryRequest> = {}, reader: Identity | null = fan) =>
  world.chat.history(
    { groupId, pageNum: 1, pageSize: 50, searchKeyword: undefined, before: undefined, ...request },
    reader,
  );

const texts = ({ list }: { list: ChatMessage[] }) => list.map(({ filteredMessage }) => filteredMessage);

const broadcasts = () => world.bus.published.map(({ payload }) => JSON.parse(payload) as ChatMessage);

describe('the room of a match without a commentator', () => {
  let reserved: number;
  beforeEach(async () => {
    reserved = await world.fixture(newUuid());
  });
  const stored = () => database.db.$count(chatRooms, eq(chatRooms.groupId, reserved));
  const page = { pageNum: 1, pageSize: 50, searchKeyword: undefined, before: undefined };

  test('is empty and not stored while users only read', async () => {
    expect(await world.chat.room(reserved, null)).toMatchObject({
      name: 'Hà Nội – Huế',
      revision: 0,
      guestsWrite: true,
    });
    expect(await world.chat.history({ ...page, groupId: reserved }, null)).toEqual({ total: 0, list: [], revision: 0 });
    expect(await world.chat.changesSince(reserved, 0, fan)).toEqual({ revision: 0, list: [], more: false });
    expect(await stored()).toBe(0);
  });

  test('is stored when the first user enters', async () => {
    await Promise.all([world.chat.enter(reserved, fan), world.chat.enter(reserved, fan)]);
    expect(await stored()).toBe(1);
    expect(await world.chat.room(reserved, null)).not.toHaveProperty('reservedFor');
  });

  test('is stored with the first message', async () => {
    const said = await Promise.all([say('một', { room: reserved }), say('hai', { room: reserved })]);
    expect(said.map(({ sequence }) => sequence).sort()).toEqual([1, 2]);
    expect((await world.chat.history({ ...page, groupId: reserved }, null)).total).toBe(2);
  });

  test('does not open once the match has a commentator', async () => {
    const { userId } = await world.user({ role: 'commentator' });
    const [{ fixtureId } = { fixtureId: '' }] = await database.db
      .select({ fixtureId: fixtures.fixtureId })
      .from(fixtures)
      .where(eq(fixtures.groupId, reserved));
    await database.db.insert(hosts).values({ fixtureId, userId });
    await expect(world.chat.enter(reserved, fan)).rejects.toMatchObject({ code: Code.roomNotFound });
  });
});

describe('sending a message', () => {
  test('[CH14] (name and colour) [CH4] (server part) a message is confirmed as stored and broadcast once, without any reader’s own reaction', async () => {
    const message = await say('Vào rồi!');
    expect(message).toMatchObject({
      groupId,
      sequence: 1,
      revision: 1,
      userId: fan.userId,
      showName: 'Minh',
      filteredMessage: 'Vào rồi!',
    });
    expect(message.colorName).toMatch(/^[1-8]$/);
    expect(broadcasts()).toEqual([message]);
    expect((await history()).list).toEqual([message]);
    expect(world.bus.published[0]?.channel).toBe(`room:${groupId}`);
  });

  test('[CH4] (server part) a resend gets the first answer, is stored once and broadcast once', async () => {
    const uuid = newUuid();
    const first = await say('một', { uuid });
    expect(await say('hai', { uuid })).toEqual(first);
    expect(texts(await history())).toEqual(['một']);
    expect(broadcasts()).toHaveLength(1);
    expect(await world.revision(groupId)).toBe(1);
  });

  test('[WS9] a resend to another process is broadcast again, once: the first process may have ended before it could', async () => {
    const uuid = newUuid();
    world.bus.failing = true;
    const first = await say('một', { uuid });
    world.bus.failing = false;
    const { bus, clock, log, civil } = world;
    const other = createChat({ database, bus, clock, log: log.log, online: { online: () => 7 }, civil });
    const again = () => other.send(fan, { groupId, uuid, originalMessage: 'một', parentMessageId: null });
    expect([await again(), await again()]).toEqual([first, first]);
    expect(broadcasts()).toEqual([first]);
  });

  test('[WS9] a resend of an old message is not broadcast', async () => {
    const uuid = newUuid();
    await say('một', { uuid });
    const { bus, clock, log, civil } = world;
    const other = createChat({ database, bus, clock, log: log.log, online: { online: () => 7 }, civil });
    await clock.advance(5 * 60_000);
    await other.send(fan, { groupId, uuid, originalMessage: 'một', parentMessageId: null });
    expect(broadcasts()).toHaveLength(1);
  });

  test('[CH4] (server part) the same message sent twice in parallel is stored once and uses one revision', async () => {
    const uuid = newUuid();
    const both = await Promise.all([say('một', { uuid }), say('một', { uuid })]);
    expect(both[0]).toEqual(both[1]);
    expect(await world.revision(groupId)).toBe(1);
    expect((await say('hai')).revision).toBe(2);
  });

  test('[WS9] a uuid that its sender used in another room is refused, also when both arrive at once', async () => {
    const uuid = newUuid();
    const other = await world.room();
    await say('một', { uuid });
    await expect(say('một', { uuid, room: other })).rejects.toMatchObject({ code: Code.conflict });
    const again = newUuid();
    const both = await Promise.allSettled([say('hai', { uuid: again }), say('hai', { uuid: again, room: other })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(
      (await world.chat.changesSince(other, 0, fan)).list.length +
        (await world.chat.changesSince(groupId, 0, fan)).list.length,
    ).toBe(2);
  });

  test('[WS9] another user’s message with the same uuid is a separate message', async () => {
    const uuid = newUuid();
    const other = await world.user({ displayName: 'Hoa' });
    await say('một', { uuid });
    expect(await say('hai', { uuid, by: other })).toMatchObject({ showName: 'Hoa', sequence: 2 });
  });

  test('[WS13] sequences of a room with many parallel writers have no gap and are broadcast in order', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => world.user()));
    await Promise.all(people.flatMap((by) => [1, 2, 3, 4, 5].map((n) => say(`tin ${n}`, { by }))));
    const wanted = Array.from({ length: 30 }, (_, index) => index + 1);
    expect((await history()).list.map(({ sequence }) => sequence)).toEqual(wanted);
    expect(broadcasts().map(({ revision }) => revision)).toEqual(wanted);
  });

  test('[WS9] a stored message is confirmed without waiting for a hanging bus', async () => {
    Object.assign(world.bus, { publish: () => new Promise<void>(() => undefined) });
    expect((await say('một')).sequence).toBe(1);
    expect((await say('hai')).sequence).toBe(2);
  });

  test('[WS9] a stored message is confirmed even when the bus is down, and the error is logged', async () => {
    world.bus.failing = true;
    expect((await say('một')).sequence).toBe(1);
    expect(world.log.lines).toEqual([expect.objectContaining({ level: 'error' })]);
  });

  test('[CH14] (filtered and original) readers get offensive words masked, and the words of the sender are stored', async () => {
    const { filteredMessage, groupMessageId } = await say('Trọng tài vcl');
    expect(filteredMessage).toBe('Trọng tài ***');
    expect(texts(await history())).toEqual(['Trọng tài ***']);
    expect((await history({ searchKeyword: 'vcl' })).list).toEqual([]);
    const [stored] = await database.db
      .select({ original: chatMessages.originalMessage })
      .from(chatMessages)
      .where(eq(chatMessages.groupMessageId, groupMessageId));
    expect(stored?.original).toBe('Trọng tài vcl');
  });

  test('[WS10] markup is stored and sent as the plain text it is', async () => {
    const text = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    expect((await say(text)).filteredMessage).toBe(text);
  });

  test.each([
    ['nothing', '', Code.messageEmpty],
    ['spaces', ' \n\t ', Code.messageEmpty],
    ['a flood of zero-width characters', '\u200b\u2060\ufeff'.repeat(500), Code.messageEmpty],
    ['direction changes only', '\u202e\u2066'.repeat(200), Code.messageEmpty],
    ['201 characters', 'ế'.repeat(201), Code.messageTooLong],
    ['201 emoji', '⚽'.repeat(201), Code.messageTooLong],
  ])('[WS10] %s is refused and stores nothing', async (_, text, code) => {
    await expect(say(text)).rejects.toMatchObject({ code });
    expect(await world.revision(groupId)).toBe(0);
  });

  test('[WS10] 200 characters fit, counted in code points', async () => {
    expect((await say('𐐷'.repeat(200))).filteredMessage).toHaveLength(400);
    expect((await say('e\u0302\u0301'.repeat(200))).filteredMessage).toBe('ế'.repeat(200));
  });

  test('[WS10] lone surrogates and null characters do not reach the database', async () => {
    expect((await say('a\ud800\u0000b')).filteredMessage).toBe('a\ufffdb');
  });

  test('[WS11] eleven messages in thirty seconds pass, the twelfth gets the time to wait', async () => {
    for (let n = 0; n < 11; n += 1) {
      await say(`tin ${n}`);
      await world.clock.advance(500);
    }
    await world.clock.advance(4_500);
    await expect(say('nữa')).rejects.toMatchObject({ code: Code.messageTooFast, retryAfter: 20_000 });
    await world.clock.advance(20_000);
    expect((await say('nữa')).sequence).toBe(12);
  });

  test.each([
    ['guest', true],
    ['member', false],
  ] as const)('[WS11] five messages of a %s in a second pass, the sixth gets the time to wait', async (role, guest) => {
    const by = await world.user({ guest, role });
    for (let n = 0; n < 5; n += 1) await say(`tin ${n}`, { by });
    await world.clock.advance(400);
    await expect(say('nữa', { by })).rejects.toMatchObject({ code: Code.messageTooFast, retryAfter: 600 });
    await world.clock.advance(600);
    expect((await say('nữa', { by })).sequence).toBe(6);
  });

  test('[WS11] a user who is too fast does not block others', async () => {
    const other = await world.user();
    const flood = Array.from({ length: 40 }, () => say('spam').catch(() => undefined));
    expect((await say('chào', { by: other })).filteredMessage).toBe('chào');
    const sent = await Promise.all(flood);
    expect(sent.filter(Boolean)).toHaveLength(5);
  });

  test('[WS11] the limits are settable', async () => {
    const strict = chatFixture(database, { messagesPerWindow: 1, messageLength: 3 });
    const send = (originalMessage: string) =>
      strict.chat.send(fan, { groupId, uuid: newUuid(), originalMessage, parentMessageId: null });
    await expect(send('bốn!')).rejects.toMatchObject({ code: Code.messageTooLong, values: { max: 3 } });
    await send('một');
    await expect(send('hai')).rejects.toMatchObject({ code: Code.messageTooFast });
  });

  test('[WS11] guests of one address share a limit, however many tokens they have; members have their own', async () => {
    const { chat } = chatFixture(database, { guestsPerWindow: 3 });
    const from = async (address: string, guest = true) => ({
      ...(await world.user({ guest, role: guest ? 'guest' : 'member' })),
      address,
    });
    const send = async (by: Awaited<ReturnType<typeof from>>, uuid = newUuid()) =>
      chat.send(by, { groupId, uuid, originalMessage: 'chào', parentMessageId: null });
    const first = await from('203.0.113.9');
    const uuid = newUuid();
    await send(first, uuid);
    await Promise.all([send(first, uuid), send(first, uuid)]);
    await send(await from('203.0.113.9'));
    await send(await from('203.0.113.9'));
    await expect(send(await from('203.0.113.9'))).rejects.toMatchObject({
      code: Code.messageTooFast,
      retryAfter: 30_000,
    });
    await send(await from('203.0.113.10'));
    await send(await from('203.0.113.9', false));
  });

  test('[WS11] a resend does not count towards the limit', async () => {
    const uuid = newUuid();
    for (let n = 0; n < 30; n += 1) await say('một', { uuid });
    expect((await say('hai')).sequence).toBe(2);
  });
});

describe('permission to write', () => {
  test('[WS9] an unknown room is refused as not found', async () => {
    await expect(say('a', { room: 2_147_483_647 })).rejects.toMatchObject({ code: Code.roomNotFound });
  });

  test('[WS9] guests write only in rooms that allow guests', async () => {
    const guest = await world.user({ guest: true, role: 'guest' });
    const members = await world.room({ guestsWrite: false });
    expect((await say('chào', { by: guest })).isGuest).toBe(1);
    await expect(say('chào', { by: guest, room: members })).rejects.toMatchObject({ code: Code.membersOnly });
    expect((await say('chào', { room: members })).isGuest).toBe(0);
  });

  test('[WS9] locked and deleted accounts cannot write', async () => {
    const locked = await world.user({ locked: true });
    await expect(say('a', { by: locked })).rejects.toMatchObject({ code: Code.chatNotAllowed });
    await expect(say('a', { by: { ...fan, userId: 2_000_000_000 } })).rejects.toMatchObject({
      code: Code.chatNotAllowed,
    });
  });

  test('[WS7] a VIP room is closed and a private room not found for all but its author', async () => {
    const vip = await world.room({ vipGroup: 1, authorId: fan.userId });
    const hidden = await world.room({ privateMessage: true });
    const other = await world.user();
    expect((await say('chào', { room: vip })).vipGroup).toBe(1);
    await expect(world.chat.room(vip, other)).rejects.toMatchObject({ code: Code.chatNotAllowed });
    await expect(world.chat.room(vip, null)).rejects.toMatchObject({ code: Code.chatNotAllowed });
    await expect(world.chat.room(hidden, other)).rejects.toMatchObject({ code: Code.roomNotFound });
  });

  test('[CH14] (replies) [WS9] a reply contains its parent, which must be a message of the same room', async () => {
    const parent = await say('Ai thắng?');
    const elsewhere = await say('xa', { room: await world.room() });
    expect(await say('Mình!', { parent: parent.groupMessageId })).toMatchObject({
      parentMessageId: parent.groupMessageId,
      parent: { showName: 'Minh', filteredMessage: 'Ai thắng?' },
    });
    await expect(say('a', { parent: elsewhere.groupMessageId })).rejects.toMatchObject({ code: Code.messageNotFound });
    await expect(say('a', { parent: Number.MAX_SAFE_INTEGER })).rejects.toMatchObject({ code: Code.messageNotFound });
  });
});

describe('reactions', () => {
  test('[WS12] a user has one reaction: set, replaced or removed, each with the room’s next revision', async () => {
    const message = await say('một');
    const steps = [await react(message, 'like'), await react(message, 'love'), await react(message, null)];
    expect(steps.map(({ revision, reaction, totalReactions }) => [revision, reaction, totalReactions])).toEqual([
      [2, 'like', 1],
      [3, 'love', 1],
      [4, null, 0],
    ]);
    expect(steps.map(({ sequence, updatedReaction }) => [sequence, updatedReaction])).toEqual([
      [1, true],
      [1, true],
      [1, true],
    ]);
  });

  test('[WS12] an unchanged reaction uses no revision and is not broadcast', async () => {
    const message = await say('một');
    await react(message, 'like');
    expect((await react(message, 'like')).revision).toBe(2);
    await react(message, null);
    await react(message, null);
    expect(await world.revision(groupId)).toBe(3);
    expect(broadcasts()).toHaveLength(3);
  });

  test('[WS12] broadcast totals contain no own reaction; each reader loads their own', async () => {
    const message = await say('một');
    const other = await world.user();
    await react(message, 'love');
    await react(message, 'love', other);
    const third = await react(message, 'like', await world.user());
    expect(third.listReaction).toEqual([
      { reaction: 'love', total: 2 },
      { reaction: 'like', total: 1 },
    ]);
    expect(broadcasts().at(-1)).toMatchObject({ reaction: null, totalReactions: 3, updatedReaction: true });
    expect((await history({}, other)).list[0]?.reaction).toBe('love');
    expect((await history({}, null)).list[0]?.reaction).toBeNull();
  });

  test('[WS12] a reaction to an unknown message or one of another room is refused', async () => {
    const elsewhere = await say('xa', { room: await world.room() });
    await expect(react({ ...elsewhere, groupId }, 'like')).rejects.toMatchObject({ code: Code.messageNotFound });
    await expect(react({ ...elsewhere, groupMessageId: 9_007_199_254_740_991 }, 'like')).rejects.toMatchObject({
      code: Code.messageNotFound,
    });
  });

  test('[WS12] reactions have their own rate limit', async () => {
    const message = await say('một');
    for (let n = 0; n < 30; n += 1) await react(message, n % 2 ? 'like' : 'love');
    await expect(react(message, null)).rejects.toMatchObject({ code: Code.messageTooFast });
    expect((await say('hai')).filteredMessage).toBe('hai');
  });
});

describe('missed messages', () => {
  test('[WS13] (rush part) a thousand readers who return at once cost a few statements, and see what was said before', async () => {
    await say('một');
    let statements = 0;
    const counted = Object.create(database, {
      db: {
        get: () => {
          statements += 1;
          return database.db;
        },
      },
    }) as Database;
    const { clock, bus, log, civil } = world;
    const chat = createChat({ database: counted, bus, clock, log: log.log, online: { online: () => 7 }, civil });
    const missed = await Promise.all(Array.from({ length: 1000 }, () => chat.changesSince(groupId, 0, fan)));
    expect(statements).toBeLessThan(10);
    expect(new Set(missed.map(({ revision, list }) => `${revision} ${list.length}`))).toEqual(new Set(['1 1']));
  });

  test('[WS13] (rush part) each reader still sees their own reactions', async () => {
    await react(await say('một'), 'love');
    const [own, others] = await Promise.all([
      world.chat.changesSince(groupId, 0, fan),
      world.user().then((other) => world.chat.changesSince(groupId, 0, other)),
    ]);
    expect([own.list[0]?.reaction, others.list[0]?.reaction]).toEqual(['love', null]);
  });

  test('[WS13] messages and reactions after a revision come in order of revision', async () => {
    const first = await say('một');
    await say('hai');
    await react(first, 'like');
    const { list, revision, more } = await world.chat.changesSince(groupId, 1, fan);
    expect(list.map(({ filteredMessage, revision: at }) => [filteredMessage, at])).toEqual([
      ['hai', 2],
      ['một', 3],
    ]);
    expect([revision, more]).toEqual([3, false]);
    expect(await world.chat.changesSince(groupId, 3, fan)).toEqual({ revision: 3, list: [], more: false });
  });

  test('[WS13] of more than two hundred missed messages the first two hundred are sent, with more set', async () => {
    await world.fill(groupId, fan, 201);
    const { list, more } = await world.chat.changesSince(groupId, 0, fan);
    expect([list.length, list.at(-1)?.revision, more]).toEqual([200, 200, true]);
  });

  test('[WS13] an unknown revision requires loading the history', async () => {
    await say('một');
    expect(await world.chat.changesSince(groupId, 500, fan)).toEqual({ revision: 1, list: [], more: true });
  });
});

describe('history', () => {
  const fill = async (count: number) => {
    for (let n = 1; n <= count; n += 1) await say(`tin ${n}`);
  };

  test('[CH10] (pages) page 1 is the newest, and each page goes from old to new', async () => {
    await fill(5);
    expect(texts(await history({ pageSize: 2 }))).toEqual(['tin 4', 'tin 5']);
    expect(texts(await history({ pageSize: 2, pageNum: 3 }))).toEqual(['tin 1']);
    expect(await history({ pageSize: 2, pageNum: 4 })).toEqual({ total: 5, list: [], revision: 5 });
  });

  test('[CH10] (pages) pages before a sequence stay the same while new messages arrive', async () => {
    await fill(5);
    expect(texts(await history({ pageSize: 2, before: 4 }))).toEqual(['tin 2', 'tin 3']);
  });

  test('[CH10] (pages) a page around a message has it in the middle, and one after a sequence goes on from there', async () => {
    await fill(5);
    const other = await world.user();
    for (const text of ['tin 6', 'tin 7']) await say(text, { by: other });
    const idOf = async (text: string) =>
      (await history()).list.find((one) => one.filteredMessage === text)?.groupMessageId;
    const around = await history({ pageSize: 4, around: await idOf('tin 3') });
    expect([texts(around), around.hasNewer, around.total]).toEqual([['tin 2', 'tin 3', 'tin 4', 'tin 5'], true, 7]);
    const after = await history({ pageSize: 4, after: around.list.at(-1)?.sequence });
    expect([texts(after), after.hasNewer]).toEqual([['tin 6', 'tin 7'], undefined]);
    expect(texts(await history({ pageSize: 4, around: await idOf('tin 1') }))).toEqual([
      'tin 1',
      'tin 2',
      'tin 3',
      'tin 4',
    ]);
    expect(texts(await history({ pageSize: 2, after: 0 }))).toEqual(['tin 1', 'tin 2']);
  });

  test('[CH10] (pages) a page around a message of another room is refused', async () => {
    const { groupMessageId } = await say('ở đây');
    const otherRoom = await world.room();
    await expect(history({ groupId: otherRoom, around: groupMessageId })).rejects.toMatchObject({
      code: Code.messageNotFound,
    });
  });

  test('[CH10] (search) a search without diacritics finds text with them, and wildcard characters are plain text', async () => {
    await say('Thủ môn Đặng Văn Lâm cản phá 100%');
    await say('thu mon khac');
    expect(texts(await history({ searchKeyword: 'thu mon dang' }))).toEqual(['Thủ môn Đặng Văn Lâm cản phá 100%']);
    expect(texts(await history({ searchKeyword: 'THỦ MÔN' }))).toHaveLength(2);
    expect(texts(await history({ searchKeyword: '100%' }))).toHaveLength(1);
    expect(texts(await history({ searchKeyword: "%' OR 1=1 --\u0000" }))).toEqual([]);
  });

  test('[CH10] (search) a search of one or two letters finds them, too', async () => {
    await say('ok');
    await say('không');
    await say('a b');
    expect(texts(await history({ searchKeyword: 'ok' }))).toEqual(['ok']);
    expect(texts(await history({ searchKeyword: 'a b' }))).toEqual(['a b']);
    expect(texts(await history({ searchKeyword: 'o' }))).toEqual(['ok', 'không']);
  });

  test('[CH10] (search) a search finds old messages of its room by the index, and of many the newest 200', async () => {
    await say('Bàn thắng đầu tiên');
    const elsewhere = await world.room();
    await say('Bàn thắng nơi khác', { room: elsewhere });
    await world.fill(groupId, fan, 5_200, 1);
    expect(texts(await history({ searchKeyword: 'ban thang' }))).toEqual(['Bàn thắng đầu tiên']);
    expect(texts(await history({ searchKeyword: 'tin 17', before: 19 }))).toEqual(['tin 17']);
    expect(await history({ searchKeyword: 'không ai viết' })).toMatchObject({ total: 0, list: [] });
    const many = await history({ searchKeyword: 'tin', pageSize: 2, pageNum: 100 });
    expect([many.total, texts(many)]).toEqual([200, ['tin 5002', 'tin 5003']]);
    expect(texts(await history({ searchKeyword: 'tin', pageNum: 5 }))).toEqual([]);
  });

  test('[CH9] (list-room part) [CH10] (total) the room knows how many messages it has and which is the newest, also after some are deleted', async () => {
    await fill(3);
    const { db } = database;
    const newest = async () =>
      (await world.chat.rooms({ pageNum: 1, pageSize: 100 })).list.find((one) => one.groupId === groupId)?.lastMessage;
    expect([(await history()).total, (await newest())?.filteredMessage]).toEqual([3, 'tin 3']);
    expect((await history({ before: 3 })).total).toBe(3);
    await db.delete(chatMessages).where(and(eq(chatMessages.groupId, groupId), gt(chatMessages.sequence, 1)));
    expect([(await history()).total, (await newest())?.filteredMessage]).toEqual([1, 'tin 1']);
    await db.delete(chatMessages).where(eq(chatMessages.groupId, groupId));
    expect([(await history()).total, await newest()]).toEqual([0, null]);
  });

  test('[CH10] (unknown room) an unknown room is not found', async () => {
    const request = { groupId: 99_999_999, pageNum: 1, pageSize: 50, searchKeyword: undefined, before: undefined };
    await expect(world.chat.history(request, null)).rejects.toMatchObject({ code: Code.roomNotFound });
  });
});

describe('the list of rooms', () => {
  test('[CH9] (list-room part) group 30 is first, then rooms by their last message; private rooms are not listed', async () => {
    const quiet = await world.room();
    const hidden = await world.room({ privateMessage: true });
    const vip = await world.room({ vipGroup: 1, authorId: fan.userId });
    await say('lâu rồi');
    await world.clock.advance(1_000);
    await say('bí mật', { room: vip });
    const { list, total } = await world.chat.rooms({ pageNum: 1, pageSize: 100 });
    const ids = list.map((room) => room.groupId);
    expect(ids[0]).toBe(DEFAULT_GROUP_ID);
    expect(list[0]?.name).toBe('Khán đài chung');
    expect(ids).not.toContain(hidden);
    expect(ids.indexOf(groupId)).toBeLessThan(ids.indexOf(quiet));
    expect(total).toBe(list.length);
    const room = list.find((one) => one.groupId === groupId);
    expect(room).toMatchObject({ online: 7, unread_messages: 0, lastMessage: { filteredMessage: 'lâu rồi' } });
    expect(list.find((one) => one.groupId === vip)?.lastMessage).toBeNull();
  });
});

describe('joining a room', () => {
  test('[CH7] (join part) a join notice is broadcast once in ten minutes and not stored', async () => {
    await world.chat.announceJoin(fan, groupId, newUuid());
    await world.chat.announceJoin(fan, groupId, newUuid());
    expect(broadcasts()).toEqual([
      expect.objectContaining({ systemMessage: 5, revision: 0, sequence: 0, filteredMessage: 'Minh vừa vào phòng' }),
    ]);
    expect((await history()).total).toBe(0);
    await world.clock.advance(10 * 60_000);
    await world.chat.announceJoin(fan, groupId, newUuid());
    expect(broadcasts()).toHaveLength(2);
  });

  test('[CH1] [WS17] (VIP and site role 6) site role 6 and VIP rooms are not announced', async () => {
    const silent = await world.user({ siteRoleId: 6 });
    const vip = await world.room({ vipGroup: 3, authorId: fan.userId });
    await world.chat.announceJoin(silent, groupId, newUuid());
    await world.chat.announceJoin(fan, vip, newUuid());
    expect(broadcasts()).toEqual([]);
  });

  test('[WS17] (who) a member who hides their status is not announced', async () => {
    const hidden = await world.user({ hideStatus: true });
    await world.chat.announceJoin(hidden, groupId, newUuid());
    expect(broadcasts()).toEqual([]);
  });
});
