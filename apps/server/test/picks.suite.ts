import { randomUUID } from 'node:crypto';
import { setImmediate as macrotask } from 'node:timers/promises';
import { Code, MatchState, RawStatus, type ScoresFrame, TipMarket, TipResult } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { and, eq, inArray } from 'drizzle-orm';
import { FeedRunner } from '../src/feeds/feed-runner.js';
import { FeedHealth } from '../src/feeds/ingest/feed-health.js';
import { FixtureRemovalRepository } from '../src/feeds/ingest/fixture-removal-repository.js';
import { IngestService } from '../src/feeds/ingest/ingest-service.js';
import { SpyBus } from '../src/feeds/testing.js';
import { seeds } from '../src/modules/chat/testing.js';
import { OfferQuery } from '../src/modules/fixtures/bets/offer-query.js';
import { betMatches, COMPANY } from '../src/modules/fixtures/bets/testing.js';
import { FixtureCards } from '../src/modules/fixtures/fixture-cards-query.js';
import { FixtureRepository } from '../src/modules/fixtures/fixture-repository.js';
import type { PostIn } from '../src/modules/picks/pick-points.js';
import { PickRepository } from '../src/modules/picks/pick-repository.js';
import { type PickRequest, PickService } from '../src/modules/picks/pick-service.js';
import { PickSettlementRepository } from '../src/modules/picks/pick-settlement-repository.js';
import { pickSettlements } from '../src/modules/picks/pick-settlements.js';
import { PointBook } from '../src/modules/points/point-book.js';
import { PointBookQuery } from '../src/modules/points/point-book-query.js';
import { PointsRepository } from '../src/modules/points/points-repository.js';
import type { Database, Db } from '../src/platform/database/database.js';
import { fixtures, matchVotes, picks } from '../src/platform/database/schema.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LIMITS = { min: 10, max: 500, perMatch: 1_000, perDay: 2_000 };
const NOBODY_ONLINE = { online: () => 0 };

/**
 * Tests for picks over each database. `open` returns an empty, migrated database.
 *
 * @param atOnce Requests at once: PGlite runs them one after another.
 */
