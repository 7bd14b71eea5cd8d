import { RawStatus } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { eq, inArray, sql } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importSources } from '../../commands/import-sources.js';
import { FixtureWrites } from '../../feeds/ingest/fixture-writes.js';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { fixtures, leagueAdjustments, leagues, lineUps, matchEvents, teams } from '../../platform/database/schema.js';
import { openTestDatabase, plansOf } from '../../platform/database/testing.js';
import { FakeLog } from '../../platform/testing.js';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import { PlayerRepository } from './player-repository.js';
import { TeamService } from './team-service.js';
import { TeamNotFound, TournamentNotFound } from './tournament-faults.js';
import { TournamentRepository } from './tournament-repository.js';
import { TournamentService } from './tournament-service.js';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const SEASONS = 60;
const TEAMS = 20;
const DAY = 24 * 3_600_000;
const clock = new FakeClock(NOW);
const warnings = new FakeLog();
let database: PgliteDatabase;
let tournaments: TournamentRepository;
let players: PlayerRepository;
let service: TournamentService;
let teamService: TeamService;
let league = 0;
const pageOf = new Map<string, number>();

const seasonName = (index: number) => `${2026 - index}/${String(2027 - index).slice(-2)}`;

beforeAll(async () => {
  database = await openTestDatabase();
  await fillLeague();
  tournaments = new TournamentRepository(database);
  players = new PlayerRepository(database);
  service = serviceAt(clock);
  teamService = new TeamService({ tournaments, players, service, clock });
}, 240_000);
afterAll(() => database.close());

function serviceAt(time: FakeClock): TournamentService {
  const counts = { online: () => 0 };
  const reads = { tournaments, players, fixtures: new FixtureRepository(database) };
  return new TournamentService({ ...reads, counts, clock: time, log: warnings.log });
}

/** Sixty seasons of twenty teams, of which the present one is in its fifth matchday with one match being played. */
async function fillLeague(): Promise<void> {
  const { db } = database;
  await db.insert(leagues).values({ leagueId: 'l', name: 'Ngoại hạng Anh', shortName: 'NHA', color: '#112233' });
  const common = { shortName: 'x', code: 'XX', color: '#112233', secondColor: '#332211' };
  await db
    .insert(teams)
    .values(Array.from({ length: TEAMS }, (_, n) => ({ ...common, teamId: `t${n}`, name: `Đội ${n}` })));
  // The search is not part of this test, and would index every match.
  await db.execute(sql`ALTER TABLE fixtures DISABLE TRIGGER USER`);
  for (let season = 0; season < SEASONS; season += 1) await db.insert(fixtures).values(seasonRows(season));
  // The rest of a large site, at the same times: 12,000 matches of other teams.
  await db.execute(
    sql`INSERT INTO leagues (league_id, name, short_name, color) VALUES ('o', 'Giải khác', 'GK', '#112233')`,
  );
  await db.execute(sql`INSERT INTO teams (team_id, name, short_name, code, color, second_color)
    SELECT 'o' || n, 'Khác ' || n, 'x', 'XX', '#112233', '#332211' FROM generate_series(1, 300) AS n`);
  await db.execute(sql`INSERT INTO fixtures (fixture_id, link, league_id, home_id, away_id, kick_off, status, origin, updated_at)
    SELECT 'o' || n, 'o' || n, 'o', 'o' || 1 + n % 300, 'o' || 1 + (n + 7) % 300,
      ${new Date(NOW).toISOString()}::timestamptz - n * interval '17 hours', -1, 'import', now() FROM generate_series(1, 12000) AS n`);
  await db.execute(sql`ALTER TABLE fixtures ENABLE TRIGGER USER`);
  const row = (await db.select().from(leagues)).find(({ leagueId }) => leagueId === 'l');
  league = row!.pageId!;
  for (const team of await db.select().from(teams)) pageOf.set(team.teamId, team.pageId!);
  await db.execute(sql`ANALYZE`);
}

