import { type ChatMessage, Code, type QueueItem, VipGroup } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.js';
import { heldMessages } from '../../../platform/database/schema.js';
import { openTestDatabase } from '../../../platform/database/testing.js';
import type { Identity } from '../../../platform/http/caller.js';
import { chatFixture, newUuid } from '../testing.js';
import { createFeedDesk } from '../../newsfeed/civil/create-feed-desk.js';
import { createModeration } from './create-moderation.js';
import { ReportRepository } from './report-repository.js';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let world: ReturnType<typeof chatFixture>;
let groupId: number;
let fan: Identity;
let moderator: Identity;
beforeEach(async () => {
  world = chatFixture(database);
  fan = await seasoned();
  moderator = await world.user({ role: 'moderator', createdAt: daysAgo(30) });
  groupId = await world.room();
});

const PAGE = { pageNum: 1, pageSize: 100 };
const daysAgo = (days: number) => new Date(world.clock.now() - days * 86_400_000);
const seasoned = (values = {}) => world.user({ displayName: 'Lan', createdAt: daysAgo(2), ...values });
const refusal = async (work: Promise<unknown>) => work.then(() => 0).catch((error: { code: number }) => error.code);
/** A second later than before: faster is refused. */
const say = async (originalMessage: string, { by = fan, room = groupId, uuid = newUuid() } = {}) => {
  await world.clock.advance(1_000);
  return world.chat.send(by, { groupId: room, uuid, originalMessage, parentMessageId: null });
};
const ref = ({ groupId: room, groupMessageId }: ChatMessage) => ({ groupId: room, groupMessageId });
const queue = async (who = moderator, room: number | undefined = groupId) =>
  (await world.moderation.moderation.queue(who, room, PAGE)).list;
const newest = async (who = moderator) => {
  const [entry] = (await world.moderation.moderation.log(who, undefined, PAGE)).list;
  return entry?.logId ?? 0;
};
const undo = (logId: number) => world.moderation.moderation.undo(moderator, logId);
const shown = async () =>
  (await world.chat.history({ groupId, ...PAGE, searchKeyword: '' }, fan)).list.map((one) => one.filteredMessage);

/** A message that waits for a moderator. */
async function hold(text = 'may thang cac nay'): Promise<number> {
  await world.moderation.rules.set(moderator, groupId, { reviewHeld: true });
  expect(await refusal(say(text))).toBe(Code.messageHeld);
  const heldId = (await queue()).findLast((item) => item.kind === 'held')?.heldId;
  return heldId ?? 0;
}

describe('how much a report weighs', () => {
  const report = async (message: ChatMessage, by: Identity) =>
    world.moderation.reports.report(by, ref(message), 'insult');
  const isHidden = async () => (await shown())[0] === '';

  test('members whose account is younger than a day count for one together', async () => {
    const message = await say('tin bị ghét');
    for (let at = 0; at < 8; at += 1) await report(message, await world.user({ createdAt: daysAgo(0.5) }));
    for (let at = 0; at < 3; at += 1) await report(message, await seasoned());
    expect(await isHidden()).toBe(false);
    await report(message, await seasoned());
    expect(await isHidden()).toBe(true);
  });

  test('members who are banned in the room count for nothing', async () => {
    const message = await say('tin bị ghét');
    const banned = await seasoned();
    await world.moderation.bans.ban(moderator, { userId: banned.userId, groupId, reason: 'flood' });
    for (const by of [banned, await seasoned(), await seasoned(), await seasoned(), await seasoned()])
      await report(message, by);
    expect(await isHidden()).toBe(false);
    await report(message, await seasoned());
    expect(await isHidden()).toBe(true);
  });

  test('an operator sets how many, and whom they count', async () => {
    const limits = { toHide: 2, newcomerMs: 0 };
    const { reports } = createModeration({ ...world, database, limits, feed: createFeedDesk(database, world.clock) });
    const message = await say('tin bị ghét');
    for (let at = 0; at < 2; at += 1)
      await reports.report(await world.user({ createdAt: daysAgo(0) }), ref(message), 'insult');
    expect(await isHidden()).toBe(true);
  });
});

