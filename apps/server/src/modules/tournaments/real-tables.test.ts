import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Standings } from '@khandai/contracts';
import { readOpenFootball } from '../../feeds/openfootball/read-folder.js';
import { importedFixture } from '../../feeds/openfootball/to-feed.js';
import { readVLeague } from '../../feeds/vleague/read-vleague.js';
import type { FeedFixture } from '../fixtures/feed.js';
import { standingsOf } from './season-tables.js';
import { seasonOf } from './testing.js';

const shared = join(import.meta.dirname, '../../../../../../shared/data');
const real = existsSync(shared) ? describe : describe.skip;
const NOW = Date.parse('2026-11-27T00:00:00Z');

async function fixturesOf(path: string): Promise<FeedFixture[]> {
  const { competitions } = await readOpenFootball(join(shared, 'openfootball', path));
  return competitions.flatMap(({ competition, context }) =>
    competition.list.map((match) => importedFixture(competition, match, context)),
  );
}

const tablesOf = (fixtures: readonly FeedFixture[]): Standings => standingsOf(seasonOf(fixtures), 'all', NOW);
const shortTable = ({ tables }: Standings): string[] =>
  tables.flatMap(({ rows }) => rows.map(({ team, points }) => `${team.name} ${points}`));
const placesOf = (standings: Standings, from: number, to: number): string[] =>
  standings.tables.flatMap(({ rows }) => rows.slice(from - 1, to).map(({ team }) => team.name));
const teamsIn = (fixtures: readonly FeedFixture[], left: number): string[] =>
  fixtures
    .filter(({ stage }) => stage?.phase === 'knockout' && stage.roundNumber === left)
    .flatMap(({ home, away }) => [home.name, away.name]);
const same = (one: Iterable<string>, other: Iterable<string>) =>
  expect([...new Set(one)].sort()).toEqual([...new Set(other)].sort());

/** Final tables as the leagues published them: names of openfootball, best first. */
const published = {
  'football.json/2024-25/en.1.json':
    'Liverpool FC 84, Arsenal FC 74, Manchester City FC 71, Chelsea FC 69, Newcastle United FC 66, Aston Villa FC 66, Nottingham Forest FC 65, Brighton & Hove Albion FC 61, AFC Bournemouth 56, Brentford FC 56, Fulham FC 54, Crystal Palace FC 53, Everton FC 48, West Ham United FC 43, Manchester United FC 42, Wolverhampton Wanderers FC 42, Tottenham Hotspur FC 38, Leicester City FC 25, Ipswich Town FC 22, Southampton FC 12',
  'football.json/2024-25/de.1.json':
    'FC Bayern München 82, Bayer 04 Leverkusen 69, Eintracht Frankfurt 60, Borussia Dortmund 57, SC Freiburg 55, 1. FSV Mainz 05 52, RB Leipzig 51, SV Werder Bremen 51, VfB Stuttgart 50, Borussia Mönchengladbach 45, VfL Wolfsburg 43, FC Augsburg 43, 1. FC Union Berlin 40, FC St. Pauli 1910 32, TSG 1899 Hoffenheim 32, 1. FC Heidenheim 1846 29, Holstein Kiel 25, VfL Bochum 1848 25',
  'football.json/2024-25/fr.1.json':
    'Paris Saint-Germain FC 84, Olympique de Marseille 65, AS Monaco FC 61, OGC Nice 60, Lille OSC 60, Olympique Lyonnais 57, RC Strasbourg Alsace 57, Racing Club de Lens 52, Stade Brestois 29 50, Toulouse FC 42, AJ Auxerre 42, Stade Rennais FC 1901 41, FC Nantes 36, Angers SCO 36, Le Havre AC 34, Stade de Reims 33, AS Saint-Étienne 30, Montpellier HSC 16',
  'football.json/2024-25/nl.1.json':
    "PSV 79, AFC Ajax 78, Feyenoord Rotterdam 68, FC Utrecht 64, AZ 57, FC Twente '65 54, Go Ahead Eagles 51, NEC 43, SC Heerenveen 43, PEC Zwolle 41, Fortuna Sittard 41, Sparta Rotterdam 39, FC Groningen 39, Heracles Almelo 38, NAC Breda 33, Willem II Tilburg 26, RKC Waalwijk 25, Almere City FC 22",
  'football.json/2024-25/pt.1.json':
    'Sporting Clube de Portugal 82, Sport Lisboa e Benfica 80, FC Porto 71, Sporting Clube de Braga 66, CD Santa Clara 57, Vitória Guimarães 54, FC Famalicão 47, GD Estoril Praia 46, Casa Pia AC 45, Moreirense FC 40, Rio Ave FC 38, FC Arouca 38, Gil Vicente FC 34, CD Nacional 34, CF Estrela da Amadora 29, AVS 27, SC Farense 27, Boavista FC 24',
} as const;

