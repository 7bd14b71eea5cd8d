import type { Company } from '@khandai/contracts';
import { type Odds, parseRows } from '@khandai/odds-parser';
import { fixture } from '../../../../test/fixtures';
import { createI18nForTest } from '../../../../test/words';
import { OddsBook } from '../OddsBook';
import { bestPrices, compareRows, shortNames } from './compare-view';

const { odds: t } = createI18nForTest();
const log = { warn: () => undefined };
const companies: Company[] = [8, 9, 10].map((companyId) => ({ companyId, name: `Nhà cái ${companyId}` }));

const handicap = (companyId: number, line: string, home: string, away: string, close = false) =>
  `f1,${companyId},0.5,0.88,1.04,${line},${home},${away},false,true,1763645400,${close},3`;
const read = (rows: string[]): Odds[] => parseRows('handicap', rows).odds;
const shown = (rows: string[], part = {}) =>
  compareRows(
    read(rows),
    { book: new OddsBook({ handicap: rows }, log), format: 'hk', fixture: fixture(part), companies },
    t,
  );
const best = (rows: string[], part = {}) =>
  shown(rows, part).map(({ prices }) => prices.map((price) => price?.best ?? false));

describe('companies compared', () => {
  test('[OD3] (companies) the highest price of each side is the best, both where two pay it', () => {
    const rows = [
      handicap(8, '0.5', '0.90', '0.95'),
      handicap(9, '0.5', '0.93', '0.95'),
      handicap(10, '0.5', '0.91', '0.90'),
    ];
    expect(best(rows)).toEqual([
      [false, true],
      [true, true],
      [false, false],
    ]);
  });

  test('[OD3] (companies) only prices of the line most companies offer are compared, suspended ones never', () => {
    const rows = [
      handicap(8, '0.5', '0.90', '0.95'),
      handicap(9, '0.75', '1.20', '0.70'),
      handicap(10, '0.5', '0.85', '0.99'),
    ];
    expect(best(rows)).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    expect(bestPrices(read([handicap(8, '0.5', '0.90', '0.95'), handicap(9, '0.5', '1.00', '1.00', true)]))).toEqual(
      new Set(),
    );
  });

  test('one company alone, and companies that all pay the same, have no best price', () => {
    expect(bestPrices(read([handicap(8, '0.5', '0.90', '0.95')]))).toEqual(new Set());
    expect(bestPrices(read([handicap(8, '0.5', '0.90', '0.95'), handicap(9, '0.5', '0.90', '0.95')]))).toEqual(
      new Set(),
    );
  });

  test('[OD4] (lines) the line names the team that gives, with the opening line beside it if that was different', () => {
    const [home, away] = shown([handicap(8, '0.25', '0.90', '0.95'), handicap(9, '-0.75', '0.90', '0.95')]);
    expect(home?.line).toEqual({ text: '0-0.5', opening: '0.5', by: 'CAHN chấp' });
    expect(away?.line).toMatchObject({ text: '0.5-1', by: 'TXNĐ chấp' });
    expect(shown([handicap(8, '0', '0.90', '0.95')])[0]?.line?.by).toBe('Đồng banh');
  });

  test('teams whose names have no room in the column of a phone have their codes, the others none', () => {
    const named = (shortName: string, code: string) => ({ ...fixture().home, shortName, code });
    const long = fixture({ home: named('Borussia Mönchengladbach', 'BMG'), away: named('Nam Định', 'TXNĐ') });
    expect(shortNames({ market: 'handicap' }, long)).toEqual(['BMG', undefined]);
    expect(shortNames({ market: 'europeOdds' }, long)).toEqual(['BMG', undefined, undefined]);
    expect(shortNames({ market: 'overUnder' }, long)).toEqual([]);
  });
});