describe('decisions and their undo', () => {
  test('of an approval and a refusal at the same moment exactly one counts', async () => {
    for (let at = 0; at < 5; at += 1) {
      const heldId = await hold(`may thang cac nay ${at}`);
      const answers = await Promise.all([
        refusal(world.moderation.held.decide(moderator, heldId, at % 2 === 0)),
        refusal(world.moderation.held.decide(moderator, heldId, at % 2 !== 0)),
      ]);
      expect(answers.toSorted()).toEqual([0, Code.notFound]);
      const isApproved = answers[0] === 0 ? at % 2 === 0 : at % 2 !== 0;
      expect((await shown()).includes(`may thang cac nay ${at}`)).toBe(isApproved);
    }
  });

  test('a message that could not be stored waits again', async () => {
    const heldId = await hold();
    Object.assign(world.chat, { release: () => Promise.reject(new Error('the database is away')) });
    await expect(world.moderation.held.decide(moderator, heldId, true)).rejects.toThrow('away');
    Reflect.deleteProperty(world.chat, 'release');
    expect([await shown(), (await queue()).length]).toEqual([[], 1]);
    await world.moderation.held.decide(moderator, heldId, true);
    expect(await shown()).toEqual(['may thang cac nay']);
  });

  test('an approval that was not carried out holds for the text that was approved, and for no other one', async () => {
    const heldId = await hold();
    const where = eq(heldMessages.heldId, heldId);
    const [row] = await database.db.update(heldMessages).set({ decision: 'approved' }).where(where).returning();
    const uuid = row?.uuid ?? '';
    expect(await refusal(say('may thua cac nay', { uuid }))).toBe(Code.messageHeld);
    expect(await shown()).toEqual([]);
    await say('may thang cac nay', { uuid });
    expect(await shown()).toEqual(['may thang cac nay']);
  });

  test('the undo of an approval takes the message out of the room, where it waits again and comes back', async () => {
    const heldId = await hold();
    const approved = await world.moderation.held.decide(moderator, heldId, true);
    await undo(await newest());
    expect([await shown(), (await queue()).map(({ kind }) => kind)]).toEqual([[''], ['held']]);
    const again = await world.moderation.held.decide(moderator, heldId, true);
    expect([again?.groupMessageId, await shown()]).toEqual([approved?.groupMessageId, ['may thang cac nay']]);
  });

  test('a report that hides the message while a moderator dismisses the others does not leave it hidden', async () => {
    const message = await say('tin bị ghét');
    const report = async () => world.moderation.reports.report(await seasoned(), ref(message), 'advert');
    for (let at = 0; at < 4; at += 1) await report();
    const stored = new ReportRepository(database);
    const resolve = async (...decision: Parameters<ReportRepository['resolve']>) => {
      await report();
      return stored.resolve(...decision);
    };
    const original = Object.getOwnPropertyDescriptor(ReportRepository.prototype, 'resolve');
    if (!original) throw new Error('nothing to replace');
    stored.resolve = stored.resolve.bind(stored);
    Object.defineProperty(ReportRepository.prototype, 'resolve', { ...original, value: resolve });
    try {
      await world.moderation.reports.dismiss(moderator, message.groupMessageId);
    } finally {
      Object.defineProperty(ReportRepository.prototype, 'resolve', original);
    }
    expect([await queue(), await shown()]).toEqual([[], ['tin bị ghét']]);
  });

  test('the undo of a dismissal lets the reports wait again, and hides what they had hidden', async () => {
    const message = await say('tin bị ghét');
    for (let at = 0; at < 5; at += 1) await world.moderation.reports.report(await seasoned(), ref(message), 'advert');
    await world.moderation.reports.dismiss(moderator, message.groupMessageId);
    expect([await queue(), await shown()]).toEqual([[], ['tin bị ghét']]);
    const entry = await newest();
    await undo(entry);
    expect([await queue(), await shown()]).toMatchObject([[{ hidden: true, reports: [{ total: 5 }] }], ['']]);
    expect(await refusal(undo(entry))).toBe(Code.notUndoable);
  });

  test('neither a poll nor a recall is offered an undo', async () => {
    const poll = { groupId, question: 'Ai thắng?', options: ['A', 'B'], seconds: 60 };
    const { pollId } = await world.moderation.polls.open(moderator, poll);
    await world.moderation.polls.close(moderator, pollId);
    const { list } = await world.moderation.moderation.log(moderator, groupId, PAGE);
    expect(list.map(({ action, undoable }) => [action, undoable])).toEqual([
      ['closePoll', false],
      ['openPoll', false],
    ]);
  });
});