function seasonRows(season: number): (typeof fixtures.$inferInsert)[] {
  const isNow = season === 0;
  const rounds = 2 * (TEAMS - 1);
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    pairsOf(round).map(([home, away], index): typeof fixtures.$inferInsert => {
      const kickOff = new Date(NOW - season * 365 * DAY + (round - 4) * 7 * DAY - (round === 4 ? 3_600_000 : 0));
      const live = isNow && round === 4 && index === 0;
      const over = !live && kickOff.getTime() < NOW;
      return {
        ...{ fixtureId: `f${season}x${round}x${index}`, link: `f${season}x${round}x${index}`, leagueId: 'l' },
        ...{ homeId: `t${home}`, awayId: `t${away}`, kickOff, season: seasonName(season), phase: 'league' },
        ...{ roundNumber: round + 1, round: `Vòng ${round + 1}`, status: live ? 1 : over ? -1 : 0 },
        // The team with the lower number wins.
        ...(over || live ? { homeScore: home < away ? 2 : 0, awayScore: home < away ? 0 : 1 } : {}),
        ...{ origin: 'import', updatedAt: new Date(NOW) },
      };
    }),
  );
}

function pairsOf(round: number): [number, number][] {
  const moving = TEAMS - 1;
  const at = (place: number) => (place === 0 ? 0 : 1 + ((place - 1 + round) % moving));
  return Array.from({ length: TEAMS / 2 }, (_, pair) => {
    const [one, other] = [at(pair), at(moving - pair)];
    return (round + pair) % 2 === 0 ? [one, other] : [other, one];
  });
}

