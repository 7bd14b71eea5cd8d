import { type Competition, competitions, rulesOf } from './competitions.js';
import type { LeagueMatch } from './match.js';
import type { PartKind } from './rules.js';
import { leagueMatches } from './samples.js';
import { type Adjustment, makeTable } from './table.js';

/** The record of a club in a final table as published. */
interface Final {
  readonly team: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goals: readonly [goalsFor: number, goalsAgainst: number];
}
type Result = readonly [home: string, away: string, homeGoals: number, awayGoals: number];

/**
 * Matches that give each club its published record: those among the level clubs as they were played, and for the rest one match
 * each against clubs of their own. Surplus goals are in the first win and in the first defeat.
 */
function matchesOf(finals: readonly Final[], among: readonly Result[] = []): LeagueMatch[] {
  const rest = finals.flatMap(({ team, wins, draws, losses, goals }) => {
    const own = among.flatMap(([home, away, homeGoals, awayGoals]): [number, number][] => {
      if (home === team) return [[homeGoals, awayGoals]];
      return away === team ? [[awayGoals, homeGoals]] : [];
    });
    const left = (total: number, sign: number) =>
      total - own.filter(([scored, conceded]) => Math.sign(scored - conceded) === sign).length;
    const [won, drawn, lost] = [left(wins, 1), left(draws, 0), left(losses, -1)];
    const scores: [number, number][] = [
      ...Array.from({ length: won }, (): [number, number] => [1, 0]),
      ...Array.from({ length: drawn }, (): [number, number] => [0, 0]),
      ...Array.from({ length: lost }, (): [number, number] => [0, 1]),
    ];
    const sum = (side: 0 | 1) => [...own, ...scores].reduce((total, score) => total + score[side], 0);
    scores[0]![0] += goals[0] - sum(0);
    scores.at(-1)![1] += goals[1] - sum(1);
    return scores.map(([scored, conceded], index): Result => [team, `${team} ${index}`, scored, conceded]);
  });
  return [...among, ...rest].map(([home, away, homeGoals, awayGoals], index) => ({
    ...{ matchId: `${index}`, home, away, kickOff: index, status: 'ended', homeGoals, awayGoals },
  }));
}

/** Rows of the clubs in question, best first. */
function tableOf(
  competition: Competition,
  finals: readonly Final[],
  among?: readonly Result[],
  adjustments: readonly Adjustment[] = [],
) {
  const { rows } = makeTable({ rules: rulesOf(competition), matches: matchesOf(finals, among), adjustments });
  const names = new Set(finals.map(({ team }) => team));
  return rows
    .filter(({ team }) => names.has(team))
    .map(({ team, points, goalsFor, goalsAgainst, separatedBy }) => [
      team,
      points,
      `${goalsFor}-${goalsAgainst}`,
      separatedBy,
    ]);
}

/** Lines as `Parma 21 11 6 66-35`: wins, draws, losses and goals. */
const finalsOf = (text: string): Final[] =>
  lines(text).map((line) => {
    const [, team = '', ...figures] = /^(.+?) (\d+) (\d+) (\d+) (\d+)-(\d+)$/.exec(line) ?? [];
    const [wins = 0, draws = 0, losses = 0, goalsFor = 0, goalsAgainst = 0] = figures.map(Number);
    return { team, wins, draws, losses, goals: [goalsFor, goalsAgainst] };
  });
/** Lines as `Bari 1-0 Ascoli`. */
const resultsOf = (text: string): Result[] =>
  lines(text).map((line) => {
    const [, home = '', homeGoals = '', awayGoals = '', away = ''] = /^(.+) (\d+)-(\d+) (.+)$/.exec(line) ?? [];
    return [home, away, Number(homeGoals), Number(awayGoals)];
  });
const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());
const places = (rows: ReturnType<typeof tableOf>): string =>
  rows.map(([team, points]) => `${team} ${points}`).join(', ');

