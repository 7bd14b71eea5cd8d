import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeClock } from '@khandai/testing';
import { eq, inArray } from 'drizzle-orm';
import { importCommand } from '../src/commands/import.js';
import { ImportRepository } from '../src/commands/import-repository.js';
import { importReport } from '../src/commands/import-report.js';
import { FoundMatches, type ImportData, importSources } from '../src/commands/import-sources.js';
import { runImport } from '../src/commands/run-import.js';
import type { OpenMatch } from '../src/feeds/openfootball/open-match.js';
import { type ReadCompetition, readOpenFootball } from '../src/feeds/openfootball/read-folder.js';
import { formerNumericId, numericId } from '../src/feeds/input/numeric-id.js';
import { SpyBus } from '../src/feeds/testing.js';
import type { FeedFixture } from '../src/modules/fixtures/feed.js';
import { fixtureKeys } from '../src/modules/fixtures/fixture-link.js';
import { presentIds } from '../src/modules/fixtures/former-ids-query.js';
import { FixtureRepository } from '../src/modules/fixtures/fixture-repository.js';
import { MatchCalendar } from '../src/modules/tournaments/match-calendar.js';
import { TournamentRepository } from '../src/modules/tournaments/tournament-repository.js';
import { SitemapRepository } from '../src/modules/seo/sitemap-repository.js';
import { DataFolder } from '../src/platform/data-folder.js';
import type { Database } from '../src/platform/database/database.js';
import {
  favourites,
  fixtures,
  leagues,
  matchEvents,
  teams,
  teamSquads,
  users,
} from '../src/platform/database/schema.js';
import { openTestDatabase } from '../src/platform/database/testing.js';

const worldCup = {
  name: 'World Cup 2026',
  matches: [
    {
      round: 'Matchday 1',
      group: 'Group A',
      date: '2026-06-11',
      time: '13:00 UTC-6',
      team1: 'Mexico',
      team2: 'South Africa',
      score: { ft: [2, 0], ht: [1, 0] },
      goals1: [
        { name: 'Julián Quiñones', minute: '9' },
        { name: 'Raúl Jiménez', minute: '67' },
      ],
      goals2: [],
      ground: 'Mexico City',
    },
    { round: 'Matchday 1', date: '2026-06-11', time: 'tối nay', team1: 'Canada', team2: 'Qatar', score: {} },
  ],
};

