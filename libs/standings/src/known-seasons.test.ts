import { type Competition, competitions, rulesOf } from './competitions.js';
import type { LeagueMatch } from './match.js';
import type { PartKind } from './rules.js';
import { leagueMatches } from './samples.js';
import { makeTable } from './table.js';

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
function tableOf(competition: Competition, finals: readonly Final[], among?: readonly Result[]) {
  const { rows } = makeTable({ rules: rulesOf(competition), matches: matchesOf(finals, among) });
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

describe('final tables in which a rule decided between level clubs', () => {
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