describe('TournamentService', () => {
  it('[LS10] (server part) has the seasons, rounds and figures of a league', async () => {
    const detail = await service.detail({ id: league });
    expect(detail).toMatchObject({
      ...{ season: '2026/27', teams: TEAMS, matches: 380, ended: 49, hasTable: true, hasBracket: false, round: '5' },
      ...{ draws: 0, simulated: false },
    });
    expect([detail.seasons.length, detail.seasons[0], detail.seasons.at(-1)]).toEqual([SEASONS, '2026/27', '1967/68']);
    expect(detail.rounds.length).toBe(38);
    expect(detail.rounds[4]).toMatchObject({ key: '5', total: 10, ended: 9, live: 1 });
    const old = await service.detail({ id: league, season: '1990/91' });
    expect([old.season, old.ended, old.round]).toEqual(['1990/91', 380, '38']);
  });

  it('[LS10] (server part) shows the last season until a match of the next one begins', async () => {
    const before = serviceAt(new FakeClock(NOW - 30 * DAY));
    const { season, seasons, ended, matches } = await before.detail({ id: league });
    expect([season, seasons[0], ended, matches]).toEqual(['2025/26', '2026/27', 380, 380]);
    expect((await before.standings({ id: league }, 'all')).season).toBe('2025/26');
    expect((await before.detail({ id: league, season: '2026/27' })).season).toBe('2026/27');
  });

  it('[LS10] (server part) does not open at play-offs that belong to no season', async () => {
    const { db } = database;
    const [kickOff, updatedAt] = [new Date(NOW - 31 * DAY), new Date(NOW)];
    await db.insert(fixtures).values({
      ...{ fixtureId: 'euro', link: 'euro', leagueId: 'l', homeId: 't1', awayId: 't2', kickOff, updatedAt },
      ...{ round: 'Play-off cúp châu Âu · Chung kết', status: -1, origin: 'import' },
    });
    const before = serviceAt(new FakeClock(NOW - 30 * DAY));
    const { season, seasons } = await before.detail({ id: league });
    expect([season, seasons.length, seasons.includes('')]).toEqual(['2025/26', SEASONS, false]);
    await expect(before.detail({ id: league, season: '' })).rejects.toBeInstanceOf(TournamentNotFound);
    await db.delete(fixtures).where(eq(fixtures.fixtureId, 'euro'));
  });

  it('[LS10] (conferences) warns once of each club whose conference is not known', async () => {
    const { db } = database;
    const color = '#112233';
    const names = ['LA Galaxy', 'Inter Miami CF', 'Sacramento Republic'];
    await db.insert(leagues).values({ leagueId: 'mls', name: 'Major League Soccer', shortName: 'MLS', color });
    await db
      .insert(teams)
      .values(names.map((name) => ({ teamId: name, name, shortName: '', code: 'X', color, secondColor: color })));
    const common = {
      leagueId: 'mls',
      season: '2025',
      phase: 'league',
      origin: 'import',
      updatedAt: new Date(NOW),
    } as const;
    await db.insert(fixtures).values(
      [
        [names[0]!, names[1]!],
        [names[2]!, names[0]!],
      ].map(([homeId = '', awayId = ''], index) => ({
        ...{ ...common, fixtureId: `mls${index}`, link: `mls${index}`, homeId, awayId },
        ...{ kickOff: new Date(NOW - DAY), status: -1, homeScore: 1, awayScore: 0 },
      })),
    );
    const [mls] = await db.select().from(leagues).where(eq(leagues.leagueId, 'mls'));
    const time = new FakeClock(NOW);
    const reading = serviceAt(time);
    for (let reads = 0; reads < 2; reads += 1) {
      const { tables } = await reading.standings({ id: mls!.pageId! }, 'all');
      expect(tables.map(({ group }) => group)).toEqual(['']);
      await time.advance(60_000);
    }
    expect(warnings.lines.map(({ level, facts }) => [level, facts])).toEqual([
      ['warn', { club: 'Sacramento Republic', league: 'Major League Soccer', season: '2025' }],
    ]);
    await db.delete(fixtures).where(eq(fixtures.leagueId, 'mls'));
    await db.delete(teams).where(inArray(teams.teamId, names));
    await db.delete(leagues).where(eq(leagues.leagueId, 'mls'));
  });

  it('[LS10] (server part) counts running matches in the table, and shows their score and the next match', async () => {
    const { tables, rules, counted } = await service.standings({ id: league }, 'all');
    const [table] = tables;
    expect([rules, counted, table?.provisional, table?.rows.length]).toEqual(['premierLeague', 49, true, TEAMS]);
    const live = table!.rows.filter((row) => row.live !== null);
    expect(live.map(({ live: now, played }) => [now?.link, played])).toEqual([
      ['f0x4x0', 5],
      ['f0x4x0', 5],
    ]);
    expect(table!.rows[0]).toMatchObject({ rank: 1, wins: 5, points: 15, zone: 'championsLeague' });
    expect(table!.rows.every(({ next }) => next !== null)).toBe(true);
    const home = await service.standings({ id: league }, 'home');
    expect(home.tables[0]?.rows.reduce((sum, { played }) => sum + played, 0)).toBe(50);
  });

  it('[PF16] (table) counts the points that the league took, as the table of the provider has them', async () => {
    const before = (await service.standings({ id: league, season: '2020/21' }, 'all')).tables[0]!.rows[0]!;
    const points = { [before.team.teamId]: -200 };
    await database.db.insert(leagueAdjustments).values({ leagueId: 'l', season: '2020/21', points });
    await clock.advance(3_000);
    const after = (await service.standings({ id: league, season: '2020/21' }, 'all')).tables[0]!.rows.at(-1)!;
    expect(after).toMatchObject({ team: before.team, points: before.points - 200, adjusted: -200 });
    await database.db.delete(leagueAdjustments);
  });

  it('[LS10] (server part) pages through results and fixtures without gaps or repeats', async () => {
    const read = async (kind: 'results' | 'fixtures') => {
      const seen: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await service.matches({ id: league }, { kind, pageSize: 20, ...(cursor ? { cursor } : {}) });
        seen.push(...page.list.map(({ fixtureId }) => fixtureId));
        ({ cursor } = page);
      } while (cursor);
      return seen;
    };
    const [results, coming] = [await read('results'), await read('fixtures')];
    expect([results.length, coming.length, new Set([...results, ...coming]).size]).toEqual([49, 331, 380]);
    expect((await service.round({ id: league }, '5')).list).toHaveLength(10);
    expect((await service.round({ id: league }, 'khong-co')).list).toEqual([]);
  });

  it('[LS10] (server part) lists the teams in the order of the table, and the leagues with their live matches', async () => {
    const { list, total } = await service.teams(league);
    expect([total, list[0]]).toMatchObject([TEAMS, { rank: 1, points: 15 }]);
    const { list: all } = await service.list();
    expect(all.find(({ league: { name } }) => name === 'Ngoại hạng Anh')).toMatchObject({
      ...{ season: '2026/27', live: 1, round: 'Vòng 5' },
    });
  });

  it('[LS10] (server part) counts goals by player, without own goals', async () => {
    const goal = (fixtureId: string, eventId: string, type: number, playerName: string) => ({
      ...{ fixtureId, eventId, type, playerName, minute: 10, homeEvent: true },
    });
    await database.db
      .insert(matchEvents)
      .values([
        goal('f0x0x0', '1', 1, 'An'),
        goal('f0x0x0', '2', 7, 'An'),
        goal('f0x1x0', '1', 1, 'Bình'),
        goal('f0x1x0', '2', 8, 'Cường'),
      ]);
    const { list, known, ended } = await service.scorers({ id: league });
    expect(list.map(({ player, goals, penalties }) => [player, goals, penalties])).toEqual([
      ['An', 2, 1],
      ['Bình', 1, 0],
    ]);
    expect([known, ended]).toEqual([2, 49]);
  });

  it('[LS10] (server part) knows no other league, season or team', async () => {
    await expect(service.detail({ id: 2_000_000 })).rejects.toBeInstanceOf(TournamentNotFound);
    await expect(service.detail({ id: league, season: '2030/31' })).rejects.toBeInstanceOf(TournamentNotFound);
    await expect(teamService.detail(2_000_000)).rejects.toBeInstanceOf(TeamNotFound);
  });
});

