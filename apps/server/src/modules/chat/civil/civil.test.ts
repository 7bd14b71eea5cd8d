import { type ChatMessage, Code, VipGroup } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.js';
import { chatBanAddresses, chatMessages, moderationLog } from '../../../platform/database/schema.js';
import { openTestDatabase } from '../../../platform/database/testing.js';
import type { Identity } from '../../../platform/http/caller.js';
import { chatFixture, newUuid } from '../testing.js';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let world: ReturnType<typeof chatFixture>;
let groupId: number;
let fan: Identity;
let moderator: Identity;
let host: Identity;
beforeEach(async () => {
  world = chatFixture(database, { repeatMs: 30_000 });
  [fan, moderator, host] = [
    await world.user({ displayName: 'Lan', createdAt: yesterday() }),
    await world.user({ role: 'moderator' }),
    await world.user({ role: 'commentator', displayName: 'Gió Lào' }),
  ];
  groupId = await world.room({ authorId: host.userId });
});

const yesterday = () => new Date(world.clock.now() - 2 * 86_400_000);
let said = 0;
const fresh = () => `tin số ${(said += 1)}`;
const say = (text = fresh(), { by = fan, room = groupId, uuid = newUuid(), address = '10.0.0.1', parent = 0 } = {}) =>
  world.chat.send(
    { ...by, address },
    { groupId: room, uuid, originalMessage: text, parentMessageId: parent === 0 ? null : parent },
  );
const refusal = async (work: Promise<unknown>) => work.then(() => 0).catch((error: { code: number }) => error.code);
const ref = ({ groupMessageId }: ChatMessage, room = groupId) => ({ groupId: room, groupMessageId });
const history = async (searchKeyword = '') =>
  (await world.chat.history({ groupId, pageNum: 1, pageSize: 100, searchKeyword }, fan)).list;
const log = async (actor = moderator) => (await world.moderation.moderation.log(actor, groupId, PAGE)).list;
const PAGE = { pageNum: 1, pageSize: 50 };
const queue = async (actor = moderator) => (await world.moderation.moderation.queue(actor, groupId, PAGE)).list;
const original = async ({ groupMessageId }: ChatMessage) => {
  const [row] = await database.db.select().from(chatMessages).where(eq(chatMessages.groupMessageId, groupMessageId));
  return row?.originalMessage;
};

