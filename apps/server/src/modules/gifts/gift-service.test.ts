import { Code } from '@khandai/contracts';
import type { Database } from '../../platform/database/database.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { giftFixture } from './testing.js';
import { periodsAt } from './top-periods.js';

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
