import { FakeClock } from '@khandai/testing';
import { seeds } from '../src/modules/chat/testing.js';
import { CheckInRepository } from '../src/modules/check-in/check-in-repository.js';
import { CheckInService } from '../src/modules/check-in/check-in-service.js';
import { PointBook } from '../src/modules/points/point-book.js';
import { PointBookQuery } from '../src/modules/points/point-book-query.js';
import { PointsRepository } from '../src/modules/points/points-repository.js';
import type { Database } from '../src/platform/database/database.js';
import { rankingTests } from './rankings.suite.js';

const HOUR = 3_600_000;

/** Tests for check-ins and the book of points over each database. `open` returns an empty, migrated database. */
export function checkInSuite(open: () => Promise<Database>): void {
  let database: Database;
  let clock: FakeClock;
  let ledger: PointsRepository;
  let service: CheckInService;
  let book: PointBook;
  beforeAll(async () => {
    database = await open();
    ledger = new PointsRepository(database.db);
  });
  beforeEach(() => {
    // 20:00 on Friday, 20 November in Vietnam.
    clock = new FakeClock(Date.parse('2026-11-20T13:00:00Z'));
    service = new CheckInService({
      checkIns: new CheckInRepository(database),
      points: ledger,
      postIn: (tx, postings, at) => new PointsRepository(tx).post(postings, at),
      settleReferral: () => Promise.resolve(),
      clock,
    });
    const giftName = (giftId: number) => (giftId === 3 ? 'Còi vuvuzela' : undefined);
    book = new PointBook({ entries: new PointBookQuery(database), points: ledger, giftName, clock });
  });
  afterEach(async () => expect(await ledger.differences()).toEqual([]));
  afterAll(() => database.close());

  const member = async () => (await seeds(database).user()).userId;
  const nextDay = () => clock.advance(24 * HOUR);
  /** Checks in on this many days, one after another, and stays on the last one. */
  const checkInFor = async (userId: number, days: number) => {
    const earned: number[] = [];
    for (let day = 0; day < days; day += 1) {
      if (day > 0) await nextDay();
      earned.push((await service.checkIn(userId)).earned);
    }
    return earned;
  };

  describe('[EN1] the daily check-in', () => {
    it('pays more each second day, a bonus on the seventh, and begins again', async () => {
      const userId = await member();
      expect(await checkInFor(userId, 9)).toEqual([10, 10, 15, 15, 20, 20, 100, 10, 10]);
      expect(await ledger.balances(userId)).toEqual({ points: 210, exp: 45 });
    });

    it('counts once a day, for two devices at the same moment and for a repeated request', async () => {
      const userId = await member();
      const parallel = await Promise.all(Array.from({ length: 8 }, () => service.checkIn(userId)));
      expect(parallel.map(({ earned }) => earned).sort((a, b) => b - a)).toEqual([10, 0, 0, 0, 0, 0, 0, 0]);
      const again = await service.checkIn(userId);
      expect([again.earned, again.sheet.run, again.sheet.checkedIn, again.sheet.balance]).toEqual([0, 1, true, 10]);
    });

    it('has its edge at midnight in Vietnam', async () => {
      const userId = await member();
      await clock.advance(4 * HOUR - 1);
      const late = await service.checkIn(userId);
      expect([late.sheet.today, late.sheet.nextDayAt]).toEqual(['2026-11-20', '2026-11-20T17:00:00.000Z']);
      await clock.advance(1);
      const early = await service.checkIn(userId);
      expect([early.sheet.today, early.earned, early.sheet.run]).toEqual(['2026-11-21', 10, 2]);
    });

    it('begins a run again after a missed day, and remembers the longest', async () => {
      const userId = await member();
      await checkInFor(userId, 3);
      await nextDay();
      expect((await service.sheet(userId)).run).toBe(3);
      await nextDay();
      expect((await service.sheet(userId)).run).toBe(0);
      expect((await service.checkIn(userId)).earned).toBe(10);
      expect(await service.sheet(userId)).toMatchObject({
        today: '2026-11-24',
        run: 1,
        longest: { day: '2026-11-22', run: 3 },
      });
    });

    it('shows one month, that of Vietnam by default', async () => {
      const userId = await member();
      await clock.advance(10 * 24 * HOUR);
      await checkInFor(userId, 2);
      const { today, month, days } = await service.sheet(userId);
      expect([today, month, days]).toEqual(['2026-12-01', '2026-12', [{ day: '2026-12-01', run: 2, points: 10 }]]);
      const before = await service.sheet(userId, '2026-11');
      expect(before.days).toEqual([{ day: '2026-11-30', run: 1, points: 10 }]);
    });

    it('is of each member alone', async () => {
      const [one, other] = [await member(), await member()];
      await service.checkIn(one);
      expect(await service.sheet(other)).toMatchObject({
        run: 0,
        checkedIn: false,
        days: [],
        balance: 0,
        longest: null,
      });
    });
  });

  describe('the book of points', () => {
    /** A member with 100 points, a check-in and two gifts. */
    const spender = async () => {
      const userId = await member();
      const post = (amount: number, cause: 'welcome' | 'gift', reference: string) =>
        ledger.post(
          [{ userId, unit: 'points', amount, cause, reference, key: `${cause}:${userId}:${amount}` }],
          new Date(clock.now()),
        );
      await post(100, 'welcome', 'users');
      await nextDay();
      await service.checkIn(userId);
      await post(-50, 'gift', '3 × 1, room 7');
      await post(-20, 'gift', '99 × 2, room 8');
      return userId;
    };
    const all = { flow: 'all', cause: undefined, before: undefined, limit: 20 } as const;

    it('[EN6] (balance) lists each change with its cause and the balance after it, newest first', async () => {
      const { list, next } = await book.list(await spender(), all);
      expect(list.map(({ cause, subject, change, balance }) => ({ cause, subject, change, balance }))).toEqual([
        { cause: 'gift', subject: { name: null, count: 2, path: '/chatroom/8' }, change: -20, balance: 40 },
        { cause: 'gift', subject: { name: 'Còi vuvuzela', count: 1, path: '/chatroom/7' }, change: -50, balance: 60 },
        { cause: 'check-in', subject: { name: null, count: 1, path: '/diem-danh' }, change: 10, balance: 110 },
        { cause: 'welcome', subject: { name: null, count: null, path: null }, change: 100, balance: 100 },
      ]);
      expect(next).toBeNull();
    });

    it('gives the same balances page by page and under a filter', async () => {
      const userId = await spender();
      const first = await book.list(userId, { ...all, limit: 3 });
      const rest = await book.list(userId, { ...all, before: first.next ?? 0, limit: 3 });
      expect([...first.list, ...rest.list]).toEqual((await book.list(userId, all)).list);
      expect(rest.next).toBeNull();
      const balances = async (filter: object) =>
        (await book.list(userId, { ...all, ...filter })).list.map(({ balance }) => balance);
      expect(await balances({ flow: 'in' })).toEqual([110, 100]);
      expect(await balances({ flow: 'out' })).toEqual([40, 60]);
      expect(await balances({ cause: 'check-in' })).toEqual([110]);
    });

    it('sums the last seven days of Vietnam', async () => {
      const { balance, days } = await book.summary(await spender());
      expect(balance).toBe(40);
      expect(days.map(({ day }) => day)).toEqual([15, 16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`));
      expect(days.slice(-2)).toEqual([
        { day: '2026-11-20', received: 100, spent: 0 },
        { day: '2026-11-21', received: 10, spent: 70 },
      ]);
    });

    it('[EN6] (file) is a CSV file without formulas, of the newest entries under a filter', async () => {
      const userId = await spender();
      const task = { userId, unit: 'points', amount: 5, cause: 'task', reference: 'task 1: =HYPERLINK("x")' } as const;
      await ledger.post([{ ...task, key: `task:${userId}` }], new Date(clock.now()));
      await ledger.post([{ ...task, reference: 'task 2: =1+1', key: `task 2:${userId}` }], new Date(clock.now()));
      const { csv, cut } = await book.file(userId, { flow: 'all', cause: undefined, hidesScores: false });
      const lines = csv.split('\r\n');
      expect(lines.slice(0, 4)).toEqual([
        '\ufeffThời gian,Lý do,Vào,Ra,Số dư',
        '2026-11-21 20:00:00,Nhiệm vụ: =1+1,5,,50',
        '2026-11-21 20:00:00,"Nhiệm vụ: =HYPERLINK(""x"")",5,,45',
        '2026-11-21 20:00:00,Tặng quà: ? ×2,,20,40',
      ]);
      expect(lines.flatMap((line) => line.split(',')).filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([]);
      expect(cut).toBe(false);
      expect(
        (await book.file(userId, { flow: 'out', cause: 'gift', hidesScores: false })).csv.split('\r\n'),
      ).toHaveLength(4);
    });

    it('[EN6] (file without scores) names no match of a result for readers who hide scores', async () => {
      const userId = await member();
      const pick = { userId, unit: 'points', cause: 'pick' } as const;
      const match = 'match f1: Hải Phòng – Hà Nội';
      const race = { ...pick, cause: 'race' } as const;
      await ledger.post(
        [
          { ...pick, amount: 90, reference: `result 1, ${match}`, key: `pick result:${userId}` },
          { ...pick, amount: -50, reference: `stake 2, ${match}`, key: `pick stake:${userId}` },
          { ...race, amount: 400, reference: 'result 3, race 7: Nghệ Vàng', key: `race result:${userId}` },
          { ...race, amount: -50, reference: 'stake 3, race 7: Nghệ Vàng', key: `race stake:${userId}` },
        ],
        new Date(clock.now()),
      );
      const reasons = async (hidesScores: boolean, cause: 'pick' | 'race' = 'pick') => {
        const { csv } = await book.file(userId, { flow: 'all', cause, hidesScores });
        return csv
          .split('\r\n')
          .slice(1, 3)
          .map((line) => line.split(',')[1])
          .sort();
      };
      expect(await reasons(true)).toEqual([
        'Chọn điểm: Hải Phòng – Hà Nội',
        'Kết quả lượt chọn: trận bạn đang ẩn tỷ số',
      ]);
      const staked = 'Chọn bi: Nghệ Vàng · #7';
      expect(await reasons(true, 'race')).toEqual([staked, 'Kết quả đua bi: cuộc bạn đang ẩn kết quả']);
      expect(await reasons(false, 'race')).toEqual(['Bi về nhất: Nghệ Vàng · #7', staked]);
      expect(await reasons(false)).toEqual(['Chọn điểm: Hải Phòng – Hà Nội', 'Kết quả lượt chọn: Hải Phòng – Hà Nội']);
    });

    it('is empty for a member who never had points', async () => {
      expect(await book.list(await member(), all)).toEqual({ list: [], next: null });
    });
  });

  describe('the boards of the whole site', () => {
    rankingTests(() => database);
  });
}