describe('messages taken back', () => {
  test('[WS33] the author recalls a message: readers get it empty, with the next revision, and a search no longer finds it', async () => {
    const message = await say('bàn thắng đẹp quá');
    const recalled = await world.moderation.recalls.recall(fan, ref(message));
    expect(recalled).toMatchObject({
      ...{ recalled: 'author', filteredMessage: '', updatedReaction: true },
      ...{ sequence: message.sequence, revision: message.revision + 1 },
    });
    expect([await history('ban thang'), await original(message)]).toEqual([[], 'bàn thắng đẹp quá']);
    expect(await world.chat.changesSince(groupId, message.revision, fan)).toMatchObject({ list: [recalled] });
    expect(await world.moderation.recalls.recall(fan, ref(message))).toEqual(recalled);
  });

  test('[WS33] a reply shows nothing of a message that was taken back', async () => {
    const message = await say('câu gốc');
    await world.moderation.recalls.takeBack(moderator, ref(message), { reason: 'insult' });
    const reply = await say('trả lời', { parent: message.groupMessageId });
    expect(reply.parent).toEqual({ showName: 'Lan', filteredMessage: '' });
  });

  test('only the author recalls a message, within 24 hours', async () => {
    const message = await say();
    const other = await world.user();
    expect(await refusal(world.moderation.recalls.recall(other, ref(message)))).toBe(Code.forbidden);
    expect(await refusal(world.moderation.recalls.recall(fan, ref(message, groupId + 1)))).toBe(Code.messageNotFound);
    await world.clock.advance(86_400_001);
    expect(await refusal(world.moderation.recalls.recall(fan, ref(message)))).toBe(Code.recallTooLate);
  });

  test('members and guests take no message of others back, and a commentator none in another room', async () => {
    const message = await say();
    const elsewhere = await world.room();
    const there = await say(undefined, { room: elsewhere });
    for (const [who, room, target] of [
      [fan, groupId, message],
      [await world.user({ guest: true, role: 'guest' }), groupId, message],
      [host, elsewhere, there],
    ] as const)
      expect(await refusal(world.moderation.recalls.takeBack(who, ref(target, room), {}))).toBe(Code.forbidden);
    expect(await world.moderation.recalls.takeBack(host, ref(message), {})).toMatchObject({ recalled: 'moderator' });
  });

  test('all messages of one user in a room are taken back, more than one batch of them, and an undo restores them', async () => {
    await world.fill(groupId, fan, 450);
    const other = await world.user();
    const kept = await say('của người khác', { by: other });
    expect(await world.moderation.recalls.takeBackAll(moderator, groupId, fan.userId, { reason: 'advert' })).toBe(450);
    expect((await history()).filter(({ recalled }) => !recalled)).toEqual([kept]);
    const [entry] = await log();
    expect(entry).toMatchObject({ action: 'takeBackAll', reason: 'advert', undoable: true, user: { showName: 'Lan' } });
    await world.moderation.moderation.undo(moderator, entry?.logId ?? 0);
    expect((await history()).some(({ recalled }) => recalled)).toBe(false);
    expect((await history('tin 449')).map(({ filteredMessage }) => filteredMessage)).toEqual(['tin 449']);
    expect(await world.revision(groupId)).toBe(451 + 900);
  });

  test('a message that is taken back is not counted as unread twice, and stays the last one read', async () => {
    const reader = await world.user();
    await world.follows.set(reader, { groupId, follow: true });
    const message = await say();
    await world.moderation.recalls.takeBack(moderator, ref(message), {});
    const unread = () => world.follows.unread(reader).then(({ total }) => total);
    expect(await unread()).toBe(1);
    await world.follows.markRead(reader, { groupId, sequence: message.sequence });
    expect(await unread()).toBe(0);
  });
});

