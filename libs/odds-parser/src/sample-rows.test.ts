import { sampleRows } from '../test/sample-rows.js';
import { formatRow } from './format-row.js';
import { type Odds, type RowEndpoint, rowEndpoints } from './odds.js';
import { parseAllRows } from './parse-rows.js';

const read = (endpoint: RowEndpoint) => parseAllRows(sampleRows[endpoint], endpoint);

test.each(rowEndpoints)(
  '[OD1] (every endpoint) every row of a reply of %s is read and written back as it was',
  (endpoint) => {
    const { odds, bad } = read(endpoint);

    expect(bad).toEqual([]);
    expect(odds.map((one) => formatRow(one, endpoint))).toEqual(Object.values(sampleRows[endpoint]).flat());
  },
);

test('[OD1] (kinds of prices) Hong Kong prices of lines and decimal prices of 1X2 contain a bookmaker’s margin', () => {
  const books = read('main').odds.map(inversePriceSum);

  expect(Math.min(...books)).toBeGreaterThan(0.99);
  expect(Math.max(...books)).toBeLessThan(1.2);
});

function inversePriceSum(odds: Odds): number {
  switch (odds.market) {
    case 'handicap':
      return 1 / (1 + odds.instant.home) + 1 / (1 + odds.instant.away);
    case 'overUnder':
      return 1 / (1 + odds.instant.over) + 1 / (1 + odds.instant.under);
    case 'europeOdds':
      return 1 / odds.instant.home + 1 / odds.instant.draw + 1 / odds.instant.away;
    case 'doubleChance':
      return 1;
  }
}
