import type { Fixture, OddsRows } from '@khandai/contracts';
import { type Odds, parseAllRows } from '@khandai/odds-parser';
import { fixture } from '../../../../test/fixtures';
import { createI18nForTest } from '../../../../test/words';
import type { RowMove } from '../OddsBook';
import { MAX_LENGTH, type AnnouncedScene, announceText } from './announce-words';

const { odds, oddsTools: tools } = createI18nForTest();
const t = { odds, tools };

const read = (rows: OddsRows): Odds => {
  const [row] = parseAllRows(rows).odds;
  if (!row) throw new Error('no row');
  return row;
};
const move = (before: OddsRows, after: OddsRows): RowMove => ({ before: read(before), after: read(after) });
const handicap = (line: number, home: string, away: string, { match = 'f1', close = false, company = 8 } = {}) => ({
  handicap: [`${match},${company},,,,${line},${home},${away},false,true,1763645500,${close},3`],
});
const risen = (match = 'f1') =>
  move(handicap(0.25, '0.90', '0.95', { match }), handicap(0.25, '0.95', '0.92', { match }));
const drawn = move(
  { europeOdds: ['f1,8,,,,1.32,4.60,9.50,1763645400,false,3'] },
  { europeOdds: ['f1,8,,,,1.34,4.60,9.00,1763645400,false,3'] },
);

const team = (name: string, shortName: string, code: string) => ({ ...fixture().home, name, shortName, code });
const named = (fixtureId: string, home: string, away: string): Fixture =>
  fixture({ fixtureId, home: team(home, home, 'HOM'), away: team(away, away, 'AWA') });

function board(fixtures: readonly Fixture[]): AnnouncedScene {
  return {
    fixtureOf: ({ matchId }) => fixtures.find(({ fixtureId }) => fixtureId === matchId),
    format: 'malay',
    isBoard: true,
  };
}
const hanoi = named('f1', 'Hà Nội', 'Viettel');
const match: AnnouncedScene = { fixtureOf: () => hanoi, format: 'malay' };

describe('announceText', () => {
  test('(announced) the board names the one match that moved, or how many did and the largest move', () => {
    const scene = board([hanoi, named('f2', 'Nam Định', 'Hải Phòng')]);
    expect(announceText([risen()], scene, t)).toBe('Hà Nội – Viettel: Kèo chấp, Hà Nội tăng từ 0.90 lên 0.95.');
    const small = move(handicap(0, '0.90', '0.95', { match: 'f2' }), handicap(0, '0.91', '0.95', { match: 'f2' }));
    expect(announceText([small, risen(), drawn], scene, t)).toBe(
      '2 trận đổi giá; Hà Nội – Viettel: 1X2, Viettel giảm từ 9.50 xuống 9.00.',
    );
  });

  test('(announced) a new line is named before any new price, with the team that gives it', () => {
    const lined = move(handicap(0.25, '0.90', '0.95'), handicap(-0.75, '0.70', '1.10'));
    expect(announceText([risen(), drawn, lined], match, t)).toBe('2 kèo đổi giá; Kèo chấp nay là Viettel chấp 0.5-1.');
    const level = move(handicap(0.25, '0.90', '0.95'), handicap(0, '0.70', '1.10'));
    expect(announceText([level], match, t)).toBe('Kèo chấp nay là Đồng banh.');
  });

  test('(announced) prices are written as the user writes them, and a comparison names the company', () => {
    const crossing = move(handicap(0.25, '0.98', '0.90'), handicap(0.25, '1.04', '0.90'));
    expect(announceText([crossing], { ...match, companyName: () => 'Nhà cái A' }, t)).toBe(
      'Nhà cái A: Kèo chấp, Hà Nội tăng từ 0.98 lên −0.96.',
    );
    expect(announceText([crossing], { ...match, format: 'decimal' }, t)).toContain('từ 1.98 lên 2.04');
  });

  test('(announced) a market that moved at several companies is one market', () => {
    const other = move(handicap(0.25, '0.90', '0.95', { company: 3 }), handicap(0.25, '0.91', '0.95', { company: 3 }));
    const scene = { ...match, companyName: (id: number) => `Nhà cái ${id}` };
    const largest = 'Nhà cái 8: Kèo chấp, Hà Nội tăng từ 0.90 lên 0.95.';
    expect(announceText([other, risen()], scene, t)).toBe(`1 kèo đổi giá; ${largest}`);
    expect(announceText([other, risen(), drawn], scene, t)).toMatch(/^2 kèo đổi giá; /);
  });

  test('(announced) nothing is said of a price that came back, of a locked one, and of what the page does not show', () => {
    const back = move(handicap(0.25, '0.90', '0.95'), handicap(0.25, '0.90', '0.95'));
    const locked = move(handicap(0.25, '0.90', '0.95'), handicap(0.25, '0.99', '0.95', { close: true }));
    expect(announceText([back, locked], match, t)).toBe('');
    expect(announceText([risen('f9')], board([hanoi]), t)).toBe('');
  });

  test('(announced) a message of very long names is as short as the number of moves', () => {
    const long = named(
      'f1',
      'Borussia Verein für Leibesübungen Mönchengladbach',
      'Wolverhampton Wanderers Association Football Club',
    );
    const text = announceText([risen(), drawn], board([long]), t);
    expect(text).toBe('1 trận đổi giá.');
    expect(text.length).toBeLessThan(MAX_LENGTH);
    const usual = named('f1', 'Borussia Mönchengladbach', 'Wolverhampton Wanderers');
    expect(announceText([risen(), drawn], board([usual]), t)).toContain(
      'Borussia Mönchengladbach – Wolverhampton Wanderers: ',
    );
  });
});