describe('bans', () => {
  const ban = (more: object = {}, actor = moderator) =>
    world.moderation.bans.ban(actor, { userId: fan.userId, groupId, seconds: 600, reason: 'advert', ...more });

  test('[CH13] (ban) a banned member’s message is refused until the ban ends, with its reason and its end, and they read on', async () => {
    await ban({ seconds: 10 });
    await expect(say()).rejects.toMatchObject({ code: Code.chatBanned, retryAfter: 10_000 });
    await expect(say()).rejects.toMatchObject({ values: { reason: 'quảng cáo, liên kết lạ' } });
    expect(await history()).toEqual([]);
    await world.clock.advance(10_001);
    await say();
  });

  test('[CH13] (who may) a commentator bans in their own room only, and only moderators ban in all rooms', async () => {
    const elsewhere = await world.room();
    expect(await refusal(ban({ groupId: elsewhere }, host))).toBe(Code.forbidden);
    expect(await refusal(ban({ groupId: undefined }, host))).toBe(Code.forbidden);
    expect(await refusal(ban({}, fan))).toBe(Code.forbidden);
    await ban({}, host);
    expect(await refusal(say())).toBe(Code.chatBanned);
    await say(undefined, { room: elsewhere });
    await ban({ groupId: undefined });
    expect(await refusal(say(undefined, { room: elsewhere }))).toBe(Code.chatBanned);
  });

  test('[CH13] (who may) moderators, staff, oneself and the commentator of the room are not banned', async () => {
    const others = [moderator, await world.user({ role: 'staff' }), await world.user({ siteRoleId: 6 }), host];
    for (const { userId } of others) expect(await refusal(ban({ userId }))).toBe(Code.forbidden);
    expect(await refusal(ban({ userId: host.userId }, host))).toBe(Code.forbidden);
    expect(await refusal(ban({ userId: 99_999_999 }))).toBe(Code.notFound);
  });

  test('[CH13] (address) a ban of the address holds for a new guest of it, and for no other address; it is stored as a hash', async () => {
    const stop = new AbortController();
    const running = world.civil.states.run(stop.signal);
    await settle();
    const outlet = { send: () => undefined, reconnect: () => undefined };
    world.civil.states.joined(groupId, { ...fan, showName: 'Lan', address: '10.0.0.9' }, outlet);
    const made = await ban({ ip: true, seconds: undefined });
    await settle();
    const guest = await world.user({ guest: true, role: 'guest' });
    expect(await refusal(say(undefined, { by: guest, address: '10.0.0.9' }))).toBe(Code.chatBanned);
    await say(undefined, { by: guest, address: '10.0.0.8' });
    const poll = { groupId, question: 'Ai thắng?', options: ['A', 'B'], seconds: 60 };
    const { pollId } = await world.moderation.polls.open(host, poll);
    const vote = async (address: string) =>
      world.moderation.polls.vote({ ...(await world.user()), address }, pollId, 0);
    expect(await refusal(vote('10.0.0.9'))).toBe(Code.chatBanned);
    await vote('10.0.0.8');
    const stored = await database.db.select().from(chatBanAddresses).where(eq(chatBanAddresses.banId, made.banId));
    expect(stored).toEqual([{ banId: made.banId, addressKey: expect.stringMatching(/^[\w-]{27}$/) }]);
    expect(JSON.stringify(made)).not.toContain('10.0.0.9');
    stop.abort();
    await running;
  });

  test('a banned user asks once to be unbanned; the moderator’s answer lifts the ban', async () => {
    const { banId } = await ban();
    await world.moderation.bans.request(fan, groupId, 'Em xin lỗi ạ');
    expect(await refusal(world.moderation.bans.request(fan, groupId, 'Lần nữa'))).toBe(Code.conflict);
    expect(await queue(host)).toMatchObject([{ kind: 'request', banId, text: 'Em xin lỗi ạ', reason: 'advert' }]);
    await world.moderation.bans.answer(host, banId, true);
    expect([await queue(), await world.moderation.bans.list(moderator, groupId, PAGE)]).toEqual([
      [],
      { total: 0, list: [] },
    ]);
    await say();
  });

  test('without a ban there is nothing to ask for, and no other’s ban to lift', async () => {
    expect(await refusal(world.moderation.bans.request(fan, groupId, 'xin'))).toBe(Code.notFound);
    const elsewhere = await ban({ groupId: await world.room() });
    expect(await refusal(world.moderation.bans.unban(host, elsewhere.banId, {}))).toBe(Code.forbidden);
  });

  test('[CH11] (banned) who is banned from all rooms opens no private conversation, and writes in none', async () => {
    const friend = await world.user();
    const { groupId: conversation } = await world.conversations.open(fan, friend.userId);
    await ban({ groupId: undefined });
    const other = await world.user();
    expect(await refusal(world.conversations.open(fan, other.userId))).toBe(Code.notPermissionsForCreate);
    const message = { groupId: conversation, uuid: newUuid(), originalMessage: 'chào', parentMessageId: null };
    expect(await refusal(world.conversations.send(fan, message))).toBe(Code.chatBanned);
  });

  test('a banned member neither reacts nor votes', async () => {
    const message = await say();
    const poll = await world.moderation.polls.open(host, {
      groupId,
      question: 'Ai thắng?',
      options: ['A', 'B'],
      seconds: 60,
    });
    await ban();
    expect(await refusal(world.chat.react(fan, { ...ref(message), reaction: 'love' }))).toBe(Code.chatBanned);
    expect(await refusal(world.moderation.polls.vote(fan, poll.pollId, 0))).toBe(Code.chatBanned);
  });
});