describe('what a moderator sees before a decision', () => {
  const texts = ({ messages }: { messages: readonly { text: string; inQuestion: boolean }[] }) =>
    messages.map(({ text, inQuestion }) => (inQuestion ? `> ${text}` : text));

  test('a reported message as it was sent, with three messages on each side of it', async () => {
    const since = daysAgo(2).toISOString();
    for (let at = 0; at < 4; at += 1) await say(`trước ${at}`);
    const message = await say('đồ ngu');
    for (let at = 0; at < 4; at += 1) await say(`sau ${at}`);
    await world.moderation.reports.report(await seasoned(), ref(message), 'insult');
    const context = await world.moderation.context.of(moderator, { groupMessageId: message.groupMessageId });
    const around = ['trước 1', 'trước 2', 'trước 3', '> đồ ngu', 'sau 0', 'sau 1', 'sau 2'];
    expect([texts(context), context.author.since]).toEqual([around, since]);
  });

  test('a message that waits, at the place where it would have been', async () => {
    await say('trước');
    const heldId = await hold();
    await say('sau');
    expect(texts(await world.moderation.context.of(moderator, { heldId }))).toEqual([
      'trước',
      '> may thang cac nay',
      'sau',
    ]);
  });

  test('what a banned user wrote before the ban, and what was decided about them, without what was undone', async () => {
    const message = await say('mua vé inbox');
    await world.moderation.recalls.takeBack(moderator, ref(message), { reason: 'advert' });
    const ban = { userId: fan.userId, groupId, reason: 'advert', seconds: 600 } as const;
    const lifted = await world.moderation.bans.ban(moderator, ban);
    await undo(await newest());
    const { banId } = await world.moderation.bans.ban(moderator, ban);
    const { messages, author } = await world.moderation.context.of(moderator, { banId });
    expect(messages).toMatchObject([{ text: '', recalled: true }]);
    expect([author.bans, author.takenBack, author.history.map(({ action }) => action)]).toEqual([
      1,
      1,
      ['ban', 'takeBack'],
    ]);
    expect(lifted.banId).not.toBe(banId);
  });

  test('only who moderates the room sees it', async () => {
    const message = await say('tin');
    const heldId = await hold();
    const host = await world.user({ role: 'commentator' });
    for (const request of [{ heldId }, { groupMessageId: message.groupMessageId }])
      for (const who of [fan, host])
        expect(await refusal(world.moderation.context.of(who, request))).toBe(Code.forbidden);
  });

  test('site role 6 sees neither bans nor log of VIP rooms', async () => {
    const silent = await world.user({ siteRoleId: 6 });
    const vip = await world.room({ vipGroup: VipGroup.joinable, vipHostId: fan.userId });
    const member = await seasoned();
    await world.moderation.bans.ban(moderator, { userId: member.userId, groupId: vip, reason: 'flood' });
    const isSeen = async (who: Identity) => {
      const { total, list } = await world.moderation.moderation.log(who, undefined, { pageNum: 1, pageSize: 1_000 });
      const bans = await world.moderation.bans.list(who, undefined, { pageNum: 1, pageSize: 1_000 });
      expect([total, bans.total]).toEqual([list.length, bans.list.length]);
      return [list.some((entry) => entry.groupId === vip), bans.list.some((ban) => ban.groupId === vip)];
    };
    expect([await isSeen(moderator), await isSeen(silent)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});

test('a decision about a held message is undone only while the message is kept', async () => {
  const heldId = await hold();
  await world.moderation.held.decide(moderator, heldId, false);
  const isUndoable = async () => (await world.moderation.moderation.log(moderator, groupId, PAGE)).list[0]?.undoable;
  expect(await isUndoable()).toBe(true);
  await database.db.delete(heldMessages).where(eq(heldMessages.heldId, heldId));
  expect(await isUndoable()).toBe(false);
});

describe('messages of a private conversation', () => {
  let other: Identity;
  let room: number;
  let message: ChatMessage;
  const write = async (originalMessage: string, by: Identity) => {
    await world.clock.advance(1_000);
    return world.conversations.send(by, { groupId: room, uuid: newUuid(), originalMessage, parentMessageId: null });
  };
  const report = (by: Identity, target = message) => world.moderation.reports.report(by, ref(target), 'insult');
  const mine = async (who: Identity) =>
    (await world.moderation.moderation.queue(who, undefined, { pageNum: 1, pageSize: 1_000 })).list.filter(
      (item): item is Extract<QueueItem, { kind: 'report' }> => item.kind === 'report' && item.groupId === room,
    );
  beforeEach(async () => {
    other = await seasoned({ displayName: 'Pết', username: newUuid() });
    ({ groupId: room } = await world.conversations.open(fan, other.userId));
    for (let at = 0; at < 3; at += 1) await write(`chào ${at}`, fan);
    message = await write('đồ ngu', other);
    for (let at = 0; at < 3; at += 1) await write(`sao vậy ${at}`, fan);
  });

  test('the other member reports one; moderators see it with two messages on each side, and no one sees it unreported', async () => {
    expect(await refusal(world.moderation.context.of(moderator, { groupMessageId: message.groupMessageId }))).toBe(
      Code.roomNotFound,
    );
    await report(fan);
    expect(await mine(moderator)).toMatchObject([{ private: true, original: 'đồ ngu', roomName: '', hidden: false }]);
    const { messages } = await world.moderation.context.of(moderator, { groupMessageId: message.groupMessageId });
    expect(messages.map(({ text }) => text)).toEqual(['chào 1', 'chào 2', 'đồ ngu', 'sao vậy 0', 'sao vậy 1']);
  });

  test('a moderator reads it while it waits for a decision, and the log tells so once for each of them', async () => {
    await report(fan);
    const read = (who = moderator) => world.moderation.context.of(who, { groupMessageId: message.groupMessageId });
    const staff = await world.user({ role: 'staff' });
    for (const who of [moderator, moderator, staff]) await read(who);
    const readers = async () =>
      (await world.moderation.moderation.log(moderator, undefined, PAGE)).list
        .filter((entry) => entry.action === 'readPrivate' && entry.groupMessageId === message.groupMessageId)
        .map(({ by, undoable }) => [by?.userId, undoable]);
    const both = [
      [staff.userId, false],
      [moderator.userId, false],
    ];
    expect(await readers()).toEqual(both);
    await world.moderation.reports.dismiss(moderator, message.groupMessageId);
    expect([await refusal(read()), await readers()]).toEqual([Code.messageNotFound, both]);
    await undo(await newest());
    expect((await read()).messages).toHaveLength(5);
  });

  test('neither an outsider nor the author reports it; site role 6 and commentators neither see nor decide about it', async () => {
    expect([await refusal(report(await seasoned())), await refusal(report(other))]).toEqual([
      Code.roomNotFound,
      Code.forbidden,
    ]);
    await report(fan);
    for (const who of [await world.user({ siteRoleId: 6 }), await world.user({ role: 'commentator' })]) {
      expect(await mine(who)).toEqual([]);
      expect(await refusal(world.moderation.recalls.takeBack(who, ref(message), {}))).toBe(Code.roomNotFound);
      expect(await refusal(world.moderation.reports.dismiss(who, message.groupMessageId))).toBe(Code.roomNotFound);
    }
  });

  test('a moderator who is one of the two does not decide about it', async () => {
    const { groupId: own } = await world.conversations.open(fan, moderator.userId);
    room = own;
    const theirs = await write('chào bạn', moderator);
    await report(fan, theirs);
    expect([await mine(moderator), (await mine(await world.user({ role: 'staff' }))).length]).toEqual([[], 1]);
    expect(await refusal(world.moderation.reports.dismiss(moderator, theirs.groupMessageId))).toBe(Code.roomNotFound);
  });

  test('a moderator takes it back and undoes that; a message that was not reported stays out of reach', async () => {
    await report(fan);
    await world.moderation.recalls.takeBack(moderator, ref(message), { reason: 'insult' });
    const texts = async () =>
      (await world.conversations.history(fan, { groupId: room, ...PAGE, searchKeyword: '' })).list.map(
        (one) => one.filteredMessage,
      );
    expect([await mine(moderator), (await texts()).includes('đồ ngu')]).toEqual([[], false]);
    await undo(await newest());
    expect((await texts()).includes('đồ ngu')).toBe(true);
    const unreported = await write('chuyện riêng', other);
    expect(await refusal(world.moderation.recalls.takeBack(moderator, ref(unreported), {}))).toBe(Code.roomNotFound);
  });
});
