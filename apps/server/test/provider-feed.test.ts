import { existsSync } from 'node:fs';
import { setImmediate as macrotask } from 'node:timers/promises';
import { RawStatus } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { and, asc, eq } from 'drizzle-orm';
import { FeedRunner } from '../src/feeds/feed-runner.js';
import { FixtureRepository } from '../src/modules/fixtures/fixture-repository.js';
import { PlayerRepository } from '../src/modules/tournaments/player-repository.js';
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
  lineUps,
  matchEvents,
  matchStats,
  matchVotes,
  odds,
  oddsMoves,
  users,
} from '../src/platform/database/schema.js';
import { openTestDatabase } from '../src/platform/database/testing.js';
import { KEY, MINUTE, CALLS, ProviderBench, START } from './support/provider-bench.js';
import { generatedDay, recordedDay, recordedFolder } from './support/provider-simulator.js';

const DAY = 24 * 60 * MINUTE;
const bench = new ProviderBench();

describe('the provider feed over HTTP', () => {
  it('stores the schedule, the live scores and the names of leagues in Vietnamese', async () => {
    bench.start();
    await bench.pass(3);
    const rows = await bench.stored();
    expect(rows.map(({ fixtureId, status, origin: from }) => [fixtureId, status, from])).toEqual([
      ['910000000', 1, 'provider'],
      ['910000001', 1, 'provider'],
      ['910000002', 0, 'provider'],
      ['910000003', 0, 'provider'],
    ]);
    expect(rows[0]?.halfStart).toEqual(new Date(START - 30 * MINUTE));
    expect(rows[2]?.homeScore).toBeNull();
    const names = await bench.database.db.select({ name: leagues.name }).from(leagues).orderBy(asc(leagues.leagueId));
    expect(names.map(({ name }) => name)).toEqual(['V.League 1', 'Cúp C1 châu Âu']);
    expect(await bench.database.db.$count(odds)).toBeGreaterThan(40);
  });

  it('[PF1] makes each call at its interval, and none sooner than the provider allows', async () => {
    bench.start();
    await bench.pass(65);
    const gaps = (call: string) =>
      bench.made(call).map(({ at }, index, all) => (at - (all[index - 1]?.at ?? at)) / 1000);
    expect(gaps('livescores')).toEqual([0, 60]);
    expect(new Set(gaps('livescores/changes').slice(1))).toEqual(new Set([5]));
    expect(new Set(gaps('odds/main/changes').slice(1))).toEqual(new Set([2]));
    expect(bench.made('schedule').map(({ query }) => query)).toEqual([{ date: '2026-11-20' }, { date: '2026-11-21' }]);
    expect(bench.made('events').map(({ query }) => query)).toEqual([{ date: '2026-11-20' }, { date: '2026-11-20' }]);
    expect([
      bench.made('lineups').length,
      bench.made('scheduleChange').length,
      bench.made('languagevn').length,
    ]).toEqual([1, 1, 1]);
    expect(bench.provider.tooEarly).toBe(0);
  });

  it('[PF2] keeps the hard minimum over a restart, and repeats no call that is not due', async () => {
    bench.start();
    await bench.pass(2);
    const before = bench.provider.requests.length;
    await bench.stop();
    bench.start();
    await bench.pass(4);
    const again = new Set(bench.provider.requests.slice(before).map(({ call }) => call));
    expect([...again].sort()).toEqual(['livescores/changes', 'odds/main/changes']);
    expect(bench.provider.tooEarly).toBe(0);
  });

  it('[PF2] two processes that both poll make no call twice', async () => {
    bench.start();
    bench.start();
    await bench.pass(30);
    expect([bench.made('livescores').length, bench.made('odds/main').length, bench.made('schedule').length]).toEqual([
      1, 1, 1,
    ]);
    expect(bench.provider.tooEarly).toBe(0);
  });

  it('[PF3] asks nothing of matches while none is near', async () => {
    bench.provider.world = { matches: await generatedDay({ start: START + 5 * DAY, count: 2 }) };
    bench.start();
    await bench.pass(5);
    expect([...new Set(bench.provider.requests.map(({ call }) => call))].sort()).toEqual(['languagevn', 'schedule']);
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
    bench.provider.setFault('livescores', fault);
    const { health, warned } = bench.start({ maxBytes: 300_000 });
    await bench.pass(2);
    const call = health.calls.get('livescores');
    expect([call?.answeredAt, call?.fault]).toEqual([
      null,
      words instanceof RegExp ? expect.stringMatching(words) : words,
    ]);
    expect(
      JSON.stringify([warned, [...health.calls], health.lastBad, await bench.database.db.select().from(feedCalls)]),
    ).not.toContain(KEY);
    expect((await bench.stored()).map(({ status }) => status)).toEqual([1, 1, 0, 0]);
    expect(health.calls.get('livescores/changes')?.fault).toBeNull();
  });

  it('[PF4] (slow) a call without an answer in time is a fault', async () => {
    bench.provider.setFault('livescores', 'slow');
    const { health } = bench.start({ timeoutMs: 1_500 });
    await bench.pass(2);
    const call = health.calls.get('livescores');
    expect([call?.answeredAt, call?.fault]).toEqual([null, 'không lấy được dữ liệu (TimeoutError)']);
  });

  it('[PF4] (pause) after a fault it waits ever longer, with HTTP 429 as long as the provider says, and is well again after it', async () => {
    bench.provider.setFault('odds/main/changes', '500');
    bench.provider.setFault('livescores', '429');
    const { health, warned } = bench.start();
    await bench.pass(40);
    const changes = bench.made('odds/main/changes').length;
    expect(changes).toBeGreaterThanOrEqual(4);
    expect(changes).toBeLessThanOrEqual(7);
    expect(bench.made('livescores').map(({ at }) => (at - START) / 1000)).toEqual([
      expect.any(Number),
      expect.any(Number),
    ]);
    expect(bench.made('livescores')[1]!.at - bench.made('livescores')[0]!.at).toBeGreaterThanOrEqual(30_000);
    expect(warned).toHaveLength(2);
    bench.provider.setFault('odds/main/changes');
    await bench.pass(40);
    expect([health.calls.get('odds/main/changes')?.fault, bench.provider.tooEarly]).toEqual([null, 0]);
  });

  it('[PF4] (restart) keeps the pause that the provider asked for over a restart', async () => {
    bench.provider.setFault('livescores', '429');
    bench.start();
    await bench.pass(2);
    await bench.stop();
    bench.start();
    await bench.pass(27);
    expect(bench.made('livescores')).toHaveLength(1);
    await bench.pass(2);
    expect(bench.made('livescores')).toHaveLength(2);
  });

  it('[PF5] reads text where numbers should be', async () => {
    bench.provider.setFault('*', 'strings');
    const { health } = bench.start();
    await bench.pass(3);
    expect((await bench.stored()).map(({ status, kickOff }) => [status, kickOff.getTime()])).toEqual(
      bench.matches.map(({ kickOff }, index) => [index < 2 ? 1 : 0, kickOff]),
    );
    expect(health.lastBad).toEqual([]);
    expect(await bench.database.db.$count(matchStats)).toBe(12);
    expect(await bench.database.db.$count(lineUps)).toBeGreaterThan(0);
  });

  it.each([
    ['local-times', 2],
    ['no-odds-type', 0],
    ['empty-explain', 2],
    ['number-ids', 2],
    ['bar', 2],
  ])('[PF5] (mirror) with the fault %s ids, times, statuses and prices are the same', async (fault, oddsType) => {
    bench.provider.setFault('*', fault);
    const { health } = bench.start();
    await bench.pass(1);
    expect(
      (await bench.stored()).map(({ fixtureId, homeId, status, kickOff, halfStart }) => [
        ...[fixtureId, homeId, status, kickOff.getTime(), halfStart?.getTime()],
      ]),
    ).toEqual(
      bench.matches.map(({ row, kickOff }, index) => [
        ...[row['matchId'], row['homeId'], index < 2 ? 1 : 0, kickOff, index < 2 ? kickOff : undefined],
      ]),
    );
    const [row] = await bench.database.db
      .select({ row: odds.row })
      .from(odds)
      .where(and(eq(odds.category, 'europeOdds'), eq(odds.fixtureId, '910000003')));
    const cells = row?.row.split(',') ?? [];
    expect([cells.length, Number(cells.at(-1))]).toEqual([11, oddsType]);
    expect(START / 1_000 - Number(cells.at(-3))).toBeLessThan(400);
    expect([health.lastBad, await bench.database.db.$count(matchStats)]).toEqual([[], 12]);
  });

  it('[PF5] (no halves) main prices without those of the halves are stored', async () => {
    for (const call of ['odds/main', 'odds/main/changes']) bench.provider.setFault(call, 'no-halves');
    const { health } = bench.start();
    await bench.pass(3);
    const categories = (await bench.database.db.selectDistinct({ category: odds.category }).from(odds)).map(
      ({ category }) => category,
    );
    expect(categories).toEqual(expect.arrayContaining(['handicap', 'overUnder', 'europeOdds']));
    expect(categories).not.toContain('handicapHalf');
    expect(categories).not.toContain('overUnderHalf');
    expect(health.lastBad).toEqual([]);
  });

  it('[PF4] (null) no data at all is a fault of the call, but without line-ups the provider sends it', async () => {
    for (const call of ['livescores', 'lineups']) bench.provider.setFault(call, 'null');
    const { health } = bench.start();
    await bench.pass(2);
    expect(health.calls.get('livescores')?.fault).toBe('data không phải danh sách');
    expect(health.calls.get('lineups')?.fault).toBeNull();
    expect(await bench.stored()).toHaveLength(4);
  });

  it('[PF5] (ids) a match whose ids are no ids is reported and left out, and the others stay', async () => {
    const ids = ['<b>1</b>', '91 0', '../1', ''];
    bench.provider.world = {
      matches: [
        ...bench.matches,
        ...bench.matches.map((match, index) => ({ ...match, row: { ...match.row, matchId: ids[index] ?? '' } })),
        { ...bench.matches[0]!, row: { ...bench.matches[0]!.row, matchId: '910000009', homeId: "1' OR 1=1" } },
        { ...bench.matches[1]!, row: { ...bench.matches[1]!.row, matchId: 'fd1' } },
        { ...bench.matches[1]!, row: { ...bench.matches[1]!.row, matchId: '910000010', awayId: 'fd2' } },
      ],
    };
    const { warned } = bench.start();
    await bench.pass(2);
    expect((await bench.stored()).map(({ fixtureId }) => fixtureId)).toEqual(
      bench.matches.map(({ row }) => row['matchId']),
    );
    const reasons = JSON.stringify(warned);
    expect(reasons).toContain('trường matchId thiếu hoặc sai');
    expect(reasons).toContain('trường homeId thiếu hoặc sai');
    expect(reasons).toContain('id fd1 là của nguồn khác');
    expect(reasons).toContain('id fd2 là của nguồn khác');
  });

  it('[PF5] (two matches of one team) both matches of a team that plays twice at once keep their own state', async () => {
    const [first, second] = [bench.matches[0]!, bench.matches[1]!];
    const home = { homeId: first.row['homeId'] ?? '', homeName: first.row['homeName'] ?? '' };
    first.goals = [{ minute: 3, home: true }];
    second.goals = [];
    bench.provider.world = { matches: [first, { ...second, row: { ...second.row, ...home } }] };
    bench.start();
    await bench.pass(3);
    expect((await bench.stored()).map(({ homeId, status, homeScore }) => [homeId, status, homeScore])).toEqual([
      [home.homeId, 1, 1],
      [home.homeId, 1, 0],
    ]);
  });

  it('[PF6] rows without names keep those of the schedule, also after a restart', async () => {
    bench.start();
    await bench.pass(3);
    const names = (await bench.stored()).map(({ link, leagueId }) => [link, leagueId]);
    await bench.stop();
    await bench.clock.advance(20 * MINUTE);
    bench.matches[0]!.goals = [{ minute: 31, home: true }];
    bench.provider.setFault('*', 'no-names');
    const { bus } = bench.start();
    await bench.pass(2);
    expect((await bench.stored()).map(({ link, leagueId }) => [link, leagueId])).toEqual(names);
    expect((await bench.stored())[0]).toMatchObject({ homeScore: 1, awayScore: 0, homeHalfScore: 1 });
    expect(bus.published.some(({ channel }) => channel === 'topic:scores')).toBe(true);
  });

  it('[PF7] keeps the running score of extra time while rows are frozen at 90 minutes', async () => {
    const cup = bench.matches[2]!;
    bench.clock = new FakeClock(cup.kickOff + 125 * MINUTE);
    bench.start();
    await bench.pass(2);
    const ofCup = async () => (await bench.stored())[2];
    expect(await ofCup()).toMatchObject({
      status: 4,
      homeScore: 1,
      awayScore: 1,
      extra: { homeScore: 2, awayScore: 1 },
      aggregate: { homeScore: 3, awayScore: 2 },
    });
    bench.provider.setFault('livescores/changes', 'frozen');
    bench.provider.setFault('livescores', 'frozen');
    await bench.pass(62);
    expect(await ofCup()).toMatchObject({
      ...{ homeScore: 1, awayScore: 1, extra: { homeScore: 2, awayScore: 1 } },
      aggregate: { homeScore: 3, awayScore: 2 },
    });
    bench.provider.setFault('livescores/changes');
    bench.provider.setFault('livescores');
    await bench.clock.advance(30 * MINUTE);
    await bench.pass(62);
    expect(await ofCup()).toMatchObject({
      status: -1,
      extra: { homeScore: 2, awayScore: 2, penaltyHomeScore: 4, penaltyAwayScore: 3 },
      aggregate: { homeScore: 3, awayScore: 3 },
    });
  });

  it('[PF8] a match that moved gets its kick-off, and one that was deleted is gone, or cancelled for those who have something there', async () => {
    const six = await generatedDay({ start: START - 30 * MINUTE, count: 6 });
    const idOf = (index: number) => String(six[index]?.row['matchId']);
    bench.provider.world = { matches: six };
    bench.start();
    await bench.pass(3);
    const [user] = await bench.database.db
      .insert(users)
      .values({ username: 'fan', usernameKey: 'fan', displayName: 'Fan' })
      .returning({ userId: users.userId });
    await bench.database.db
      .insert(matchVotes)
      .values({ fixtureId: idOf(5), userId: user!.userId, pick: 'home', votedAt: new Date(START) });
    const later = six[3]!.kickOff + 60 * MINUTE;
    const gone = (index: number) => ({ matchId: idOf(index), type: 'delete', matchTime: 0, modifyTime: index + 1 });
    bench.provider.world = {
      matches: six.slice(0, 2),
      modified: [
        ...[gone(0), gone(2), gone(5)],
        { matchId: idOf(3), type: 'modify', matchTime: String(later / 1000), modifyTime: 2 },
        { matchId: 'x y', type: 'modify', matchTime: 'soon', modifyTime: 4 },
      ],
    };
    await bench.pass(90);
    const rows = await bench.stored();
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
    bench.start();
    await bench.pass(30);
    const [row] = await bench.database.db.select().from(odds).where(eq(odds.category, 'handicap'));
    expect(row?.row.split(',')).toHaveLength(13);
    expect(await bench.database.db.$count(oddsMoves)).toBeGreaterThan(await bench.database.db.$count(odds));
    const categories = await bench.database.db
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
    if (fault) bench.provider.setFault('odds/half', fault);
    bench.start();
    await bench.pass(3);
    const rows = await bench.database.db
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
      bench.provider.world = await recordedDay({ prefix: 'epl-2025-26.1day', now: START, ago: 30 });
      bench.start();
      await bench.pass(3);
      const rows = await bench.stored();
      expect(rows.map(({ status, kickOff }) => [status, kickOff.getTime()])).toEqual(
        Array(10).fill([RawStatus.firstHalf, START - 30 * MINUTE]),
      );
      const prices = await bench.database.db.select({ category: odds.category, row: odds.row }).from(odds);
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
      expect(await bench.database.db.$count(lineUps)).toBe(0);
    },
  );

  it.each([undefined, 'strings'])(
    '[PF16] (deductions) points that a league took come from the table of the provider once a day, also with the fault %s',
    async (fault) => {
      if (fault) bench.provider.setFault('standing', fault);
      bench.start();
      await bench.pass(3);
      expect(await bench.database.db.select().from(leagueAdjustments)).toEqual([
        { leagueId: '9001', season: '2026/27', points: { 20001: -3 } },
      ]);
      expect(bench.made('standing').map(({ query }) => query)).toEqual([{ leagueId: '9001' }]);
    },
  );

  describe('on a site that starts in the middle of a season', () => {
    /** The standings of the simulated league, from the database alone. */
    async function standings() {
      const counts = { online: () => 0 };
      const deps = {
        tournaments: new TournamentRepository(bench.database),
        players: new PlayerRepository(bench.database),
        fixtures: new FixtureRepository(bench.database),
        counts,
        clock: bench.clock,
        log: new FakeLog().log,
      };
      const service = new TournamentService(deps);
      const page = (await bench.database.db.select().from(leagues)).find(
        ({ leagueId }) => leagueId === '9001',
      )!.pageId!;
      return { service, page, value: await service.standings({ id: page }, 'all') };
    }

    it('[PF16] (mid-season) the table is the one of the provider, with its time, and so are the places of teams', async () => {
      bench.start();
      await bench.pass(3);
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
      const team = new TeamService({
        tournaments: new TournamentRepository(bench.database),
        players: new PlayerRepository(bench.database),
        service,
        clock: bench.clock,
      });
      expect((await team.detail(table!.rows[2]!.team.pageId!)).standing).toMatchObject({
        takenAt: value.takenAt,
        rows: table!.rows.slice(0, 5),
      });
      // A matchday is a number at the provider.
      expect((await bench.stored()).map(({ round }) => round)).toEqual(['Vòng 12', 'Vòng 12', '', 'Vòng 12']);
    });

    it('[PF16] (mid-season) without a table of the provider it has no places at all', async () => {
      bench.provider.setFault('standing', '500');
      bench.start();
      await bench.pass(3);
      const { service, page, value } = await standings();
      expect(value).toMatchObject({ source: 'none', tables: [] });
      expect((await service.teams(page)).list.every(({ rank, points }) => rank === null && points === null)).toBe(true);
    });

    it('[PF16] (groups) a cup has the groups of the provider, asked for once a day', async () => {
      const cup = bench.matches.map((match, index) => ({
        ...match,
        row: { ...match.row, leagueType: 2, leagueId: '9001', round: '', group: index % 2 === 0 ? 'A' : 'B' },
        ...{ shootOut: null, goals: [] },
      }));
      bench.provider.world = { matches: cup };
      bench.start();
      await bench.pass(3);
      const { value } = await standings();
      expect([value.source, value.tables.map(({ group }) => group)]).toEqual(['provider', ['A', 'B']]);
      const [first] = value.tables;
      expect(first!.rows.slice(0, 2).map(({ rank, points, team }) => [rank, points, team.name])).toEqual([
        [1, 9, bench.matches[0]!.row['homeName']],
        [2, 6, bench.matches[0]!.row['awayName']],
      ]);
      expect(bench.made('standing/cup').map(({ query }) => query)).toEqual([{ leagueId: '9001' }]);
      expect(bench.made('standing')).toEqual([]);
    });

    it('[PF16] (mid-season) leaves rows out that contradict themselves, and keeps the others', async () => {
      const row = (rank: number, fields: object = {}) => ({
        ...{
          rank,
          teamId: bench.matches[0]!.row[rank === 1 ? 'homeId' : 'awayId'],
          totalCount: 1,
          winCount: 1,
          drawCount: 0,
        },
        ...{ loseCount: 0, getScore: 2, loseScore: 0, goalDifference: 2, integral: 3, deduction: 0, ...fields },
      });
      const leagueInfo = { leagueId: '9001', currentSeason: '2026-2027' };
      const rows = [row(1), row(2), row(3, { teamId: '777', totalCount: 9 }), { teamId: 'không' }];
      bench.provider.world = { matches: bench.matches, standing: { leagueInfo, totalStandings: rows } };
      const { health } = bench.start();
      await bench.pass(3);
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
      await bench.database.db
        .insert(leagueAdjustments)
        .values({ leagueId: '9001', season: '2026/27', points: { 20001: -3 } });
      bench.provider.setFault('standing', fault);
      const { health } = bench.start();
      await bench.pass(2);
      expect(health.calls.get('standing')?.fault).toEqual(expect.any(String));
      expect(await bench.database.db.select({ points: leagueAdjustments.points }).from(leagueAdjustments)).toEqual([
        { points: { 20001: -3 } },
      ]);
    },
  );

  it('[PF16] (sign and nonsense) counts points with a minus sign alike, and leaves nonsense out: what is known of that team stays', async () => {
    await bench.database.db
      .insert(leagueAdjustments)
      .values({ leagueId: '9001', season: '2026/27', points: { 20000: -1, 20001: -2, 20002: -9 } });
    bench.provider.world = { matches: bench.matches, deductions: ['ba', -3, 6] };
    const { health } = bench.start();
    await bench.pass(3);
    expect(await bench.database.db.select({ points: leagueAdjustments.points }).from(leagueAdjustments)).toEqual([
      { points: { 20000: -1, 20001: -3, 20002: -6 } },
    ]);
    expect(health.lastBad).toEqual([{ file: 'standing', row: 1, reason: 'điểm trừ ba sai' }]);
    expect(health.calls.get('standing')?.fault).toBeNull();
  });

  describe('with several leagues', () => {
    const asked = () => bench.made('standing').map(({ query }) => query['leagueId']);
    const leaguesOf = async () =>
      (await bench.database.db.select({ leagueId: leagueAdjustments.leagueId }).from(leagueAdjustments))
        .map(({ leagueId }) => leagueId)
        .sort();

    beforeEach(() => {
      const ids = ['9001', '9003', '9002', '9004'];
      bench.provider.world = {
        matches: bench.matches.map((match, index) => ({ ...match, row: { ...match.row, leagueId: ids[index] ?? '' } })),
      };
    });

    it.each(['500', 'invalid-json', 'bare', 'no-data', 'truncated'])(
      '[PF17] (simulator) a league whose table has the fault %s delays only itself, also over a restart',
      async (fault) => {
        bench.provider.setFault('standing?9001', fault);
        const { health } = bench.start();
        await bench.pass(14);
        expect(await leaguesOf()).toEqual(['9003', '9004']);
        expect(asked().slice(0, 3).sort()).toEqual(['9001', '9003', '9004']);
        expect(asked().filter((leagueId) => leagueId !== '9001')).toHaveLength(2);
        expect(health.calls.get('standing')?.fault).toMatch(/^9001: /);
        await bench.stop();
        const pauses = await new CallTimesRepository(bench.database, 'provider').all();
        const until = pauses.pauses.get('standing')?.get('9001')?.notBefore.getTime() ?? NaN;
        const before = bench.made('standing').length;
        bench.provider.setFault('standing?9001');
        const again = bench.start();
        await bench.still();
        while (bench.clock.now() < until - 1_000) await bench.pass(1);
        expect(bench.made('standing')).toHaveLength(before);
        await bench.pass(3);
        expect(asked().slice(before)).toEqual(['9001']);
        expect(await leaguesOf()).toEqual(['9001', '9003', '9004']);
        expect([again.health.calls.get('standing')?.fault, bench.provider.tooEarly]).toEqual([null, 0]);
        expect((await new CallTimesRepository(bench.database, 'provider').all()).pauses.size).toBe(0);
      },
    );

    it('[PF17] (all alike) a provider that only answers HTTP 500 is asked ever less often, and for all leagues again once it is well', async () => {
      const ids = Array.from({ length: 12 }, (_, index) => String(9_001 + index));
      const some = await generatedDay({ start: START - 30 * MINUTE, count: 12 });
      const world = some
        .map((match, index) => ({ ...match, row: { ...match.row, leagueId: ids[index] ?? '', leagueType: 1 } }))
        .slice(0, 12);
      bench.provider.world = { matches: world };
      bench.provider.setFault('standing', '500');
      const { health } = bench.start();
      await bench.pass(60);
      // One request every three seconds would be twenty.
      expect(asked().length).toBeGreaterThanOrEqual(5);
      expect(asked().length).toBeLessThanOrEqual(9);
      expect(health.calls.get('standing')?.fault).toBe('nguồn trả HTTP 500');
      bench.provider.setFault('standing');
      await bench.pass(150);
      expect(await leaguesOf()).toEqual(ids.sort());
      expect([health.calls.get('standing')?.fault, bench.provider.tooEarly]).toEqual([null, 0]);
    });

    it('[PF17] (limit) HTTP 429 for one league holds all leagues as long as the provider says', async () => {
      bench.provider.setFault('standing?9001', '429');
      bench.start();
      await bench.pass(29);
      expect(asked()).toEqual(['9001']);
      await bench.pass(10);
      expect(asked().slice(0, 3).sort()).toEqual(['9001', '9003', '9004']);
      expect(bench.provider.tooEarly).toBe(0);
    });
  });

  it('[PF10] a score that arrives late does not take a goal back', async () => {
    bench.matches[0]!.goals = [];
    bench.start();
    await bench.pass(4);
    bench.matches[0]!.goals = [{ minute: 5, home: true }];
    await bench.pass(6);
    expect((await bench.stored())[0]?.homeScore).toBe(1);
    // From here on both calls of scores answer from minutes ago.
    const late = bench.matches.map((match) => ({ ...match, goals: [] }));
    bench.provider.world = { matches: late };
    bench.provider.now = () => bench.clock.now() - 5 * MINUTE;
    await bench.pass(60);
    expect(bench.made('livescores/changes').length).toBeGreaterThan(8);
    expect((await bench.stored())[0]?.homeScore).toBe(1);
  });

  it.each(['livescores', 'livescores/changes', '*'])(
    '[PF10] (fault late) late answers of %s neither reopen a match that ended nor take back its goals, events and prices',
    async (call) => {
      bench.matches[0]!.goals = [
        { minute: 30, home: true },
        { minute: 88, home: true },
      ];
      bench.clock = new FakeClock(bench.matches[0]!.kickOff + 105 * MINUTE);
      const { health } = bench.start();
      await bench.pass(4);
      const shown = async () => ({
        match: (await bench.stored())[0],
        events: await bench.database.db.$count(matchEvents, eq(matchEvents.fixtureId, '910000000')),
      });
      const before = await shown();
      expect([before.match?.status, before.match?.homeScore, before.events]).toEqual([-1, 2, 2]);
      bench.provider.setFault(call, 'late');
      await bench.pass(62);
      expect(await shown()).toEqual(before);
      expect([health.lastBad, bench.provider.tooEarly]).toEqual([[], 0]);
    },
  );

  it('stores the shots of a match with their places, and shows them in its room', async () => {
    bench.matches[0]!.goals = [{ minute: 5, home: true }];
    bench.start();
    await bench.pass(3);
    const shots = await new LiveRepository(bench.database).shots('910000000');
    expect(shots.map(({ minute, homeShot, outcome }) => [minute, homeShot, outcome])).toEqual(
      expect.arrayContaining([
        [3, false, 'onTarget'],
        [5, true, 'goal'],
        [15, true, 'blocked'],
      ]),
    );
    expect(shots.every(({ x, y }) => x > 50 && x <= 100 && y >= 0 && y <= 100)).toBe(true);
    expect(await new LiveRepository(bench.database).kicks('910000000')).toEqual([]);
    const known = await new StoredStateRepository(bench.database).shots(['910000000', '910000001']);
    expect(known.get('910000000')).toEqual(shots.map(({ shotId }) => shotId));
  });

  it('[PF11] events replace those of their match, with the score after each goal', async () => {
    bench.matches[0]!.goals = [
      { minute: 5, home: true },
      { minute: 25, home: false },
    ];
    bench.start();
    await bench.pass(3);
    const events = () =>
      bench.database.db
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
    bench.matches[0]!.goals = bench.matches[0]!.goals.slice(0, 1);
    await bench.pass(60);
    expect(await events()).toHaveLength(1);
  });

  it('[PF12] one process polls, and another one within 30 seconds after it died', async () => {
    const claims = new SharedClaim();
    const [first, second] = [new FakeClock(START), new FakeClock(START)];
    bench.provider.now = () => second.now();
    const stop = new AbortController();
    const ends = [first, second].map((clockOfProcess) => claims.lead(clockOfProcess, stop.signal));
    await until(async () => (await bench.stored()).length === 4);
    const died = bench.provider.requests.length;
    // The clock of the first process stands still from here on: it neither polls nor renews its claim.
    await second.advance(9_000);
    expect(claims.taken).toEqual([first]);
    for (let step = 0; step < 21; step += 1) await second.advance(1_000);
    await until(() => bench.made('livescores/changes').length > 0);
    expect(claims.taken).toEqual([first, second]);
    expect(bench.provider.requests.slice(died).every(({ at }) => at <= START + 30_000)).toBe(true);
    expect(bench.provider.tooEarly).toBe(0);
    stop.abort();
    await Promise.all(ends);
  });

  it('[PF14] (call) says that scores are late while a match is played, and since when', async () => {
    bench.start();
    await bench.pass(3);
    const service = () =>
      new LiveService({
        repository: new LiveRepository(bench.database),
        fixtures: new FixtureRepository(bench.database),
        counts: { online: () => 0 },
        clock: bench.clock,
      });
    expect(await service().freshness()).toEqual({ late: false, scoresAt: '2026-11-20T12:00:01.000Z' });
    await bench.stop();
    await bench.clock.advance(150_000);
    expect(await service().freshness()).toMatchObject({ late: true, scoresAt: '2026-11-20T12:00:01.000Z' });
    await bench.database.db.update(fixtures).set({ status: RawStatus.interrupted });
    expect(await service().freshness()).toMatchObject({ late: true });
    await bench.clock.advance(DAY);
    expect(await service().freshness()).toMatchObject({ late: false });
  });

  it('[PF13] /readyz says when each call was answered, and what is wrong with it', async () => {
    bench.provider.setFault('stats', '500');
    const { health } = bench.start();
    await bench.pass(3);
    await bench.clock.advance(500);
    const up = { kind: 'memory' as const, ping: async () => undefined };
    const service = new HealthService({
      database: { ...up, kind: 'pglite' },
      bus: up,
      feeds: [health],
      clock: bench.clock,
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
    const ingest = new IngestService({ database: bench.database, bus: new SpyBus(), clock: own, health });
    const feed = new ProviderFeed({
      ...{ origin: bench.origin, key: KEY, clock: own, report: health },
      times: new CallTimesRepository(bench.database, 'provider'),
      stored: new StoredStateRepository(bench.database),
    });
    const log = new FakeLog().log;
    const runner = new FeedRunner({ feed, ingest, clock: own, log });
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
