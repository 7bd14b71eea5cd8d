import { randomUUID } from 'node:crypto';
import { Code, type Race, RaceTick } from '@khandai/contracts';
import { planRace, seedHash } from '@khandai/marble-race';
import { FakeClock } from '@khandai/testing';
import { Check } from 'typebox/value';
import { seeds } from '../src/modules/chat/testing.js';
import { PointBook } from '../src/modules/points/point-book.js';
import { PointBookQuery } from '../src/modules/points/point-book-query.js';
import { PointsRepository } from '../src/modules/points/points-repository.js';
import { RaceHousekeeping } from '../src/modules/races/race-housekeeping.js';
import { RaceJob } from '../src/modules/races/race-job.js';
import { RacePickRepository } from '../src/modules/races/race-pick-repository.js';
import type { PostIn } from '../src/modules/races/race-points.js';
import { RaceQuery } from '../src/modules/races/race-query.js';
import { RaceRepository } from '../src/modules/races/race-repository.js';
import { RaceService } from '../src/modules/races/race-service.js';
import type { Database } from '../src/platform/database/database.js';
import { plansOf } from '../src/platform/database/testing.js';

const LIMITS = { min: 10, max: 200, perRace: 300 };
const MINUTE = 60_000;
const EVERY = 5 * MINUTE;
const IDS = [1, 2, 3, 4, 5, 6, 7, 8];
const never = new AbortController().signal;