describe('settings of a room', () => {
  const set = (settings: object, actor = moderator) => world.moderation.rules.set(actor, groupId, settings);

  test('slow mode says exactly how long to wait, also over two processes; moderators and the commentator are exempt', async () => {
    await set({ slowSeconds: 10 });
    await say();
    await world.clock.advance(3_000);
    await expect(say()).rejects.toMatchObject({ code: Code.slowMode, retryAfter: 7_000 });
    const other = chatFixture(database);
    await other.clock.advance(world.clock.now() - other.clock.now());
    const there = other.chat.send(fan, {
      groupId,
      uuid: newUuid(),
      originalMessage: 'ở tiến trình kia',
      parentMessageId: null,
    });
    await expect(there).rejects.toMatchObject({ code: Code.slowMode, retryAfter: 7_000 });
    for (const by of [moderator, host]) for (let at = 0; at < 2; at += 1) await say(undefined, { by });
    await world.clock.advance(7_000);
    await say();
    await set({ slowSeconds: 0 });
    await say();
  });

  test('of parallel messages in slow mode one is stored', async () => {
    await set({ slowSeconds: 10 });
    const all = await Promise.all(Array.from({ length: 4 }, () => refusal(say())));
    expect(all.toSorted()).toEqual([0, Code.slowMode, Code.slowMode, Code.slowMode]);
  });

  test.each([
    ['followersOnly', Code.followersOnly],
    ['emojiOnly', Code.emojiOnly],
    ['closed', Code.roomPaused],
  ])('%s refuses an ordinary message with its code, and not the commentator’s', async (setting, code) => {
    await set({ [setting]: true }, host);
    expect(await refusal(say())).toBe(code);
    await say(undefined, { by: host });
    await set({ [setting]: false }, host);
    await say();
  });

  test('[WS32] of several reasons the first one is named, and of the room’s own none for its moderators', async () => {
    const newcomer = await world.user({ createdAt: new Date(world.clock.now()) });
    const guest = await world.user({ guest: true, role: 'guest', createdAt: yesterday() });
    const rules = { closed: true, membersOnly: true, followersOnly: true, newcomersClosed: true, emojiOnly: true };
    await set({ ...rules, slowSeconds: 60 });
    const { banId } = await world.moderation.bans.ban(moderator, { userId: fan.userId, groupId, reason: 'flood' });
    expect(await refusal(say())).toBe(Code.chatBanned);
    await world.moderation.bans.unban(moderator, banId, {});
    expect(await refusal(say())).toBe(Code.roomPaused);
    await set({ closed: false });
    expect([await refusal(say(undefined, { by: guest })), await refusal(say())]).toEqual([
      Code.membersOnly,
      Code.followersOnly,
    ]);
    await world.follows.set(newcomer, { groupId, follow: true });
    await world.follows.set(fan, { groupId, follow: true });
    expect(await refusal(say(undefined, { by: newcomer }))).toBe(Code.newcomersClosed);
    expect([await refusal(say()), await refusal(say('😂'.repeat(40)))]).toEqual([Code.emojiOnly, Code.messageRepeated]);
    await say('⚽');
    expect(await refusal(say('🥅'))).toBe(Code.slowMode);
    for (const by of [moderator, host]) await say(undefined, { by });
  });

  test('a room for followers takes the message of a follower, and one for emoji takes emoji', async () => {
    await set({ followersOnly: true, emojiOnly: true });
    await world.follows.set(fan, { groupId, follow: true });
    await say('⚽🇻🇳👏🏽');
    expect(await refusal(say('⚽ vào'))).toBe(Code.emojiOnly);
  });

  test('the panic switch closes a room to accounts younger than a day, and members-only to guests', async () => {
    const newcomer = await world.user({ createdAt: new Date(world.clock.now() - 3_600_000) });
    await set({ newcomersClosed: true, membersOnly: true });
    expect(await refusal(say(undefined, { by: newcomer }))).toBe(Code.newcomersClosed);
    const guest = await world.user({ guest: true, role: 'guest', createdAt: yesterday() });
    expect(await refusal(say(undefined, { by: guest }))).toBe(Code.membersOnly);
    await say();
  });

  test('rules and the pinned message are part of the room’s state; a message that is taken back is not pinned any more', async () => {
    const message = await say();
    expect(await set({ rules: '  Không chửi bới. \n\n Không quảng cáo.' })).toMatchObject({
      rules: 'Không chửi bới.\nKhông quảng cáo.',
    });
    const { pinned } = await world.moderation.rules.pin(host, groupId, message.groupMessageId);
    expect(pinned).toEqual(message);
    await world.moderation.recalls.recall(fan, ref(message));
    expect((await world.civil.states.state(groupId)).pinned).toBeNull();
    expect(await refusal(world.moderation.rules.pin(host, groupId, message.groupMessageId))).toBe(Code.messageNotFound);
  });

  test('an undo restores the settings before, unless one was changed again since', async () => {
    await set({ slowSeconds: 30, closed: true });
    const [first] = await log();
    await set({ slowSeconds: 60 });
    const [second] = await log();
    const undo = (logId = 0) => world.moderation.moderation.undo(moderator, logId);
    expect(await refusal(undo(first?.logId))).toBe(Code.notUndoable);
    await undo(second?.logId);
    expect(await world.civil.states.state(groupId)).toMatchObject({ slowSeconds: 30, closed: true });
    await undo(first?.logId);
    expect(await world.civil.states.state(groupId)).toMatchObject({ slowSeconds: 0, closed: false });
    expect(await refusal(undo(first?.logId))).toBe(Code.notUndoable);
  });

  test('a private conversation has no moderators', async () => {
    const conversation = await world.room({ privateMessage: true, authorId: null });
    expect(await refusal(world.moderation.rules.set(moderator, conversation, { closed: true }))).toBe(
      Code.roomNotFound,
    );
  });
});

