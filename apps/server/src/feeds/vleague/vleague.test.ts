import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from './read-csv.js';
import { parseClubs, parseResults, readVLeague } from './read-vleague.js';

const folder = join(import.meta.dirname, '../../../../../../shared/data/vietnam');
const real = existsSync(folder) ? it : it.skip;
const HEAD = 'season,dateICT,timeICT,matchTime,home,away,homeScore,awayScore';
const { list: clubs } = parseClubs([
  { key: 'a', name: 'Hà Nội', shortName: 'HN', code: 'HN', stadium: 'Hàng Đẫy' },
  { key: 'b', name: 'Công An TP. Hồ Chí Minh', nameBySeason: { '2024-25': 'TP. Hồ Chí Minh' } },
]);
const good = '2024-25,2024-09-14,18:00,1726311600,Hà Nội,TP. Hồ Chí Minh,1,0';
const results = (...lines: string[]) => parseResults([HEAD, ...lines].join('\n'), clubs);

describe('the V.League file', () => {
  real('of ../shared/data reads whole: two seasons of 182 matches and every club', async () => {
    const { fixtures, bad } = await readVLeague(folder);
    expect([bad, fixtures.length, new Set(fixtures.map(({ fixtureId }) => fixtureId)).size]).toEqual([[], 364, 364]);
    expect(new Set(fixtures.map(({ home }) => home.teamId)).size).toBe(16);
    expect(fixtures[0]).toMatchObject({ location: 'Sân Hà Tĩnh', homeScore: 1, awayScore: 0, origin: 'import' });
    expect(fixtures[0]?.kickOff.toISOString()).toBe('2024-09-14T11:00:00.000Z');
  });

  it('knows a club by the name it had then, and shows the one it has today', () => {
    const { fixtures, bad } = results(good);
    expect(bad).toEqual([]);
    expect(fixtures[0]?.away.name).toBe('Công An TP. Hồ Chí Minh');
  });

  it('[LS10] (rounds) has a season and no name of a round, because the file has no matchdays', () => {
    const [fixture] = results(good).fixtures;
    expect([fixture?.round, fixture?.stage?.season, fixture?.stage?.roundNumber]).toEqual(['', '2024/25', null]);
  });

  it('reports each unusable line with its reason and keeps the good one', () => {
    const { fixtures, bad } = results(
      good,
      good,
      good.replace('Hà Nội,', 'Hà Nội FC Juniors,'),
      good.replace(',1,0', ',x,0'),
      good.replace(',1,0', ',99,0'),
      good.replace('2024-09-14', '2024-09-31'),
      good.replace('1726311600', '1726311601'),
      good.replace('TP. Hồ Chí Minh', 'Hà Nội'),
      good.replace('2024-25,2024', 'mùa này,2024'),
      'một,hai',
      '',
    );
    expect(fixtures).toHaveLength(1);
    expect(bad.map(({ row, reason }) => `${row} ${reason}`).sort()).toEqual(
      [
        '3 trùng một trận đã có ở dòng trên',
        '4 không biết câu lạc bộ "Hà Nội FC Juniors"',
        '5 số bàn thắng "x" không hợp lệ',
        '6 số bàn thắng "99" không hợp lệ',
        '7 ngày giờ "2024-09-31 18:00" không đọc được',
        '8 matchTime không khớp ngày giờ Việt Nam',
        '9 hai đội trùng nhau',
        '10 trường season thiếu hoặc sai',
        '11 có 2 ô, cần 8',
      ].sort(),
    );
  });

  it('missing columns and missing files are each one bad input', async () => {
    expect(parseResults('a,b\n1,2', clubs).bad).toEqual([
      { file: 'vleague1-results.csv', row: null, reason: `thiếu cột ${HEAD.replaceAll(',', ', ')}` },
    ]);
    expect((await readVLeague('/nowhere/at/all')).bad).toEqual([
      { file: 'vleague1-clubs.json', row: null, reason: 'thiếu tệp' },
    ]);
    expect(parseClubs({}).bad).toHaveLength(1);
    expect(parseClubs([{ key: 'x' }]).bad[0]?.reason).toBe('trường name thiếu hoặc sai');
  });

  it('cells in quotes may hold commas and quotes', () => {
    expect(readCsv('\uFEFFa,b\r\n"x, ""y""",2\r\n', 'f', ['a', 'b']).rows).toEqual([
      { line: 2, cells: { a: 'x, "y"', b: '2' } },
    ]);
    expect(readCsv('a,b\n,\n', 'f', ['a']).rows).toEqual([{ line: 2, cells: { a: '', b: '' } }]);
  });
});