/** Tests for races over each database. `open` returns an empty, migrated database. */
export function racesSuite(open: () => Promise<Database>): void {
  let database: Database;
  let ledger: PointsRepository;
  beforeAll(async () => {
    database = await open();
    ledger = new PointsRepository(database.db);
  });
  beforeEach(async () => {
    await database.query('DELETE FROM race_picks');
    await database.query('DELETE FROM races');
  });
  afterEach(async () => expect(await ledger.differences()).toEqual([]));
  afterAll(() => database.close());

  const postIn: PostIn = (tx, postings, at) => new PointsRepository(tx).post(postings, at);
  const picks = () => new RacePickRepository(database);
  const store = () => new RaceRepository(database);
  const service = () =>
    new RaceService({
      ...{ races: new RaceQuery(database), picks: picks(), points: ledger, postIn, limits: LIMITS },
      clock: new FakeClock(),
    });
  const member = async (points = 1_000): Promise<number> => {
    const { userId } = await seeds(database).user();
    const welcome = { userId, unit: 'points', cause: 'welcome', reference: 'users' } as const;
    await ledger.post([{ ...welcome, amount: points, key: `welcome:${userId}` }], new Date());
    return userId;
  };
  const pointsOf = async (userId: number) => (await ledger.balances(userId)).points;
  const place = (userId: number, raceId: number, rest: { marbleId?: number; stake?: number; uuid?: string } = {}) =>
    service().place(userId, { raceId, marbleId: 4, stake: 100, uuid: randomUUID(), ...rest });

  /** One process that runs the track: what it sent, and its clock, which starts at the database's time. */
  async function process(everyMs: number | null = null) {
    const clock = new FakeClock((await new RaceQuery(database).now()).getTime());
    const sent: RaceTick[] = [];
    const errors: object[] = [];
    const job = new RaceJob({
      ...{ races: store(), picks: picks(), postIn, everyMs, clock },
      bus: {
        publish: (_channel, text) => {
          const { race } = JSON.parse(text) as { race: unknown };
          if (!Check(RaceTick, race)) throw new Error(`${text} is no tick`);
          sent.push(race);
          return Promise.resolve();
        },
      },
      channelOf: (groupId) => `room:${groupId}`,
      log: { error: (facts: object) => errors.push(facts) },
    });
    return { clock, sent, errors, job };
  }

  /** The first race ahead, with its picks open. */
  async function openRace(startsInMs = 60_000): Promise<Race> {
    await store().keepAhead(EVERY);
    const [race] = (await service().board(null)).next;
    if (!race) throw new Error('no race is ahead');
    await move(race.raceId, startsInMs);
    return service().one(null, race.raceId);
  }

  /** Moves the start of a race to so many milliseconds from now. */
  const move = (raceId: number, startsInMs: number) =>
    database.query(
      `UPDATE races SET starts_at = clock_timestamp() + $2 * interval '1 millisecond',
         picks_open_at = clock_timestamp() + ($2 - 120000) * interval '1 millisecond' WHERE race_id = $1`,
      [raceId, startsInMs],
    );
  const seedOf = async (raceId: number): Promise<string> => {
    const [row] = await database.query<{ seed: string }>('SELECT seed FROM race_seeds WHERE race_id = $1', [raceId]);
    if (!row) throw new Error('the race has no seed');
    return row.seed;
  };

  describe('[LS11] (races ahead)', () => {
    it('two are known ahead with the hashes of their seeds, in one ordinary room, however many processes make them', async () => {
      await Promise.all(Array.from({ length: 4 }, () => store().keepAhead(EVERY)));
      const board = await service().board(null);
      expect(board).toMatchObject({ current: null, last: null, limits: LIMITS, points: null });
      expect(board.next).toHaveLength(2);
      for (const race of board.next) {
        expect(race).toMatchObject({ state: 'waiting', seed: null, order: null, mine: null, laps: 5, multiple: 8 });
        expect(race.marbles.map(({ id }) => id)).toEqual(IDS);
        expect(Date.parse(race.picksOpenAt)).toBeGreaterThan(Date.parse(board.now));
        expect(race.seedHash).toBe(await seedHash(await seedOf(race.raceId)));
      }
      expect(board.next.map(({ groupId }) => groupId)).toEqual([40, 40]);
      expect(await database.query('SELECT name, private_message FROM chat_rooms WHERE group_id = 40')).toEqual([
        { name: 'Đua bi · Đường Hồ Nước', private_message: false },
      ]);
    });

    it('no answer has the seed before the race is decided', async () => {
      const { raceId } = await openRace();
      const seed = await seedOf(raceId);
      const userId = await member();
      const answers = [await place(userId, raceId), await service().mine(userId, undefined, 20)];
      await move(raceId, -1_000);
      answers.push(...([await service().board(userId), await service().over(userId, undefined, 20)] as never[]));
      answers.push((await service().one(userId, raceId)) as never);
      expect(JSON.stringify(answers)).not.toContain(seed);
      expect((await service().board(null)).current).toMatchObject({ raceId, state: 'racing', order: null });
    });
  });

  describe('[LS11] (picks of races)', () => {
    it('takes the stake once, however often the same request comes, and its entry names the marble', async () => {
      const { raceId } = await openRace();
      const userId = await member();
      const uuid = randomUUID();
      const answers = await Promise.all([1, 2, 3, 4].map(() => place(userId, raceId, { uuid })));
      expect(new Set(answers.map(({ pick }) => pick.pickId)).size).toBe(1);
      expect(answers[0]).toMatchObject({
        pick: { raceId, marbleId: 4, marbleName: 'Nghệ Vàng', stake: 100, multiple: 8, state: 'open', returned: null },
        race: { raceId, mine: { marbleId: 4, stake: 100, returned: null } },
        points: 900,
      });
      expect(answers[0]?.race.marbles.map((marble) => marble.picks)).toEqual([0, 0, 0, 1, 0, 0, 0, 0]);
      await expect(place(userId, raceId, { uuid, stake: 50 })).rejects.toMatchObject({ code: Code.conflict });
      const book = new PointBook({
        ...{ entries: new PointBookQuery(database), points: ledger, giftName: () => undefined, clock: Date },
      });
      const { list } = await book.list(userId, { flow: 'all', cause: 'race', before: undefined, limit: 20 });
      expect(list).toMatchObject([
        { change: -100, subject: { name: `Nghệ Vàng · #${raceId}`, step: 'stake', path: '/dua-bi' } },
      ]);
    });

    it('keeps to one marble, to the limits and to what the member has', async () => {
      const { raceId } = await openRace();
      const userId = await member();
      const refused = (code: number, values = {}): unknown => expect.objectContaining({ code, values });
      await expect(place(userId, raceId, { stake: 9 })).rejects.toEqual(refused(Code.raceStake, { min: 10, max: 200 }));
      await expect(place(userId, raceId, { stake: 201 })).rejects.toMatchObject({ code: Code.raceStake });
      await expect(place(userId, raceId, { marbleId: 9 })).rejects.toMatchObject({ code: Code.notFound });
      await expect(place(userId, 2_000_000_000)).rejects.toMatchObject({ code: Code.notFound });
      await place(userId, raceId, { stake: 200 });
      await expect(place(userId, raceId, { marbleId: 5 })).rejects.toEqual(
        refused(Code.raceOtherMarble, { name: 'Nghệ Vàng' }),
      );
      await expect(place(userId, raceId, { stake: 101 })).rejects.toEqual(
        refused(Code.raceLimit, { max: 300, left: 100 }),
      );
      expect((await place(userId, raceId)).race.mine).toEqual({ marbleId: 4, stake: 300, returned: null });
      expect((await service().mine(userId, undefined, 1)).next).not.toBeNull();
      const poor = await member(99);
      await expect(place(poor, raceId)).rejects.toMatchObject({ code: Code.notEnoughPoints });
      expect([await pointsOf(userId), await pointsOf(poor)]).toEqual([700, 99]);
    });

    it('opens and locks by the clock of the database', async () => {
      const { raceId } = await openRace();
      const userId = await member();
      await move(raceId, 130_000);
      await expect(place(userId, raceId)).rejects.toMatchObject({ code: Code.raceNotOpen });
      await move(raceId, 0);
      await expect(place(userId, raceId)).rejects.toMatchObject({ code: Code.raceLocked });
      await move(raceId, 60_000);
      await store().begin(raceId);
      await expect(place(userId, raceId)).rejects.toMatchObject({ code: Code.raceLocked });
      expect(await pointsOf(userId)).toBe(1_000);
    });

    it('of 20 picks before, at and after the instant of the start each is in or out, and only those that are in cost points', async () => {
      const { raceId } = await openRace();
      const members = await Promise.all(Array.from({ length: 20 }, () => member()));
      const early = await Promise.allSettled(members.slice(0, 1).map((userId) => place(userId, raceId)));
      await move(raceId, 60);
      const startsAt = Date.parse((await service().one(null, raceId)).startsAt);
      const tries: Promise<PromiseSettledResult<unknown>[]>[] = [Promise.resolve(early)];
      const pickBy = (group: readonly number[]) =>
        tries.push(Promise.allSettled(group.map((userId) => place(userId, raceId))));
      for (const group of [members.slice(1, 10), members.slice(10, 19)]) {
        pickBy(group);
        // The clock of the database decides, and a test cannot move it: the second group picks at about the start.
        await new Promise((resolve) => setTimeout(resolve, 55));
      }
      await store().begin(raceId);
      pickBy(members.slice(19));
      const [begun] = await database.query<{ picks: number }>('SELECT count(*)::integer AS picks FROM race_picks');
      const results = (await Promise.all(tries)).flat();
      const taken = results.filter(({ status }) => status === 'fulfilled').length;
      const rows = await database.query<{ user_id: number; placed_at: Date }>(
        'SELECT user_id, placed_at FROM race_picks WHERE race_id = $1',
        [raceId],
      );
      expect(rows).toHaveLength(taken);
      // No pick comes after the race has begun, and none was made after the start.
      expect(begun?.picks).toBe(taken);
      expect(rows.every((row) => new Date(row.placed_at).getTime() < startsAt)).toBe(true);
      for (const [index, userId] of members.entries()) {
        const isIn = rows.some((row) => row.user_id === userId);
        const result = results[index];
        expect(isIn).toBe(result?.status === 'fulfilled');
        if (result?.status === 'rejected') expect(result.reason).toMatchObject({ code: Code.raceLocked });
        expect(await pointsOf(userId)).toBe(isIn ? 900 : 1_000);
      }
      expect([results[0]?.status, results.at(-1)?.status]).toEqual(['fulfilled', 'rejected']);
    });
  });

  describe('[LS11][CH7] (race run by the server)', () => {
    it('sends every tick from that of the moment to the last once, twice a second, stores the order, publishes the seed and pays once', async () => {
      const { raceId } = await openRace(1_000);
      const course = planRace(await seedOf(raceId), IDS);
      const [winner = 0, second = 0] = course.order;
      const [lucky, unlucky] = [await member(), await member()];
      await place(lucky, raceId, { marbleId: winner });
      await place(lucky, raceId, { marbleId: winner, stake: 50 });
      await place(unlucky, raceId, { marbleId: second });
      await move(raceId, 0);

      const { clock, sent, job } = await process();
      const running = job.step(never);
      await untilSent(sent, 1);
      for (let half = 0; half <= course.tickCount; half += 1) await clock.advance(500);
      expect(await running).toBe(0);

      // 0 unless the machine is slow: the queries before it take time of the database's clock.
      const first = sent[0]?.tick ?? 0;
      expect(first).toBeLessThan(20);
      const ticks = Array.from({ length: course.tickCount + 1 }, (_, tick) => tick);
      expect(sent.map(({ tick }) => tick)).toEqual(ticks.slice(first));
      expect(sent.map(({ marbles }) => marbles)).toEqual(sent.map(({ tick }) => course.tickAt(tick)));
      expect(new Set(sent.map((tick) => tick.raceId))).toEqual(new Set([raceId]));
      const race = await service().one(lucky, raceId);
      expect(race).toMatchObject({
        ...{ state: 'finished', order: course.order, seed: await seedOf(raceId) },
        mine: { marbleId: winner, stake: 150, returned: 1_200 },
      });
      expect(Date.parse(race.finishedAt ?? '') - Date.parse(race.startsAt)).toBe(course.tickCount * 500);
      expect(await seedHash(race.seed ?? '')).toBe(race.seedHash);
      expect((await service().one(null, raceId)).mine).toBeNull();
      expect([await pointsOf(lucky), await pointsOf(unlucky)]).toEqual([2_050, 900]);
      expect((await service().mine(unlucky, undefined, 20)).list).toMatchObject([{ state: 'lost', returned: 0 }]);
      expect((await service().mine(lucky, undefined, 20)).list).toMatchObject([
        { state: 'won', returned: 400 },
        { state: 'won', returned: 800 },
      ]);

      expect(await picks().due(0, 200)).toEqual([]);
      expect((await service().over(null, undefined, 20)).list.map((one) => one.raceId)).toEqual([raceId]);
    });

    it('goes on in another process at the tick of the moment, and finishes', async () => {
      const { raceId } = await openRace();
      const course = planRace(await seedOf(raceId), IDS);
      await move(raceId, 0);
      const first = await process();
      const stop = new AbortController();
      const running = first.job.step(stop.signal);
      await untilSent(first.sent, 1);
      for (let half = 0; half < 20; half += 1) await first.clock.advance(500);
      stop.abort();
      await first.clock.advance(500);
      await running;
      expect(first.sent.at(-1)?.tick).toBe((first.sent[0]?.tick ?? 0) + 20);
      expect((await service().one(null, raceId)).state).toBe('racing');

      // Twelve seconds later by the database's clock.
      await move(raceId, -22_000);
      const other = await process();
      const resumed = other.job.step(never);
      await untilSent(other.sent, 1);
      expect(other.sent[0]?.tick).toBeGreaterThanOrEqual(44);
      expect(other.sent[0]?.tick).toBeLessThan(64);
      expect(other.sent[0]?.marbles).toEqual(course.tickAt(other.sent[0]?.tick ?? 0));
      for (let half = 44; half <= course.tickCount; half += 1) await other.clock.advance(500);
      await resumed;
      expect(other.sent.at(-1)?.tick).toBe(course.tickCount);
      expect((await service().one(null, raceId)).order).toEqual(course.order);
    });

    it('is finished after a process that died in it, and void when none ran it: stakes come back once', async () => {
      const [died, missed] = [await openRace(), (await service().board(null)).next[1]];
      const other = missed?.raceId ?? 0;
      await move(other, 60_000);
      const userId = await member();
      const course = planRace(await seedOf(died.raceId), IDS);
      const loser = course.order.at(-1) ?? 0;
      await place(userId, died.raceId, { marbleId: loser });
      await place(userId, other, { stake: 70 });
      await store().begin(died.raceId);
      await move(died.raceId, -300_000);
      await move(other, -200_000);

      const [one, two] = [await process(), await process()];
      for (let step = 0; step < 2; step += 1) await Promise.all([one.job.step(never), two.job.step(never)]);
      await Promise.all([one.job.step(never), two.job.step(never)]);

      expect([one.sent, two.sent]).toEqual([[], []]);
      expect(await service().one(userId, died.raceId)).toMatchObject({
        ...{ state: 'finished', order: course.order, mine: { returned: 0 } },
      });
      expect(await service().one(userId, other)).toMatchObject({
        ...{ state: 'void', order: null, finishedAt: null, mine: { stake: 70, returned: 70 } },
      });
      // Nothing can be won with it any more, and anyone can check that its hash was that of a seed.
      const { seed, seedHash: published } = await service().one(null, other);
      expect(await seedHash(seed ?? '')).toBe(published);
      await expect(place(userId, other)).rejects.toMatchObject({ code: Code.raceLocked });
      expect((await service().mine(userId, undefined, 20)).list).toMatchObject([
        { raceId: other, state: 'void' },
        { raceId: died.raceId, state: 'lost' },
      ]);
      expect(await pointsOf(userId)).toBe(900);
      const page = await service().over(null, undefined, 1);
      expect(page).toMatchObject({ list: [{ raceId: other }], next: other });
      expect(await service().over(null, other, 1)).toMatchObject({ list: [{ raceId: died.raceId }], next: null });
    });

    it('settling twice at once, and again, pays each pick once', async () => {
      const { raceId } = await openRace();
      const [winner = 0] = planRace(await seedOf(raceId), IDS).order;
      const members = await Promise.all(Array.from({ length: 6 }, () => member()));
      for (const userId of members) await place(userId, raceId, { marbleId: winner, stake: 10 });
      await store().begin(raceId);
      await store().finish(raceId, planRace(await seedOf(raceId), IDS).order, new Date());
      // A second order is not stored.
      await store().finish(raceId, [...IDS], new Date());
      const runs = await Promise.all([process(), process(), process()]);
      await Promise.all(runs.map(({ job }) => job.step(never)));
      await runs[0]?.job.step(never);
      expect(await Promise.all(members.map(pointsOf))).toEqual(members.map(() => 1_070));
    });

    it('writes nothing to the database between its start and its finish', async () => {
      const { raceId } = await openRace();
      await move(raceId, 0);
      const { clock, sent, job } = await process();
      const running = job.step(never);
      await untilSent(sent, 1);
      const rows = () => database.query('SELECT xmin::text AS version, * FROM races ORDER BY race_id');
      const before = await rows();
      for (let half = 0; half < 100; half += 1) await clock.advance(500);
      expect(sent).toHaveLength(101);
      expect(await rows()).toEqual(before);
      for (let half = 0; half < 100; half += 1) await clock.advance(500);
      await running;
    });
  });

  describe('[LS11] (what stays of races)', () => {
    const DAY = 24 * 60 * MINUTE;
    /** Many races that were decided, the last of them an hour ago, five minutes apart. */
    const manyRaces = (count: number) =>
      database.query(
        `WITH made AS (
           INSERT INTO races (track_id, picks_open_at, starts_at, laps, marbles, multiple, ran_at, decided_at, finish_order)
           SELECT 1, at - interval '2 minutes', at, 5, '[]', 8, at, at, '[1]'
           FROM (SELECT clock_timestamp() - ($1 - n) * interval '5 minutes' - interval '1 hour' AS at
             FROM generate_series(1, $1::integer) AS n) AS times ORDER BY at RETURNING race_id)
         INSERT INTO race_seeds SELECT race_id, md5(race_id::text), md5(race_id::text) FROM made`,
        [count],
      );
    const idsLeft = async () =>
      (await database.query<{ race_id: number }>('SELECT race_id FROM races ORDER BY race_id')).map(
        (row) => row.race_id,
      );
    const clear = (now: number) =>
      new RaceHousekeeping({ races: store(), clock: new FakeClock(now) }).clear(new AbortController().signal);

    it('after 30 days only races that a member picked stay, with their seeds, and the lists go on with those', async () => {
      const open = await openRace();
      const userId = await member();
      await place(userId, open.raceId, { stake: 70 });
      await move(open.raceId, -40 * DAY);
      await (await process()).job.step(never);
      await database.query('DELETE FROM races WHERE decided_at IS NULL');
      await manyRaces(2_500);
      await store().keepAhead(EVERY);
      const ids = await idsLeft();
      const now = (await new RaceQuery(database).now()).getTime();
      await clear(now);
      expect(await idsLeft()).toEqual(ids);

      // The three newest are younger than 30 days by then.
      await clear(now + 30 * DAY - 60 * MINUTE - 12 * MINUTE);
      const kept = ids.slice(-5);
      const [third = 0, second = 0, newest = 0] = kept;
      expect(await idsLeft()).toEqual([open.raceId, ...kept]);
      expect(await database.query('SELECT race_id FROM race_seeds')).toHaveLength(6);
      const first = await service().over(userId, undefined, 2);
      expect([first.list.map(({ raceId }) => raceId), first.next]).toEqual([[newest, second], second]);
      const rest = await service().over(userId, second, 2);
      expect([rest.list.map(({ raceId }) => raceId), rest.next]).toEqual([[third, open.raceId], null]);
      expect((await service().mine(userId, undefined, 20)).list).toMatchObject([{ raceId: open.raceId, stake: 70 }]);
      await expect(service().one(null, third - 1)).rejects.toMatchObject({ code: Code.notFound });
      // Its member has left, and their picks with them.
      await database.query('DELETE FROM race_picks');
      await clear(now + 30 * DAY);
      expect(await idsLeft()).toEqual(kept.slice(-2));
    });

    it('the track and its lists read indexes, however many races there were', async () => {
      await manyRaces(6_000);
      await store().keepAhead(EVERY);
      const userId = await member();
      await database.query(
        `INSERT INTO race_picks (race_id, user_id, uuid, marble_id, stake, placed_at)
         SELECT race_id, $1, race_id::text, 1, 10, starts_at FROM races WHERE decided_at IS NOT NULL AND race_id % 2 = 0`,
        [userId],
      );
      await database.query('ANALYZE races, race_seeds, race_picks');
      const query = new RaceQuery(database);
      const ids = [5_000, 5_001];
      const lists: Record<string, () => Promise<unknown>> = {
        'races ahead': () => store().keepAhead(EVERY),
        next: () => store().next(),
        board: () => query.board(),
        over: () => query.over(5_000, 20),
        'own picks': () => picks().page(userId, undefined, 21),
      };
      const single: Record<string, () => Promise<unknown>> = {
        one: () => query.one(5_000),
        'picks of races': () => query.picks(ids),
        'own stakes': () => query.mine(userId, ids),
        'due picks': () => picks().due(0, 100),
        housekeeping: () => store().deleteUnpicked(new Date(0), never),
      };
      for (const [name, read] of Object.entries({ ...lists, ...single })) {
        const text = (await plansOf(database, read)).join('\n');
        expect([name, text]).toEqual([name, expect.stringMatching(/Index (Only )?Scan/)]);
        expect([name, text]).not.toEqual([name, expect.stringMatching(/Seq Scan on (?:races|race_seeds|race_picks)/)]);
        if (name in lists) expect([name, text]).not.toEqual([name, expect.stringMatching(/Sort/)]);
      }
      await database.query('DELETE FROM race_picks');
    });
  });
}

/** The first tick follows queries of the database, which no clock of a test moves. */
async function untilSent(sent: readonly RaceTick[], count: number): Promise<void> {
  const until = Date.now() + 5_000;
  while (sent.length < count) {
    if (Date.now() > until) throw new Error('no tick was sent');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
