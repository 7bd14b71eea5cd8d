import { parseCompetition } from './parse-competition.js';
import { parseText } from './parse-text.js';
import { importedFixture, noContext } from './to-feed.js';

interface Row {
  readonly round: string;
  readonly stage?: string;
  readonly group?: string;
  readonly team1?: string;
  readonly team2?: string;
}

/** Each row is a match of two teams; their names are made from the index where a row has none. */
function stagesOf(rows: readonly Row[], file = 'xx.1.json', name = 'Liga 2024/25') {
  const matches = rows.map(({ team1, team2, ...row }, index) => ({
    ...{ date: '2024-09-01', team1: team1 ?? `Home ${index}`, team2: team2 ?? `Away ${index}`, ...row },
  }));
  const competition = parseCompetition({ name, matches }, { file });
  expect(competition.bad).toEqual([]);
  return competition.list.map((match) => importedFixture(competition, match, noContext));
}

const shown = (rows: readonly Row[], file?: string, name?: string) =>
  stagesOf(rows, file, name).map(({ round, stage }) =>
    stage
      ? [round, stage.season, stage.phase, stage.group, stage.roundNumber]
          .filter((part) => part !== '' && part !== null)
          .join(' | ')
      : round,
  );

/** Every pair meets once; the matchdays are numbered from `from`, one for each match of the first team. */
function meetings(teams: readonly string[], of: Omit<Row, 'round'>, round: (number: number) => string): Row[] {
  return teams.flatMap((team1, index) =>
    teams.slice(index + 1).map((team2, at) => ({ ...of, round: round(at + 1), team1, team2 })),
  );
}

