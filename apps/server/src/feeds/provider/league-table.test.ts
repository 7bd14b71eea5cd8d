import { parseCupTables, parseLeagueTable } from './league-table.js';

const row = (rank: number, fields: object = {}) => ({
  ...{ rank, teamId: `${100 + rank}`, totalCount: 11, winCount: 7, drawCount: 2, loseCount: 2 },
  ...{ getScore: 20, loseScore: 9, goalDifference: 11, integral: 23 - rank, deduction: 0 },
  ...fields,
});
const read = (rows: readonly object[], rest: object = {}) =>
  parseLeagueTable({ totalStandings: rows, ...rest }, 'standing');
const reasons = (rows: readonly object[]) => read(rows).bad.map(({ row: place, reason }) => [place, reason]);

describe('a table of the provider', () => {
  it('[PF16] (places) is read with numbers as text, in the order of the places, with names of its own list', () => {
    const text = Object.fromEntries(Object.entries(row(2)).map(([field, value]) => [field, String(value)]));
    const { list, bad } = read([text, row(1)], { teamInfo: [{ teamId: 101, name: 'Hà Nội FC' }] });
    expect(bad).toEqual([]);
    expect(list.map(({ rank, teamId, name, points }) => [rank, teamId, name, points])).toEqual([
      [1, '101', 'Hà Nội FC', 22],
      [2, '102', '', 21],
    ]);
    expect(list[0]).toMatchObject({ played: 11, wins: 7, draws: 2, losses: 2, goalsFor: 20, goalsAgainst: 9 });
  });

  it.each([
    ['a count that its parts contradict', { totalCount: 12 }, 'số trận không khớp thắng, hòa, thua'],
    ['a difference that the goals contradict', { goalDifference: 10 }, 'hiệu số không khớp số bàn'],
    ['no place', { rank: 0 }, 'hạng hoặc điểm không thể có'],
    ['impossible points', { integral: 5_000 }, 'hạng hoặc điểm không thể có'],
    ['a negative count', { loseCount: -2 }, 'trường loseCount thiếu hoặc sai'],
    ['a missing number', { getScore: undefined }, 'trường getScore thiếu hoặc sai'],
    ['a team that is there already', { teamId: '101' }, 'trùng đội 101'],
  ])('[PF16] (places) leaves out a row with %s', (_, fields, reason) => {
    const rows = [row(1), row(2, fields), row(3)];
    expect(read(rows).list.map(({ teamId }) => teamId)).toEqual(['101', '103']);
    expect(reasons(rows)).toEqual([[2, reason]]);
  });

  it('[PF16] (places) has no places where two tables are in one', () => {
    expect(read([row(1), row(1, { teamId: '201', integral: 3 })])).toMatchObject({
      list: [],
      bad: [{ row: null, reason: 'hai đội cùng hạng mà khác điểm' }],
    });
    expect(read([row(1), row(1, { teamId: '201', integral: 22 })]).list).toHaveLength(2);
    expect(read([]).list).toEqual([]);
    expect(parseLeagueTable(undefined, 'standing').bad[0]).toMatchObject({ row: null });
  });
});

describe('the groups of a cup of the provider', () => {
  const team = (rank: number, teamId: string, fields: object = {}) =>
    row(rank, { teamId, teamName: `Đội ${teamId}`, ...fields });
  const group = (groupName: string, ...scoreItems: object[]) => ({ groupName, scoreItems });
  const cup = (...roundScoreItems: object[]) => [{ leagueId: '1572', season: '2026', roundScoreItems }];
  const round = (roundName: string, ...groupScoreItems: object[]) => ({ roundName, groupScoreItems });

  it('[PF16] (groups) are read by their letters, each in the order of its places, with the names of the rows', () => {
    const answer = cup(
      round('Qualification', group('Group A', team(1, '9'), team(2, '8'))),
      round('Group stage', group('Group A', team(2, '2'), team(1, '1')), group('B', team(1, '3'), team(2, '4'))),
      round('Final'),
    );
    const { season, list, bad } = parseCupTables(answer, 'cup', '1572');
    expect([season, bad]).toEqual(['2026', []]);
    expect(list.map(({ group: letter, rank, teamId, name }) => [letter, rank, teamId, name])).toEqual([
      ['A', 1, '1', 'Đội 1'],
      ['A', 2, '2', 'Đội 2'],
      ['B', 1, '3', 'Đội 3'],
      ['B', 2, '4', 'Đội 4'],
    ]);
  });

  it('[PF16] (groups) a group with an unusable row, a team twice or no name has no places, and the others have theirs', () => {
    const answer = cup(
      round(
        'Group stage',
        ...[
          group('Group A', team(1, '1', { totalCount: 12 }), team(2, '2')),
          group('Group B', team(1, '3'), team(2, '3')),
        ],
        ...[group('', team(1, '5')), group('Group D', team(1, '7'), team(2, '8'))],
      ),
    );
    const { list, bad } = parseCupTables(answer, 'cup', '1572');
    expect(list.map(({ group: letter }) => letter)).toEqual(['D', 'D']);
    expect(bad).toEqual([{ file: 'cup', row: 1, reason: 'số trận không khớp thắng, hòa, thua' }]);
  });

  it.each([
    ['is missing', undefined, 'data không phải danh sách'],
    ['is an object', cup()[0], 'data không phải danh sách'],
    ['is empty', [], 'không có cúp 1572'],
    ['has another cup', [{ leagueId: '1', season: '2026' }], 'không có cúp 1572'],
    ['does not say its season', [{ ...cup()[0], season: '' }], 'trường season thiếu hoặc sai'],
  ])('[PF16] (groups) an answer that %s is reported', (_, answer, reason) => {
    expect(parseCupTables(answer, 'cup', '1572')).toEqual({
      season: '',
      list: [],
      bad: [{ file: 'cup', row: null, reason }],
    });
  });

  it('[PF16] (groups) a cup without groups has no places, and a row that is none is reported', () => {
    expect(parseCupTables(cup(), 'cup', '1572')).toEqual({ season: '2026', list: [], bad: [] });
    const bad = [{ file: 'cup', row: 1, reason: 'dòng không phải đối tượng' }];
    expect(parseCupTables([7, ...cup()], 'cup', '1572')).toEqual({ season: '2026', list: [], bad });
  });
});
