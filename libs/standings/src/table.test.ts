import { type Competition, competitions, rulesOf } from './competitions.js';
import type { LeagueMatch } from './match.js';
import type { Part, PartKind } from './rules.js';
import { leagueMatches } from './samples.js';
import { makeTable, rankAcross, type TableInput } from './table.js';

const placesOf = (text: string, over: Partial<TableInput> = {}): string[] =>
  makeTable({ rules: competitions.unknown, matches: leagueMatches(text), ...over }).rows.map(
    ({ rank, team, points }) => `${rank} ${team} ${points}`,
  );

describe('makeTable', () => {
  it('[STA3] counts ended matches, awarded ones among them, and no coming or void match', () => {
    const matches = leagueMatches('A 1-0 B\nB v A');
    const awarded: LeagueMatch = { ...matches[0]!, matchId: 'awarded', homeGoals: 0, awayGoals: 3 };
    const abandoned: LeagueMatch = { ...awarded, matchId: 'abandoned', status: 'void', awayGoals: 9 };
    const { rows } = makeTable({ rules: competitions.unknown, matches: [...matches, awarded, abandoned] });
    expect(rows.map(({ team, played, goalsFor, goalsAgainst }) => [team, played, goalsFor, goalsAgainst])).toEqual([
      ['B', 2, 3, 1],
      ['A', 2, 1, 3],
    ]);
  });

  it('[STA4] counts a running match only in a provisional table', () => {
    const text = 'A 1-0 B\n~B 2-0 A';
    expect(placesOf(text)).toEqual(['1 A 3', '2 B 0']);
    expect(placesOf(text, { provisional: true })).toEqual(['1 B 3', '2 A 3']);
    const table = makeTable({ rules: competitions.unknown, matches: leagueMatches(text), provisional: true });
    expect([table.provisional, table.rows[0]?.form]).toEqual([true, [{ matchId: '000', outcome: 'loss' }]]);
  });

  it('[STA5] separates level teams by goals first in England, and by their own matches first in Italy', () => {
    const matches = leagueMatches('A 1-0 B\nB 0-0 A\nB 5-0 C\nA 0-0 C\nB 0-0 C');
    const order = (competition: Competition) =>
      makeTable({ rules: rulesOf(competition), matches }).rows.map(({ team, points, separatedBy }) => [
        ...[team, points, separatedBy],
      ]);
    expect(order('premierLeague')).toEqual([
      ['B', 5, 'goalDifference'],
      ['A', 5, 'points'],
      ['C', 2, undefined],
    ]);
    expect(order('serieA').slice(0, 2)).toEqual([
      ['A', 5, 'headToHead'],
      ['B', 5, 'points'],
    ]);
  });

  it('[STA6] waits with head-to-head until both matches are played, where the rules say so', () => {
    const text = 'A 1-0 B\nB 5-0 C\nC 3-0 A\nC v B';
    expect(placesOf(text, { rules: rulesOf('laLiga') })[0]).toBe('1 B 3');
    expect(placesOf('A 1-0 B\nB 0-0 A\nB 5-0 C\nA 0-1 C\nC 1-0 D\nD 1-0 C', { rules: rulesOf('laLiga') })[0]).toBe(
      '1 C 6',
    );
  });

  it('[STA6] compares those that remain level once more by the matches among them alone', () => {
    // All have three points of the circle; A and B also have the same goals in it, so the match between them decides.
    const circle = 'A 1-0 B\nB 2-1 C\nC 1-0 A';
    const more = 'D 0-9 A\nD 0-1 B\nD 0-1 C';
    const order = (rules: TableInput['rules']) =>
      placesOf(`${circle}\n${more}`, { rules }).map((place) => place.slice(2, 3));
    expect(order(rulesOf('worldCup'))).toEqual(['B', 'C', 'A', 'D']);
    expect(order(rulesOf('worldCupUntil2022'))[0]).toBe('A');
  });

  it('[STA7] teams that no rule separates share a rank and are listed by name', () => {
    expect(placesOf('B 1-1 A\nA 1-1 B\nC 0-1 D\nD 0-1 C')).toEqual(['1 C 3', '1 D 3', '3 A 2', '3 B 2']);
  });

  it('[STA8] takes points away and nothing else', () => {
    const { rows } = makeTable({
      rules: competitions.unknown,
      matches: leagueMatches('A 1-0 B\nA 1-0 C'),
      adjustments: [
        { team: 'A', points: -6 },
        { team: 'A', points: -1 },
      ],
    });
    expect(rows.map(({ team, points, adjusted, wins }) => [team, points, adjusted, wins])).toEqual([
      ['B', 0, 0, 0],
      ['C', 0, 0, 0],
      ['A', -1, -7, 2],
    ]);
  });

  it('[STA9] makes a table of home matches, of away matches and of first halves', () => {
    const matches = leagueMatches('A 2-1 B\nB 0-0 A').map((match) => ({
      ...match,
      homeHalfGoals: 0,
      awayHalfGoals: 1,
    }));
    const rowsOf = (view: TableInput['view']) =>
      makeTable({ rules: competitions.premierLeague, matches, ...(view && { view }) }).rows.map(
        ({ team, points, goalsFor, zone }) => [team, points, goalsFor, zone],
      );
    expect(rowsOf('home')).toEqual([
      ['A', 3, 2, undefined],
      ['B', 1, 0, undefined],
    ]);
    expect(rowsOf('away')).toEqual([
      ['A', 1, 0, undefined],
      ['B', 0, 1, undefined],
    ]);
    expect(rowsOf('half').map(([team, points]) => [team, points])).toEqual([
      ['A', 3],
      ['B', 3],
    ]);
  });

  it('[STA10] keeps teams in their part after a split, with halved points where the rules say so', () => {
    const early = leagueMatches('A 1-0 D\nB 1-0 C\nA 1-0 C\nB 0-0 D').map((match) => ({ ...match, round: 1 }));
    const late = leagueMatches('A 0-1 B\nC 5-0 D\nC 5-0 D\nC 5-0 D').map((match, index) => ({
      ...match,
      ...{ matchId: `late${index}`, round: 2 },
    }));
    const table = (rounding: Part['halves'], matches = [...early, ...late]) =>
      makeTable({
        rules: {
          ...competitions.unknown,
          split: {
            afterRound: 1,
            parts: [
              { kind: 'championship', size: 2, halves: rounding },
              { kind: 'relegation', size: 2, halves: rounding },
            ],
          },
        },
        matches,
      }).rows.map(({ team, points }) => `${team} ${points}`);
    expect(table(undefined)).toEqual(['B 7', 'A 6', 'C 9', 'D 1']);
    expect(table('down')).toEqual(['B 5', 'A 3', 'C 9', 'D 0']);
    expect(table('up')).toEqual(['B 5', 'A 3', 'C 9', 'D 1']);
    expect(table('up', early)).toEqual(['A 6', 'B 4', 'D 1', 'C 0']);
  });

  it('[STA10] (rounding) the half that rounding gave or took decides between level teams, unless the rules ignore it', () => {
    const early = leagueMatches('A 1-0 C\nB 1-0 D\nA 1-0 D\nA 0-0 E\nB 0-0 C\nB 0-0 E\nB 0-0 F\nB 0-0 G');
    const late = leagueMatches('A 0-0 B').map((match) => ({
      ...match,
      matchId: 'late',
      part: 'championship' as const,
    }));
    const more = leagueMatches('B 0-0 H').map((match) => ({ ...match, matchId: 'more' }));
    const first = (part: Omit<Part, 'kind'>, matches: LeagueMatch[]) =>
      makeTable({
        rules: { ...competitions.unknown, split: { parts: [{ kind: 'championship', ...part }] } },
        matches: [...matches, ...late],
      })
        .rows.slice(0, 2)
        .map(({ team, points, separatedBy }) => `${team} ${points} ${separatedBy}`);
    // Seven points each are rounded to the same, so goals decide.
    expect(first({ halves: 'up' }, early)).toEqual(['A 5 goalDifference', 'B 5 points']);
    // A has seven points, B eight: after rounding up both have four, and a half of that of A is a gift.
    expect(first({ halves: 'up' }, [...early, ...more])).toEqual(['B 5 roundedHalf', 'A 5 points']);
    expect(first({ halves: 'up', ignoresRounding: true }, [...early, ...more])).toEqual([
      'A 5 goalDifference',
      'B 5 points',
    ]);
    expect(first({ halves: 'down' }, [...early, ...more])).toEqual(['B 5 points', 'A 4 points']);
  });

  it('[STA10] (places kept) level teams of a part stay in the order of before where the rules say so', () => {
    const early = leagueMatches('A 3-0 C\nB 1-0 D\nA 1-0 B\nC 0-0 D').map((match) => ({ ...match, round: 1 }));
    const late = leagueMatches('B 9-0 A').map((match) => ({ ...match, matchId: 'late', round: 2 }));
    const first = (keepsPlaces: true | undefined) => {
      const parts = [
        { kind: 'championship', size: 2 },
        { kind: 'relegation', size: 2 },
      ] as const;
      const split = { afterRound: 1, parts, ...(keepsPlaces && { keepsPlaces }) };
      const [row] = makeTable({ rules: { ...competitions.unknown, split }, matches: [...early, ...late] }).rows;
      return `${row?.team} ${row?.points} ${row?.separatedBy}`;
    };
    expect(first(undefined)).toBe('B 6 goalDifference');
    expect(first(true)).toBe('A 6 placeBefore');
  });

  it('[STA16] a table of some teams counts their matches with others, and its zones count its places', () => {
    const matches = leagueMatches('A 1-0 X\nX 2-0 B\nA 0-0 B\nY 1-0 X');
    const rules = { ...competitions.unknown, zones: [{ kind: 'relegation', from: -1, to: -1 }] } as const;
    const rows = (...members: string[]) =>
      makeTable({ rules, matches, members: new Set(members) }).rows.map(
        ({ team, rank, points, zone }) => `${rank} ${team} ${points} ${zone}`,
      );
    expect(rows('A', 'B')).toEqual(['1 A 4 undefined', '2 B 1 relegation']);
    expect(rows('X', 'Y')).toEqual(['1 Y 3 undefined', '2 X 3 relegation']);
  });

  it('[STA10] (named parts) the parts are those that the matches name, in the order of the places before', () => {
    const early = leagueMatches('A 3-0 F\nB 2-0 E\nC 1-0 D\nA 1-0 B\nC 0-0 E\nD 1-0 F\nE 0-1 F');
    const later = (text: string, part: PartKind) =>
      leagueMatches(text).map((match) => ({ ...match, matchId: `${part} ${match.matchId}`, part }));
    const rows = (matches: LeagueMatch[]) => makeTable({ rules: competitions.unknown, matches }).rows;
    const divided = [...early, ...later('A 0-5 C', 'championship'), ...later('F 9-0 E\nF 9-0 E', 'relegation')];
    expect(
      rows(early)
        .map(({ team }) => team)
        .join(''),
    ).toBe('ACBDFE');
    // The season of B and D is over: they stay between the two parts.
    expect(rows(divided).map(({ team, points }) => `${team} ${points}`)).toEqual([
      ...['C 7', 'A 6', 'B 3', 'D 3', 'F 9', 'E 1'],
    ]);
    expect(rows(divided).map(({ part }) => part)).toEqual([
      ...['championship', 'championship', undefined, undefined, 'relegation', 'relegation'],
    ]);
    expect(rows(early).every(({ part }) => part === undefined)).toBe(true);
  });

  it('[STA11] gives zones from both ends, and names a play-off that is due once all is played', () => {
    const teams = Array.from({ length: 20 }, (_, index) => `T${String(index).padStart(2, '0')}`);
    const table = makeTable({ rules: rulesOf('serieA'), matches: leagueMatches('T00 1-0 T05\nT01 1-0 T06'), teams });
    expect(table.rows.map(({ zone }) => zone).slice(3, 7)).toEqual([
      'championsLeague',
      'europaLeague',
      'conferenceLeague',
      undefined,
    ]);
    expect(table.rows.filter(({ zone }) => zone === 'relegation').length).toBe(3);
    expect(table.playOffs[0]).toEqual(['T00', 'T01']);
    const coming = makeTable({
      rules: rulesOf('serieA'),
      matches: leagueMatches('T00 1-0 T05\nT01 1-0 T06\nT00 v T01'),
    });
    expect(coming.playOffs).toEqual([]);
  });

  it('[STA12] has the form with the newest last, and the places won since before the matchday', () => {
    const matches = leagueMatches('A 1-0 B\nC 0-0 D\nB 2-0 A\nC 1-0 D').map((match, index) => ({
      ...match,
      round: index < 2 ? 1 : 2,
    }));
    const rows = makeTable({ rules: competitions.unknown, matches }).rows;
    expect(rows.map(({ team, rank, moved, form }) => [team, rank, moved, form.map(({ outcome }) => outcome)])).toEqual([
      ['C', 1, 1, ['draw', 'win']],
      ['B', 2, 2, ['loss', 'win']],
      ['A', 3, -2, ['win', 'loss']],
      ['D', 4, -2, ['draw', 'loss']],
    ]);
    expect(
      makeTable({ rules: competitions.unknown, matches: leagueMatches('A 1-0 B') }).rows[0]?.moved,
    ).toBeUndefined();
  });

  it('[STA12] before the last of four matches between level teams, these do not count yet', () => {
    const results = leagueMatches('A 1-0 B\nB 0-0 A\nA 0-0 B\nC 0-5 B\nA 0-0 B');
    const matches = results.map((match, index) => ({ ...match, round: [1, 2, 3, 3, 4][index] }));
    const { rows } = makeTable({ rules: competitions.croatianLeague, matches });
    expect(rows.map(({ team, points, rank, moved }) => [team, points, rank, moved])).toEqual([
      ['A', 6, 1, 1],
      ['B', 6, 2, -1],
      ['C', 0, 3, 0],
    ]);
  });

  it('[STA5] orders the third-placed teams of several groups by points and goals', () => {
    const group = (text: string) => makeTable({ rules: competitions.worldCup, matches: leagueMatches(text) });
    const tables = [group('A 1-0 B\nA 1-0 C\nB 1-0 C'), group('D 1-0 E\nD 1-0 F\nE 1-1 F')];
    expect(rankAcross(tables, 3, ['goalDifference', 'goalsFor']).map(({ team }) => team)).toEqual(['F', 'C']);
  });
});
