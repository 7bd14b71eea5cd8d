import type { OddsHistory } from '@khandai/contracts';
import { parseRows } from '@khandai/odds-parser';
import { fixture, NOW } from '../../../../test/fixtures';
import { createI18nForTest } from '../../../../test/words';
import type { Watched } from './watched';
import { moveLines, moveRows, moveSeries, movesSummary } from './moves-view';
import { MovesStore } from './MovesStore';

const { odds: t } = createI18nForTest();
const watched: Watched = { companyId: 8, category: 'handicap' };
const row = (line: string, home: string, { close = false, companyId = 8, at = '2026-11-20T13:20:00.000Z' } = {}) =>
  `f1,${companyId},0.5,0.88,1.04,${line},${home},1.00,false,true,${Date.parse(at) / 1000},${close},3`;
const read = (text: string) => parseRows('handicap', [text]).odds[0]!;
const history: OddsHistory = {
  list: [
    { movedAt: '2026-11-20T13:00:01.500Z', row: row('0.5', '0.90', { at: '2026-11-20T13:00:00.000Z' }) },
    { movedAt: '2026-11-20T13:10:01.500Z', row: row('0.25', '0.95', { at: '2026-11-20T13:10:00.000Z' }) },
  ],
};

function store(answer: () => Promise<OddsHistory> = () => Promise.resolve(history)) {
  const warnings: unknown[] = [];
  const asked: Watched[] = [];
  const moves = new MovesStore(watched, {
    history: (one) => {
      asked.push(one);
      return answer();
    },
    log: { warn: (_what, details) => warnings.push(details) },
  });
  return { moves, warnings, asked };
}

const homes = (moves: MovesStore) => moves.moves.map(({ odds }) => ('home' in odds.instant ? odds.instant.home : 0));

describe('MovesStore', () => {
  test('[OD3] (movement) a pushed row of what is watched is a move when it offers something else', () => {
    const { moves } = store();
    moves.take(history);
    moves.push(read(row('0.25', '0.95')), NOW);
    moves.push(read(row('0.25', '0.99', { companyId: 9 })), NOW);
    expect(homes(moves)).toEqual([0.9, 0.95]);
    moves.push(read(row('0.25', '0.99')), NOW);
    moves.push(read(row('0.25', '0.99', { close: true })), NOW + 1);
    expect(homes(moves)).toEqual([0.9, 0.95, 0.99, 0.99]);
  });

  test('[OD3] (movement) a move has the time that the provider gives', () => {
    const { moves } = store();
    moves.take(history);
    moves.push(read(row('0.25', '0.99', { at: '2026-11-20T13:12:30.000Z' })), NOW);
    expect(moves.moves.map(({ at }) => new Date(at).toISOString().slice(11, 19))).toEqual([
      '13:00:00',
      '13:10:00',
      '13:12:30',
    ]);
  });

  test('another company has its own history, and a late reply for the previous one changes nothing', async () => {
    let answer: (history: OddsHistory) => void = () => undefined;
    const { moves, asked } = store(() => new Promise((resolve) => (answer = resolve)));
    const first = moves.watch({ companyId: 9, category: 'handicap' });
    const late = answer;
    const second = moves.watch({ companyId: 10, category: 'handicap' });
    late(history);
    await first;
    expect([moves.moves, moves.load]).toEqual([[], 'loading']);
    answer({ list: [] });
    await second;
    expect([moves.load, asked.map(({ companyId }) => companyId)]).toEqual(['idle', [9, 10]]);
  });

  test('a history that fails to load shows an error, is logged, and can be retried', async () => {
    let broken = true;
    const { moves, warnings } = store(() => (broken ? Promise.reject(new Error('away')) : Promise.resolve(history)));
    await moves.reload();
    expect([moves.load, warnings.length]).toEqual(['failed', 1]);
    broken = false;
    await moves.reload();
    expect([moves.load, moves.moves.length]).toEqual(['idle', 2]);
  });

  test('[OD5] (history) a bad row is logged and the good ones are shown', () => {
    const { moves, warnings } = store();
    moves.take({ list: [{ movedAt: '2026-11-20T13:00:00.000Z', row: 'x' }, ...history.list] });
    expect([moves.moves.length, warnings.length]).toEqual([2, 1]);
  });
});