describe('import', () => {
  let database: Database;
  let folder: string;
  let data: ImportData;

  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'import-'));
    await writeFile(join(folder, 'worldcup.json'), JSON.stringify(worldCup));
    data = await importSources.worldcup(folder);
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const run = (given: ImportData) =>
    runImport(given, { database, bus: new SpyBus(), clock: new FakeClock(), log: { warn: () => undefined } });

  it('stores matches, teams and goals with minutes, and reports what it could not use', async () => {
    const report = importReport(data, await run(data));
    expect(report).toEqual([
      'Đã đọc 1 trận của 2 đội ở 1 giải, 2 bàn thắng có phút.',
      'Không dùng được 1 dòng:',
      '  worldcup.json, dòng 2: ngày giờ "2026-06-11 tối nay" không đọc được.',
      'Đã ghi: 1 trận mới hoặc đã đổi, diễn biến của 1 trận.',
    ]);
    const [stored] = await database.db.select().from(fixtures);
    expect(stored).toMatchObject({
      origin: 'import',
      homeScore: 2,
      awayScore: 0,
      status: -1,
      round: 'Bảng A',
      location: 'Mexico City',
    });
    expect(
      (await database.db.select().from(matchEvents)).map(({ minute, playerName }) => `${minute} ${playerName}`),
    ).toEqual(['9 Julián Quiñones', '67 Raúl Jiménez']);
    expect((await database.db.select().from(teams)).map(({ name }) => name).sort()).toEqual(['Mexico', 'Nam Phi']);
  });

  it('a second import changes nothing and reports it; a corrected score is one change', async () => {
    expect(importReport(data, await run(data)).at(-1)).toBe('Không có gì thay đổi: mọi trận đã có từ trước.');
    const corrected = { ...data, fixtures: data.fixtures.map((fixture) => ({ ...fixture, homeHalfScore: 0 })) };
    expect(await run(corrected)).toMatchObject({ fixtures: 1, events: 0 });
  });

  describe('a match that an earlier import stored under another id', () => {
    const row = { round: 'Final', date: '2018-07-15', time: '18:00 UTC+3', num: 64 };
    const known = { ...row, team1: 'Russia', team2: 'Czechia', score: { ft: [1, 0] } };

    const read = async (matches: unknown[]): Promise<ImportData> => {
      const place = await mkdtemp(join(tmpdir(), 'import-former-'));
      await writeFile(join(place, 'cup.json'), JSON.stringify({ name: 'Old Cup 2018', matches }));
      const found = await importSources.football(place);
      await rm(place, { recursive: true });
      return found;
    };
    const rowsOf = (leagueId: string) => database.db.select().from(fixtures).where(eq(fixtures.leagueId, leagueId));

    it('keeps its room and gets its present id, though its teams have other names and ids now', async () => {
      const cup = await read([known]);
      const [{ fixtureId, home, away, league }] = cup.fixtures as [FeedFixture];
      await run(cup);
      const [before] = await rowsOf(league.leagueId);
      // As version 1 stored it: ids with eleven digits, names as in the file.
      const [former] = (cup.formers.get(fixtureId) ?? []).filter(
        ({ teams }) => teams?.awayId === formerNumericId('openfootball/Czechia'),
      );
      expect([fixtureId.length, former?.fixtureId.length]).toEqual([21, 11]);
      await database.db.insert(teams).values([
        { ...home, teamId: former!.teams!.homeId, name: 'Russia', color: '', secondColor: '' },
        { ...away, teamId: former!.teams!.awayId, name: 'Czechia', color: '', secondColor: '' },
      ]);
      const link = `russia-vs-czechia-${former!.fixtureId}`;
      await database.db
        .update(fixtures)
        .set({ fixtureId: former!.fixtureId, link, ...former!.teams })
        .where(eq(fixtures.fixtureId, fixtureId));

      expect(await run(cup)).toMatchObject({ renamed: 1 });
      const rows = await rowsOf(league.leagueId);
      const present = `nga-vs-sec-${fixtureId}`;
      expect(rows.map((one) => [one.fixtureId, one.link, one.groupId])).toEqual([
        [fixtureId, present, before?.groupId],
      ]);

      // Pages redirect to the link of the match they find.
      const found = new FixtureRepository(database);
      for (const one of [link, former!.fixtureId])
        expect((await found.find(fixtureKeys(one)))?.fixture).toMatchObject({ fixtureId, link: present });
      const [from, to] = [new Date('2018-07-01'), new Date('2018-08-01')];
      const inSitemap = await new SitemapRepository(database).rooms(from, to, 10);
      expect(inSitemap.map((room) => room.link)).toEqual([present]);
    });

    it('stays as it is when its teams are others: short ids collide', async () => {
      const cup = await read([{ ...known, team2: 'Poland' }]);
      const [{ fixtureId, league }] = cup.fixtures as [FeedFixture];
      await run(cup);
      const former = cup.formers.get(fixtureId)!.find(({ teams }) => teams !== undefined)!;
      await database.db
        .update(fixtures)
        .set({ fixtureId: former.fixtureId, link: 'another-match' })
        .where(eq(fixtures.fixtureId, fixtureId));
      expect(await run(cup)).toMatchObject({ renamed: 0, fixtures: 1 });
      expect((await rowsOf(league.leagueId)).map((one) => one.link)).toContain('another-match');
    });

    it('before its teams were known has one room with the match of the teams', async () => {
      const undecided = await read([{ ...row, round: 'Semi-final', num: 62, team1: 'W57', team2: 'W58' }]);
      const [{ league }] = undecided.fixtures as [FeedFixture];
      const half = await read([{ ...row, round: 'Semi-final', num: 62, team1: 'France', team2: 'W58' }]);
      const decided = await read([{ ...row, round: 'Semi-final', num: 62, team1: 'France', team2: 'Belgium' }]);
      const number = (await rowsOf(league.leagueId)).length + 1;
      const links: string[] = [];
      for (const each of [undecided, half, decided]) {
        await run(each);
        const rows = await rowsOf(league.leagueId);
        expect(rows.length).toBe(number);
        links.push(rows.find(({ fixtureId }) => fixtureId === each.fixtures[0]!.fixtureId)!.link);
      }
      const present = `phap-vs-bi-${decided.fixtures[0]!.fixtureId}`;
      expect(links.at(-1)).toBe(present);
      const found = new FixtureRepository(database);
      for (const link of links) expect((await found.find(fixtureKeys(link)))?.fixture.link).toBe(present);
    });
  });

  it('[LS10] (one club) a club that an earlier import stored twice becomes one, with its matches, both pages, its squad and its fans', async () => {
    const place = await mkdtemp(join(tmpdir(), 'import-clubs-'));
    const row = { round: 'League, Matchday 1', date: '2025-09-16', time: '18:45', score: { ft: [0, 2] } };
    const matches = [{ ...row, team1: 'Athletic Club (ESP)', team2: 'Arsenal FC (ENG)' }];
    await writeFile(join(place, 'uefa.cl.json'), JSON.stringify({ name: 'UEFA Champions League 2025/26', matches }));
    const cup = await importSources.football(place);
    await rm(place, { recursive: true });
    const [{ fixtureId, home, away }] = cup.fixtures as [FeedFixture];
    const former = {
      home: numericId('openfootball/Athletic Club (ESP)'),
      away: numericId('openfootball/Arsenal FC (ENG)'),
    };
    expect([...cup.formerTeams]).toEqual([
      [former.home, home.teamId],
      [former.away, away.teamId],
    ]);
    // As an earlier version stored it; of the second club the league is stored too.
    await run(cup);
    const colors = { color: '', secondColor: '' };
    await database.db.insert(teams).values([
      { ...home, teamId: former.home, name: 'Athletic Club (ESP)', ...colors },
      { ...away, teamId: former.away, name: 'Arsenal FC (ENG)', ...colors },
    ]);
    await database.db
      .update(fixtures)
      .set({ homeId: former.home, awayId: former.away })
      .where(eq(fixtures.fixtureId, fixtureId));
    await database.db.delete(teams).where(eq(teams.teamId, home.teamId));
    const { db } = database;
    const fans = await db
      .insert(users)
      .values([1, 2].map((n) => ({ username: `clubs${n}`, usernameKey: `clubs${n}`, displayName: `Fan ${n}` })))
      .returning({ userId: users.userId });
    const markedAt = new Date();
    await db
      .insert(favourites)
      .values([
        ...fans.map(({ userId }) => ({ userId, teamId: former.away, markedAt })),
        { userId: fans[0]!.userId, teamId: away.teamId, markedAt },
      ]);
    const squadOf = (teamId: string, name: string) => ({ teamId, players: [{ name, number: 1, keeper: true }] });
    await db
      .insert(teamSquads)
      .values([squadOf(former.home, 'Simón'), squadOf(former.away, 'Ramsdale'), squadOf(away.teamId, 'Raya')]);
    const pages = new Map((await db.select().from(teams)).map(({ teamId, pageId }) => [teamId, pageId]));

    await run(cup);
    const [match] = await db.select().from(fixtures).where(eq(fixtures.fixtureId, fixtureId));
    expect([match?.homeId, match?.awayId]).toEqual([home.teamId, away.teamId]);
    const after = new Map((await db.select().from(teams)).map(({ teamId, pageId }) => [teamId, pageId]));
    expect([after.has(former.home), after.has(former.away)]).toEqual([false, false]);
    expect([after.get(home.teamId), after.get(away.teamId)]).toEqual([pages.get(former.home), pages.get(away.teamId)]);
    const marked = await db.select().from(favourites).where(eq(favourites.teamId, away.teamId));
    expect(marked.map(({ userId }) => userId).sort()).toEqual(fans.map(({ userId }) => userId).sort());
    const squads = await db.select().from(teamSquads);
    expect(squads.map(({ teamId, players }) => [teamId, players[0]?.name])).toEqual(
      expect.arrayContaining([
        [home.teamId, 'Simón'],
        [away.teamId, 'Raya'],
      ]),
    );
    expect(squads).toHaveLength(2);

    // The former page and its calendar are those of the club; a second import finds nothing to do.
    await run(cup);
    const tournaments = new TournamentRepository(database);
    const formerPage = pages.get(former.away)!;
    expect(formerPage).not.toBe(pages.get(away.teamId));
    expect(await tournaments.teamByPage(formerPage)).toMatchObject({ teamId: away.teamId });
    const calendar = new MatchCalendar({ tournaments, clock: { now: () => Date.parse('2025-09-10') } });
    const [calendarOfBoth, present] = [
      await calendar.ofTeam(formerPage, 'https://khandai.example'),
      await calendar.ofTeam(pages.get(away.teamId)!, 'https://khandai.example'),
    ];
    expect(calendarOfBoth.ical).toContain(`UID:tran-${fixtureId}@khandai.example`);
    expect(calendarOfBoth).toEqual(present);
    expect(await tournaments.teamByPage(pages.get(former.home)!)).toMatchObject({ teamId: home.teamId });
    await db.delete(teamSquads);
  });

  it('[LS10] (one club) Inter of an old league file and Inter of Italy in a cup stay two clubs, in whatever order they come', async () => {
    const read = async (file: string, name: string, match: object): Promise<ImportData> => {
      const place = await mkdtemp(join(tmpdir(), 'import-inter-'));
      await writeFile(join(place, file), JSON.stringify({ name, matches: [match] }));
      const found = await importSources.football(place);
      await rm(place, { recursive: true });
      return found;
    };
    const old = await read('it.1.json', 'Serie A 2015/16', {
      ...{
        round: 'Matchday 1',
        date: '2015-08-23',
        time: '20:45',
        team1: 'Inter',
        team2: 'Atalanta',
        score: { ft: [1, 0] },
      },
    });
    const cup = await read('uefa.cl.json', 'UEFA Champions League 2025/26', {
      ...{ round: 'League, Matchday 1', date: '2025-09-17', time: '19:00', score: { ft: [0, 2] } },
      ...{ team1: 'AFC Ajax (NED)', team2: 'Inter (ITA)' },
    });
    const sides = [old.fixtures[0]!.home, cup.fixtures[0]!.away];
    expect(sides.map(({ name }) => name)).toEqual(['Inter', 'FC Internazionale Milano']);
    const ids = sides.map(({ teamId }) => teamId);
    for (const data of [old, cup, old, cup]) await run(data);
    const rows = await database.db.select().from(teams).where(inArray(teams.teamId, ids));
    expect(rows.map(({ teamId }) => teamId).sort()).toEqual([...ids].sort());
    const matchOf = async ({ fixtures: [one] }: ImportData) => {
      const isOne = eq(fixtures.fixtureId, one!.fixtureId);
      return (await database.db.select().from(fixtures).where(isOne))[0];
    };
    expect([(await matchOf(old))?.homeId, (await matchOf(cup))?.awayId]).toEqual(ids);
  });

  it('[LS10] (one club) a club that gets an earlier id back keeps the pages of both ids, once more and back again', async () => {
    const { db } = database;
    const imports = new ImportRepository(database);
    const tournaments = new TournamentRepository(database);
    const names = { shortName: '', code: 'X', color: '', secondColor: '' };
    await db.insert(teams).values(['there', 'back'].map((teamId) => ({ ...names, teamId, name: teamId })));
    const stored = await db
      .select()
      .from(teams)
      .where(inArray(teams.teamId, ['there', 'back']));
    const pages = stored.map(({ pageId }) => pageId!);
    for (const [former, present] of [
      ['there', 'back'],
      ['back', 'there'],
      ['there', 'back'],
    ] as const) {
      await imports.renameTeams(new Map([[former, present]]));
      for (const page of pages) expect(await tournaments.teamByPage(page)).toMatchObject({ teamId: present });
    }
    await db.delete(teams).where(eq(teams.teamId, 'back'));
  });

  it('[LS10] (one club) a club that a feed stores again under its former id, and that becomes one again, keeps its first page', async () => {
    const { db } = database;
    const imports = new ImportRepository(database);
    const tournaments = new TournamentRepository(database);
    const names = { shortName: '', code: 'X', color: '', secondColor: '' };
    const store = (teamId: string) => db.insert(teams).values({ ...names, teamId, name: teamId });
    const pageOf = async (teamId: string) =>
      (await db.select().from(teams).where(eq(teams.teamId, teamId))).map(({ pageId }) => pageId!)[0]!;
    await store('again');
    await store('stays');
    const first = await pageOf('again');
    await imports.renameTeams(new Map([['again', 'stays']]));
    await store('again');
    expect(await pageOf('again')).not.toBe(first);
    // While a row has the id, it is not a former one.
    expect((await presentIds(db, 'team', ['again'])).get('again')).toBe('again');
    await imports.renameTeams(new Map([['again', 'stays']]));
    expect((await presentIds(db, 'team', ['again'])).get('again')).toBe('stays');
    expect(await tournaments.teamByPage(first)).toMatchObject({ teamId: 'stays' });
    await db.delete(teams).where(eq(teams.teamId, 'stays'));
  });

  it('[LS10] (one league) a league whose seasons earlier imports kept apart is one, with its matches and its fans', async () => {
    const { db } = database;
    const place = await mkdtemp(join(tmpdir(), 'import-leagues-'));
    const seasonOf = (years: string, date: string) =>
      writeFile(
        join(place, `${years.slice(0, 4)}-championship.txt`),
        `= English Championship ${years}\n\n» Matchday 1\n[${date}]\n  15:00  Leeds United FC  2-2  Cardiff City FC\n`,
      );
    await seasonOf('2022/23', 'Sun Aug 7 2022');
    await seasonOf('2023/24', 'Sun Aug 6 2023');
    const league = await importSources.football(place);
    await rm(place, { recursive: true });
    const [first, second] = league.fixtures as [FeedFixture, FeedFixture];
    const present = first.league.leagueId;
    expect([present, second.league.leagueId]).toEqual([numericId('openfootball/en.2'), present]);
    // As an earlier version stored them: the key was the name with the season, and the season was empty.
    const old = league.fixtures.map((fixture, index) => {
      const name = `English Championship ${['2022/23', '2023/24'][index]!}`;
      const key = `openfootball/${name}///1/Leeds United FC/Cardiff City FC`;
      const names = { name, shortName: name, leagueId: numericId(`openfootball/${name}`) };
      return { ...fixture, fixtureId: numericId(key), league: { ...fixture.league, ...names } };
    });
    const none = { formers: new Map(), formerLeagues: new Map() };
    await run({ ...league, ...none, fixtures: old, events: [] });
    const oldLeagues = old.map((one) => one.league.leagueId);
    const isOneOf = inArray(leagues.leagueId, [present, ...oldLeagues]);
    const pages = await db.select().from(leagues).where(inArray(leagues.leagueId, oldLeagues));
    const [fan] = await db
      .insert(users)
      .values({ username: 'leagues', usernameKey: 'leagues', displayName: 'Fan' })
      .returning({ userId: users.userId });
    const marked = { userId: fan!.userId, markedAt: new Date() };
    await db.insert(favourites).values(oldLeagues.map((leagueId) => ({ ...marked, leagueId })));

    expect(await run(league)).toMatchObject({ renamed: 2, merged: 0 });
    const rows = await db
      .select()
      .from(fixtures)
      .where(inArray(fixtures.leagueId, [present, ...oldLeagues]));
    expect(rows.map(({ fixtureId, leagueId, season }) => [fixtureId, leagueId, season]).sort()).toEqual(
      [
        [first.fixtureId, present, '2022/23'],
        [second.fixtureId, present, '2023/24'],
      ].sort(),
    );
    const stored = await db.select().from(leagues).where(isOneOf);
    expect(stored).toEqual([expect.objectContaining({ leagueId: present, name: 'Hạng nhất Anh' })]);
    // The page of one season is that of the league, and those of the others lead to it.
    expect(pages.map(({ pageId }) => pageId)).toContain(stored[0]!.pageId);
    const tournaments = new TournamentRepository(database);
    const calendar = new MatchCalendar({ tournaments, clock: { now: () => Date.parse('2023-08-01') } });
    expect(new Set(pages.map(({ pageId }) => pageId)).size).toBe(2);
    for (const { pageId } of pages) {
      expect(await tournaments.leagueByPage(pageId!)).toMatchObject({ leagueId: present });
      expect((await calendar.ofLeague(pageId!, 'https://khandai.example')).ical).toContain(second.fixtureId);
    }
    const stars = await db.select().from(favourites).where(eq(favourites.userId, fan!.userId));
    expect(stars.map(({ leagueId }) => leagueId)).toEqual([present]);
    expect(await run(league)).toMatchObject({ renamed: 0, merged: 0, fixtures: 0 });
  });

  it('two matches with one id are an error, in the files and against the database', async () => {
    const { competitions } = await readOpenFootball(join(folder, 'worldcup.json'));
    const [one] = competitions as [ReadCompetition];
    const [match] = one.competition.list as [OpenMatch];
    const found = new FoundMatches();
    const idOf = () => '900000000000000000001';
    expect(found.add(one, match, idOf)).toBe(idOf());
    expect(found.add(one, { ...match, home: 'Canada' }, idOf)).toMatchObject({
      reason: 'mã trận 900000000000000000001 của Canada – South Africa trùng với Mexico – South Africa',
    });
    expect(found.all.map(({ match: { home } }) => home)).toEqual(['Mexico']);

    const [stored] = data.fixtures as [FeedFixture];
    const other = { ...stored, home: { ...stored.home, teamId: '1' } };
    await expect(run({ ...data, fixtures: [other] })).rejects.toThrow(/^Mã trận \d{21} của .* đã thuộc về trận khác/);
  });

  it('counts by folder what was read, what is in the site, and what was refused and why', async () => {
    const root = await mkdtemp(join(tmpdir(), 'import-folders-'));
    const write = async (place: string, matches: unknown[]) => {
      await mkdir(join(root, place));
      await writeFile(
        join(root, place, 'en.1.json'),
        JSON.stringify({ name: 'English Premier League 1999/00', matches }),
      );
    };
    const row = { round: 'Matchday 1', date: '1999-08-07', team1: 'Arsenal', team2: 'Leicester' };
    await write('a', [
      { ...row, score: { ft: [2, 1] } },
      { ...row, team1: 'Leeds', score: '2-1' },
    ]);
    await write('b', [row, { ...row, team1: 'Chelsea', time: '15:00' }]);
    const read = await importSources.football(root);
    expect(importReport(read, await run(read))).toEqual([
      'Đã đọc 2 trận của 3 đội ở 1 giải, 0 bàn thắng có phút.',
      '2 trận chỉ có ngày, chưa có giờ bóng lăn.',
      'Không dùng được 1 dòng:',
      '  en.1.json, dòng 2: tỷ số "2-1" không phải đối tượng hay cặp số.',
      'Theo thư mục:',
      '  a  đọc 2, trong trang 1, từ chối 1 (tỷ số "…" không phải đối tượng hay cặp số ×1)',
      '  b  đọc 2, trong trang 2, từ chối 0',
      'Đã ghi: 2 trận mới hoặc đã đổi, diễn biến của 0 trận.',
    ]);
    const league = await database.db.select().from(fixtures).where(eq(fixtures.dateOnly, true));
    expect(league.map(({ homeScore }) => homeScore)).toEqual([2]);
    await rm(root, { recursive: true });
  });

  it('[LS10] (several cups) of a team that several cups or files of one folder have, the last squad is stored', async () => {
    const root = await mkdtemp(join(tmpdir(), 'import-cups-'));
    const write = async (year: number, name: string, content: unknown) => {
      await mkdir(join(root, `${year}`), { recursive: true });
      await writeFile(join(root, `${year}`, name), JSON.stringify(content));
    };
    for (const year of [2018, 2022]) {
      const of = (date: string, team2: string) => ({
        name: `World Cup ${year}`,
        matches: [{ round: 'Matchday 1', date: `${year}-${date}`, team1: 'Iceland', team2, score: { ft: [1, 0] } }],
      });
      await write(year, 'worldcup.json', of('06-16', 'Norway'));
      await write(year, 'worldcup.more.json', of('06-20', 'Austria'));
      const players = [{ name: `Hannes ${year}`, number: 1, pos: 'GK' }];
      await write(year, 'worldcup.squads.json', [{ name: 'Iceland', players }]);
    }
    const read = await importSources.football(root);
    await rm(root, { recursive: true });
    expect(read.squads).toHaveLength(4);
    await run(read);
    const stored = await database.db.select({ players: teamSquads.players }).from(teamSquads);
    expect(stored).toEqual([{ players: [{ name: 'Hannes 2022', number: 1, keeper: true }] }]);
  });

  it('refuses a data folder in use, an unknown source, and empty files', async () => {
    const held = await DataFolder.open(folder, { lock: true });
    const written: string[] = [];
    const command = (...args: string[]) => importCommand(args, { DATA_DIR: folder }, (line) => void written.push(line));
    // This process already holds the lock, and a second attempt in the same process counts as another site.
    await expect(command('worldcup', folder)).rejects.toThrow(/đang được một Khán Đài khác dùng \(tiến trình \d+\)/);
    await expect(command('bong-chay', folder)).rejects.toThrow(/^Cách dùng: npm run import/);
    await expect(command('worldcup')).rejects.toThrow(/^Cách dùng/);
    await expect(command('vleague', folder)).rejects.toThrow(
      /Không đọc được trận nào từ .*\n {2}vleague1-clubs\.json: thiếu tệp/,
    );
    expect(written).toEqual([]);
    await held.close();
  });
});
