import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRow, parseAllRows, type RowEndpoint } from '@khandai/odds-parser';

/**
 * Recorded replies, larger than the samples of odds-parser. Without the folder, Jest reports these tests as skipped.
 */
const FOLDER = join(import.meta.dirname, '../../../../../../shared/data/provider');
const testWithData = existsSync(FOLDER) ? test : test.skip;

const dataOf = (file: string): Record<string, string[]> => {
  const answer = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { data: Record<string, string[]> };
  return answer.data;
};

const files: [string, RowEndpoint][] = [
  ['epl-2025-26.1day.odds-main.json', 'main'],
  ['epl-2025-26.opening-day.odds-main.json', 'main'],
  ['epl-2025-26.season.odds-main.json', 'main'],
  ['epl-2025-26.1day.odds-main-changes.json', 'mainChanges'],
  ['epl-2025-26.opening-day.odds-main-changes.json', 'mainChanges'],
  ['epl-2025-26.1day.odds-main-history.json', 'mainHistory'],
  ['epl-2025-26.opening-day.odds-main-history.json', 'mainHistory'],
  ['epl-2025-26.1day.odds-all.json', 'all'],
  ['epl-2025-26.opening-day.odds-all.json', 'all'],
];

testWithData.each(files)(
  '[OD1] (real rows) every row of %s is read as a row of %s and written back as it was',
  (file, endpoint) => {
    const data = dataOf(file);
    const { odds, bad } = parseAllRows(data, endpoint);

    expect(bad).toEqual([]);
    expect(odds.map((one) => formatRow(one, endpoint))).toEqual(Object.values(data).flat());
  },
);

testWithData(
  '[OD1] (kinds of prices) Hong Kong prices of lines and decimal prices of 1X2 of a real season contain a bookmaker’s margin',
  () => {
    const { odds } = parseAllRows(dataOf('epl-2025-26.season.odds-main.json'));
    const books = odds.map((one) => {
      switch (one.market) {
        case 'handicap':
          return 1 / (1 + one.instant.home) + 1 / (1 + one.instant.away);
        case 'overUnder':
          return 1 / (1 + one.instant.over) + 1 / (1 + one.instant.under);
        case 'europeOdds':
          return 1 / one.instant.home + 1 / one.instant.draw + 1 / one.instant.away;
        case 'doubleChance':
          return 1;
      }
    });

    expect(Math.min(...books)).toBeGreaterThan(0.99);
    expect(Math.max(...books)).toBeLessThan(1.2);
  },
);
