import { Code } from '@khandai/contracts';
import { desc } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { deskLog } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { GIFTS } from './catalogue.js';
import { giftFixture } from './testing.js';
import { periodsAt } from '../../platform/top-periods.js';

let database: Database;
let fixture: ReturnType<typeof giftFixture>;
beforeAll(async () => {
  database = await openTestDatabase();
  fixture = giftFixture(database);
});
afterEach(async () => {
  expect(await fixture.ledger.differences()).toEqual([]);
});
afterAll(() => database.close());

const pointsOf = async (userId: number) => (await fixture.ledger.balances(userId)).points;

describe('a gift', () => {
  it('[CH16] (sending part) costs its price, is announced to the room and names its receiver', async () => {
    const { gifts, member, user, room, request, announced } = fixture;
    const host = await user({ displayName: 'Gió Lào', role: 'commentator' });
    const groupId = await room({ authorId: host.userId });
    const fan = await member(600);
    const sent = await gifts.send(fan, request(groupId, { count: 10, message: ' Cố lên\n nhé ' }));
    expect(sent).toMatchObject({ points: 100, gift: { count: 10, combo: 10, points: 500, toName: 'Gió Lào' } });
    expect(announced(groupId)).toEqual([
      expect.objectContaining({
        ...{ systemMessage: 10, revision: 0, groupMessageId: 0, userId: fan.userId, filteredMessage: 'Cố lên nhé' },
        gift: expect.objectContaining({ giftId: 1, name: 'Trái bóng', toUserId: host.userId }) as unknown,
      }),
    ]);
    await expect(gifts.send(host, request(groupId))).rejects.toMatchObject({ code: Code.giftToSelf });
  });

  it('without enough points is refused, and nothing changes', async () => {
    const { gifts, member, room, request, announced } = fixture;
    const groupId = await room();
    const fan = await member(49);
    await expect(gifts.send(fan, request(groupId))).rejects.toMatchObject({ code: Code.notEnoughPoints });
    expect([await pointsOf(fan.userId), announced(groupId)]).toEqual([49, []]);
    expect((await gifts.top('gifts', { groupId, period: 'day' }, fan)).list).toEqual([]);
  });

  it('is sent once for repeated and parallel requests with one uuid, and its uuid is of no other gift', async () => {
    const { gifts, member, room, request, announced } = fixture;
    const groupId = await room();
    const fan = await member(500);
    const same = request(groupId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => gifts.send(fan, same)));
    expect(new Set(answers.map(({ points, gift }) => `${points} ${gift.combo}`))).toEqual(new Set(['450 1']));
    expect(announced(groupId)).toHaveLength(1);
    await expect(gifts.send(fan, { ...same, giftId: 2 })).rejects.toMatchObject({ code: Code.conflict });
    expect(await pointsOf(fan.userId)).toBe(450);
  });

  it('of the same kind within five seconds adds to the one before', async () => {
    const { gifts, member, room, request, clock } = fixture;
    const groupId = await room();
    const fan = await member(10_000);
    const combo = async (giftId: number, count = 1) =>
      (await gifts.send(fan, request(groupId, { giftId, count }))).gift.combo;
    expect([await combo(1), await combo(1, 10), await combo(2), await combo(1)]).toEqual([1, 11, 1, 12]);
    await clock.advance(5_000);
    expect(await combo(1)).toBe(1);
  });

  it('obeys the rules of the room, its own level and the length of its note', async () => {
    const { gifts, member, user, room, request } = fixture;
    const open = await room();
    const closed = await room({ vipGroup: 1 });
    const secret = await room({ privateMessage: true });
    const fan = await member(1_000);
    const locked = await user({ locked: true });
    const refused = (who: typeof fan, rest: ReturnType<typeof request>) =>
      gifts.send(who, rest).then(
        () => 0,
        (error: { code: number }) => error.code,
      );
    expect([
      await refused(fan, request(closed)),
      await refused(fan, request(secret)),
      await refused(locked, request(open)),
      await refused(fan, request(open, { giftId: 99 })),
      await refused(fan, request(open, { giftId: 8 })),
      await refused(fan, request(open, { message: 'a'.repeat(41) })),
    ]).toEqual([
      ...[Code.chatNotAllowed, Code.roomNotFound, Code.chatNotAllowed],
      ...[Code.giftNotFound, Code.giftLocked, Code.messageTooLong],
    ]);
    expect(await pointsOf(fan.userId)).toBe(1_000);
    const veteran = await member(1_000, 100_000);
    expect((await gifts.send(veteran, request(open, { giftId: 8 }))).gift.name).toBe('Sân vận động');
  });

  it('is chosen from eight, for the commentator of the room or the room itself', async () => {
    const { gifts, member, user, room } = fixture;
    const host = await user({ displayName: 'Mây Trắng' });
    const groupId = await room({ authorId: host.userId });
    const fan = await member(70, 300);
    const { list, ...rest } = await gifts.list(groupId, fan);
    expect([list.length, rest]).toEqual([8, { toName: 'Mây Trắng', own: false, mine: { points: 70, level: 3 } }]);
    expect((await gifts.list(groupId, host)).own).toBe(true);
    expect(await gifts.list(await room({ name: 'Khán đài' }), await user({ guest: true }))).toMatchObject({
      ...{ toName: 'Khán đài', own: false, mine: null },
    });
    await expect(gifts.list(await room({ privateMessage: true }), fan)).rejects.toMatchObject({
      code: Code.roomNotFound,
    });
  });
});