describe('whole final tables', () => {
  // The table is that of livescore.mobi, the results those of openfootball/espana.
  it('[STA6] (Spain, second division 2023/24) Albacete and Cartagena are above Zaragoza, whose goals are better', () => {
    // In no order: that of the table comes from the rules.
    const finals = finalsOf(`
      Albacete 12 15 15 50-56
      Alcorcón 10 14 18 32-53
      Amorebieta 11 12 19 37-53
      Andorra 11 10 21 33-53
      Burgos 16 11 15 52-54
      Cartagena 14 9 19 37-51
      Eibar 21 8 13 72-48
      Elche 16 11 15 43-46
      Eldense 12 14 16 46-56
      Espanyol 17 18 7 59-40
      Huesca 11 16 15 36-33
      Leganés 20 14 8 56-27
      Levante 13 20 9 49-45
      Mirandés 12 13 17 47-55
      Oviedo 17 13 12 55-39
      Racing Ferrol 15 14 13 49-52
      Racing Santander 18 10 14 63-55
      Sporting Gijón 18 11 13 51-42
      Tenerife 15 11 16 38-41
      Valladolid 21 9 12 51-36
      Villarreal B 11 10 21 41-62
      Zaragoza 12 15 15 42-42`);
    const among = resultsOf(`
      Racing Santander 2-2 Oviedo
      Oviedo 1-1 Racing Santander
      Elche 0-1 Racing Ferrol
      Levante 3-2 Burgos
      Burgos 4-0 Elche
      Elche 0-0 Levante
      Levante 1-0 Racing Ferrol
      Racing Ferrol 1-1 Burgos
      Elche 2-0 Burgos
      Burgos 2-0 Racing Ferrol
      Racing Ferrol 0-0 Levante
      Burgos 1-1 Levante
      Levante 3-2 Elche
      Racing Ferrol 1-0 Elche
      Cartagena 1-3 Zaragoza
      Cartagena 1-1 Albacete
      Albacete 1-0 Zaragoza
      Albacete 1-1 Cartagena
      Zaragoza 1-2 Cartagena
      Zaragoza 1-1 Albacete
      Huesca 1-1 Mirandés
      Mirandés 0-3 Huesca
      Villarreal B 0-0 Andorra
      Andorra 1-1 Villarreal B`);
    expect(places(tableOf('segunda', finals, among))).toBe(
      'Leganés 74, Valladolid 72, Eibar 71, Espanyol 69, Sporting Gijón 65, Oviedo 64, Racing Santander 64, Levante 59, ' +
        'Burgos 59, Racing Ferrol 59, Elche 59, Tenerife 56, Albacete 51, Cartagena 51, Zaragoza 51, Eldense 50, ' +
        'Huesca 49, Mirandés 49, Amorebieta 45, Alcorcón 44, Andorra 43, Villarreal B 43',
    );
  });

  // The places are those of it.italy24.press of 11 May 2024, the records of it.wikipedia.org after 36 rounds with the results
  // of the last two, and the results those of openfootball/italy.
  it('[STA6] (Italy, second division 2023/24) Bari play on and Ascoli go down, whose goals are better', () => {
    const finals = finalsOf(`
      Ascoli 9 14 15 38-42
      Bari 8 17 13 38-49
      Brescia 12 15 11 44-40
      Catanzaro 17 9 12 59-50
      Cittadella 11 13 14 40-47
      Como 21 10 7 58-40
      Cosenza 11 14 13 47-42
      Cremonese 19 10 9 50-32
      Feralpisalò 8 9 21 44-65
      Lecco 6 8 24 35-74
      Modena 10 17 11 41-47
      Palermo 15 11 12 62-53
      Parma 21 13 4 66-35
      Pisa 11 13 14 51-54
      Reggiana 10 17 11 38-45
      Sampdoria 16 9 13 53-50
      Spezia 9 17 12 36-49
      Südtirol 12 11 15 46-48
      Ternana 11 10 17 43-50
      Venezia 21 7 10 69-46`);
    const among = resultsOf(`
      Cosenza 1-2 Modena
      Cosenza 2-2 Südtirol
      Südtirol 0-0 Modena
      Cosenza 2-0 Reggiana
      Modena 2-1 Reggiana
      Südtirol 2-3 Reggiana
      Modena 1-1 Cosenza
      Reggiana 1-1 Südtirol
      Südtirol 0-1 Cosenza
      Reggiana 0-4 Cosenza
      Modena 1-0 Südtirol
      Reggiana 1-0 Modena
      Pisa 2-1 Cittadella
      Cittadella 0-1 Pisa
      Bari 1-0 Ascoli
      Ascoli 2-2 Bari`);
    const rows = tableOf('serieB', finals, among, [{ team: 'Sampdoria', points: -2 }]);
    expect(places(rows)).toBe(
      'Parma 76, Como 73, Venezia 70, Cremonese 67, Catanzaro 60, Palermo 56, Sampdoria 55, Brescia 51, Cosenza 47, ' +
        'Modena 47, Reggiana 47, Südtirol 47, Pisa 46, Cittadella 46, Spezia 44, Ternana 43, Bari 41, Ascoli 41, ' +
        'Feralpisalò 33, Lecco 26',
    );
  });

  // The table is that of globalfootballrankings.com.
  it('[STA5] (Mexico, Apertura 2024) the goal difference decides, and fewer wins do not matter', () => {
    const finals = finalsOf(`
      América 8 3 6 27-21
      Atlas 5 7 5 17-23
      Cruz Azul 13 3 1 39-12
      Guadalajara 7 4 6 24-15
      Juárez 5 2 10 22-36
      León 3 9 5 21-23
      Mazatlán 2 8 7 10-19
      Monterrey 9 4 4 26-19
      Necaxa 3 6 8 20-26
      Pachuca 3 4 10 20-29
      Puebla 4 2 11 17-31
      Pumas 9 4 4 21-13
      Querétaro 3 3 11 13-31
      San Luis 9 3 5 27-19
      Santos Laguna 2 4 11 12-30
      Tigres 10 4 3 25-15
      Tijuana 8 5 4 24-25
      Toluca 10 5 2 38-16`);
    expect(places(tableOf('ligaMx', finals))).toBe(
      'Cruz Azul 42, Toluca 35, Tigres 34, Pumas 31, Monterrey 31, San Luis 30, Tijuana 29, América 27, Guadalajara 25, ' +
        'Atlas 22, León 18, Juárez 17, Necaxa 15, Mazatlán 14, Puebla 14, Pachuca 13, Querétaro 12, Santos Laguna 10',
    );
    const { rows } = makeTable({ rules: rulesOf('ligaMx'), matches: matchesOf(finals) });
    expect(rows.slice(0, 11).map(({ zone }) => zone)).toEqual([
      ...Array<string>(6).fill('knockout'),
      ...Array<string>(4).fill('knockoutPlayOff'),
      undefined,
    ]);
  });
});