real('tables of ../shared/data', () => {
  for (const [file, table] of Object.entries(published)) {
    it(`[LS10] (final tables) the final table of ${file} is the published one`, async () => {
      expect(shortTable(tablesOf(await fixturesOf(file))).join(', ')).toBe(table);
    });
  }

  it('[LS10] (final tables) V.League 1 of 2024/25 ends with the champions, the play-off and the relegated team it had', async () => {
    const { fixtures } = await readVLeague(join(shared, 'vietnam'));
    const bySeason = Map.groupBy(fixtures, ({ stage }) => stage?.season);
    const { tables, rules } = tablesOf(bySeason.get('2024/25') ?? []);
    const [table] = tables;
    expect([rules, table?.rows.length, table?.rows.every(({ played }) => played === 26)]).toEqual([
      'vLeague',
      14,
      true,
    ]);
    expect(table?.rows[0]).toMatchObject({ team: { name: 'Thép Xanh Nam Định' }, points: 57, zone: 'asianElite' });
    expect(table?.rows.slice(-2).map(({ points, zone }) => [points, zone])).toEqual([
      [24, 'relegationPlayOff'],
      [21, 'relegation'],
    ]);
    // Two teams with 27 points: the matches between them come before the goals.
    const next = tablesOf(bySeason.get('2025/26') ?? []).tables[0]!.rows.filter(({ points }) => points === 27);
    expect(next.map(({ team }) => team.name)[0]).toBe('Sông Lam Nghệ An');
    expect(next[0]?.separatedBy).toBe('headToHead');
  });

  it('[LS10] (final tables) the Scottish table is divided after 33 rounds: the sixth has fewer points than the seventh', async () => {
    const standings = tablesOf(await fixturesOf('football.json/2024-25/sco.1.json'));
    expect(placesOf(standings, 1, 12)).toEqual([
      ...['Celtic FC', 'Rangers FC', 'Hibernian FC', 'Dundee United', 'Aberdeen FC', 'St. Mirren FC'],
      ...['Heart of Midlothian', 'Motherwell FC', 'Kilmarnock FC', 'Dundee FC', 'Ross County FC', 'St. Johnstone FC'],
    ]);
  });

  it('[LS10] (final tables) the Austrian table halves points, and then own matches put Austria Wien above Wolfsberg', async () => {
    // tt.com of 24 May 2025 has the first four, bundesliga reports of that week who played on for Europe and who went down.
    const standings = tablesOf(await fixturesOf('football.json/2024-25/at.1.json'));
    expect(shortTable(standings).slice(0, 4)).toEqual([
      ...['Sturm Graz 40', 'RB Salzburg 38', 'Austria Wien 37', 'Wolfsberger AC 37'],
    ]);
    expect([...placesOf(standings, 5, 8), ...placesOf(standings, 12, 12)]).toEqual([
      ...['Rapid Wien', 'FC Blau Weiß Linz', 'LASK', 'TSV Hartberg', 'SK Austria Klagenfurt'],
    ]);
    const level = standings.tables[0]!.rows.filter(({ points }) => points === 37);
    expect(level[0]?.separatedBy).toBe('headToHead');
    expect(level[0]!.goalsFor - level[0]!.goalsAgainst).toBeLessThan(level[1]!.goalsFor - level[1]!.goalsAgainst);
  });

  for (const [country, down] of [
    ['es.1', 3],
    ['fr.1', 2],
  ] as const)
    it(`[LS10] (final tables) the last of ${country} 2025/26 are the clubs that its list of 2026/27 no longer has`, async () => {
      const names = async (season: string) => {
        const fixtures = await fixturesOf(`txt-${season}/${country}.txt`);
        return { fixtures, names: new Set(fixtures.flatMap(({ home, away }) => [home.name, away.name])) };
      };
      const [before, after] = [await names('2025-26'), await names('2026-27')];
      same(placesOf(tablesOf(before.fixtures), before.names.size - down + 1, before.names.size), [
        ...[...before.names].filter((name) => !after.names.has(name)),
      ]);
    });

  for (const file of ['txt-2025-26/es.1.txt', 'txt-2025-26/it.1.txt'])
    it(`[LS10] (final tables) in ${file} two teams with equal points are in the order of their own two matches`, async () => {
      const fixtures = await fixturesOf(file);
      const { rows } = tablesOf(fixtures).tables[0]!;
      const pairs = rows.flatMap((row, index) => {
        const level = rows.filter(({ points }) => points === row.points);
        const next = rows[index + 1];
        return level.length === 2 && next?.points === row.points ? [[row, next] as const] : [];
      });
      expect(pairs.length).toBeGreaterThan(0);
      for (const [above, below] of pairs) {
        const margin = fixtures.reduce((sum, { home, away, homeScore, awayScore }) => {
          const difference = (homeScore ?? 0) - (awayScore ?? 0);
          if (home.teamId === above.team.teamId && away.teamId === below.team.teamId) return sum + difference;
          if (home.teamId === below.team.teamId && away.teamId === above.team.teamId) return sum - difference;
          return sum;
        }, 0);
        if (above.separatedBy === 'headToHead') expect(margin).toBeGreaterThanOrEqual(0);
        else expect(margin).toBe(0);
      }
    });

  for (const year of [2014, 2018])
    it(`[LS10] (final tables) the groups of the World Cup ${year} end as its file of standings says`, async () => {
      const folder = join(shared, `openfootball/worldcup.json/${year}`);
      const { groups } = JSON.parse(readFileSync(join(folder, 'worldcup.standings.json'), 'utf8')) as {
        groups: { standings: { team: { code: string }; pts: number; goals_for: number; goals_against: number }[] }[];
      };
      const { tables } = tablesOf(await fixturesOf(`worldcup.json/${year}`));
      expect(
        tables.map(({ rows }) =>
          rows.map(({ team, points, goalsFor, goalsAgainst }) => [team.code, points, goalsFor, goalsAgainst]),
        ),
      ).toEqual(
        groups.map(({ standings }) =>
          standings.map(({ team, pts, ...goals }) => [team.code, pts, goals.goals_for, goals.goals_against]),
        ),
      );
    });

  for (const [path, left] of [
    ['worldcup.json/2006', 16],
    ['worldcup.json/2010', 16],
    ['worldcup.json/2022', 16],
    ['worldcup.json/2026/worldcup.json', 32],
    ['worldcup.json/2025/clubworldcup.json', 16],
    ['euro.json/2024', 16],
  ] as const)
    it(`[LS10] (final tables) those that the groups of ${path} send on are the teams of its first knock-out round`, async () => {
      const fixtures = await fixturesOf(path);
      const { tables } = tablesOf(fixtures);
      const goOn = tables.flatMap(({ rows }) => rows.filter(({ zone }) => zone !== null).map(({ team }) => team.name));
      same(goOn, teamsIn(fixtures, left));
      expect(goOn).toHaveLength(left);
    });

  for (const path of ['football.json/2024-25/uefa.cl.json', 'champions-league/2025-26/cl.txt'])
    it(`[LS10] (final tables) the league phase of ${path} sends eight clubs on, and sixteen to the play-offs`, async () => {
      const fixtures = await fixturesOf(path);
      const standings = tablesOf(fixtures);
      expect(shortTable(standings)).toHaveLength(36);
      same(placesOf(standings, 9, 24), teamsIn(fixtures, 24));
      const last16 = new Set(teamsIn(fixtures, 16));
      expect([last16.size, placesOf(standings, 1, 8).every((name) => last16.has(name))]).toEqual([16, true]);
    });
});