describe('repetitions and floods', () => {
  test('a long text is refused a second time within 30 seconds, a short one a third time', async () => {
    const long = 'Mua vé trận tối nay inbox mình';
    await say(long);
    expect(await refusal(say(long))).toBe(Code.messageRepeated);
    await say('vàooo');
    await say('vàooo');
    expect(await refusal(say('vàooo'))).toBe(Code.messageRepeated);
    expect(await refusal(say(long))).toBe(Code.messageRepeated);
    await world.clock.advance(30_000);
    await say(long);
  });

  test.each([
    ['an emoji bomb', '😂'.repeat(40)],
    ['zalgo', 'x\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308'.repeat(4)],
    ['a wall of signs', '▓░'.repeat(50)],
  ])('%s is refused', async (_what, text) => {
    expect(await refusal(say(text))).toBe(Code.messageRepeated);
  });

  test.each(['Vàoooo! ⚽⚽⚽', 'Nguyễn Thị Ngọc Ánh đá chính', '🇻🇳🇻🇳🇻🇳 Việt Nam vô địch', '!!!!!!', '2–1'])(
    '%s is no flood',
    async (text) => {
      await say(text);
    },
  );
});

describe('messages that wait for a moderator', () => {
  const hold = async (uuid = newUuid()) => {
    await world.moderation.rules.set(moderator, groupId, { reviewHeld: true });
    return { uuid, code: await refusal(say('may thang cac nay', { uuid })) };
  };

  test('[CH14] (original part) a possibly offensive word is held, seen by its author and moderators alone, and appears once it is approved', async () => {
    const { uuid, code } = await hold();
    expect([code, await refusal(say('may thang cac nay', { uuid }))]).toEqual([Code.messageHeld, Code.messageHeld]);
    expect(await history()).toEqual([]);
    const mine = (who: Identity) => world.civil.states.mine(groupId, { ...who, showName: '', address: '' });
    expect((await mine(fan)).held).toMatchObject([{ uuid, filteredMessage: 'may thang cac nay' }]);
    expect((await mine(await world.user())).held).toEqual([]);
    const [item] = await queue(host);
    expect(item).toMatchObject({ kind: 'held', original: 'may thang cac nay', author: { showName: 'Lan' } });
    const heldId = item?.kind === 'held' ? item.heldId : 0;
    const message = await world.moderation.held.decide(host, heldId, true);
    expect([message?.uuid, await history(), await queue()]).toEqual([uuid, [message], []]);
    expect(await refusal(world.moderation.held.decide(host, heldId, true))).toBe(Code.notFound);
    expect(await say('may thang cac nay', { uuid })).toEqual(message);
  });

  test('a refused message does not appear; an undo makes it wait again', async () => {
    const { uuid } = await hold();
    const [item] = await queue();
    await world.moderation.held.decide(moderator, item?.kind === 'held' ? item.heldId : 0, false);
    expect([await refusal(say('may thang cac nay', { uuid })), await queue()]).toEqual([Code.chatNotAllowed, []]);
    const [entry] = await log();
    await world.moderation.moderation.undo(moderator, entry?.logId ?? 0);
    expect(await queue()).toHaveLength(1);
  });

  test('a message without such a word passes', async () => {
    await world.moderation.rules.set(moderator, groupId, { reviewHeld: true });
    await say('Dứt điểm đẹp quá, bán kết lượt đi');
  });
});