describe('rounds of openfootball files', () => {
  it.each([
    ['Matchday 7', 'Vòng 7'],
    ['League, Matchday 7', 'Vòng 7'],
    ['Jornada 7', 'Vòng 7'],
    ['7. Spieltag', 'Vòng 7'],
    ['Spieltag 7', 'Vòng 7'],
    ['Journée 7', 'Vòng 7'],
    ['7^ Giornata', 'Vòng 7'],
    ['Regular Season - 7', 'Vòng 7'],
    ['Round 7', 'Vòng 7'],
    ['7. Runde', 'Vòng 7'],
  ])('[LS10] (rounds) "%s" of a league is a matchday of its table', (round, name) => {
    expect(shown([{ round }])).toEqual([`${name} | 2024/25 | league | 7`]);
  });

  it('[LS10] (rounds) a stage of the main part changes nothing', () => {
    expect(shown([{ stage: 'Regular Season', round: 'Round 30' }])).toEqual(['Vòng 30 | 2024/25 | league | 30']);
    expect(shown([{ stage: 'Grunddurchgang', round: '2. Runde' }])).toEqual(['Vòng 2 | 2024/25 | league | 2']);
  });

  it('[LS10] (rounds) the two tournaments of a year are seasons with a table and final rounds each', () => {
    const rows = [
      { round: 'Apertura, Matchday 10' },
      { round: 'Clausura, Matchday 1' },
      { round: 'Clausura Playoffs, Play-in round 1' },
      { round: 'Clausura Playoffs, Quarterfinals' },
      { stage: 'Apertura', round: 'Jornada 17' },
      { stage: 'Apertura - Liguilla', round: 'Cuartos de Final' },
      { stage: 'Apertura - Liguilla', round: 'Final' },
      { round: '1° Semestre, Matchday 16' },
    ];
    expect(shown(rows, 'mx.1.json', 'Liga MX 2024/25')).toEqual([
      'Apertura · Vòng 10 | 2024/25 Apertura | league | 10',
      'Clausura · Vòng 1 | 2024/25 Clausura | league | 1',
      'Clausura · Play-in vòng 1 | 2024/25 Clausura | knockout',
      'Clausura · Tứ kết | 2024/25 Clausura | knockout | 8',
      'Apertura · Vòng 17 | 2024/25 Apertura | league | 17',
      'Apertura · Tứ kết | 2024/25 Apertura | knockout | 8',
      'Apertura · Chung kết | 2024/25 Apertura | knockout | 2',
      'Apertura · Vòng 16 | 2024/25 Apertura | league | 16',
    ]);
  });

  it('[LS10] (parts) a divided league counts its matchdays on, whether the file does or begins again', () => {
    const teams = ['A', 'B', 'C', 'D'];
    const base = meetings(teams, {}, (number) => `Matchday ${number}`);
    const part = (label: string, from: number) => [
      { round: `${label}, Matchday ${from}`, team1: 'A', team2: 'B' },
      { round: `${label}, Matchday ${from + 1}`, team1: 'B', team2: 'C' },
    ];
    const last = (rows: readonly Row[]) => shown([...base, ...rows]).slice(base.length);
    expect(last(part('Championship', 1))).toEqual([
      'Nhóm tranh vô địch · Vòng 1 | 2024/25 | league | championship | 4',
      'Nhóm tranh vô địch · Vòng 2 | 2024/25 | league | championship | 5',
    ]);
    expect(last(part('Championship round', 4))).toEqual([
      'Nhóm tranh vô địch · Vòng 4 | 2024/25 | league | championship | 4',
      'Nhóm tranh vô địch · Vòng 5 | 2024/25 | league | championship | 5',
    ]);
    for (const [label, name, kind] of [
      ['Relegation', 'Nhóm trụ hạng', 'relegation'],
      ['Playoffs - Relegation', 'Nhóm trụ hạng', 'relegation'],
      ['Europe', 'Play-off cúp châu Âu', 'middle'],
      ['ECL Playoffs', 'Play-off cúp châu Âu', 'middle'],
    ])
      expect(last(part(label!, 1))[0]).toBe(`${name!} · Vòng 1 | 2024/25 | league | ${kind!} | 4`);
  });

  it('[LS10] (parts) a play-off in which clubs of another league take part is a table beside that of the league', () => {
    const base = meetings(['A', 'B', 'C', 'D'], { stage: 'Regular Season' }, (number) => `Round ${number}`);
    const label = { stage: 'Playoffs - Europa League' };
    const groups = [['C', 'X', 'Y'] as const, ['D', 'Z', 'W'] as const].flatMap((teams) =>
      meetings(teams, label, (number) => `Round ${number}`),
    );
    const final = { stage: 'Playoffs - Europa League - Finals', round: 'Final', team1: 'C', team2: 'D' };
    const found = stagesOf([...base, ...groups, final], 'be.1.json').slice(base.length);
    expect(found.map(({ stage }) => stage && [stage.phase, stage.group])).toEqual([
      ...Array.from({ length: 3 }, () => ['league', 'Play-off cúp châu Âu 1']),
      ...Array.from({ length: 3 }, () => ['league', 'Play-off cúp châu Âu 2']),
      undefined,
    ]);
  });

  it('[LS10] (parts) a play-off for a place in Europe by knock-out belongs to neither table nor bracket', () => {
    const base = meetings(['A', 'B', 'C', 'D', 'E', 'F'], {}, (number) => `Matchday ${number}`);
    const round = (number: string, team1: string, team2: string) => ({
      round: `Europa League, ${number}`,
      team1,
      team2,
    });
    const rows = [
      ...[
        round('Round 1', 'A', 'B'),
        round('Round 1', 'B', 'A'),
        round('Round 1', 'C', 'D'),
        round('Round 1', 'D', 'C'),
      ],
      ...[round('Round 2', 'A', 'C'), round('Round 2', 'C', 'A'), round('Final', 'A', 'E')],
    ];
    expect(
      stagesOf([...base, ...rows])
        .slice(base.length)
        .map(({ stage }) => stage),
    ).toEqual(rows.map(() => undefined));
  });

  it('[LS10] (knock-out) matches for promotion and the final rounds of a league are its bracket, not its table', () => {
    expect(
      shown([
        { round: 'Matchday 46' },
        { round: 'Playoffs, Semi-finals' },
        { round: 'Playoffs, Final' },
        { round: 'Promotion Playoffs, Final, 2nd Leg' },
        { stage: 'Finals', round: 'Elimination finals' },
        { stage: 'Finals', round: 'Grand Final' },
        { round: 'Playoffs, Conference Semifinals' },
      ]),
    ).toEqual([
      'Vòng 46 | 2024/25 | league | 46',
      'Play-off · Bán kết | 2024/25 | knockout | 4',
      'Play-off · Chung kết | 2024/25 | knockout | 2',
      'Play-off thăng hạng · Chung kết | 2024/25 | knockout | 2',
      'Play-off vòng 1 | 2024/25 | knockout',
      'Chung kết | 2024/25 | knockout | 2',
      'Play-off · Tứ kết | 2024/25 | knockout | 8',
    ]);
  });

  it.each([
    ...['Third-place play-off', 'Third-place match', 'Third-place final', 'Third place play off'],
    ...['Play-off for third place', 'Match for 3rd place', '3rd place'],
  ])('[LS10] (knock-out) "%s" is the match for third place, no round before the final', (round) => {
    expect(shown([{ round }], 'worldcup.json', 'World Cup 2010')).toEqual(['Tranh hạng ba | 2010 | knockout | 3']);
  });

  it('[LS10] (knock-out) qualifying matches and the competition itself have Vietnamese names', () => {
    const rows = [{ round: 'Matchday 1', group: 'Group A' }, { round: 'Qualification, Playoffs' }];
    expect(shown(rows, 'clubworldcup.json', 'Club World Cup 2025')).toEqual([
      'Bảng A | 2025 | group | A',
      'Vòng loại · Play-off | 2025 | knockout',
    ]);
    expect(shown([{ stage: 'Qualification', round: 'Path A, Final' }], 'euro.json', 'Euro 2024')).toEqual([
      'Vòng loại · Chung kết | 2024 | knockout | 2',
    ]);
    expect(shown([{ stage: 'Qualification Group', round: 'Final' }])).toEqual([
      'Nhóm trụ hạng · Chung kết | 2024/25 | knockout | 2',
    ]);
    const names = [
      ...['World Cup 2026 Qualifying', 'World Cup 2026 Qualifiers'],
      ...['World Cup Qualifying 2026', 'World Cup Qualification', 'Euro 2024'],
    ].map((name) => stagesOf([{ round: 'Final' }], 'xx.json', name)[0]?.league.name);
    const named = 'Vòng loại World Cup 2026';
    expect(names).toEqual([named, named, named, 'Vòng loại World Cup', 'Euro 2024']);
  });

  it('[LS10] (knock-out) numbered rounds of a cup are no matchdays', () => {
    const rows = ['1. Runde', 'Round 2', 'Sechzehntelfinale', 'Achtelfinale', 'Viertelfinale', 'Halbfinale', 'Finale'];
    expect(
      shown(
        rows.map((round) => ({ round })),
        'de.cup.json',
        'DFB Pokal 2020/21',
      ),
    ).toEqual([
      'Vòng 1 | 2020/21 | knockout',
      'Vòng 2 | 2020/21 | knockout',
      'Vòng 1/16 | 2020/21 | knockout | 32',
      'Vòng 1/8 | 2020/21 | knockout | 16',
      'Tứ kết | 2020/21 | knockout | 8',
      'Bán kết | 2020/21 | knockout | 4',
      'Chung kết | 2020/21 | knockout | 2',
    ]);
    // A file whose name does not say it: half of the teams leave in each round.
    const first = ['A B', 'C D', 'E F', 'G H'].map((pair) => ({ round: 'Round 1', pair }));
    const second = ['A C', 'E G'].map((pair) => ({ round: 'Round 2', pair }));
    const cup = [...first, ...second].map(({ round, pair }) => ({ round, team1: pair[0]!, team2: pair[2]! }));
    expect(new Set(stagesOf(cup).map(({ stage }) => stage?.phase))).toEqual(new Set(['knockout']));
  });

  it('[LS10] (knock-out) qualifying rounds have their number and are no matchdays', () => {
    const rounds = ['Qual. Round 3', '1. Round', 'Playoff Round', 'Play-offs', 'Preliminary Round'];
    expect(
      shown(
        rounds.map((round) => ({ round })),
        'cl.quali.json',
        'Champions League Quali 2018/19',
      ),
    ).toEqual([
      'Vòng loại 3 | 2018/19 | knockout',
      'Vòng 1 | 2018/19 | knockout',
      'Play-off | 2018/19 | knockout',
      'Play-off | 2018/19 | knockout',
      'Vòng sơ loại | 2018/19 | knockout',
    ]);
  });

  it('[LS10] (groups) groups have a letter or a number, and a group stage without letters is divided by its matches', () => {
    expect(
      shown([
        { round: 'Matchday 6', group: 'Group H' },
        { round: 'Group A' },
        { round: 'Group 3, Matchday 2' },
        { round: 'Grupo B, Jornada 1' },
      ]),
    ).toEqual([
      'Bảng H | 2024/25 | group | H',
      'Bảng A | 2024/25 | group | A',
      'Bảng 3 | 2024/25 | group | 3',
      'Bảng B | 2024/25 | group | B',
    ]);
    const stage = (teams: readonly string[]) => meetings(teams, {}, (number) => `Group, Matchday ${number}`);
    const found = stagesOf([...stage(['A', 'B', 'C']), ...stage(['D', 'E', 'F'])], 'copa.l.json');
    expect(found.map((fixture) => fixture.stage?.group).join('')).toBe('111222');
    expect(found[0]?.round).toBe('Vòng bảng');
  });

  it('[LS10] (rounds) a league file without rounds has a table', () => {
    const rows = meetings(['A', 'B', 'C', 'D'], {}, () => '');
    expect(new Set(stagesOf(rows).map(({ stage }) => stage?.phase))).toEqual(new Set(['league']));
  });

  it('[LS10] (rounds) matches whose teams depend on others are left out, however the file says so', () => {
    const matches = ['N.N.', 'N. N.', 'Sieger EF', 'TBD'].map((team1) => ({
      ...{ round: 'Finals, Semi-Final', date: '2025-05-16', team1, team2: 'Auckland FC', score: {} },
    }));
    const { list, bad } = parseCompetition({ name: 'A-League 2024/25', matches }, { file: 'au.1.json' });
    expect([list, new Set(bad.map(({ reason }) => reason))]).toEqual([[], new Set(['chưa biết đội nào gặp nhau'])]);
  });

  it('[LS10] (rounds) a cup of a text file has its rounds', () => {
    const content = [
      '= Belgium Beker van België 2024/25',
      '» Round 6',
      '  Fri Sep/6 2024',
      '    20.00  KV Diksmuide-Oostende   v KAS Eupen                2-3 (1-1)',
      '» Round of 16',
      '  Tue Dec/3',
      '    20.45  Patro Eisden MM         v Club Brugge KV           1-3 (1-1)',
    ].join('\n');
    const cup = parseCompetition(parseText(content), { file: '2024-25_becup.txt' });
    const [first, second] = cup.list.map((match) => importedFixture(cup, match, noContext));
    expect([first?.league.name, first?.round, first?.stage?.phase, second?.stage?.roundNumber]).toEqual([
      ...['Cúp Quốc gia Bỉ', 'Vòng 6', 'knockout', 16],
    ]);
  });
});