describe('movement on screen', () => {
  const { moves } = store();
  moves.take(history);
  moves.push(read(row('0.25', '0.95', { close: true, at: '2026-11-20T13:31:00.000Z' })), NOW);
  const moment = { now: NOW, timezone: 'Asia/Ho_Chi_Minh' };
  const shown = { fixture: fixture(), format: 'malay', moment } as const;

  test('[OD3] (movement list) newest first, with where each price went, its line, and the opening at the end', () => {
    const rows = moveRows(moves.moves, shown, t);
    expect(rows.map(({ time, line }) => [time, line])).toEqual([
      ['20:31:00', '0-0.5'],
      ['20:10:00', '0-0.5'],
      ['20:00:00', '0.5'],
      ['Mở cửa', '0.5'],
    ]);
    expect(rows[0]?.prices[0]).toMatchObject({ state: 'locked' });
    // The line moved, so the two prices are not comparable.
    expect([rows[1]?.prices[0]?.text, rows[1]?.prices[0]?.move]).toEqual(['0.95', undefined]);
    const later = [...moves.moves, { at: NOW, odds: read(row('0.25', '0.99')) }];
    const [newest] = moveRows(later, shown, t);
    expect(newest?.prices[0]).toMatchObject({ text: '0.99', move: 'up' });
    expect(rows[3]?.prices[1]).toMatchObject({ text: '−0.96', negative: true });
  });

  test('[OD3] (movement chart) a series a side with gaps where it was suspended, lines where they changed, and a sentence of it all', () => {
    expect(
      moveSeries(moves.moves, ['Nhà', 'Khách'], 'malay').map(({ name, points }) => [
        name,
        points.map(({ value }) => value),
      ]),
    ).toEqual([
      ['Nhà', [0.9, 0.95, undefined]],
      ['Khách', [1, 1, undefined]],
    ]);
    const open = [...moves.moves.slice(1, 2), { at: NOW, odds: read(row('0.25', '1.04')) }];
    expect(moveSeries(open, ['Nhà', 'Khách'], 'malay')).toMatchObject([
      { text: '−0.96', move: 'up' },
      { text: '1.00' },
    ]);
    // Suspended, and then with another line: no price, and no direction.
    expect(moveSeries(moves.moves, [], 'malay')[0]).not.toHaveProperty('text');
    expect(moveSeries([...moves.moves.slice(0, 1), ...open.slice(1)], [], 'malay')[0]).not.toHaveProperty('move');
    expect(moveLines(moves.moves, fixture()).map(({ text }) => text)).toEqual(['0.5', '0-0.5']);
    const about = { fixture: fixture(), format: 'hk', market: 'Kèo chấp', company: 'Nhà cái A' } as const;
    expect(moveSeries(moves.moves, [], 'malay')[0]?.points.map(({ line }) => line)).toEqual([0.5, 0.25, 0.25]);
    expect(movesSummary(open, about, t)).toBe(
      'Kèo chấp của Nhà cái A: CAHN tăng từ 0.95 lên 1.04, Nam Định giữ 1.00; đổi 1 lần.',
    );
    // Prices of two lines are not compared.
    expect(movesSummary(moves.moves, about, t)).toBe(
      'Kèo chấp của Nhà cái A: mức kèo đổi từ 0.5 sang 0-0.5 (1 lần), CAHN giờ 0.95, Nam Định giờ 1.00; đổi 2 lần.',
    );
  });

  test('[OD3] (movement chart) once either team has given a line, each line names the team that gives it', () => {
    const turned = [...moves.moves, ...['0', '-0.5'].map((line) => ({ at: NOW, odds: read(row(line, '0.97')) }))];
    const { home, away } = fixture();
    const lines = [`0.5 ${home.code}`, `0-0.5 ${home.code}`, '0', `0.5 ${away.code}`];
    expect(moveLines(turned, fixture()).map(({ text }) => text)).toEqual(lines);
    const rows = moveRows(turned, shown, t);
    expect(rows.map(({ line }) => line)).toEqual([lines[3], lines[2], lines[1], lines[1], lines[0], lines[0]]);
  });

  test('[OD3] (movement chart) the sentence says that the line is back where it was, or which team gives it now', () => {
    const about = { fixture: fixture(), format: 'hk', market: 'Kèo chấp', company: 'Nhà cái A' } as const;
    const after = (line: string) => [...moves.moves, { at: NOW, odds: read(row(line, '0.97')) }];
    expect(movesSummary(after('0.5'), about, t)).toBe(
      'Kèo chấp của Nhà cái A: mức kèo về lại 0.5 (đổi 2 lần), CAHN tăng từ 0.90 lên 0.97, Nam Định giữ 1.00; đổi 3 lần.',
    );
    expect(movesSummary(after('-0.5'), about, t)).toContain(
      'mức kèo đổi từ CAHN chấp 0.5 sang Nam Định chấp 0.5 (2 lần), CAHN giờ 0.97',
    );
    expect(movesSummary(after('0'), about, t)).toContain('mức kèo đổi từ CAHN chấp 0.5 sang 0 (2 lần)');
  });
});