describe('TeamService', () => {
  it('[LS10] (server part) has the next match, the last ones and the rows of the table around the team', async () => {
    const profile = await teamService.detail(pageOf.get('t0')!);
    expect(profile).toMatchObject({ season: '2026/27', league: { pageId: league }, sportType: 10 });
    expect(profile.coming[0]).toMatchObject({ fixtureId: 'f0x4x0', state: 2 });
    expect(profile.last.map(({ fixtureId }) => fixtureId).slice(0, 2)).toEqual(['f0x3x0', 'f0x2x0']);
    expect(profile.standing?.rows.map(({ team }) => team.teamId)).toContain('t0');
    expect(profile.standing?.rows).toHaveLength(5);
  });

  it('[LS10] (ground) is that of a league match at home, not the stadium of a tournament', async () => {
    const { db } = database;
    const teamId = 't4';
    const [kickOff, updatedAt] = [new Date(NOW - DAY), new Date(NOW)];
    await db.insert(fixtures).values({
      ...{ fixtureId: 'cup', link: 'cup', leagueId: 'l', homeId: teamId, awayId: 't5', kickOff, updatedAt },
      ...{ phase: 'knockout', season: 'cup', location: 'MetLife Stadium', status: -1, origin: 'import' },
    });
    expect((await teamService.detail(pageOf.get(teamId)!)).ground).toBe('');
    const { last } = await teamService.detail(pageOf.get(teamId)!);
    const atHome = last.find(({ home, fixtureId }) => home.teamId === teamId && fixtureId !== 'cup')!;
    await db.update(fixtures).set({ location: 'Sân nhà' }).where(eq(fixtures.fixtureId, atHome.fixtureId));
    expect((await teamService.detail(pageOf.get(teamId)!)).ground).toBe('Sân nhà');
    await db.delete(fixtures).where(eq(fixtures.fixtureId, 'cup'));
    await db.update(fixtures).set({ location: '' }).where(eq(fixtures.fixtureId, atHome.fixtureId));
  });

  it('[LS10] (server part) goes through the results of sixty seasons, newest first', async () => {
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await teamService.matches(pageOf.get('t3')!, {
        kind: 'results',
        pageSize: 50,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...page.list.map(({ fixtureId }) => fixtureId));
      ({ cursor } = page);
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([59 * 38 + 5, 59 * 38 + 5]);
  });

  it('[LS10] (server part) makes the squad from announced line-ups, and never from a preview', async () => {
    const player = (name: string, number: number, position: number) => ({
      ...{ playerId: name, name, number, position, isCaptain: number === 7 },
    });
    const side = (names: string[]) => ({
      ...{ formation: '', coach: 'HLV Minh' },
      ...{ starting: names.map((name, index) => player(name, index * 7, index)), bench: [player('Dự Bị', 20, 0)] },
    });
    const value = (preview: boolean) => ({ preview, home: side(['Thủ Môn', 'Đội Trưởng']), away: side(['Khách']) });
    const homeOf = async (fixtureId: string) => (await tournaments.fixtures([fixtureId]))[0]!.fixture.homeId;
    await database.db.insert(lineUps).values([
      { fixtureId: 'f0x3x1', value: value(false) },
      { fixtureId: 'f0x4x1', value: value(true) },
    ]);
    const squad = await teamService.squad(pageOf.get(await homeOf('f0x3x1'))!);
    expect(
      squad.list.map(({ name, number, starts, keeper, captain }) => [name, number, starts, keeper, captain]),
    ).toEqual([
      ['Thủ Môn', 0, 1, true, false],
      ['Đội Trưởng', 7, 1, false, true],
      ['Dự Bị', 20, 0, false, false],
    ]);
    expect((await teamService.detail(pageOf.get(await homeOf('f0x3x1'))!)).coach).toBe('HLV Minh');
  });

  it('[LS10] (squads) counts matches and goals over the same matches: those with a line-up of the team', async () => {
    const { homeId } = (await tournaments.fixtures(['f0x3x1']))[0]!.fixture;
    const { list: results } = await teamService.matches(pageOf.get(homeId)!, { kind: 'results' });
    const unlisted = results.find(({ fixtureId }) => !['f0x3x1', 'f0x4x1'].includes(fixtureId))!;
    const goal = { eventId: '9', type: 1, playerName: 'Đội Trưởng', minute: 10 };
    await database.db.insert(matchEvents).values([
      { ...goal, fixtureId: 'f0x3x1', homeEvent: true },
      { ...goal, fixtureId: unlisted.fixtureId, homeEvent: unlisted.home.teamId === homeId },
    ]);
    const squad = await teamService.squad(pageOf.get(homeId)!);
    const scorer = squad.list.find(({ name }) => name === 'Đội Trưởng');
    expect([squad.matches, scorer?.matches, scorer?.goals]).toEqual([1, 1, 1]);
  });

  it('[LS10] (squads) a team without line-ups has the players whom it registered, with their goals', async () => {
    const sent = {
      teamId: 't1',
      players: [
        { name: 'Bình', number: 9, keeper: false },
        { name: 'Thủ', number: 12, keeper: true },
      ],
    };
    const writes = new FixtureWrites();
    await writes.saveSquads(database.db, [sent, { ...sent, teamId: 'unknown' }]);
    await writes.saveSquads(database.db, [
      { ...sent, players: [...sent.players, { name: 'An', number: 4, keeper: false }] },
    ]);
    const { matches, list } = await teamService.squad(pageOf.get('t1')!);
    expect([matches, list.map(({ name, number, keeper, matches: played }) => [name, number, keeper, played])]).toEqual([
      0,
      [
        ['Thủ', 12, true, 0],
        ['An', 4, false, 0],
        ['Bình', 9, false, 0],
      ],
    ]);
  });

  it('[SH11] (head-to-head, server part) has the meetings and the last matches of both teams that ended before a match', async () => {
    const { meetings, home, away } = await teamService.headToHead('f1x20x0');
    const { fixture } = (await tournaments.fixtures(['f1x20x0']))[0]!;
    const pair = [fixture.homeId, fixture.awayId].sort();
    expect(meetings).toHaveLength(10);
    expect(meetings.every((match) => [match.home.teamId, match.away.teamId].sort().join() === pair.join())).toBe(true);
    for (const list of [meetings, home, away]) {
      const times = list.map(({ kickOff }) => Date.parse(kickOff));
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(times[0]).toBeLessThan(fixture.kickOff.getTime());
    }
    expect([home.length, away.length]).toEqual([5, 5]);
    expect(home.every((match) => [match.home.teamId, match.away.teamId].includes(fixture.homeId))).toBe(true);
    // A match that was called off is none of them.
    const [last] = meetings;
    const of = eq(fixtures.fixtureId, last!.fixtureId);
    await database.db.update(fixtures).set({ status: RawStatus.cancelled }).where(of);
    const then = await teamService.headToHead('f1x20x0');
    await database.db.update(fixtures).set({ status: RawStatus.finished }).where(of);
    expect(then.meetings.map(({ fixtureId }) => fixtureId)).not.toContain(last!.fixtureId);
    expect(then.meetings[0]).toEqual(meetings[1]);
    await expect(teamService.headToHead('none')).rejects.toBeInstanceOf(FixtureNotFound);
  });

  it('[LS10] (index reads) a team and a league of sixty seasons are read by indexes alone', async () => {
    const { db } = database;
    // Details of every match of the league: line-ups and goals of sixty seasons.
    const side = { formation: '442', coach: '', starting: [], bench: [] };
    const value = JSON.stringify({ preview: true, home: side, away: side });
    await db.execute(sql`INSERT INTO line_ups (fixture_id, value)
      SELECT fixture_id, ${value}::jsonb FROM fixtures WHERE league_id = 'l' AND status = -1 ON CONFLICT DO NOTHING`);
    await db.execute(sql`INSERT INTO match_events (fixture_id, event_id, type, minute, home_event, player_name)
      SELECT fixture_id, 'plan' || n, 1, n, true, 'Cầu thủ ' || n FROM fixtures, generate_series(1, 3) AS n
      WHERE league_id = 'l' AND status = -1`);
    await db.execute(sql`ANALYZE`);
    const now = new Date(NOW);
    const before = { kickOff: now, fixtureId: '' };
    const page = { limit: 21, cursor: undefined, now };
    const ids = Array.from({ length: 10 }, (_, n) => `f1x${n}x0`);
    const span = { from: new Date(NOW - 60 * DAY), to: new Date(NOW + 366 * DAY), limit: 500 };
    const reads: Record<string, () => Promise<unknown>> = {
      page: () => tournaments.teamByPage(pageOf.get('t5')!),
      'former page': () => tournaments.teamByPage(9_999_999),
      'league page': () => tournaments.leagueByPage(league),
      results: () => tournaments.teamPage('t5', { kind: 'results', ...page }),
      coming: () => tournaments.teamPage('t5', { kind: 'fixtures', ...page }),
      meetings: () => tournaments.meetings(['t5', 't6'], { kind: 'results', limit: 10, cursor: before, now }),
      'line-ups': () => players.lineUps(ids),
      registered: () => players.registered('t5'),
      'scorers of matches': () => players.scorers({ fixtureIds: ids }),
      'scorers of a season': () => players.scorers({ leagueId: 'l', season: '2001/02' }),
      'matches with scorers': () => players.withScorers('l', '2001/02'),
      'calendar of a team': () => tournaments.between({ teamId: 't5' }, span),
      'calendar of a league': () => tournaments.between({ leagueId: 'l' }, span),
      fixtures: () => tournaments.fixtures(ids),
      'a match by its link or a former id': () => new FixtureRepository(database).find(['x-vs-y-f1x1x0', 'f1x1x0']),
      seasons: () => tournaments.seasons('l'),
      season: () => tournaments.season('l', '2001/02'),
      'season page': () => tournaments.seasonPage('l', '2001/02', { kind: 'results', ...page }),
      adjustments: () => tournaments.adjustments('l', '2001/02'),
      'provider table': () => tournaments.providerTable('l', '2001/02'),
      leagues: () => tournaments.leagues(now),
      live: () => tournaments.live(now),
    };
    const text = new Map<string, string>();
    for (const [name, read] of Object.entries(reads)) text.set(name, (await plansOf(database, read)).join('\n'));
    for (const [name, plan] of text) {
      expect([name, plan]).toEqual([name, expect.stringMatching(/Scan/)]);
      expect([name, plan]).not.toEqual([name, expect.stringMatching(/Seq Scan on (?:fixtures|match_events|line_ups)/)]);
    }
    expect(text.get('results')).toMatch(/fixtures_home[^]*fixtures_away|fixtures_away[^]*fixtures_home/);
    expect(text.get('season')).toMatch(/fixtures_season/);
    expect(text.get('line-ups')).toMatch(/line_ups_pkey/);
    expect(text.get('scorers of matches')).toMatch(/match_events_pkey/);
    await db.execute(sql`DELETE FROM match_events WHERE event_id LIKE 'plan%'`);
  });
});

const worldCup = join(
  import.meta.dirname,
  '../../../../../../shared/data/openfootball/worldcup.json/2026/worldcup.json',
);
const real = existsSync(worldCup) ? describe : describe.skip;

real('the World Cup of ../shared/data', () => {
  it('[LS10] (bracket) has 32 teams, shoot-outs, a match for third place and the champions', async () => {
    const data = await importSources.worldcup(worldCup);
    const writes = new FixtureWrites();
    const { db } = database;
    await writes.saveLeagues(
      db,
      data.fixtures.map((fixture) => fixture.league),
    );
    await writes.saveTeams(
      db,
      data.fixtures.flatMap(({ home, away }) => [home, away]),
    );
    await writes.saveFixtures(db, data.fixtures, new Date(NOW));
    const id = (await db.select().from(leagues)).find(({ name }) => name === 'World Cup 2026')!.pageId!;
    const { rounds, thirdPlace } = await service.bracket({ id });
    expect(rounds.map(({ name, ties }) => [name, ties.length])).toEqual([
      ['Vòng 1/16', 16],
      ['Vòng 1/8', 8],
      ['Tứ kết', 4],
      ['Bán kết', 2],
      ['Chung kết', 1],
    ]);
    expect(thirdPlace?.winner).not.toBeNull();
    const ties = rounds.flatMap((round) => round.ties);
    expect(ties.every(({ winner }) => winner !== null)).toBe(true);
    expect(ties.some(({ decidedBy }) => decidedBy === 'penalties')).toBe(true);
    // The winners of neighbours meet.
    for (const [index, { ties: of }] of rounds.slice(1).entries())
      expect(of.map(({ teams: pair }) => pair.map(({ teamId }) => teamId).sort())).toEqual(
        of.map((_, place) =>
          rounds[index]!.ties.slice(place * 2, place * 2 + 2)
            .map(({ teams: pair, winner }) => pair[winner === 1 ? 1 : 0].teamId)
            .sort(),
        ),
      );
    const { tables, thirds } = await service.standings({ id }, 'all');
    expect([tables.length, thirds.length, thirds.filter(({ row }) => row.zone === 'bestThird').length]).toEqual([
      12, 12, 8,
    ]);
  });
});
