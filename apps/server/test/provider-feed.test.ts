import { existsSync } from 'node:fs';
import { setImmediate as macrotask } from 'node:timers/promises';
import { RawStatus } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { and, asc, eq } from 'drizzle-orm';
import { FeedRunner } from '../src/feeds/feed-runner.js';
import { FixtureRepository } from '../src/modules/fixtures/fixture-repository.js';
import { TeamService } from '../src/modules/tournaments/team-service.js';
import { TournamentRepository } from '../src/modules/tournaments/tournament-repository.js';
import { TournamentService } from '../src/modules/tournaments/tournament-service.js';
import { LiveRepository } from '../src/modules/live/live-repository.js';
import { LiveService } from '../src/modules/live/live-service.js';
import { HealthService } from '../src/modules/health/health-service.js';
import { CLAIM_SECONDS, Leadership } from '../src/platform/jobs/leadership.js';
import { FakeLog } from '../src/platform/testing.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';
import { CallTimesRepository } from '../src/feeds/polling/call-times-repository.js';
import { FeedHealth } from '../src/feeds/ingest/feed-health.js';
import { IngestService } from '../src/feeds/ingest/ingest-service.js';
import { ProviderFeed } from '../src/feeds/provider/provider-feed.js';
import { StoredStateRepository } from '../src/feeds/provider/stored-state-repository.js';
import { SpyBus } from '../src/feeds/testing.js';
import type { Database } from '../src/platform/database/database.js';
import {
  feedCalls,
  fixtures,
  leagueAdjustments,
  leagues,
  leagueTables,
  lineUps,
  matchEvents,
  matchStats,
  matchVotes,
  odds,
  oddsMoves,
  users,
} from '../src/platform/database/schema.js';
import { openTestDatabase } from '../src/platform/database/testing.js';
import {
  generatedDay,
  recordedDay,
  recordedFolder,
  type SimulatedMatch,
  simulator,
  type Simulator,
} from './support/provider-simulator.js';

const KEY = 'provider-key-of-tests';
const START = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Calls of one feed. */
const CALLS = 20;

let database: Database;
let matches: SimulatedMatch[];
let clock: FakeClock;
let provider: Simulator;
let origin: string;
const running: { stop: AbortController; done: Promise<void> }[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(fixtures);
  await database.db.delete(feedCalls);
  await database.db.delete(leagueAdjustments);
  await database.db.delete(leagueTables);
  clock = new FakeClock(START);
  matches = await generatedDay({ start: START - 30 * MINUTE, count: 4 });
  provider = await simulator({ key: KEY, world: { matches }, now: () => clock.now() });
  origin = await provider.open();
});
afterEach(async () => {
  await stopAll();
  await provider.close();
});

async function stopAll(): Promise<void> {
  for (const { stop, done } of running.splice(0)) {
    stop.abort();
    await done;
  }
}