describe('the desk of gifts', () => {
  const lastAct = async () => {
    const [act] = await database.db.select().from(deskLog).orderBy(desc(deskLog.logId)).limit(1);
    if (!act) throw new Error('nothing is in the log');
    return act;
  };
  const undo = async () => {
    const act = await lastAct();
    return database.db.transaction((tx) => fixture.desk.undoer.undo(tx, act));
  };

  it('[CH16] (price part) changes a price: a sender who saw the old one pays nothing, and all of it can be undone', async () => {
    const { gifts, desk, member, user, room, request } = fixture;
    const [staff, fan, groupId] = [await user(), await member(1_000), await room()];
    const shown = async () => (await gifts.list(groupId, fan)).list.find(({ giftId }) => giftId === 1);
    const first = await desk.one(1);
    expect([first.points, first.version]).toEqual([50, 0]);
    const changed = await desk.update(staff.userId, 1, { version: 0, points: 80, level: 2 });
    expect([changed.points, (await shown())?.points]).toEqual([80, 80]);
    expect(await lastAct()).toMatchObject({
      ...{ action: 'update', before: { points: 50, level: 1, version: 0 }, after: { points: 80, level: 2 } },
    });
    expect([await undo(), (await desk.one(1)).points, (await desk.one(1)).version]).toEqual([true, 50, 0]);
    await desk.update(staff.userId, 1, { version: 0, points: 80, level: 2 });
    await expect(desk.update(staff.userId, 1, { version: 0, points: 90 })).rejects.toMatchObject({
      code: Code.conflict,
    });
    await expect(gifts.send(fan, request(groupId, { price: 50 }))).rejects.toMatchObject({
      ...{ code: Code.giftPriceChanged, values: { points: 80 } },
    });
    await expect(gifts.send(fan, request(groupId, { price: 80 }))).rejects.toMatchObject({ code: Code.giftLocked });
    const second = await desk.update(staff.userId, 1, { version: changed.version, level: 1 });
    expect((await gifts.send(fan, request(groupId, { price: 80 }))).gift.points).toBe(80);
    expect(await lastAct()).toMatchObject({ resource: 'gift', action: 'update', title: 'Trái bóng' });
    expect([await undo(), (await desk.one(1)).level]).toEqual([true, 2]);
    await desk.update(staff.userId, 1, { version: second.version + 1, points: 50, level: 1 });
    expect(await pointsOf(fan.userId)).toBe(920);
  });

  it('turns gifts off, but not all of them; a sending that was paid keeps its answer', async () => {
    const { gifts, desk, member, user, room, request } = fixture;
    const [staff, fan, groupId] = [await user(), await member(1_000), await room()];
    const sent = request(groupId, { giftId: 2 });
    await gifts.send(fan, sent);
    for (const { giftId } of GIFTS.slice(1)) await desk.update(staff.userId, giftId, { version: 0, active: false });
    expect((await gifts.list(groupId, fan)).list.map(({ giftId }) => giftId)).toEqual([1]);
    const { version } = await desk.one(1);
    const last = desk.update(staff.userId, 1, { version, active: false });
    await expect(last).rejects.toMatchObject({ code: Code.giftsAllOff });
    // The act that turned the only one on again cannot be undone either.
    const off = await desk.one(8);
    await desk.update(staff.userId, 8, { version: off.version, active: true });
    const turnedOn = await lastAct();
    await desk.update(staff.userId, 1, { version, active: false });
    const undone = database.db.transaction((tx) => desk.undoer.undo(tx, turnedOn));
    await expect(undone).rejects.toMatchObject({ code: Code.giftsAllOff });
    await desk.update(staff.userId, 1, { version: version + 1, active: true });
    await desk.update(staff.userId, 8, { version: off.version + 1, active: false });
    await expect(gifts.send(fan, request(groupId, { giftId: 2 }))).rejects.toMatchObject({ code: Code.giftNotFound });
    expect((await gifts.send(fan, sent)).points).toBe(950);
    expect([await undo(), (await gifts.list(groupId, fan)).list.length]).toEqual([true, 2]);
    await expect(desk.update(staff.userId, 99, { version: 0, points: 1 })).rejects.toMatchObject({
      code: Code.notFound,
    });
    await database.query('DELETE FROM gift_prices');
  });
});