describe('final tables in which a rule decided between level clubs', () => {
  // The table is that of rsssf.com, the results those of championat.ru.
  it('[STA6] (Russia 2023/24) Pari NN are above Ural by their two matches, with a worse goal difference', () => {
    const rows = tableOf(
      'russianPremierLeague',
      [
        { team: 'Ural', wins: 7, draws: 9, losses: 14, goals: [30, 46] },
        { team: 'Pari NN', wins: 8, draws: 6, losses: 16, goals: [29, 51] },
      ],
      [
        ['Ural', 'Pari NN', 0, 0],
        ['Pari NN', 'Ural', 1, 0],
      ],
    );
    expect(rows).toEqual([
      ['Pari NN', 30, '29-51', 'headToHead'],
      ['Ural', 30, '30-46', 'points'],
    ]);
  });

  it('[STA5] (Brazil 2019) Santos are second before Palmeiras by wins, with fewer goals', () => {
    const rows = tableOf('brasileirao', [
      { team: 'Palmeiras', wins: 21, draws: 11, losses: 6, goals: [61, 32] },
      { team: 'Santos', wins: 22, draws: 8, losses: 8, goals: [60, 33] },
    ]);
    expect(rows).toEqual([
      ['Santos', 74, '60-33', 'wins'],
      ['Palmeiras', 74, '61-32', 'points'],
    ]);
  });

  it('[STA5] (MLS 2022) Los Angeles FC take the Shield before Philadelphia by wins, with a worse goal difference', () => {
    const rows = tableOf('mls', [
      { team: 'Philadelphia Union', wins: 19, draws: 10, losses: 5, goals: [72, 26] },
      { team: 'Los Angeles FC', wins: 21, draws: 4, losses: 9, goals: [66, 38] },
    ]);
    expect(rows).toEqual([
      ['Los Angeles FC', 67, '66-38', 'wins'],
      ['Philadelphia Union', 67, '72-26', 'points'],
    ]);
  });

  it('[STA6] (Indonesia 2017) Bhayangkara are champions before Bali United by their two matches, with fewer goals', () => {
    const rows = tableOf(
      'indonesianLeague',
      [
        { team: 'Bali United', wins: 21, draws: 5, losses: 8, goals: [76, 38] },
        { team: 'Bhayangkara', wins: 22, draws: 2, losses: 10, goals: [61, 40] },
      ],
      [
        ['Bali United', 'Bhayangkara', 1, 3],
        ['Bhayangkara', 'Bali United', 3, 2],
      ],
    );
    expect(rows).toEqual([
      ['Bhayangkara', 68, '61-40', 'headToHead'],
      ['Bali United', 68, '76-38', 'points'],
    ]);
  });

  it('[STA6] (Turkey 2020/21) Beşiktaş are champions by one goal, because their two matches with Galatasaray were level', () => {
    const clubs = [
      { team: 'Galatasaray', wins: 26, draws: 6, losses: 8, goals: [80, 36] },
      { team: 'Beşiktaş', wins: 26, draws: 6, losses: 8, goals: [89, 44] },
    ] as const;
    const among = [
      ['Beşiktaş', 'Galatasaray', 2, 0],
      ['Galatasaray', 'Beşiktaş', 3, 1],
    ] as const;
    expect(tableOf('superLig', clubs, among)).toEqual([
      ['Beşiktaş', 84, '89-44', 'goalDifference'],
      ['Galatasaray', 84, '80-36', 'points'],
    ]);
  });

  it('[STA6] (Saudi Arabia 2023/24) Al-Shabab are above Al-Fayha by all goals, because their two matches were level', () => {
    const clubs = [
      { team: 'Al-Fayha', wins: 11, draws: 11, losses: 12, goals: [44, 52] },
      { team: 'Al-Shabab', wins: 12, draws: 8, losses: 14, goals: [45, 42] },
    ] as const;
    const among = [
      ['Al-Fayha', 'Al-Shabab', 0, 1],
      ['Al-Shabab', 'Al-Fayha', 2, 3],
    ] as const;
    expect(tableOf('saudiProLeague', clubs, among)).toEqual([
      ['Al-Shabab', 44, '45-42', 'goalDifference'],
      ['Al-Fayha', 44, '44-52', 'points'],
    ]);
  });

  it('[STA5] (Australia, New Year 2024) Wellington lead Melbourne Victory by wins in that season only', () => {
    // Published were the wins and the goal differences, +10 and +6.
    const clubs = [
      { team: 'Melbourne Victory', wins: 5, draws: 5, losses: 0, goals: [10, 0] },
      { team: 'Wellington Phoenix', wins: 6, draws: 2, losses: 2, goals: [8, 2] },
    ] as const;
    const first = (competition: Competition) => tableOf(competition, clubs)[0]?.[0];
    expect([first('aLeague2023'), first('aLeague')]).toEqual(['Wellington Phoenix', 'Melbourne Victory']);
  });

  it('[STA5] (Japan 2019) level clubs are placed by goal difference', () => {
    const rows = tableOf('j1League', [
      { team: 'Urawa Reds', wins: 9, draws: 10, losses: 15, goals: [34, 50] },
      { team: 'Nagoya Grampus', wins: 9, draws: 10, losses: 15, goals: [45, 50] },
      { team: 'Oita Trinita', wins: 12, draws: 11, losses: 11, goals: [35, 35] },
      { team: 'Vissel Kobe', wins: 14, draws: 5, losses: 15, goals: [61, 59] },
      { team: 'Gamba Osaka', wins: 12, draws: 11, losses: 11, goals: [54, 48] },
    ]);
    expect(rows.map(([team]) => team)).toEqual([
      'Gamba Osaka',
      'Vissel Kobe',
      'Oita Trinita',
      'Nagoya Grampus',
      'Urawa Reds',
    ]);
  });

  it('[STA5] (Europa League 2024/25) Rangers are the last of the first eight by goal difference', () => {
    const clubs = [
      { team: 'FCSB', wins: 4, draws: 2, losses: 2, goals: [10, 9] },
      { team: 'Bodø/Glimt', wins: 4, draws: 2, losses: 2, goals: [14, 11] },
      { team: 'Rangers', wins: 4, draws: 2, losses: 2, goals: [16, 10] },
      { team: 'Anderlecht', wins: 4, draws: 2, losses: 2, goals: [14, 12] },
    ] as const;
    const names = tableOf('europaLeague', clubs).map(([team]) => team);
    expect(names).toEqual(['Rangers', 'Bodø/Glimt', 'Anderlecht', 'FCSB']);
    expect([competitions.conferenceLeague, competitions.europaLeague]).toEqual([
      competitions.championsLeague,
      competitions.championsLeague,
    ]);
    expect(competitions.europaLeague.zones.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['knockout', 1, 8],
      ['knockoutPlayOff', 9, 24],
    ]);
  });

  it('[STA5] (Championship 2024/25) Leeds and Burnley have a hundred points each, and Leeds the title by goals', () => {
    const rows = tableOf('championship', [
      { team: 'Burnley', wins: 28, draws: 16, losses: 2, goals: [69, 16] },
      { team: 'Leeds United', wins: 29, draws: 13, losses: 4, goals: [95, 30] },
    ]);
    expect(rows).toEqual([
      ['Leeds United', 100, '95-30', 'goalDifference'],
      ['Burnley', 100, '69-16', 'points'],
    ]);
  });

  it('[STA6] (Champions League 2018/19) Tottenham go on before Inter by a goal at San Siro, as both won at home by one', () => {
    const rows = tableOf(
      'uefaGroupsUntil2020',
      [
        { team: 'Inter', wins: 2, draws: 2, losses: 2, goals: [6, 7] },
        { team: 'Tottenham Hotspur', wins: 2, draws: 2, losses: 2, goals: [9, 10] },
      ],
      [
        ['Inter', 'Tottenham Hotspur', 2, 1],
        ['Tottenham Hotspur', 'Inter', 1, 0],
      ],
    );
    expect(rows).toEqual([
      ['Tottenham Hotspur', 8, '9-10', 'headToHead'],
      ['Inter', 8, '6-7', 'points'],
    ]);
  });

  it('[STA6] (Champions League 2018/19) Liverpool go on before Napoli by goals scored, as all else between them is level', () => {
    const matches = leagueMatches(`
      Liverpool 3-2 Paris
      RedStar 0-0 Napoli
      Paris 6-1 RedStar
      Napoli 1-0 Liverpool
      Liverpool 4-0 RedStar
      Paris 2-2 Napoli
      RedStar 2-0 Liverpool
      Napoli 1-1 Paris
      Paris 2-1 Liverpool
      Napoli 3-1 RedStar
      Liverpool 1-0 Napoli
      RedStar 1-4 Paris`);
    const { rows } = makeTable({ rules: rulesOf('uefaGroupsUntil2020'), matches });
    expect(rows.map(({ team, points, zone, separatedBy }) => [team, points, zone, separatedBy])).toEqual([
      ['Paris', 11, 'knockout', 'points'],
      ['Liverpool', 9, 'knockout', 'goalsFor'],
      ['Napoli', 9, undefined, 'points'],
      ['RedStar', 4, undefined, undefined],
    ]);
  });

  it('[STA6] (Euro 2004) three teams drew with each other and beat the fourth: their goals against each other send Italy home', () => {
    const rows = tableOf(
      'euroUntil2012',
      [
        { team: 'Italy', wins: 1, draws: 2, losses: 0, goals: [3, 2] },
        { team: 'Denmark', wins: 1, draws: 2, losses: 0, goals: [4, 2] },
        { team: 'Sweden', wins: 1, draws: 2, losses: 0, goals: [8, 3] },
      ],
      [
        ['Denmark', 'Italy', 0, 0],
        ['Italy', 'Sweden', 1, 1],
        ['Denmark', 'Sweden', 2, 2],
      ],
    );
    expect(rows).toEqual([
      ['Sweden', 5, '8-3', 'headToHead'],
      ['Denmark', 5, '4-2', 'headToHead'],
      ['Italy', 5, '3-2', 'points'],
    ]);
  });

  it('[STA10] (Belgium 2024/25) Union are champions with thirteen points fewer than Genk after thirty rounds', () => {
    const season = (
      team: string,
      part: PartKind | undefined,
      [wins, draws, losses]: readonly [number, number, number],
    ) => {
      const outcomes = [
        ...Array<number>(wins).fill(1),
        ...Array<number>(draws).fill(0),
        ...Array<number>(losses).fill(-1),
      ];
      return outcomes.map((outcome, index): LeagueMatch => {
        const matchId = [team, part ?? '', index].join(' ');
        const [homeGoals, awayGoals] = [Math.max(outcome, 0), Math.max(-outcome, 0)];
        return { matchId, home: team, away: matchId, kickOff: index, status: 'ended', homeGoals, awayGoals, part };
      });
    };
    const before = [
      ...season('Genk', undefined, [21, 5, 4]),
      ...season('Club Brugge', undefined, [17, 8, 5]),
      ...season('Union Saint-Gilloise', undefined, [15, 10, 5]),
    ];
    const after = [
      ...season('Club Brugge', 'championship', [7, 2, 1]),
      ...season('Union Saint-Gilloise', 'championship', [9, 1, 0]),
      ...season('Genk', 'championship', [1, 0, 0]).map((match) => ({ ...match, status: 'coming' as const })),
    ];
    const names = new Set(['Genk', 'Club Brugge', 'Union Saint-Gilloise']);
    const first = (matches: LeagueMatch[]) =>
      makeTable({ rules: rulesOf('belgianProLeague'), matches })
        .rows.filter(({ team }) => names.has(team))
        .slice(0, 2)
        .map(({ team, points }) => `${team} ${points}`);
    expect(first(before)).toEqual(['Genk 68', 'Club Brugge 59']);
    expect(first([...before, ...after])).toEqual(['Union Saint-Gilloise 56', 'Club Brugge 53']);
  });
});