describe('names of leagues', () => {
  it.each([
    ['eg.1.json', 'Egyptian Premiership 2024/25', 'VĐQG Ai Cập'],
    ['2024-25_ma1.txt', 'Morocco Botola Pro 2024/25', 'VĐQG Ma Rốc'],
    ['dz.1.json', 'Algeria Ligue 1 2024/25', 'VĐQG Algeria'],
    ['co.1.json', 'Colombia Primera A 2025', 'VĐQG Colombia'],
    ['br.2.json', 'Brasileiro Série B 2025', 'Hạng hai Brazil'],
    ['2023-24_ad1.txt', 'Andorra Primera Divisió 2023/24', 'VĐQG Andorra'],
    ['en.1-full.json', 'English Premier League 2025/26', 'Ngoại hạng Anh'],
    ['2-championship.txt', 'English Championship 2024/25', 'Hạng nhất Anh'],
    ['cl.quali.json', 'Champions League Quali 2018/19', 'Vòng loại Cúp C1 châu Âu'],
  ])('[LS10] (leagues) %s is the league "%s" under its Vietnamese name %s', (file, name, shownName) => {
    const [fixture] = stagesOf([{ round: 'Matchday 1' }], file, name);
    expect(fixture?.league.name).toBe(shownName);
  });
});