describe('the lists of the top members', () => {
  it('[CH16] (top part) [EN6] (top part) sum gifts by day, week and month, with one’s own rank', async () => {
    const { gifts, tops, member, room, request, clock } = fixture;
    const groupId = await room();
    const [one, two, three] = [await member(5_000), await member(5_000), await member(5_000)];
    await gifts.send(one, request(groupId));
    await gifts.send(two, request(groupId, { giftId: 7 }));
    await gifts.send(three, request(groupId));
    await tops.add([{ groupId, userId: one.userId, gifts: 0, minutes: 200 }], clock.now());
    const rows = async (kind: 'gifts' | 'fans') =>
      (await gifts.top(kind, { groupId, period: 'month' }, three)).list.map(({ rank, userId, points }) => [
        ...[rank, userId, points],
      ]);
    expect(await rows('gifts')).toEqual([
      [1, two.userId, 200],
      [2, one.userId, 50],
      [2, three.userId, 50],
    ]);
    expect(await rows('fans')).toEqual([
      [1, one.userId, 250],
      [2, two.userId, 200],
      [3, three.userId, 50],
    ]);
    expect((await gifts.top('fans', { groupId, period: 'day' }, three)).mine).toEqual({ rank: 3, points: 50 });
    expect((await gifts.top('gifts', { groupId, period: 'week' }, null)).mine).toBeNull();
    await clock.advance(40 * 24 * 3_600_000);
    expect((await gifts.top('gifts', { groupId, period: 'month' }, three)).list).toEqual([]);
    await tops.deleteBefore('2100-01-01', new AbortController().signal);
    expect(await tops.rankOf({ groupId, kind: 'fans', period: 'month', since: '2026-11-01' }, one.userId)).toBe(
      undefined,
    );
  });

  it('begin a day, a week and a month at midnight in Vietnam', () => {
    expect(periodsAt(Date.parse('2026-11-29T16:59:59Z'))).toEqual({
      ...{ day: '2026-11-29', week: '2026-11-23', month: '2026-11-01' },
    });
    expect(periodsAt(Date.parse('2026-11-30T17:00:00Z'))).toEqual({
      ...{ day: '2026-12-01', week: '2026-11-30', month: '2026-12-01' },
    });
  });
});