describe('orders of clubs with made-up records', () => {
  it('[STA6] (Croatia, made-up records) Dinamo lead by goals until the last of their four matches, and then Rijeka by these', () => {
    // The results between them are those of the season; published was also that Dinamo had the better goal difference.
    const among = resultsOf(`
      Dinamo 1-1 Rijeka
      Rijeka 0-0 Dinamo
      Rijeka 4-0 Dinamo
      Dinamo 1-0 Rijeka`);
    const clubs = [
      { team: 'Dinamo', wins: 5, draws: 3, losses: 2, goals: [20, 9] },
      { team: 'Rijeka', wins: 5, draws: 3, losses: 2, goals: [12, 5] },
    ] as const;
    const first = (matches: LeagueMatch[]) => makeTable({ rules: rulesOf('croatianLeague'), matches }).rows[0]?.team;
    const coming: LeagueMatch = {
      ...{
        matchId: 'x',
        home: 'Dinamo',
        away: 'Rijeka',
        kickOff: 99,
        status: 'coming',
        homeGoals: null,
        awayGoals: null,
      },
    };
    const threeTimes = matchesOf(clubs, among.slice(0, 3));
    expect(first([...threeTimes, coming])).toBe('Dinamo');
    expect(first(matchesOf(clubs, among))).toBe('Rijeka');
  });

  it('[STA6] (Austria) since 2021/22 the matches among level clubs come before goals', () => {
    const clubs = [
      { team: 'A', wins: 5, draws: 0, losses: 5, goals: [9, 14] },
      { team: 'B', wins: 5, draws: 0, losses: 5, goals: [20, 9] },
    ] as const;
    const among = resultsOf('A 2-0 B\nB 1-0 A');
    expect(tableOf('austrianBundesliga', clubs, among)[0]?.[0]).toBe('A');
    expect(tableOf('austrianBundesligaUntil2020', clubs, among)[0]?.[0]).toBe('B');
  });

  it('[STA6] (Japan) goals scored come before the matches among level clubs, but not in 2020', () => {
    const clubs = [
      { team: 'A', wins: 5, draws: 0, losses: 5, goals: [12, 10] },
      { team: 'B', wins: 5, draws: 0, losses: 5, goals: [14, 12] },
    ] as const;
    const among = [
      ['A', 'B', 1, 0],
      ['B', 'A', 0, 1],
    ] as const;
    expect(tableOf('j1League', clubs, among)[0]).toEqual(['B', 15, '14-12', 'goalsFor']);
    expect(tableOf('j1League2020', clubs, among)[0]).toEqual(['A', 15, '12-10', 'headToHead']);
  });

  it('[STA6] (China) the matches among level clubs count once all of them are played', () => {
    const clubs = [
      { team: 'A', wins: 5, draws: 0, losses: 5, goals: [9, 14] },
      { team: 'B', wins: 5, draws: 0, losses: 5, goals: [20, 9] },
    ] as const;
    const among = [
      ['A', 'B', 2, 0],
      ['B', 'A', 1, 0],
    ] as const;
    expect(tableOf('chineseSuperLeague', clubs, among)[0]).toEqual(['A', 15, '9-14', 'headToHead']);
    const coming: LeagueMatch = {
      ...{ matchId: 'x', home: 'B', away: 'A', kickOff: 99, status: 'coming', homeGoals: null, awayGoals: null },
    };
    const matches = [...matchesOf(clubs, [['A', 'B', 2, 0]]), coming];
    expect(makeTable({ rules: rulesOf('chineseSuperLeague'), matches }).rows[0]?.team).toBe('B');
  });
});
