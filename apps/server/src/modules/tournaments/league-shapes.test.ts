import { RawStatus } from '@khandai/contracts';
import { parseCompetition } from '../../feeds/openfootball/parse-competition.js';
import { importedFixture, noContext } from '../../feeds/openfootball/to-feed.js';
import type { FeedFixture } from '../fixtures/feed.js';
import { bracketRows, roundsOf } from './season-matches.js';
import { standingsOf } from './season-tables.js';
import { seasonOf } from './testing.js';

const NOW = Date.parse('2026-11-27T00:00:00Z');

/** `Matchday 1: Genk 2-1 Gent` or `Europe, Matchday 3: Gent v Genk`, one match a day. */
function fixturesOf(text: string, { file, name }: { file: string; name: string }): FeedFixture[] {
  const matches = text
    .trim()
    .split('\n')
    .map((line, index) => {
      const [, round, team1, home, away, team2] = /^\s*(.+): (.+?) (?:v|(\d+)-(\d+)) (.+)$/.exec(line) ?? [];
      const score = home === undefined ? {} : { ft: [Number(home), Number(away)] };
      const date = new Date(Date.UTC(2024, 7, 1 + index)).toISOString().slice(0, 10);
      return { round, team1, team2, date, score };
    });
  const competition = parseCompetition({ name, matches }, { file });
  expect(competition.bad).toEqual([]);
  return competition.list.map((match) => importedFixture(competition, match, noContext));
}

function tablesOf(fixtures: readonly FeedFixture[]) {
  const { tables } = standingsOf(seasonOf(fixtures), 'all', NOW);
  return tables.map(({ group, rows }) => [group, ...rows.map(({ team, points }) => `${team.name} ${points}`)]);
}

/** Every pair meets once, and the one named first wins. */
const everyPair = (teams: readonly string[], label = ''): string =>
  teams
    .flatMap((home, index) =>
      teams.slice(index + 1).map((away, at) => `${label}Matchday ${at + 1}: ${home} 1-0 ${away}`),
    )
    .join('\n');

/** Rounds in which each club meets every other one; with an odd number one club is free in each. */
function roundsOfAll(clubs: readonly string[]): (readonly [string, string])[][] {
  const [first = '', ...others] = clubs.length % 2 === 0 ? clubs : ['', ...clubs];
  return others.map((_, turn) => {
    const circle = [first, ...others.slice(turn), ...others.slice(0, turn)];
    const pairs = circle.slice(0, circle.length / 2).map((club, at) => [club, circle.at(-1 - at) ?? ''] as const);
    return pairs.filter((pair) => !pair.includes(''));
  });
}

const clubsUntil = (last: string): string[] =>
  Array.from({ length: last.charCodeAt(0) - 64 }, (_, index) => `Club ${String.fromCharCode(65 + index)}`);

/** Matchdays that the club with the earlier letter wins, but from the matchday `turns` on `up` wins and `down` loses. */
const matchdays = (
  rounds: readonly (readonly (readonly [string, string])[])[],
  { up = '', down = '', turns = Infinity }: { up?: string; down?: string; turns?: number } = {},
): string =>
  rounds
    .flatMap((pairs, index) =>
      pairs.map(([home, away]) => {
        const late = index + 1 >= turns && (home === up || away === down ? 1 : away === up || home === down ? -1 : 0);
        const homeWins = late ? late === 1 : home < away;
        return `Matchday ${index + 1}: ${home} ${homeWins ? '1-0' : '0-1'} ${away}`;
      }),
    )
    .join('\n');

