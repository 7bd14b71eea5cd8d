import { addDays } from '@khandai/calendar';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import { seeds } from '../src/modules/chat/testing.js';
import { CheckInRepository } from '../src/modules/check-in/check-in-repository.js';
import { CheckInService } from '../src/modules/check-in/check-in-service.js';
import { PointsRepository } from '../src/modules/points/points-repository.js';
import { ReferralRepository } from '../src/modules/referrals/referral-repository.js';
import { type Arrival, ReferralService } from '../src/modules/referrals/referral-service.js';
import { TaskRepository } from '../src/modules/tasks/task-repository.js';
import type { ReferralSettings } from '../src/platform/config.js';
import { eraseReferrals } from '../src/modules/users/own-referrals-query.js';
import type { Database } from '../src/platform/database/database.js';
import { checkIns, pointEntries, referrals, users } from '../src/platform/database/schema.js';

const DAY = 24 * 60 * 60_000;
const TODAY = '2026-11-20';
const RULES: ReferralSettings = {
  ...{ points: 200, friendPoints: 50, checkIns: 3, perMonth: 10, perNetwork: 2, networkDays: 30 },
};

/** Tests for invitations over each database. `open` returns an empty, migrated database. */
export function referralsSuite(open: () => Promise<Database>): void {
  let database: Database;
  let clock: FakeClock;
  let ledger: PointsRepository;
  let service: ReferralService;
  const faults: unknown[] = [];
  let addresses = 0;
  let names = 0;
  beforeAll(async () => {
    database = await open();
    ledger = new PointsRepository(database.db);
  });
  beforeEach(() => {
    // 20:00 on Friday, 20 November in Vietnam.
    clock = new FakeClock(Date.parse(`${TODAY}T13:00:00Z`));
    service = serviceWith({});
  });
  afterEach(async () => expect([await ledger.differences(), faults]).toEqual([[], []]));
  afterAll(() => database.close());

  const postIn = (tx: Database['db'], postings: Parameters<PointsRepository['post']>[0], at: Date) =>
    new PointsRepository(tx).post(postings, at);
  const serviceWith = (rules: Partial<ReferralSettings>) =>
    new ReferralService({
      ...{ referrals: new ReferralRepository(database), rules: { ...RULES, ...rules } },
      ...{
        points: ledger,
        postIn,
        clock,
        log: { error: (...fault: unknown[]) => void faults.push(fault) },
        secret: new Uint8Array(32),
      },
    });
  const member = async (rest: Partial<typeof users.$inferInsert> = {}) => {
    const username = `minhanh${(names += 1)}.hn`;
    return (await seeds(database).user({ username, usernameKey: username, ...rest })).userId;
  };
  /** A new member who registers with the code of `inviterId`, in a network of their own. */
  const invite = async (
    inviterId: number,
    { rest, ...arrival }: Partial<Arrival> & { readonly rest?: Partial<typeof users.$inferInsert> } = {},
  ) => {
    const userId = await member(rest);
    const code = await service.code(inviterId);
    const ip = `10.9.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;
    await service.arrived({ userId, code, ip, lastUser: undefined, ...arrival });
    return userId;
  };
  const checkIn = (userId: number, days: number) =>
    database.db.insert(checkIns).values(
      Array.from({ length: days }, (_, at) => ({
        ...{ userId, day: addDays(TODAY, -at), run: 1, points: 10, checkedInAt: new Date(clock.now()) },
      })),
    );
  const become = async (userId: number) => {
    await checkIn(userId, RULES.checkIns);
    await service.settle(userId);
  };
  const pointsOf = async (userId: number) => (await ledger.balances(userId)).points;
  const stored = async (userId: number) =>
    (await database.db.select().from(referrals).where(eq(referrals.userId, userId)))[0];
  const reasonOf = async (userId: number) => (await stored(userId))?.reason;

  describe('[EN5] (codes) the code of a member', () => {
    it('is made once, also by parallel requests, and is found in any case and spacing', async () => {
      const inviter = await member();
      expect((await service.sheet(inviter)).code).toBeNull();
      const codes = await Promise.all(Array.from({ length: 10 }, () => service.code(inviter)));
      expect(new Set(codes).size).toBe(1);
      const [code = ''] = codes;
      expect(code).toMatch(/^[2-9B-DF-HJ-NP-TV-Z]{7}$/);
      const friend = await invite(inviter, { code: ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} ` });
      expect(await stored(friend)).toMatchObject({ inviterId: inviter, state: 'open' });
    });

    it('does nothing when it is unknown, of a partner, or of a member who is locked or has left', async () => {
      const [locked, left] = [await member(), await member()];
      const codes = [await service.code(locked), await service.code(left)];
      await database.db.update(users).set({ locked: true }).where(eq(users.userId, locked));
      await database.db.update(users).set({ usernameKey: null }).where(eq(users.userId, left));
      for (const code of ['2222222', 'doi-tac_7', '', ...codes])
        expect(await stored(await invite(await member(), { code }))).toBeUndefined();
    });
  });

  describe('[EN5] (rewards) an invitation', () => {
    it('is paid once to both by 20 parallel requests, when the friend has checked in on enough days', async () => {
      const inviter = await member();
      const friend = await invite(inviter);
      await checkIn(friend, 2);
      await service.settle(friend);
      expect(await pointsOf(inviter)).toBe(0);
      await database.db.insert(checkIns).values({
        ...{ userId: friend, day: addDays(TODAY, -5), run: 1, points: 10, checkedInAt: new Date(clock.now()) },
      });
      await Promise.all(Array.from({ length: 20 }, () => service.settle(friend)));
      expect([await pointsOf(inviter), await pointsOf(friend)]).toEqual([200, 50]);
      const keys = [`referral:inviter:${friend}`, `referral:friend:${friend}`];
      for (const key of keys)
        expect(await database.db.$count(pointEntries, eq(pointEntries.idempotencyKey, key))).toBe(1);
    });

    it('is paid by the check-in itself; one that was missed is paid by the job', async () => {
      const inviter = await member();
      const [friend, missed, late] = [await invite(inviter), await invite(inviter), await invite(inviter)];
      await database.db.insert(checkIns).values(
        [-1, -2].map((back) => ({
          ...{ userId: friend, day: addDays(TODAY, back), run: 1, points: 10, checkedInAt: new Date(clock.now()) },
        })),
      );
      const days = new CheckInService({
        ...{ checkIns: new CheckInRepository(database), points: ledger, postIn, clock },
        settleReferral: (userId) => service.settle(userId),
      });
      await Promise.all([days.checkIn(friend), days.checkIn(friend)]);
      expect(await pointsOf(inviter)).toBe(200);
      await Promise.all([checkIn(missed, 3), checkIn(late, 1)]);
      await service.settleDue(new AbortController().signal);
      expect([await pointsOf(inviter), (await stored(missed))?.state, (await stored(late))?.state]).toEqual([
        ...[400, 'rewarded', 'open'],
      ]);
    });

    it('is not paid while either is locked', async () => {
      const inviter = await member();
      const friend = await invite(inviter);
      await database.db.update(users).set({ locked: true }).where(eq(users.userId, friend));
      await become(friend);
      expect((await stored(friend))?.state).toBe('open');
      await database.db.update(users).set({ locked: false }).where(eq(users.userId, friend));
      await service.settle(friend);
      expect(await pointsOf(inviter)).toBe(200);
    });

    it('counts today for the task of invited friends', async () => {
      const inviter = await member();
      const [friend] = [await invite(inviter), await invite(inviter)];
      const invited = async () => (await new TaskRepository(database).days([inviter], TODAY))[0]?.counts.invite;
      expect(await invited()).toBe(0);
      await become(friend);
      expect(await invited()).toBe(1);
      const tomorrow = await new TaskRepository(database).days([inviter], addDays(TODAY, 1));
      expect(tomorrow[0]?.counts.invite).toBe(0);
    });
  });

  describe('[EN5] (blocks) no points come from', () => {
    it('an account with the phone number or the e-mail address of the inviter, also one entered later', async () => {
      const phoneNumber = '+84912345678';
      const inviter = await member({ phoneNumber, emailAddress: 'Nhung@example.com' });
      expect(await reasonOf(await invite(inviter, { rest: { phoneNumber } }))).toBe('self');
      expect(await reasonOf(await invite(inviter, { rest: { emailAddress: 'nhung@EXAMPLE.com' } }))).toBe('self');
      const later = await invite(inviter);
      await database.db.update(users).set({ phoneNumber }).where(eq(users.userId, later));
      await become(later);
      expect([await reasonOf(later), await pointsOf(inviter), await pointsOf(later)]).toEqual(['self', 0, 0]);
    });

    it('a browser of the inviter, or of one whom they invited', async () => {
      const [inviter, stranger] = [await member(), await member()];
      const friend = await invite(inviter, { lastUser: inviter });
      expect(await reasonOf(friend)).toBe('device');
      const next = await invite(inviter, { lastUser: friend });
      expect(await reasonOf(next)).toBe('device');
      await become(next);
      expect(await pointsOf(inviter)).toBe(0);
      expect(await reasonOf(await invite(inviter, { lastUser: stranger }))).toBeNull();
    });

    it('more friends in one network than are set, also registered at the same moment, until the window is over', async () => {
      const [inviter, other] = [await member(), await member()];
      await service.code(inviter);
      const ip = '203.0.113.7';
      const friends = await Promise.all(Array.from({ length: 5 }, () => invite(inviter, { ip })));
      const reasons = await Promise.all(friends.map(reasonOf));
      expect(reasons.filter((reason) => reason === null)).toHaveLength(RULES.perNetwork);
      expect(reasons.filter((reason) => reason === 'network')).toHaveLength(3);
      expect(await reasonOf(await invite(other, { ip }))).toBeNull();
      // A friend who leaves does not make room for another one.
      const counted = friends.filter((_, at) => reasons[at] === null);
      for (const userId of counted) await eraseReferrals(database.db, userId, new Date(clock.now()));
      expect(await reasonOf(await invite(inviter, { ip }))).toBe('network');
      await clock.advance(30 * DAY + 1);
      expect(await reasonOf(await invite(inviter, { ip }))).toBeNull();
    });

    it('more friends in a month of Vietnam than are set; the friend is paid all the same, and so is the next month', async () => {
      service = serviceWith({ perMonth: 1 });
      const inviter = await member();
      const friends = await Promise.all([1, 2].map(() => invite(inviter)));
      for (const friend of friends) await checkIn(friend, 3);
      await Promise.all(friends.map((friend) => service.settle(friend)));
      expect((await Promise.all(friends.map(reasonOf))).sort()).toEqual(['cap', null]);
      expect([await pointsOf(inviter), ...(await Promise.all(friends.map(pointsOf)))]).toEqual([200, 50, 50]);
      // 00:00 on 1 December in Vietnam.
      await clock.advance(Date.parse('2026-11-30T17:00:00Z') - clock.now());
      await become(await invite(inviter));
      expect(await pointsOf(inviter)).toBe(400);
    });

    it('a circle: an older account is never the invited one', async () => {
      const [older, younger] = [await member(), await member()];
      const code = await service.code(younger);
      const back = { code, ip: '10.8.0.1', lastUser: undefined };
      await expect(service.arrived({ ...back, userId: older })).rejects.toThrow();
      await expect(service.arrived({ ...back, userId: younger })).rejects.toThrow();
      expect([await stored(older), await stored(younger)]).toEqual([undefined, undefined]);
    });

    it('a second inviter', async () => {
      const [first, second] = [await member(), await member()];
      const friend = await invite(first);
      const code = await service.code(second);
      await expect(service.arrived({ userId: friend, code, ip: '10.8.0.2', lastUser: undefined })).rejects.toThrow();
      expect((await stored(friend))?.inviterId).toBe(first);
    });
  });

  describe('[EN5] (page) the inviter', () => {
    it('sees masked names, progress and sums, and no reason that tells of a device, network or contact', async () => {
      const inviter = await member();
      const friend = { displayName: 'Trần Thị Bích', username: 'bich.tran', usernameKey: 'bich.tran' };
      const ip = '203.0.113.99';
      const paid = await invite(inviter, { ip, rest: friend });
      await become(paid);
      await checkIn(await invite(inviter, { ip }), 1);
      await invite(inviter, { ip });
      await invite(inviter);
      const sheet = await service.sheet(inviter);
      const { list } = sheet;
      expect(list.map(({ state, reason, checkIns, points }) => [state, reason, checkIns, points]).reverse()).toEqual([
        ['rewarded', null, 3, 200],
        ['active', null, 1, 0],
        ['refused', 'ineligible', 0, 0],
        ['registered', null, 0, 0],
      ]);
      expect(list.at(-1)?.name).toBe('bi***an');
      expect(sheet).toMatchObject({ total: 4, rewarded: 1, points: 200, balance: 200 });
      expect(JSON.stringify(sheet)).not.toMatch(/Bích|bich|203\.|network|device/);
    });

    it('is asked for no account: a guest sees the rules alone', async () => {
      expect(await service.sheet()).toEqual({
        ...{ code: null, total: 0, rewarded: 0, points: 0, list: [], balance: 0 },
        rules: { points: 200, friendPoints: 50, checkIns: 3, perMonth: 10 },
      });
    });
  });

  it('[EN5] (network) stores a keyed hash of the network, for as long as the rule needs it', async () => {
    const friend = await invite(await member(), { ip: '203.0.113.55' });
    const hash = (await stored(friend))?.network ?? '';
    expect(hash).toMatch(/^[\w-]{43}$/);
    await clock.advance(30 * DAY - 1);
    await service.forgetNetworks();
    expect((await stored(friend))?.network).toBe(hash);
    await clock.advance(2);
    await service.forgetNetworks();
    expect((await stored(friend))?.network).toBeNull();
  });
}