export function picksSuite(open: () => Promise<Database>, { atOnce }: { readonly atOnce: number }): void {
  let database: Database;
  let clock: FakeClock;
  let ledger: PointsRepository;
  let site: Awaited<ReturnType<typeof betMatches>>;
  beforeAll(async () => {
    database = await open();
    ledger = new PointsRepository(database.db);
    // 20:00 on Friday, 20 November in Vietnam.
    clock = new FakeClock(Date.parse('2026-11-20T13:00:00Z'));
    site = await betMatches(database, clock);
  });
  afterEach(async () => expect(await ledger.differences()).toEqual([]));
  afterAll(() => database.close());

  const postIn: PostIn = (tx, postings, at) => new PointsRepository(tx).post(postings, at);
  const pointsIn = async (tx: Db, userId: number) => (await new PointsRepository(tx).balances(userId)).points;
  const serviceOf = (limits = LIMITS, { post = postIn, priceAgeMs = 365 * 24 * HOUR } = {}) =>
    new PickService({
      picks: new PickRepository(database),
      fixtures: new FixtureRepository(database),
      cards: new FixtureCards({ database, counts: NOBODY_ONLINE }),
      points: ledger,
      offers: new OfferQuery(database),
      ...{ postIn: post, limits, priceAgeMs, clock },
    });
  const worker = (post = postIn, error: (facts: object) => void = () => undefined) =>
    pickSettlements(new PickSettlementRepository(database, { postIn: post, pointsIn }), { clock, log: { error } });
  const settle = () => worker().look();
  const member = async (points = 1_000): Promise<number> => {
    const { userId } = await seeds(database).user();
    const welcome = { userId, unit: 'points', cause: 'welcome', reference: 'users' } as const;
    await ledger.post([{ ...welcome, amount: points, key: `welcome:${userId}` }], new Date(clock.now()));
    return userId;
  };
  const pointsOf = async (userId: number) => (await ledger.balances(userId)).points;
  const order = (fixtureId: string, rest: Partial<PickRequest> = {}): PickRequest => ({
    ...{ fixtureId, market: TipMarket.handicap, side: 'home', line: 0.75, price: 0.9, companyId: COMPANY },
    ...{ stake: 100, uuid: randomUUID(), ...rest },
  });
  const place = async (userId: number, fixtureId: string, rest: Partial<PickRequest> = {}) =>
    (await serviceOf().place(userId, order(fixtureId, rest))).pick;
  const pickOf = async (userId: number) =>
    (await serviceOf().list(userId, { state: undefined, limit: 1, offset: 0 })).list[0];
  const book = async (userId: number) => {
    const { list } = await new PointBook({
      ...{ entries: new PointBookQuery(database), points: ledger, giftName: () => undefined, clock },
    }).list(userId, { flow: 'all', cause: 'pick', before: undefined, limit: 20 });
    return list.map(({ change, subject }) => [subject.step, change, subject.name]);
  };

  describe('[SH11] (bet, server part) a stake', () => {
    it('leaves the account once, however often the same request comes, and its entry names the match', async () => {
      const [userId, fixtureId] = [await member(), await site.match()];
      const request = order(fixtureId);
      const service = serviceOf();

      const answers = await Promise.all([1, 2, 3, 4].map(() => service.place(userId, request)));

      expect(new Set(answers.map(({ pick }) => pick.pickId)).size).toBe(1);
      const board = await service.board(userId, fixtureId);
      expect(board).toMatchObject({ open: true, mine: { points: 900, onMatch: 100, today: 100 } });
      expect(board.mine?.picks).toMatchObject([{ line: 0.75, price: 0.9, stake: 100, state: 'open', returned: null }]);
      expect(await book(userId)).toEqual([['stake', -100, 'Hải Phòng −0.75, Hải Phòng – Hà Nội']]);
      expect((await service.board(null, fixtureId)).mine).toBeNull();
      await expect(service.place(userId, { ...request, stake: 50 })).rejects.toMatchObject({ code: Code.conflict });
    });

    it('is taken up to the instant of the kick-off by the clock of the server, whatever the feed says', async () => {
      const [userId, fixtureId] = [await member(), await site.match(1)];
      await clock.advance(HOUR - 1);
      await place(userId, fixtureId);
      await clock.advance(1);
      await expect(place(userId, fixtureId)).rejects.toMatchObject({ code: Code.pickLocked });
      expect((await serviceOf().board(userId, fixtureId)).open).toBe(false);
      expect(await pointsOf(userId)).toBe(900);
      expect(await pickOf(userId)).toMatchObject({ state: 'locked' });
    });

    it('needs a match ahead, an open line, and the price that the member saw; else nothing is lost', async () => {
      const [userId, fixtureId] = [await member(), await site.match()];
      const refused = (code: number, values = {}): unknown => expect.objectContaining({ code, values });
      await site.offer(fixtureId, '0.85');
      await expect(place(userId, fixtureId)).rejects.toEqual(refused(Code.pickPriceChanged, { price: '0.85' }));
      await site.offer(fixtureId, '0.90', '1');
      const moved = { line: '−1', price: '0.90' };
      await expect(place(userId, fixtureId)).rejects.toEqual(refused(Code.pickPriceChanged, moved));
      await site.offer(fixtureId, '0.90', '0.75', true);
      await expect(place(userId, fixtureId)).rejects.toEqual(refused(Code.pickNotOffered));
      await site.offer(fixtureId, '0.90');
      await expect(place(userId, fixtureId, { side: 'over' })).rejects.toEqual(refused(Code.pickNotOffered));
      await expect(place(userId, fixtureId, { companyId: 99 })).rejects.toEqual(refused(Code.pickNotOffered));
      for (const status of [-14, 1, -1, -10]) {
        await site.change(fixtureId, { status });
        await expect(place(userId, fixtureId)).rejects.toEqual(refused(Code.pickLocked));
      }
      await expect(place(userId, 'none')).rejects.toMatchObject({ code: Code.notFound });
      expect([await pointsOf(userId), await book(userId)]).toEqual([1_000, []]);
    });

    it('is refused while the feed has read no prices for too long, and taken again when it has, at a price that rested', async () => {
      const [userId, fixtureId] = [await member(), await site.match(20)];
      const service = serviceOf(LIMITS, { priceAgeMs: 10 * MINUTE });
      await site.readPrices();
      await clock.advance(10 * MINUTE);
      await service.place(userId, order(fixtureId));
      await clock.advance(1);
      await expect(service.place(userId, order(fixtureId))).rejects.toMatchObject({ code: Code.pickPricesOld });
      expect(await service.board(userId, fixtureId)).toMatchObject({ open: true, pricesOld: true });
      await site.readPrices();
      await service.place(userId, order(fixtureId));
      expect(await service.board(userId, fixtureId)).toMatchObject({ pricesOld: false, mine: { points: 800 } });
    });

    it('neither holds up the feed nor is taken when the match starts while it is being stored', async () => {
      const [userId, fixtureId, later] = [await member(), await site.match(1), await site.match(1)];
      const start: PostIn = async (tx, postings, at) => {
        const keys = await postIn(tx, postings, at);
        // On PGlite all is one connection. Another one of PostgreSQL would wait here for a lock on the match.
        const feed = database.kind === 'pglite' ? tx : database.db;
        await feed.update(fixtures).set({ status: 1 }).where(eq(fixtures.fixtureId, fixtureId));
        return keys;
      };
      const overtaken = serviceOf(LIMITS, { post: start }).place(userId, order(fixtureId));
      await expect(overtaken).rejects.toMatchObject({ code: Code.pickLocked });
      const late: PostIn = async (tx, postings, at) => {
        const keys = await postIn(tx, postings, at);
        await clock.advance(HOUR);
        return keys;
      };
      const tooLate = serviceOf(LIMITS, { post: late }).place(userId, order(later));
      await expect(tooLate).rejects.toMatchObject({ code: Code.pickLocked });
      expect([await pointsOf(userId), await database.db.$count(picks, eq(picks.userId, userId))]).toEqual([1_000, 0]);
    });

    it('of many members at the start of a match is stored with its points or not at all, and never afterwards', async () => {
      const fixtureId = await site.match();
      const fans = await Promise.all(Array.from({ length: atOnce }, () => member()));
      const half = Math.ceil(fans.length / 2);
      const tries = fans.slice(0, half).map((fan) => place(fan, fixtureId));
      const started = site.change(fixtureId, { status: 1 });
      tries.push(...fans.slice(half).map((fan) => place(fan, fixtureId)));
      await started;
      const late = place(await member(), fixtureId);
      const ended = await Promise.allSettled(tries);
      await expect(late).rejects.toMatchObject({ code: Code.pickLocked });
      for (const one of ended)
        if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: Code.pickLocked });
      const balances = await Promise.all(fans.map(pointsOf));
      expect(balances).toEqual(ended.map(({ status }) => (status === 'fulfilled' ? 900 : 1_000)));
      const taken = ended.filter(({ status }) => status === 'fulfilled').length;
      expect(await database.db.$count(picks, eq(picks.fixtureId, fixtureId))).toBe(taken);
    });

    it('keeps to the limits of a pick, a match and a day of Vietnam', async () => {
      const userId = await member(5_000);
      const matches = [await site.match(3), await site.match(3), await site.match(10)];
      const [one = '', two = '', three = ''] = matches;
      for (const stake of [9, 501])
        await expect(place(userId, one, { stake })).rejects.toMatchObject({ code: Code.pickStake });
      for (const fixtureId of [one, one, two]) await place(userId, fixtureId, { stake: 500 });
      await expect(place(userId, one, { stake: 10 })).rejects.toMatchObject({ values: { max: 1_000, left: 0 } });
      await place(userId, two, { stake: 400 });
      await expect(place(userId, three, { stake: 200 })).rejects.toMatchObject({ values: { max: 2_000, left: 100 } });
      // Midnight in Vietnam.
      await clock.advance(4 * HOUR);
      await place(userId, three, { stake: 200 });
      expect(await pointsOf(userId)).toBe(2_900);
    });

    it('of many requests at once never takes more than the member has', async () => {
      const [userId, fixtureId] = [await member(95), await site.match()];
      const service = serviceOf({ min: 1, max: 10_000, perMatch: 10_000, perDay: 10_000 });
      const all = Array.from({ length: atOnce }, () => service.place(userId, order(fixtureId, { stake: 10 })));
      const ended = await Promise.allSettled(all);
      expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
      const faults = ended.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: number }).code] : []));
      expect(new Set(faults)).toEqual(new Set([Code.notEnoughPoints]));
      expect(await pointsOf(userId)).toBe(5);
      expect(await database.db.$count(picks, eq(picks.userId, userId))).toBe(9);
    });
  });

  describe('[SH11] (history, server part) a result', () => {
    const { handicap, overUnder, european } = TipMarket;
    const { win, draw, lose } = TipResult;
    /** Stakes of 15 at 0.90 (handicap), 0.85 (goals) and 3.25 (a draw): what comes back is cut to whole points. */
    it.each([
      [handicap, 'home', '0.75', [3, 0], win, false, 28],
      [handicap, 'home', '0.75', [2, 1], win, true, 21],
      [handicap, 'home', '0.75', [1, 1], lose, false, 0],
      [handicap, 'home', '0.25', [1, 1], lose, true, 7],
      [handicap, 'home', '-0.25', [0, 0], win, true, 21],
      [handicap, 'home', '1', [1, 0], draw, false, 15],
      [overUnder, 'over', '2.25', [1, 1], lose, true, 7],
      [overUnder, 'over', '2.75', [2, 1], win, true, 21],
      [overUnder, 'over', '3', [2, 1], draw, false, 15],
      [european, 'draw', null, [2, 2], win, false, 48],
      [european, 'draw', null, [2, 1], lose, false, 0],
    ] as const)('of market %s, %s at %s, with %j', async (market, side, line, [home, away], result, half, returned) => {
      const [userId, fixtureId] = [await member(), await site.match()];
      await site.offer(fixtureId, '0.90', line ?? '0.75');
      await site.offerMore(fixtureId, line ?? '2.5');
      const price = { [handicap]: 0.9, [overUnder]: 0.85, [european]: 3.25 }[market];
      await place(userId, fixtureId, { market, side, line: line === null ? null : Number(line), price, stake: 15 });
      // Goals of extra time are none of the score.
      await site.ends(fixtureId, home, away);
      await settle();
      expect(await pickOf(userId)).toMatchObject({ state: 'settled', result, half, returned, score: { home, away } });
      expect(await pointsOf(userId)).toBe(985 + returned);
    });

    it('is paid once, by two workers at once and after one that ended halfway', async () => {
      const [userId, fixtureId] = [await member(), await site.match()];
      await place(userId, fixtureId);
      await site.ends(fixtureId, 3, 0);
      const faults: object[] = [];
      const ends: PostIn = async (...posting) => {
        await postIn(...posting);
        throw new Error('the process ends here');
      };
      await worker(ends, (facts) => faults.push(facts)).look();
      expect(faults).toHaveLength(1);
      expect([await pointsOf(userId), (await pickOf(userId))?.returned]).toEqual([900, null]);

      await Promise.all([settle(), settle(), settle()]);
      await settle();

      expect(await pointsOf(userId)).toBe(1_090);
      expect(await book(userId)).toEqual([
        ['result', 190, 'Hải Phòng −0.75, Hải Phòng – Hà Nội'],
        ['stake', -100, 'Hải Phòng −0.75, Hải Phòng – Hà Nội'],
      ]);
      expect(await serviceOf().sums(userId)).toEqual({
        ...{
          picks: 1,
          waiting: 0,
          waitingPoints: 0,
          wins: 1,
          draws: 0,
          losses: 0,
          voids: 0,
          staked: 100,
          returned: 190,
        },
      });
    });

    it.each([
      ['cancelled', -10],
      ['abandoned', -12],
      ['awarded', -1],
    ])('of a match that was %s is the stake, once', async (_, status) => {
      const [userId, fixtureId] = [await member(), await site.match()];
      await place(userId, fixtureId);
      await site.change(fixtureId, { status, awarded: status === -1, homeScore: 0, awayScore: 3 });
      await Promise.all([settle(), settle()]);
      expect([await pointsOf(userId), await pickOf(userId)]).toMatchObject([1_000, { state: 'void', returned: 100 }]);
      expect((await book(userId))[0]).toEqual(['void', 100, 'Hải Phòng −0.75, Hải Phòng – Hà Nội']);
      expect((await serviceOf().board(userId, fixtureId)).mine?.onMatch).toBe(0);
    });

    it('is taken back for the stake when the league decides the score afterwards', async () => {
      const [userId, fixtureId] = [await member(), await site.match()];
      await place(userId, fixtureId);
      await site.ends(fixtureId, 3, 0);
      await settle();
      await site.change(fixtureId, { awarded: true });
      await settle();
      expect([await pointsOf(userId), await pickOf(userId)]).toMatchObject([1_000, { state: 'void', returned: 100 }]);
    });

    it('waits for a match that moves, and is the stake when it is not over two days after the first kick-off', async () => {
      const [userId, moved, postponed] = [await member(), await site.match(), await site.match()];
      for (const fixtureId of [moved, postponed]) await place(userId, fixtureId);
      const later = new Date(clock.now() + 20 * HOUR);
      await site.change(moved, { kickOff: later });
      await site.change(postponed, { status: -14 });
      await settle();
      const { list } = await serviceOf().list(userId, { state: 'waiting', limit: 9, offset: 0 });
      expect(list).toMatchObject([
        { fixtureId: postponed, state: 'waiting' },
        { fixtureId: moved, state: 'open', lockedAt: later.toISOString() },
      ]);
      await site.ends(moved, 2, 0);
      await clock.advance(51 * HOUR);
      await settle();
      expect((await serviceOf().list(userId, { state: 'decided', limit: 9, offset: 0 })).list).toMatchObject([
        { fixtureId: postponed, state: 'void', voidCause: 'late', returned: 100 },
        { fixtureId: moved, state: 'settled', returned: 190 },
      ]);
    });

    it('that is corrected moves the difference, and never takes more than the member has', async () => {
      const [rich, poor, fixtureId] = [await member(), await member(), await site.match()];
      for (const userId of [rich, poor]) await place(userId, fixtureId);
      await site.ends(fixtureId, 3, 0);
      await settle();
      const gift = {
        userId: poor,
        unit: 'points',
        cause: 'gift',
        reference: '1 × 1, room 1',
        key: randomUUID(),
      } as const;
      await ledger.post([{ ...gift, amount: -1_000 }], new Date(clock.now()));

      await site.ends(fixtureId, 1, 1);
      await Promise.all([settle(), settle()]);

      expect([await pointsOf(rich), await pointsOf(poor)]).toEqual([900, 0]);
      expect((await book(rich))[0]).toEqual(['correction', -190, 'Hải Phòng −0.75, Hải Phòng – Hà Nội']);
      expect([await pickOf(rich), await pickOf(poor)]).toMatchObject([
        { result: TipResult.lose, returned: 0 },
        { result: TipResult.lose, returned: 100 },
      ]);
      const one = and(eq(picks.userId, rich), eq(picks.fixtureId, fixtureId));
      expect((await database.db.select().from(picks).where(one))[0]?.settlements).toBe(2);
    });
  });

  describe('[SH11] (bet, vanished match, part) [PF8] (stakes) a match that its feed no longer has', () => {
    const isStored = async (fixtureId: string) =>
      (await database.db.$count(fixtures, eq(fixtures.fixtureId, fixtureId))) === 1;
    const waitFor = async (holds: () => Promise<boolean>) => {
      while (!(await holds())) await macrotask();
    };

    it('stays while there are points on it, and gives them back once it is cancelled', async () => {
      const [userId, used, unused] = [await member(), await site.match(), await site.match()];
      await place(userId, used);
      for (const fixtureId of [used, unused]) await site.change(fixtureId, { status: RawStatus.cancelled });
      await database.db.transaction((tx) => new FixtureRemovalRepository().removeUnused(tx, [used, unused]));
      expect([await isStored(used), await isStored(unused)]).toEqual([true, false]);
      await settle();
      expect(await pickOf(userId)).toMatchObject({ state: 'void', voidCause: 'called-off', returned: 100 });
      expect([await pointsOf(userId), await book(userId)]).toEqual([
        1_000,
        [
          ['void', 100, expect.any(String)],
          ['stake', -100, expect.any(String)],
        ],
      ]);
    });

    it('of a simulation is cancelled, gives the points back, and is gone an hour later, with its votes', async () => {
      const [userId, played, live, over] = [
        await member(),
        await site.match(),
        await site.match(1),
        await site.match(1),
      ];
      for (const fixtureId of [played, live, over]) {
        await place(userId, fixtureId);
        await database.db
          .insert(matchVotes)
          .values({ fixtureId, userId, pick: 'home', votedAt: new Date(clock.now()) });
        await site.change(fixtureId, { origin: 'demo' });
      }
      await site.change(live, { status: RawStatus.secondHalf, homeScore: 1, awayScore: 0 });
      await site.change(over, { status: RawStatus.finished, homeScore: 3, awayScore: 0 });
      const stop = new AbortController();
      const own = new FakeClock(clock.now());
      const log = { info: () => undefined, error: () => undefined };
      const bus = new SpyBus();
      const health = new FeedHealth({ feed: 'none', clock: own });
      const ingest = new IngestService({ database, bus, clock: own, health });
      const done = new FeedRunner({ ingest, clock: own, log }).run(stop.signal);
      await waitFor(async () => own.sleeping > 0);
      const states = await database.db
        .select({ fixtureId: fixtures.fixtureId, status: fixtures.status })
        .from(fixtures)
        .where(inArray(fixtures.fixtureId, [played, live, over]));
      expect(new Map(states.map(({ fixtureId, status }) => [fixtureId, status]))).toEqual(
        new Map([
          [played, RawStatus.cancelled],
          [live, RawStatus.cancelled],
          [over, RawStatus.finished],
        ]),
      );
      // Open pages learn that the match is off, together with its stakes.
      const frames = bus.published.map(({ channel, payload }) => ({
        channel,
        ...(JSON.parse(payload) as ScoresFrame),
      }));
      expect(frames.map(({ channel }) => channel)).toEqual(['topic:scores']);
      expect(new Map(frames[0]!.list.map(({ fixtureId, status, state }) => [fixtureId, [status, state]]))).toEqual(
        new Map([played, live].map((fixtureId) => [fixtureId, [RawStatus.cancelled, MatchState.ended]])),
      );
      await settle();
      const { list } = await serviceOf().list(userId, { state: undefined, limit: 9, offset: 0 });
      const decided = new Map(list.map(({ fixtureId, state, returned }) => [fixtureId, [state, returned]]));
      expect([decided.get(played), decided.get(live), decided.get(over)]).toEqual([
        ['void', 100],
        ['void', 100],
        ['settled', 190],
      ]);
      await own.advance(HOUR);
      await waitFor(async () => !(await isStored(over)) && !(await isStored(played)) && !(await isStored(live)));
      expect(await database.db.$count(matchVotes, inArray(matchVotes.fixtureId, [played, live, over]))).toBe(0);
      expect((await serviceOf().list(userId, { state: undefined, limit: 9, offset: 0 })).total).toBe(3);
      expect(await pointsOf(userId)).toBe(1_090);
      stop.abort();
      await done;
    });
  });
}