describe('reports', () => {
  const report = async (message: ChatMessage, by?: Identity) =>
    world.moderation.reports.report(by ?? (await world.user({ createdAt: yesterday() })), ref(message), 'insult');

  test('five members hide a message until a moderator dismisses the reports; later ones hide it no more', async () => {
    const message = await say('tin bị ghét');
    const first = await world.user({ createdAt: yesterday() });
    for (let at = 0; at < 3; at += 1) await report(message, first);
    for (let at = 0; at < 3; at += 1) await report(message);
    expect((await history())[0]?.recalled).toBeUndefined();
    await report(message);
    expect((await history())[0]?.recalled).toBe('moderator');
    expect(await queue(host)).toMatchObject([
      { kind: 'report', hidden: true, original: 'tin bị ghét', reports: [{ reason: 'insult', total: 5 }] },
    ]);
    await world.moderation.reports.dismiss(host, message.groupMessageId);
    expect([(await history())[0]?.filteredMessage, await queue()]).toEqual(['tin bị ghét', []]);
    for (let at = 0; at < 6; at += 1) await report(message);
    expect((await history())[0]?.recalled).toBeUndefined();
  });

  test('the undo of what reports hid decides about them: later ones hide it no more', async () => {
    const message = await say('tin bị ghét');
    for (let at = 0; at < 5; at += 1) await report(message);
    const [entry] = await log();
    expect([entry?.action, (await history())[0]?.recalled]).toEqual(['hideReported', 'moderator']);
    await world.moderation.moderation.undo(moderator, entry?.logId ?? 0);
    for (let at = 0; at < 6; at += 1) await report(message);
    expect((await history())[0]?.recalled).toBeUndefined();
  });

  test('a chat with the staff has no moderators, so nothing of it is reported to them', async () => {
    const room = await world.room({ vipGroup: VipGroup.privateChat, privateMessage: true });
    const message = await say('trả lời của nhân viên', { by: moderator, room });
    const other = await world.user({ role: 'moderator' });
    expect(await refusal(world.moderation.reports.report(other, ref(message, room), 'insult'))).toBe(Code.roomNotFound);
  });

  test('nobody reports their own message, one of another room, or a moderator out of the room', async () => {
    const message = await say();
    expect(await refusal(report(message, fan))).toBe(Code.forbidden);
    expect(await refusal(world.moderation.reports.report(fan, ref(message, await world.room()), 'other'))).toBe(
      Code.messageNotFound,
    );
    const official = await say(undefined, { by: host });
    for (let at = 0; at < 6; at += 1) await report(official);
    expect((await history()).at(-1)?.recalled).toBeUndefined();
  });

  test('site role 6 sees the reports of open rooms, and nothing of a VIP room that it may not enter', async () => {
    const silent = await world.user({ siteRoleId: 6 });
    const vip = await world.room({ vipGroup: VipGroup.joinable, vipHostId: fan.userId });
    const [open, hidden] = [await say('tin công khai'), await say('tin trong phòng VIP', { room: vip })];
    await report(open);
    await world.moderation.reports.report(moderator, ref(hidden, vip), 'insult');
    const seen = async (who: Identity) => {
      const { total, list } = await world.moderation.moderation.queue(who, undefined, { pageNum: 1, pageSize: 1_000 });
      expect(total).toBe(list.length);
      return list.map((item) => (item.kind === 'report' ? item.original : ''));
    };
    expect(await seen(moderator)).toEqual(expect.arrayContaining(['tin công khai', 'tin trong phòng VIP']));
    expect(await seen(silent)).toContain('tin công khai');
    expect(await seen(silent)).not.toContain('tin trong phòng VIP');
  });

  test('taking the message back answers its reports', async () => {
    const message = await say();
    await report(message);
    await world.moderation.recalls.takeBack(moderator, ref(message), { reason: 'insult' });
    expect(await queue()).toEqual([]);
  });
});

