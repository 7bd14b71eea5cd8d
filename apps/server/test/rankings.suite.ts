import type { RankingBoard, TopPeriod } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import { seeds } from '../src/modules/chat/testing.js';
import { CheckInRepository } from '../src/modules/check-in/check-in-repository.js';
import { SimulatedCheckInsRepository } from '../src/modules/check-in/simulated-check-ins-repository.js';
import { DemoDataRepository } from '../src/feeds/demo/demo-data-repository.js';
import { TopRepository } from '../src/modules/gifts/top-repository.js';
import { RankingHousekeeping } from '../src/modules/rankings/ranking-housekeeping.js';
import { RankingQuery } from '../src/modules/rankings/ranking-query.js';
import { RankingService } from '../src/modules/rankings/ranking-service.js';
import type { Database } from '../src/platform/database/database.js';
import { memberTops, users } from '../src/platform/database/schema.js';
import type { Identity } from '../src/platform/http/caller.js';

const HOUR = 3_600_000;

/** Tests for the boards of the whole site, on the database that `opened` returns. */
export function rankingTests(opened: () => Database): void {
  let clock: FakeClock;
  let tops: TopRepository;
  let rankings: RankingQuery;
  let service: RankingService;
  let groupId: number;
  let members = 0;
  beforeAll(async () => {
    groupId = await seeds(opened()).room();
  });
  beforeEach(async () => {
    // 20:00 on Friday, 20 November in Vietnam.
    clock = new FakeClock(Date.parse('2026-11-20T13:00:00Z'));
    tops = new TopRepository(opened());
    rankings = new RankingQuery(opened());
    service = new RankingService({ rankings, clock });
    await opened().db.delete(memberTops);
  });

  const member = (): Promise<Identity> => {
    const username = `hang.${(members += 1)}`;
    return seeds(opened()).user({ username, usernameKey: username, displayName: username });
  };
  const earn = ({ userId }: Identity, shares: { gifts?: number; minutes?: number }) =>
    tops.add([{ groupId, userId, gifts: 0, minutes: 0, ...shares }], clock.now());
  const checkIn = ({ userId }: Identity, day: string) =>
    new CheckInRepository(opened()).add(
      { userId, day, at: new Date(clock.now()) },
      () => 10,
      () => Promise.resolve(),
    );
  const show = async (board: RankingBoard, period: TopPeriod = 'week', reader: Identity | null = null) => {
    const { list, ...rest } = await service.list({ board, period }, reader);
    return { ...rest, list: list.map(({ rank, userId, score }) => [rank, userId, score]) };
  };

  it('[EN6] (boards) count gifts, watched minutes and check-ins, and the older account is first of equal ones', async () => {
    const [one, two, three] = [await member(), await member(), await member()];
    await earn(one, { minutes: 30 });
    await earn(two, { gifts: 100 });
    await earn(two, { gifts: 50, minutes: 10 });
    await checkIn(three, '2026-11-19');
    await checkIn(three, '2026-11-20');
    await earn(three, { minutes: 10 });
    expect((await show('fan')).list).toEqual([
      [1, two.userId, 160],
      [2, one.userId, 30],
      [3, three.userId, 30],
    ]);
    expect((await show('gift')).list).toEqual([[1, two.userId, 150]]);
    expect((await show('streak')).list).toEqual([[1, three.userId, 2]]);
    expect((await show('fan', 'day')).list.at(-1)).toEqual([3, three.userId, 20]);
  });

  it('[EN6] (own rank) says the own rank beyond the page too, and none without a score', async () => {
    const [first, last, idle] = [await member(), await member(), await member()];
    await earn(first, { gifts: 100 });
    await earn(last, { gifts: 50 });
    const short = new RankingService({
      clock,
      rankings: { first: (board) => rankings.first(board, 1), placeOf: (...own) => rankings.placeOf(...own) },
    });
    const { list, mine } = await short.list({ board: 'gift', period: 'week' }, last);
    expect([list.length, mine]).toEqual([1, { rank: 2, score: 50 }]);
    expect((await show('gift', 'week', idle)).mine).toEqual({ rank: null, score: 0 });
    expect((await show('gift')).mine).toBeNull();
    expect((await show('gift', 'week', { ...idle, guest: true })).mine).toBeNull();
  });

  it('begin again at midnight in Vietnam, on Mondays and on the first of a month', async () => {
    const fan = await member();
    // 23:59:59.999 on Sunday, 29 November.
    await clock.advance(9 * 24 * HOUR + 4 * HOUR - 1);
    await earn(fan, { gifts: 50 });
    expect(await show('gift', 'day')).toMatchObject({
      ...{ since: '2026-11-29', endsAt: '2026-11-29T17:00:00.000Z', list: [[1, fan.userId, 50]] },
    });
    await clock.advance(1);
    expect(await show('gift', 'day')).toMatchObject({ since: '2026-11-30', list: [] });
    expect(await show('gift', 'week')).toMatchObject({
      ...{ since: '2026-11-30', endsAt: '2026-12-06T17:00:00.000Z', list: [] },
    });
    expect(await show('gift', 'month')).toMatchObject({
      ...{ since: '2026-11-01', endsAt: '2026-11-30T17:00:00.000Z', list: [[1, fan.userId, 50]] },
    });
    await clock.advance(24 * HOUR);
    expect((await show('gift', 'month')).list).toEqual([]);
  });

  it('sum right when events of members are parallel', async () => {
    const fans = await Promise.all(Array.from({ length: 4 }, () => member()));
    await Promise.all([
      ...fans.flatMap((fan) => Array.from({ length: 10 }, () => earn(fan, { gifts: 50, minutes: 1 }))),
      ...fans.map((fan) => checkIn(fan, '2026-11-20')),
      tops.add(
        fans.map(({ userId }) => ({ groupId, userId, gifts: 0, minutes: 10 })),
        clock.now(),
      ),
    ]);
    for (const period of ['day', 'week', 'month'] as const) {
      expect((await show('fan', period)).list.map(([, , score]) => score)).toEqual(fans.map(() => 530));
      expect((await show('gift', period)).list.map(([, , score]) => score)).toEqual(fans.map(() => 500));
    }
  });

  it('count an event of a transaction that is rolled back nowhere', async () => {
    const fan = await member();
    await expect(
      opened().db.transaction(async (tx) => {
        await tops.add([{ groupId, userId: fan.userId, gifts: 50, minutes: 0 }], clock.now(), tx);
        throw new Error('the gift is not paid');
      }),
    ).rejects.toThrow('the gift is not paid');
    expect((await show('gift')).list).toEqual([]);
  });

  it('show no locked member, whose place the next ones take, and show them again once unlocked', async () => {
    const [banned, fan] = [await member(), await member()];
    await earn(banned, { gifts: 100 });
    await earn(fan, { gifts: 50 });
    const lock = (locked: boolean) => opened().db.update(users).set({ locked }).where(eq(users.userId, banned.userId));
    await lock(true);
    // What happens to a locked member still counts, unseen.
    await earn(banned, { gifts: 10 });
    expect(await show('gift', 'week', fan)).toMatchObject({
      ...{ list: [[1, fan.userId, 50]], mine: { rank: 1, score: 50 } },
    });
    await lock(false);
    expect((await show('gift')).list[0]).toEqual([1, banned.userId, 110]);
  });

  it('keep nothing of an account that is deleted', async () => {
    const gone = await member();
    await opened().db.update(users).set({ usernameKey: null, locked: true }).where(eq(users.userId, gone.userId));
    await earn(gone, { gifts: 50 });
    expect(await opened().db.$count(memberTops, eq(memberTops.userId, gone.userId))).toBe(0);
  });

  it('[EN6] (boards of the demo) mark simulated fans, who go with all they did', async () => {
    const fan = await member();
    await opened().db.update(users).set({ simulated: true }).where(eq(users.userId, fan.userId));
    const checkIns = new SimulatedCheckInsRepository(opened());
    expect(await checkIns.has('2026-11-20')).toBe(false);
    const days = ['2026-11-19', '2026-11-20'];
    const all = days.map((day, index) => ({ userId: fan.userId, day, run: index + 1, at: new Date(clock.now()) }));
    await checkIns.add(all);
    await checkIns.add(all);
    await earn(fan, { gifts: 50, minutes: 30 });
    expect(await checkIns.has('2026-11-20')).toBe(true);
    expect([(await show('fan')).list, (await show('streak')).list]).toEqual([
      [[1, fan.userId, 100]],
      [[1, fan.userId, 2]],
    ]);
    const { list } = await service.list({ board: 'gift', period: 'day' }, null);
    expect(list).toMatchObject([{ userId: fan.userId, simulated: true, score: 50 }]);
    await new DemoDataRepository(opened().db).remove();
    expect([await opened().db.$count(memberTops), await checkIns.has('2026-11-20')]).toEqual([0, false]);
  });

  it('forget periods that no board shows any more', async () => {
    const fan = await member();
    await earn(fan, { gifts: 50 });
    const clear = () => new RankingHousekeeping({ rankings, clock }).clear(new AbortController().signal);
    await clear();
    expect(await opened().db.$count(memberTops)).toBe(6);
    await clock.advance(90 * 24 * HOUR);
    await clear();
    expect(await opened().db.$count(memberTops)).toBe(0);
  });
}