function start({ maxBytes, timeoutMs }: { maxBytes?: number; timeoutMs?: number } = {}) {
  const warned: object[] = [];
  const log = { warn: (fields: object) => void warned.push(fields) };
  const health = new FeedHealth({ feed: 'provider', clock, log });
  const bus = new SpyBus();
  const ingest = new IngestService({ database, bus, clock, health, log });
  const feed = new ProviderFeed({
    ...{ origin, key: KEY, clock, report: health },
    times: new CallTimesRepository(database, 'provider'),
    stored: new StoredStateRepository(database),
    ...(maxBytes !== undefined && { maxBytes }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const stop = new AbortController();
  running.push({ stop, done: feed.run(ingest, stop.signal) });
  return { health, warned, bus };
}

/** Lets requests and statements of this moment finish: then each call of each running feed sleeps. */
async function still(): Promise<void> {
  while (clock.sleeping < CALLS * running.length) await macrotask();
}

/** Moves the clock second by second. */
async function pass(seconds: number): Promise<void> {
  await still();
  for (let second = 0; second < seconds; second += 1) {
    await clock.advance(1_000);
    await still();
  }
}

const made = (call: string) => provider.requests.filter((request) => request.call === call);
const stored = () => database.db.select().from(fixtures).orderBy(asc(fixtures.fixtureId));

describe('the provider feed over HTTP', () => {
  it('stores the schedule, the live scores and the names of leagues in Vietnamese', async () => {
    start();
    await pass(3);
    const rows = await stored();
    expect(rows.map(({ fixtureId, status, origin: from }) => [fixtureId, status, from])).toEqual([
      ['910000000', 1, 'provider'],
      ['910000001', 1, 'provider'],
      ['910000002', 0, 'provider'],
      ['910000003', 0, 'provider'],
    ]);
    expect(rows[0]?.halfStart).toEqual(new Date(START - 30 * MINUTE));
    expect(rows[2]?.homeScore).toBeNull();
    const names = await database.db.select({ name: leagues.name }).from(leagues).orderBy(asc(leagues.leagueId));
    expect(names.map(({ name }) => name)).toEqual(['V.League 1', 'Cúp C1 châu Âu']);
    expect(await database.db.$count(odds)).toBeGreaterThan(40);
  });

  it('[PF1] makes each call at its interval, and none sooner than the provider allows', async () => {
    start();
    await pass(65);
    const gaps = (call: string) => made(call).map(({ at }, index, all) => (at - (all[index - 1]?.at ?? at)) / 1000);
    expect(gaps('livescores')).toEqual([0, 60]);
    expect(new Set(gaps('livescores/changes').slice(1))).toEqual(new Set([5]));
    expect(new Set(gaps('odds/main/changes').slice(1))).toEqual(new Set([2]));
    expect(made('schedule').map(({ query }) => query)).toEqual([{ date: '2026-11-20' }, { date: '2026-11-21' }]);
    expect(made('events').map(({ query }) => query)).toEqual([{ date: '2026-11-20' }, { date: '2026-11-20' }]);
    expect([made('lineups').length, made('scheduleChange').length, made('languagevn').length]).toEqual([1, 1, 1]);
    expect(provider.tooEarly).toBe(0);
  });

  it('[PF2] keeps the hard minimum over a restart, and repeats no call that is not due', async () => {
    start();
    await pass(2);
    const before = provider.requests.length;
    await stopAll();
    start();
    await pass(4);
    const again = new Set(provider.requests.slice(before).map(({ call }) => call));
    expect([...again].sort()).toEqual(['livescores/changes', 'odds/main/changes']);
    expect(provider.tooEarly).toBe(0);
  });

  it('[PF2] two processes that both poll make no call twice', async () => {
    start();
    start();
    await pass(30);
    expect([made('livescores').length, made('odds/main').length, made('schedule').length]).toEqual([1, 1, 1]);
    expect(provider.tooEarly).toBe(0);
  });

  it('[PF3] asks nothing of matches while none is near', async () => {
    provider.world = { matches: await generatedDay({ start: START + 5 * DAY, count: 2 }) };
    start();
    await pass(5);
    expect([...new Set(provider.requests.map(({ call }) => call))].sort()).toEqual(['languagevn', 'schedule']);
  });

  it.each([
    ['code', "nguồn trả mã lỗi 2: You haven't purchased this data (…)"],
    ['429', 'nguồn trả HTTP 429'],
    ['500', 'nguồn trả HTTP 500'],
    ['redirect', 'nguồn trả HTTP 302'],
    ['invalid-json', 'không phải JSON hợp lệ'],
    ['no-data', 'thiếu phần data'],
    ['truncated', /^không lấy được dữ liệu \(\w+\)$/],
    ['too-large', 'câu trả lời lớn hơn 300000 byte'],
  ])('[PF4] %s is a fault of its call: it keeps the last good state, and shows no key', async (fault, words) => {
    provider.setFault('livescores', fault);
    const { health, warned } = start({ maxBytes: 300_000 });
    await pass(2);
    const call = health.calls.get('livescores');
    expect([call?.answeredAt, call?.fault]).toEqual([
      null,
      words instanceof RegExp ? expect.stringMatching(words) : words,
    ]);
    expect(
      JSON.stringify([warned, [...health.calls], health.lastBad, await database.db.select().from(feedCalls)]),
    ).not.toContain(KEY);
    expect((await stored()).map(({ status }) => status)).toEqual([1, 1, 0, 0]);
    expect(health.calls.get('livescores/changes')?.fault).toBeNull();
  });

  it('[PF4] (slow) a call without an answer in time is a fault', async () => {
    provider.setFault('livescores', 'slow');
    const { health } = start({ timeoutMs: 1_500 });
    await pass(2);
    const call = health.calls.get('livescores');
    expect([call?.answeredAt, call?.fault]).toEqual([null, 'không lấy được dữ liệu (TimeoutError)']);
  });

  it('[PF4] (pause) after a fault it waits ever longer, with HTTP 429 as long as the provider says, and is well again after it', async () => {
    provider.setFault('odds/main/changes', '500');
    provider.setFault('livescores', '429');
    const { health, warned } = start();
    await pass(40);
    const changes = made('odds/main/changes').length;
    expect(changes).toBeGreaterThanOrEqual(4);
    expect(changes).toBeLessThanOrEqual(7);
    expect(made('livescores').map(({ at }) => (at - START) / 1000)).toEqual([expect.any(Number), expect.any(Number)]);
    expect(made('livescores')[1]!.at - made('livescores')[0]!.at).toBeGreaterThanOrEqual(30_000);
    expect(warned).toHaveLength(2);
    provider.setFault('odds/main/changes');
    await pass(40);
    expect([health.calls.get('odds/main/changes')?.fault, provider.tooEarly]).toEqual([null, 0]);
  });

  it('[PF4] (restart) keeps the pause that the provider asked for over a restart', async () => {
    provider.setFault('livescores', '429');
    start();
    await pass(2);
    await stopAll();
    start();
    await pass(27);
    expect(made('livescores')).toHaveLength(1);
    await pass(2);
    expect(made('livescores')).toHaveLength(2);
  });

  it('[PF5] reads text where numbers should be', async () => {
    provider.setFault('*', 'strings');
    const { health } = start();
    await pass(3);
    expect((await stored()).map(({ status, kickOff }) => [status, kickOff.getTime()])).toEqual(
      matches.map(({ kickOff }, index) => [index < 2 ? 1 : 0, kickOff]),
    );
    expect(health.lastBad).toEqual([]);
    expect(await database.db.$count(matchStats)).toBe(12);
    expect(await database.db.$count(lineUps)).toBeGreaterThan(0);
  });

  it.each([
    ['local-times', 2],
    ['no-odds-type', 0],
    ['empty-explain', 2],
    ['number-ids', 2],
    ['bar', 2],
  ])('[PF5] (mirror) with the fault %s ids, times, statuses and prices are the same', async (fault, oddsType) => {
    provider.setFault('*', fault);
    const { health } = start();
    await pass(1);
    expect(
      (await stored()).map(({ fixtureId, homeId, status, kickOff, halfStart }) => [
        ...[fixtureId, homeId, status, kickOff.getTime(), halfStart?.getTime()],
      ]),
    ).toEqual(
      matches.map(({ row, kickOff }, index) => [
        ...[row['matchId'], row['homeId'], index < 2 ? 1 : 0, kickOff, index < 2 ? kickOff : undefined],
      ]),
    );
    const [row] = await database.db
      .select({ row: odds.row })
      .from(odds)
      .where(and(eq(odds.category, 'europeOdds'), eq(odds.fixtureId, '910000003')));
    const cells = row?.row.split(',') ?? [];
    expect([cells.length, Number(cells.at(-1))]).toEqual([11, oddsType]);
    expect(START / 1_000 - Number(cells.at(-3))).toBeLessThan(400);
    expect([health.lastBad, await database.db.$count(matchStats)]).toEqual([[], 12]);
  });

  it('[PF5] (no halves) main prices without those of the halves are stored', async () => {
    for (const call of ['odds/main', 'odds/main/changes']) provider.setFault(call, 'no-halves');
    const { health } = start();
    await pass(3);
    const categories = (await database.db.selectDistinct({ category: odds.category }).from(odds)).map(
      ({ category }) => category,
    );
    expect(categories).toEqual(expect.arrayContaining(['handicap', 'overUnder', 'europeOdds']));
    expect(categories).not.toContain('handicapHalf');
    expect(categories).not.toContain('overUnderHalf');
    expect(health.lastBad).toEqual([]);
  });

  it('[PF4] (null) no data at all is a fault of the call, but without line-ups the provider sends it', async () => {
    for (const call of ['livescores', 'lineups']) provider.setFault(call, 'null');
    const { health } = start();
    await pass(2);
    expect(health.calls.get('livescores')?.fault).toBe('data không phải danh sách');
    expect(health.calls.get('lineups')?.fault).toBeNull();
    expect(await stored()).toHaveLength(4);
  });

  it('[PF5] (ids) a match whose ids are no ids is reported and left out, and the others stay', async () => {
    const ids = ['<b>1</b>', '91 0', '../1', ''];
    provider.world = {
      matches: [
        ...matches,
        ...matches.map((match, index) => ({ ...match, row: { ...match.row, matchId: ids[index] ?? '' } })),
        { ...matches[0]!, row: { ...matches[0]!.row, matchId: '910000009', homeId: "1' OR 1=1" } },
        { ...matches[1]!, row: { ...matches[1]!.row, matchId: 'fd1' } },
        { ...matches[1]!, row: { ...matches[1]!.row, matchId: '910000010', awayId: 'fd2' } },
      ],
    };
    const { warned } = start();
    await pass(2);
    expect((await stored()).map(({ fixtureId }) => fixtureId)).toEqual(matches.map(({ row }) => row['matchId']));
    const reasons = JSON.stringify(warned);
    expect(reasons).toContain('trường matchId thiếu hoặc sai');
    expect(reasons).toContain('trường homeId thiếu hoặc sai');
    expect(reasons).toContain('id fd1 là của nguồn khác');
    expect(reasons).toContain('id fd2 là của nguồn khác');
  });

  it('[PF5] (two matches of one team) both matches of a team that plays twice at once keep their own state', async () => {
    const [first, second] = [matches[0]!, matches[1]!];
    const home = { homeId: first.row['homeId'] ?? '', homeName: first.row['homeName'] ?? '' };
    first.goals = [{ minute: 3, home: true }];
    second.goals = [];
    provider.world = { matches: [first, { ...second, row: { ...second.row, ...home } }] };
    start();
    await pass(3);
    expect((await stored()).map(({ homeId, status, homeScore }) => [homeId, status, homeScore])).toEqual([
      [home.homeId, 1, 1],
      [home.homeId, 1, 0],
    ]);
  });

  it('[PF6] rows without names keep those of the schedule, also after a restart', async () => {
    start();
    await pass(3);
    const names = (await stored()).map(({ link, leagueId }) => [link, leagueId]);
    await stopAll();
    await clock.advance(20 * MINUTE);
    matches[0]!.goals = [{ minute: 31, home: true }];
    provider.setFault('*', 'no-names');
    const { bus } = start();
    await pass(2);
    expect((await stored()).map(({ link, leagueId }) => [link, leagueId])).toEqual(names);
    expect((await stored())[0]).toMatchObject({ homeScore: 1, awayScore: 0, homeHalfScore: 1 });
    expect(bus.published.some(({ channel }) => channel === 'topic:scores')).toBe(true);
  });

  it('[PF7] keeps the running score of extra time while rows are frozen at 90 minutes', async () => {
    const cup = matches[2]!;
    clock = new FakeClock(cup.kickOff + 125 * MINUTE);
    start();
    await pass(2);
    const ofCup = async () => (await stored())[2];
    expect(await ofCup()).toMatchObject({
      status: 4,
      homeScore: 1,
      awayScore: 1,
      extra: { homeScore: 2, awayScore: 1 },
      aggregate: { homeScore: 3, awayScore: 2 },
    });
    provider.setFault('livescores/changes', 'frozen');
    provider.setFault('livescores', 'frozen');
    await pass(62);
    expect(await ofCup()).toMatchObject({
      ...{ homeScore: 1, awayScore: 1, extra: { homeScore: 2, awayScore: 1 } },
      aggregate: { homeScore: 3, awayScore: 2 },
    });
    provider.setFault('livescores/changes');
    provider.setFault('livescores');
    await clock.advance(30 * MINUTE);
    await pass(62);
    expect(await ofCup()).toMatchObject({
      status: -1,
      extra: { homeScore: 2, awayScore: 2, penaltyHomeScore: 4, penaltyAwayScore: 3 },
      aggregate: { homeScore: 3, awayScore: 3 },
    });
  });

  it('[PF8] a match that moved gets its kick-off, and one that was deleted is gone, or cancelled for those who have something there', async () => {
    const six = await generatedDay({ start: START - 30 * MINUTE, count: 6 });
    const idOf = (index: number) => String(six[index]?.row['matchId']);
    provider.world = { matches: six };
    start();
    await pass(3);
    const [user] = await database.db
      .insert(users)
      .values({ username: 'fan', usernameKey: 'fan', displayName: 'Fan' })
      .returning({ userId: users.userId });
    await database.db
      .insert(matchVotes)
      .values({ fixtureId: idOf(5), userId: user!.userId, pick: 'home', votedAt: new Date(START) });
    const later = six[3]!.kickOff + 60 * MINUTE;
    const gone = (index: number) => ({ matchId: idOf(index), type: 'delete', matchTime: 0, modifyTime: index + 1 });
    provider.world = {
      matches: six.slice(0, 2),
      modified: [
        ...[gone(0), gone(2), gone(5)],
        { matchId: idOf(3), type: 'modify', matchTime: String(later / 1000), modifyTime: 2 },
        { matchId: 'x y', type: 'modify', matchTime: 'soon', modifyTime: 4 },
      ],
    };
    await pass(90);
    const rows = await stored();
    expect(rows.map(({ fixtureId, status }) => [fixtureId, status])).toEqual([
      [idOf(0), 1],
      [idOf(1), 1],
      [idOf(3), 0],
      [idOf(4), 0],
      [idOf(5), -10],
    ]);
    expect(rows[2]?.kickOff.getTime()).toBe(later);
  });

  it('[PF9] prices that changed keep their opening ones, and each change is a move', async () => {
    start();
    await pass(30);
    const [row] = await database.db.select().from(odds).where(eq(odds.category, 'handicap'));
    expect(row?.row.split(',')).toHaveLength(13);
    expect(await database.db.$count(oddsMoves)).toBeGreaterThan(await database.db.$count(odds));
    const categories = await database.db
      .selectDistinct({ category: odds.category })
      .from(odds)
      .orderBy(asc(odds.category));
    expect(categories.map(({ category }) => category)).toEqual([
      'corner',
      'cornerHandicap',
      'doubleChance',
      'europeOdds',
      'europeOddsHalf',
      'handicap',
      'handicapHalf',
      'overUnder',
      'overUnderHalf',
    ]);
  });

  it.each([
    [undefined, '3,2.44,2.18,4.70,2.25,2.20,5.50'],
    ['blank-prices', '3,2.44,2.18,4.70,2.44,2.18,4.70'],
    ['strings', '3,2.44,2.18,4.70,2.25,2.20,5.50'],
  ])('[PF9] (half) 1x2 of the first half is stored, also with the fault %s', async (fault, prices) => {
    if (fault) provider.setFault('odds/half', fault);
    start();
    await pass(3);
    const rows = await database.db
      .select({ row: odds.row })
      .from(odds)
      .where(and(eq(odds.category, 'europeOddsHalf'), eq(odds.companyId, 3)))
      .orderBy(asc(odds.fixtureId));
    expect(rows).toHaveLength(4);
    expect(rows[0]?.row.replace(/,\d+$/, '')).toBe(`910000000,${prices}`);
  });

  // Recorded prices may be read but not copied.
  (existsSync(recordedFolder) ? it : it.skip)(
    '[PF9] (recorded) the simulator serves a recorded day as it was, and makes up no prices (needs ../shared/data/provider)',
    async () => {
      provider.world = await recordedDay({ prefix: 'epl-2025-26.1day', now: START, ago: 30 });
      start();
      await pass(3);
      const rows = await stored();
      expect(rows.map(({ status, kickOff }) => [status, kickOff.getTime()])).toEqual(
        Array(10).fill([RawStatus.firstHalf, START - 30 * MINUTE]),
      );
      const prices = await database.db.select({ category: odds.category, row: odds.row }).from(odds);
      const counts = Object.groupBy(prices, ({ category }) => category);
      expect(Object.entries(counts).map(([category, list]) => [category, list.length])).toEqual(
        expect.arrayContaining([
          ['handicap', 10],
          ['overUnder', 10],
          ['europeOdds', 40],
        ]),
      );
      expect(prices).toHaveLength(60);
      // The change times move with the kick-off, which was at 15:00 UTC.
      const recorded = 1_779_634_275 + (START - 30 * MINUTE) / 1_000 - 1_779_634_800;
      expect(prices).toContainEqual({
        category: 'handicap',
        row: `765560051,8,0.5,0.85,1.00,0.5,0.88,0.98,false,false,${recorded},false,2`,
      });
      expect(await database.db.$count(lineUps)).toBe(0);
    },
  );

  it.each([undefined, 'strings'])(
    '[PF16] (deductions) points that a league took come from the table of the provider once a day, also with the fault %s',
    async (fault) => {
      if (fault) provider.setFault('standing', fault);
      start();
      await pass(3);
      expect(await database.db.select().from(leagueAdjustments)).toEqual([
        { leagueId: '9001', season: '2026/27', points: { 20001: -3 } },
      ]);
      expect(made('standing').map(({ query }) => query)).toEqual([{ leagueId: '9001' }]);
    },
  );

  describe('on a site that starts in the middle of a season', () => {
    /** The standings of the simulated league, from the database alone. */
    async function standings() {
      const counts = { online: () => 0 };
      const deps = {
        tournaments: new TournamentRepository(database),
        fixtures: new FixtureRepository(database),
        counts,
        clock,
      };
      const service = new TournamentService(deps);
      const page = (await database.db.select().from(leagues)).find(({ leagueId }) => leagueId === '9001')!.pageId!;
      return { service, page, value: await service.standings({ id: page }, 'all') };
    }

    it('[PF16] (mid-season) the table is the one of the provider, with its time, and so are the places of teams', async () => {
      start();
      await pass(3);
      const { service, page, value } = await standings();
      expect([value.source, value.season, value.counted]).toEqual(['provider', '2026/27', 33]);
      expect(Date.parse(value.takenAt!)).toBeGreaterThanOrEqual(START);
      const [table] = value.tables;
      expect(
        table!.rows.map(({ rank, played, points, adjusted, form }) => [rank, played, points, adjusted, form]),
      ).toEqual([0, 1, 2, 3, 4, 5].map((lost) => [lost + 1, 11, 3 * (11 - lost), lost === 1 ? -3 : 0, []]));
      expect(table!.rows.filter(({ live }) => live !== null)).toHaveLength(4);
      const { list } = await service.teams(page);
      expect(list.map(({ rank, points }) => [rank, points])).toEqual(
        table!.rows.map(({ rank, points }) => [rank, points]),
      );
      const team = new TeamService({ tournaments: new TournamentRepository(database), service, clock });
      expect((await team.detail(table!.rows[2]!.team.pageId!)).standing).toMatchObject({
        takenAt: value.takenAt,
        rows: table!.rows.slice(0, 5),
      });
      // A matchday is a number at the provider.
      expect((await stored()).map(({ round }) => round)).toEqual(['Vòng 12', 'Vòng 12', '', 'Vòng 12']);
    });

    it('[PF16] (mid-season) without a table of the provider it has no places at all', async () => {
      provider.setFault('standing', '500');
      start();
      await pass(3);
      const { service, page, value } = await standings();
      expect(value).toMatchObject({ source: 'none', tables: [] });
      expect((await service.teams(page)).list.every(({ rank, points }) => rank === null && points === null)).toBe(true);
    });

    it('[PF16] (groups) a cup has the groups of the provider, asked for once a day', async () => {
      const cup = matches.map((match, index) => ({
        ...match,
        row: { ...match.row, leagueType: 2, leagueId: '9001', round: '', group: index % 2 === 0 ? 'A' : 'B' },
        ...{ shootOut: null, goals: [] },
      }));
      provider.world = { matches: cup };
      start();
      await pass(3);
      const { value } = await standings();
      expect([value.source, value.tables.map(({ group }) => group)]).toEqual(['provider', ['A', 'B']]);
      const [first] = value.tables;
      expect(first!.rows.slice(0, 2).map(({ rank, points, team }) => [rank, points, team.name])).toEqual([
        [1, 9, matches[0]!.row['homeName']],
        [2, 6, matches[0]!.row['awayName']],
      ]);
      expect(made('standing/cup').map(({ query }) => query)).toEqual([{ leagueId: '9001' }]);
      expect(made('standing')).toEqual([]);
    });

    it('[PF16] (mid-season) leaves rows out that contradict themselves, and keeps the others', async () => {
      const row = (rank: number, fields: object = {}) => ({
        ...{
          rank,
          teamId: matches[0]!.row[rank === 1 ? 'homeId' : 'awayId'],
          totalCount: 1,
          winCount: 1,
          drawCount: 0,
        },
        ...{ loseCount: 0, getScore: 2, loseScore: 0, goalDifference: 2, integral: 3, deduction: 0, ...fields },
      });
      const leagueInfo = { leagueId: '9001', currentSeason: '2026-2027' };
      const rows = [row(1), row(2), row(3, { teamId: '777', totalCount: 9 }), { teamId: 'không' }];
      provider.world = { matches, standing: { leagueInfo, totalStandings: rows } };
      const { health } = start();
      await pass(3);
      const { value } = await standings();
      expect(value.tables[0]!.rows.map(({ rank, points }) => [rank, points])).toEqual([
        [1, 3],
        [2, 3],
      ]);
      expect(health.lastBad.map(({ row: place }) => place)).toEqual(expect.arrayContaining([3, 4]));
    });
  });

  it.each(['code', 'invalid-json', 'bare', 'no-data', 'empty'])(
    '[PF16] (faults) the table with the fault %s changes nothing, and is a fault of its call',
    async (fault) => {
      await database.db
        .insert(leagueAdjustments)
        .values({ leagueId: '9001', season: '2026/27', points: { 20001: -3 } });
      provider.setFault('standing', fault);
      const { health } = start();
      await pass(2);
      expect(health.calls.get('standing')?.fault).toEqual(expect.any(String));
      expect(await database.db.select({ points: leagueAdjustments.points }).from(leagueAdjustments)).toEqual([
        { points: { 20001: -3 } },
      ]);
    },
  );

  it('[PF16] (sign and nonsense) counts points with a minus sign alike, and leaves nonsense out: what is known of that team stays', async () => {
    await database.db
      .insert(leagueAdjustments)
      .values({ leagueId: '9001', season: '2026/27', points: { 20000: -1, 20001: -2, 20002: -9 } });
    provider.world = { matches, deductions: ['ba', -3, 6] };
    const { health } = start();
    await pass(3);
    expect(await database.db.select({ points: leagueAdjustments.points }).from(leagueAdjustments)).toEqual([
      { points: { 20000: -1, 20001: -3, 20002: -6 } },
    ]);
    expect(health.lastBad).toEqual([{ file: 'standing', row: 1, reason: 'điểm trừ ba sai' }]);
    expect(health.calls.get('standing')?.fault).toBeNull();
  });

  describe('with several leagues', () => {
    const asked = () => made('standing').map(({ query }) => query['leagueId']);
    const leaguesOf = async () =>
      (await database.db.select({ leagueId: leagueAdjustments.leagueId }).from(leagueAdjustments))
        .map(({ leagueId }) => leagueId)
        .sort();

    beforeEach(() => {
      const ids = ['9001', '9003', '9002', '9004'];
      provider.world = {
        matches: matches.map((match, index) => ({ ...match, row: { ...match.row, leagueId: ids[index] ?? '' } })),
      };
    });

    it.each(['500', 'invalid-json', 'bare', 'no-data', 'truncated'])(
      '[PF17] (simulator) a league whose table has the fault %s delays only itself, also over a restart',
      async (fault) => {
        provider.setFault('standing?9001', fault);
        const { health } = start();
        await pass(14);
        expect(await leaguesOf()).toEqual(['9003', '9004']);
        expect(asked().slice(0, 3).sort()).toEqual(['9001', '9003', '9004']);
        expect(asked().filter((leagueId) => leagueId !== '9001')).toHaveLength(2);
        expect(health.calls.get('standing')?.fault).toMatch(/^9001: /);
        await stopAll();
        const pauses = await new CallTimesRepository(database, 'provider').all();
        const until = pauses.pauses.get('standing')?.get('9001')?.notBefore.getTime() ?? NaN;
        const before = made('standing').length;
        provider.setFault('standing?9001');
        const again = start();
        await still();
        while (clock.now() < until - 1_000) await pass(1);
        expect(made('standing')).toHaveLength(before);
        await pass(3);
        expect(asked().slice(before)).toEqual(['9001']);
        expect(await leaguesOf()).toEqual(['9001', '9003', '9004']);
        expect([again.health.calls.get('standing')?.fault, provider.tooEarly]).toEqual([null, 0]);
        expect((await new CallTimesRepository(database, 'provider').all()).pauses.size).toBe(0);
      },
    );

    it('[PF17] (limit) HTTP 429 for one league holds all leagues as long as the provider says', async () => {
      provider.setFault('standing?9001', '429');
      start();
      await pass(29);
      expect(asked()).toEqual(['9001']);
      await pass(10);
      expect(asked().slice(0, 3).sort()).toEqual(['9001', '9003', '9004']);
      expect(provider.tooEarly).toBe(0);
    });
  });

  it('[PF10] a score that arrives late does not take a goal back', async () => {
    matches[0]!.goals = [];
    start();
    await pass(4);
    matches[0]!.goals = [{ minute: 5, home: true }];
    await pass(6);
    expect((await stored())[0]?.homeScore).toBe(1);
    // From here on both calls of scores answer from minutes ago.
    const late = matches.map((match) => ({ ...match, goals: [] }));
    provider.world = { matches: late };
    provider.now = () => clock.now() - 5 * MINUTE;
    await pass(60);
    expect(made('livescores/changes').length).toBeGreaterThan(8);
    expect((await stored())[0]?.homeScore).toBe(1);
  });

  it.each(['livescores', 'livescores/changes', '*'])(
    '[PF10] (fault late) late answers of %s neither reopen a match that ended nor take back its goals, events and prices',
    async (call) => {
      matches[0]!.goals = [
        { minute: 30, home: true },
        { minute: 88, home: true },
      ];
      clock = new FakeClock(matches[0]!.kickOff + 105 * MINUTE);
      const { health } = start();
      await pass(4);
      const shown = async () => ({
        match: (await stored())[0],
        events: await database.db.$count(matchEvents, eq(matchEvents.fixtureId, '910000000')),
      });
      const before = await shown();
      expect([before.match?.status, before.match?.homeScore, before.events]).toEqual([-1, 2, 2]);
      provider.setFault(call, 'late');
      await pass(62);
      expect(await shown()).toEqual(before);
      expect([health.lastBad, provider.tooEarly]).toEqual([[], 0]);
    },
  );

  it('stores the shots of a match with their places, and shows them in its room', async () => {
    matches[0]!.goals = [{ minute: 5, home: true }];
    start();
    await pass(3);
    const shots = await new LiveRepository(database).shots('910000000');
    expect(shots.map(({ minute, homeShot, outcome }) => [minute, homeShot, outcome])).toEqual(
      expect.arrayContaining([
        [3, false, 'onTarget'],
        [5, true, 'goal'],
        [15, true, 'blocked'],
      ]),
    );
    expect(shots.every(({ x, y }) => x > 50 && x <= 100 && y >= 0 && y <= 100)).toBe(true);
    expect(await new LiveRepository(database).kicks('910000000')).toEqual([]);
  });

  it('[PF11] events replace those of their match, with the score after each goal', async () => {
    matches[0]!.goals = [
      { minute: 5, home: true },
      { minute: 25, home: false },
    ];
    start();
    await pass(3);
    const events = () =>
      database.db
        .select()
        .from(matchEvents)
        .where(eq(matchEvents.fixtureId, '910000000'))
        .orderBy(asc(matchEvents.minute));
    expect(
      (await events()).map(({ minute, homeScore, awayScore, otherPlayerName }) => [
        minute,
        homeScore,
        awayScore,
        otherPlayerName,
      ]),
    ).toEqual([
      [5, 1, 0, 'Trần Bình'],
      [25, 1, 1, null],
    ]);
    matches[0]!.goals = matches[0]!.goals.slice(0, 1);
    await pass(60);
    expect(await events()).toHaveLength(1);
  });

  it('[PF12] one process polls, and another one within 30 seconds after it died', async () => {
    const claims = new SharedClaim();
    const [first, second] = [new FakeClock(START), new FakeClock(START)];
    provider.now = () => second.now();
    const stop = new AbortController();
    const ends = [first, second].map((clockOfProcess) => claims.lead(clockOfProcess, stop.signal));
    await until(async () => (await stored()).length === 4);
    const died = provider.requests.length;
    // The clock of the first process stands still from here on: it neither polls nor renews its claim.
    await second.advance(9_000);
    expect(claims.taken).toEqual([first]);
    for (let step = 0; step < 21; step += 1) await second.advance(1_000);
    await until(() => made('livescores/changes').length > 0);
    expect(claims.taken).toEqual([first, second]);
    expect(provider.requests.slice(died).every(({ at }) => at <= START + 30_000)).toBe(true);
    expect(provider.tooEarly).toBe(0);
    stop.abort();
    await Promise.all(ends);
  });

  it('[PF14] (call) says that scores are late while a match is played, and since when', async () => {
    start();
    await pass(3);
    const service = () =>
      new LiveService({
        repository: new LiveRepository(database),
        fixtures: new FixtureRepository(database),
        counts: { online: () => 0 },
        clock,
      });
    expect(await service().freshness()).toEqual({ late: false, scoresAt: '2026-11-20T12:00:01.000Z' });
    await stopAll();
    await clock.advance(150_000);
    expect(await service().freshness()).toMatchObject({ late: true, scoresAt: '2026-11-20T12:00:01.000Z' });
    await database.db.update(fixtures).set({ status: RawStatus.interrupted });
    expect(await service().freshness()).toMatchObject({ late: true });
    await clock.advance(DAY);
    expect(await service().freshness()).toMatchObject({ late: false });
  });

  it('[PF13] /readyz says when each call was answered, and what is wrong with it', async () => {
    provider.setFault('stats', '500');
    const { health } = start();
    await pass(3);
    await clock.advance(500);
    const up = { kind: 'memory' as const, ping: async () => undefined };
    const service = new HealthService({
      database: { ...up, kind: 'pglite' },
      bus: up,
      feeds: [health],
      clock,
      build: '',
    });
    const { feeds } = await service.readiness();
    const calls = feeds[0]?.calls ?? [];
    // No cup here has groups, so their call is not made.
    expect(calls).toHaveLength(CALLS - 1);
    expect(calls.find(({ name }) => name === 'schedule')).toEqual({
      name: 'schedule',
      answeredAt: '2026-11-20T12:00:00.000Z',
      ageSeconds: 4,
      fault: null,
    });
    expect(calls.find(({ name }) => name === 'stats')).toMatchObject({
      answeredAt: null,
      ageSeconds: null,
      fault: 'nguồn trả HTTP 500',
    });
    expect(JSON.stringify(feeds)).not.toContain(KEY);
  });
});

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await macrotask();
}

/** The claim of the continuous job `feed`, as two processes see it: free ten seconds after its last heartbeat. */
class SharedClaim {
  /** Clocks of the processes that had it. */
  readonly taken: FakeClock[] = [];
  #touchedAt = -Infinity;

  /** A process with its own clock, which leads when it can. */
  lead(own: FakeClock, signal: AbortSignal): Promise<void> {
    const health = new FeedHealth({ feed: 'provider', clock: own });
    const ingest = new IngestService({ database, bus: new SpyBus(), clock: own, health });
    const feed = new ProviderFeed({
      ...{ origin, key: KEY, clock: own, report: health },
      times: new CallTimesRepository(database, 'provider'),
      stored: new StoredStateRepository(database),
    });
    const log = new FakeLog().log;
    const runner = new FeedRunner({ feed, ingest, database, clock: own, log });
    const claim = async () => {
      if (own.now() - this.#touchedAt < CLAIM_SECONDS * 1_000) return undefined;
      this.taken.push(own);
      this.#touchedAt = own.now();
      return {
        touch: async () => {
          if (this.taken.at(-1) !== own) return false;
          this.#touchedAt = own.now();
          return true;
        },
        release: async () => undefined,
      };
    };
    return new Leadership({ name: 'feed', claim, work: runner.job.run, clock: own, log }).run(signal);
  }
}

const LIMITS = { minMs: 10_000, timeoutMs: 5_000 };

/** The hard minimum rests on one statement. */
function callTimesSuite(open: () => Promise<Database>): void {
  let shared: Database;
  beforeAll(async () => {
    shared = await open();
  });
  afterAll(() => shared.close());

  it('[PF2] (one statement) of many that try at once one gets the call, and the next not before the minimum', async () => {
    const times = new CallTimesRepository(shared, 'provider');
    const claim = (at: number) => times.claim('livescores', at, LIMITS);
    const end = (from: number, at: number) =>
      times.ended('livescores', from, { calledAt: new Date(at), notBefore: new Date(at + LIMITS.minMs) });
    const all = await Promise.all(Array.from({ length: 8 }, () => claim(START)));
    expect(all.filter((before) => before === undefined)).toHaveLength(1);
    await end(START, START);
    expect(await claim(START + 9_999)).toEqual({ calledAt: new Date(START), notBefore: new Date(START + 10_000) });
    expect(await claim(START + 10_000)).toBeUndefined();
    expect(await new CallTimesRepository(shared, 'football-data').claim('livescores', START, LIMITS)).toBeUndefined();
    // A clock that was wrong by a day does not stop the call for a day.
    await end(START + 10_000, START + 10_000);
    expect(await claim(START + DAY)).toBeUndefined();
    expect(await claim(START + 20_000)).toBeUndefined();
    await times.answered('livescores', { '': 'then' }, new Date(START));
    await times.failed('livescores', 'hỏng', new Date(START));
    expect((await times.all()).records.get('livescores')).toMatchObject({
      answeredAt: new Date(START),
      fault: 'hỏng',
      answers: { '': 'then' },
    });
  });

  it('[PF2] (no end) while the end of a request is not written, it may still be on its way', async () => {
    const times = new CallTimesRepository(shared, 'slow');
    const claim = (at: number) => times.claim('livescores', at, LIMITS);
    expect(await claim(START)).toBeUndefined();
    expect(await claim(START + 14_999)).toEqual({ calledAt: new Date(START), notBefore: new Date(START + 15_000) });
    expect(await claim(START + 15_000)).toBeUndefined();
    // The first request no longer decides: another process has the right.
    await times.ended('livescores', START, { calledAt: new Date(START), notBefore: new Date(START) });
    expect(await claim(START + 29_999)).toBeDefined();
  });

  it('[PF17] (stored) the pause of an argument is stored beside its call, which then has no fault of its own', async () => {
    const times = new CallTimesRepository(shared, 'arguments');
    expect(await times.claim('standing', START, LIMITS)).toBeUndefined();
    await times.failed('standing', 'mã lỗi 2', new Date(START));
    const pause = { fault: 'hỏng', notBefore: new Date(START + MINUTE) };
    await times.argumentFailed('standing', '9001', { ...pause, notBefore: new Date(START) });
    await times.argumentFailed('standing', '9001', pause);
    await times.argumentFailed('standing', '9?3', pause);
    const { records, pauses } = await times.all();
    expect([[...records.keys()], records.get('standing')?.fault]).toEqual([['standing'], null]);
    expect([...pauses].map(([call, ofCall]) => [call, [...ofCall]])).toEqual([
      [
        'standing',
        expect.arrayContaining([
          ['9001', pause],
          ['9?3', pause],
        ]),
      ],
    ]);
    await times.resume('standing', ['9001', '9?3']);
    expect((await times.all()).pauses.size).toBe(0);
  });

  it('[PF4] (stored pause) a pause holds for all processes, and for calls that were never made', async () => {
    const [one, other] = [new CallTimesRepository(shared, 'paused'), new CallTimesRepository(shared, 'paused')];
    expect(await one.claim('matches', START, LIMITS)).toBeUndefined();
    await one.ended('matches', START, { calledAt: new Date(START), notBefore: new Date(START + 10_000) });
    await one.failed('matches', 'nguồn trả HTTP 429', new Date(START + MINUTE));
    await one.pause(['matches', 'schedule'], new Date(START + 30_000));
    for (const [call, until] of [
      ['matches', MINUTE],
      ['schedule', 30_000],
    ] as const) {
      expect(await other.claim(call, START + until - 1, LIMITS)).toMatchObject({ notBefore: new Date(START + until) });
      expect(await other.claim(call, START + until, LIMITS)).toBeUndefined();
    }
  });
}

describe('the times of calls over PGlite', () => callTimesSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'the times of calls over PostgreSQL', (url) =>
  callTimesSuite(() => emptyPostgres(url)),
);