describe('polls', () => {
  const open = (more: object = {}, actor = host) =>
    world.moderation.polls.open(actor, {
      ...{ groupId, question: 'Tỷ số cuối trận?', options: ['2–1', '2–2', '3–1'], seconds: 60, ...more },
    });
  const votes = (poll: { options: { votes: number | null }[] } | null) => poll?.options.map((option) => option.votes);
  const shown = async () => (await world.civil.states.fresh(groupId)).poll;

  test('votes are hidden while the poll is open, but from those who voted, and shown to all once it is closed', async () => {
    const poll = await open();
    const voted = await world.moderation.polls.vote(fan, poll.pollId, 1);
    expect([votes(voted), votes(await shown()), (await shown())?.total]).toEqual([[0, 1, 0], [null, null, null], 1]);
    await world.clock.advance(60_000);
    expect(await shown()).toMatchObject({ closed: true, options: [{ votes: 0 }, { votes: 1 }, { votes: 0 }] });
    expect(await refusal(world.moderation.polls.vote(fan, poll.pollId, 0))).toBe(Code.pollClosed);
  });

  test('a member has one vote, and changes it while the poll is open', async () => {
    const poll = await open();
    await Promise.all([0, 1, 2].map((option) => world.moderation.polls.vote(fan, poll.pollId, option)));
    await world.moderation.polls.vote(fan, poll.pollId, 2);
    expect(votes(await world.moderation.polls.close(host, poll.pollId))).toEqual([0, 0, 1]);
  });

  test('a room has one open poll, from its commentator or a moderator', async () => {
    await open();
    expect(await refusal(open({}, moderator))).toBe(Code.pollOpen);
    expect(await refusal(open({}, fan))).toBe(Code.forbidden);
  });

  test('options that look alike, that are empty, or that are not there are refused', async () => {
    expect(await refusal(open({ options: Array.from({ length: 1_000 }, (_, at) => `Lựa chọn ${at}`) }))).toBe(
      Code.badRequest,
    );
    expect(await refusal(open({ options: ['A', ' A '] }))).toBe(Code.badRequest);
    expect(await refusal(open({ options: ['A', '\u200b'] }))).toBe(Code.badRequest);
    const poll = await open();
    expect(await refusal(world.moderation.polls.vote(fan, poll.pollId, 3))).toBe(Code.badRequest);
  });
});

describe('the log', () => {
  test('every action has a row; a commentator sees only those of their own room', async () => {
    const message = await say();
    await world.moderation.recalls.takeBack(host, ref(message), { reason: 'spoiler', note: 'trận khác' });
    await world.moderation.bans.ban(moderator, { userId: fan.userId, reason: 'spoiler' });
    expect(await log(host)).toMatchObject([
      {
        action: 'takeBack',
        by: { showName: 'Gió Lào' },
        user: { showName: 'Lan' },
        reason: 'spoiler',
        note: 'trận khác',
      },
    ]);
    const own = await world.moderation.moderation.log(host, undefined, PAGE);
    expect(own.list.map(({ action }) => action)).toEqual(['takeBack']);
    const all = await world.moderation.moderation.log(moderator, undefined, { pageNum: 1, pageSize: 1 });
    expect(all.list).toMatchObject([{ action: 'ban', groupId: null, seconds: null }]);
    expect(await refusal(world.moderation.moderation.undo(host, all.list[0]?.logId ?? 0))).toBe(Code.forbidden);
  });

  test('its rows are not changed or deleted', async () => {
    await world.moderation.rules.set(moderator, groupId, { closed: true });
    await expect(database.db.delete(moderationLog)).rejects.toThrow();
    await expect(database.db.update(moderationLog).set({ note: 'khác' })).rejects.toThrow();
  });
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