describe('leagues of other shapes', () => {
  it('[LS10] (conferences) MLS has a table of each, in which matches with clubs of the other one count too', () => {
    const season = (year: string, ...more: string[]) =>
      fixturesOf(
        ['Inter Miami CF 2-0 D.C. United', 'LA Galaxy 1-0 Los Angeles FC', 'Los Angeles FC 3-0 Inter Miami CF', ...more]
          .map((match, index) => `Matchday ${index + 1}: ${match}`)
          .join('\n'),
        { file: 'mls.json', name: `Major League Soccer ${year}` },
      );
    expect(tablesOf(season('2025'))).toEqual([
      ['east', 'Inter Miami CF 3', 'D.C. United 0'],
      ['west', 'Los Angeles FC 3', 'LA Galaxy 3'],
    ]);
    const standings = standingsOf(seasonOf(season('2025')), 'all', NOW);
    expect(standings.tables.map(({ rows }) => rows.map(({ rank, zone }) => [rank, zone]))).toEqual(
      Array(2).fill([
        [1, 'knockout'],
        [2, 'knockout'],
      ]),
    );
    // One table where a club is not known, and in seasons whose conferences are not.
    expect(tablesOf(season('2025', 'LA Galaxy 0-0 Sacramento Republic')).map(([group]) => group)).toEqual(['']);
    expect(tablesOf(season('2022')).map(([group]) => group)).toEqual(['']);
  });

  it('[LS10] (Belgium) three parts after the division, with halved points rounded up in the upper two', () => {
    const fixtures = fixturesOf(
      `${everyPair(['Genk', 'Brugge', 'Union', 'Gent', 'Mechelen', 'Kortrijk'])}
       Matchday 6: Kortrijk 0-0 Gent
       Championship, Matchday 1: Union 3-0 Genk
       Championship, Matchday 2: Brugge 0-1 Union
       Championship, Matchday 3: Genk v Brugge
       Relegation, Matchday 1: Kortrijk 2-0 Mechelen`,
      { file: 'be.1.json', name: 'Belgian First Division A 2024/25' },
    );
    // Fifteen points of Genk become eight, twelve of Brugge six, nine of Union five and six more.
    expect(tablesOf(fixtures)).toEqual([['', 'Union 11', 'Genk 8', 'Brugge 6', 'Gent 7', 'Kortrijk 4', 'Mechelen 3']]);
    const [table] = standingsOf(seasonOf(fixtures), 'all', NOW).tables;
    expect(table?.rows.map(({ part }) => part)).toEqual([
      ...['championship', 'championship', 'championship', null, 'relegation', 'relegation'],
    ]);
    const rounds = roundsOf(seasonOf(fixtures).rows, NOW);
    expect(rounds.map(({ key, name, total }) => [key, name, total]).slice(-3)).toEqual([
      ['7', 'Vòng 7', 2],
      ['8', 'Nhóm tranh vô địch · Vòng 2', 1],
      ['9', 'Nhóm tranh vô địch · Vòng 3', 1],
    ]);
  });

  describe('whose table was divided in some seasons only', () => {
    /** The clubs around the division, with their parts. */
    const around = (text: string, from: number, name: string, years: string) => {
      const made = seasonOf(fixturesOf(text, { file: 'xx.1.json', name: 'League 2024/25' }));
      const { tables } = standingsOf({ ...made, league: { ...made.league, name }, season: years }, 'all', NOW);
      return tables[0]!.rows.slice(from - 1, from + 1).map((row) => `${row.team.name} ${row.points} ${row.part}`);
    };

    it('[LS10] (Czechia) 18 clubs played 34 rounds as one table in 2020/21', () => {
      const rounds = roundsOfAll(clubsUntil('R'));
      const text = matchdays([...rounds, ...rounds], { up: 'Club G', down: 'Club F', turns: 31 });
      const season = (years: string) => around(text, 6, 'VĐQG Séc', years);
      expect([...rounds, ...rounds]).toHaveLength(34);
      expect(season('2020/21')).toEqual(['Club G 72 null', 'Club F 63 null']);
      expect(season('2021/22')).toEqual(['Club F 63 championship', 'Club G 72 middle']);
      expect(season('2019/20')).toEqual(season('2021/22'));
    });

    it('[LS10] (Ukraine) twelve clubs divided after 22 rounds until 2019/20', () => {
      const rounds = roundsOfAll(clubsUntil('L'));
      const late = ['H', 'I', 'J'].map((letter) => [['Club G', `Club ${letter}`] as const]);
      const text = matchdays([...rounds, ...rounds, ...late]);
      const season = (years: string) => around(text, 6, 'Ukrainian Premier League', years);
      for (const years of ['2018/19', '2019/20'])
        expect(season(years)).toEqual(['Club F 36 championship', 'Club G 39 relegation']);
      expect(season('2020/21')).toEqual(['Club G 39 null', 'Club F 36 null']);
    });

    it('[LS10] (Egypt) 21 clubs met once in 2025/26, and seven of them played on for the title', () => {
      const rounds = roundsOfAll(clubsUntil('U'));
      const late = ['I', 'J'].map((letter) => [['Club H', `Club ${letter}`] as const]);
      const text = matchdays([...rounds, ...late]);
      const season = (years: string) => around(text, 7, 'VĐQG Ai Cập', years);
      expect(season('2025/26')).toEqual(['Club G 42 championship', 'Club H 45 relegation']);
      expect(season('2026/27')).toEqual(['Club H 45 null', 'Club G 42 null']);
    });
  });

  it('[LS10] (Mexico) each tournament of the year has its own table, and its final rounds do not count in it', () => {
    const fixtures = fixturesOf(
      `${everyPair(['Toluca', 'América', 'Tigres', 'Necaxa'], 'Apertura, ')}
       Apertura Playoffs, Semifinals: Necaxa 5-0 Toluca
       Clausura, Matchday 1: Necaxa 1-0 Toluca`,
      { file: 'mx.1.json', name: 'Liga MX 2024/25' },
    );
    const bySeason = Map.groupBy(fixtures, ({ stage }) => stage?.season);
    expect([...bySeason.keys()]).toEqual(['2024/25 Apertura', '2024/25 Clausura']);
    expect(tablesOf(bySeason.get('2024/25 Apertura')!)).toEqual([
      ['', 'Toluca 9', 'América 6', 'Tigres 3', 'Necaxa 0'],
    ]);
    expect(tablesOf(bySeason.get('2024/25 Clausura')!)).toEqual([['', 'Necaxa 3', 'Toluca 0']]);
  });

  it('[LS10] (play-offs) matches for promotion, relegation and places in Europe leave the table as it was', () => {
    const league = everyPair(['Leeds', 'Burnley', 'Sheffield', 'Sunderland']);
    const after = fixturesOf(
      `${league}
       Playoffs, Semi-finals: Sunderland 9-0 Sheffield
       Playoffs, Final: Burnley 0-9 Sunderland
       Relegation Playoffs, 1. Leg: Sunderland 4-0 Oxford
       Europa League Finals, Semifinals: Sunderland 3-0 Burnley`,
      { file: 'en.2.json', name: 'English Championship 2024/25' },
    );
    expect(tablesOf(after)).toEqual([['', 'Leeds 9', 'Burnley FC 6', 'Sheffield 3', 'Sunderland AFC 0']]);
  });

  it('[LS10] (Belgium 2018/19) groups with clubs of the second division are tables beside that of the league', () => {
    const fixtures = fixturesOf(
      `${everyPair(['Genk', 'Brugge', 'Gent', 'Eupen'])}
       ${everyPair(['Gent', 'Beerschot', 'Westerlo'], 'Europa League, ')}
       ${everyPair(['Union', 'Eupen', 'Leuven'], 'Europa League, ')}`,
      { file: 'be.1.json', name: 'Belgian First Division A 2018/19' },
    );
    expect(tablesOf(fixtures)).toEqual([
      ['', 'Genk 9', 'Brugge 6', 'Gent 3', 'Eupen 0'],
      ['Play-off cúp châu Âu 1', 'Gent 6', 'Beerschot 3', 'Westerlo 0'],
      ['Play-off cúp châu Âu 2', 'Union 6', 'Eupen 3', 'Leuven 0'],
    ]);
    const { tables } = standingsOf(seasonOf(fixtures), 'all', NOW);
    expect(tables.slice(1).flatMap(({ rows }) => rows.map(({ zone }) => zone))).toEqual(Array(6).fill(null));
  });

  it('[LS10] (Greece) only the part in the middle has its points halved, and rounding decides nothing', () => {
    const league = everyPair(['Olympiakos', 'AEK', 'Aris', 'OFI', 'Volos', 'Lamia']);
    const parts = [
      ...['Championship, Matchday 1: AEK 1-1 Olympiakos', 'Europe, Matchday 1: OFI 0-0 Aris'],
      ...['Relegation, Matchday 1: Lamia 1-0 Volos'],
    ];
    const fixtures = fixturesOf([league, ...parts].join('\n'), {
      file: 'gr.1.json',
      name: 'Super League Greece 2024/25',
    });
    expect(tablesOf(fixtures)).toEqual([['', 'Olympiakos 16', 'AEK 13', 'Aris 6', 'OFI 4', 'Volos 3', 'Lamia 3']]);
    expect(standingsOf(seasonOf(fixtures), 'all', NOW).rules).toBe('greekSuperLeague');
  });

  it('[LS10] (deductions) three wins and five draws of Adana Demirspor in 2024/25 are two points', () => {
    const results = [
      ...Array<string>(3).fill('1-0'),
      ...Array<string>(5).fill('0-0'),
      ...Array<string>(28).fill('0-1'),
    ];
    const lines = results.map((score, index) => `Matchday ${index + 1}: Adana Demirspor ${score} Guest ${index}`);
    const fixtures = fixturesOf(lines.join('\n'), { file: 'tr.1.json', name: 'Turkish Süper Lig 2024/25' });
    const rows = standingsOf(seasonOf(fixtures), 'all', NOW).tables[0]!.rows;
    expect(rows.find(({ team }) => team.name === 'Adana Demirspor')).toMatchObject({ points: 2, adjusted: -12 });
  });

  it('[LS10] (groups) a cup has a table for each of its groups', () => {
    const fixtures = fixturesOf(
      `${everyPair(['Flamengo', 'Táchira'], 'Group A, ')}
       ${everyPair(['Palmeiras', 'Bolívar'], 'Group B, ')}
       Finals, Quarterfinals: Flamengo 1-0 Bolívar`,
      { file: 'copa.l.json', name: 'Copa Libertadores 2025' },
    );
    expect(tablesOf(fixtures)).toEqual([
      ['A', 'Flamengo 3', 'Táchira 0'],
      ['B', 'Palmeiras 3', 'Bolívar 0'],
    ]);
  });

  it('[LS10] (bracket) both legs of a round are one round, and a match for a place in the league is no part of it', () => {
    const fixtures = fixturesOf(
      `Qualification, Playoffs: Monaco 2-1 Celtic
       ${everyPair(['Monaco', 'Paris'], 'League, ')}
       Playoffs, Matchday 1: Monaco 1-0 Paris
       Playoffs, Matchday 2: Paris 2-0 Monaco`,
      { file: 'uefa.cl.json', name: 'UEFA Champions League 2024/25' },
    );
    const { rows } = seasonOf(fixtures);
    expect(roundsOf(rows, NOW).map(({ name, total }) => [name, total])).toEqual([
      ['Vòng 1', 1],
      ['Vòng loại · Play-off', 1],
      ['Play-off', 2],
    ]);
    expect(bracketRows(rows).map(({ round }) => round)).toEqual(['Play-off lượt 1', 'Play-off lượt 2']);
  });

  it.each([
    ['Belgian First Division A 2024/25', 'be.1.json', 'Playoffs, Matchday', 'Play-off'],
    ['Liga MX 2024', 'mx.1.json', 'Apertura, Playoffs - Matchday', 'Apertura'],
  ])('[LS10] (rounds) both legs of a play-off of %s are one round', (name, file, round, shown) => {
    const legs = `${round} 1: Genk 1-0 Gent\n${round} 2: Gent 2-0 Genk`;
    const { rows } = seasonOf(fixturesOf(legs, { file, name }));
    expect(roundsOf(rows, NOW).map((one) => [one.name, one.total])).toEqual([[shown, 2]]);
  });

  describe('a tournament with a final of its qualifying matches', () => {
    const before = 'Qualification, Semi-finals: Wales 1-0 Poland\nQualification, Final: Wales 2-1 Ukraine';
    const groups = everyPair(['Wales', 'Spain'], 'Group A, ');
    const rowsOf = (text: string) => seasonOf(fixturesOf(text, { file: 'worldcup.json', name: 'World Cup 2022' })).rows;

    it('[LS10] (rounds) has that final and its own as two rounds, the earlier ones first', () => {
      const rows = rowsOf(`${before}\n${groups}\nSemi-finals: Spain 1-0 Japan\nFinal: Spain 2-0 Wales`);
      expect(roundsOf(rows, NOW).map(({ key, name, total }) => [key, name, total])).toEqual([
        ['bang-A', 'Bảng A', 1],
        ['truoc-Vòng loại · Bán kết', 'Vòng loại · Bán kết', 1],
        ['truoc-Vòng loại · Chung kết', 'Vòng loại · Chung kết', 1],
        ['con-4', 'Bán kết', 1],
        ['con-2', 'Chung kết', 1],
      ]);
      expect(bracketRows(rows).map(({ round }) => round)).toEqual(['Bán kết', 'Chung kết']);
    });

    it('[LS10] (bracket) has a bracket of them only where the tables are over and no knock-out match follows', () => {
      expect(bracketRows(rowsOf(`${before}\n${groups}`))).toHaveLength(2);
      expect(bracketRows(rowsOf(`${before}\nGroup A, Matchday 1: Wales v Spain`))).toEqual([]);
    });
  });

  it('[LS10] (rounds) a cancelled match of a round is over, a postponed one is not', () => {
    const name = 'English Premier League 2024/25';
    const [one, two, three] = fixturesOf(
      ['Arsenal 1-0 Fulham', 'Chelsea v Everton', 'Burnley v Leeds'].map((of) => `Matchday 1: ${of}`).join('\n'),
      { file: 'en.1.json', name },
    );
    const { rows } = seasonOf([
      one!,
      { ...two!, status: RawStatus.cancelled },
      { ...three!, status: RawStatus.postponed },
    ]);
    expect(roundsOf(rows, NOW)).toMatchObject([{ total: 3, ended: 2 }]);
  });
});
