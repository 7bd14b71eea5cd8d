import { formatLine, givesLine } from './line.js';
import { oddsTypeCodes } from './odds-type-codes.js';
import { formatPrice, priceKind, toDecimal, toHongKong, toIndonesian, toMalay } from './price.js';

test.each([
  [0.85, 0.85, -1.176, 1.85],
  [1, 1, 1, 2],
  [1.05, -0.952, 1.05, 2.05],
  [0.925, 0.925, -1.081, 1.925],
  [10, -0.1, 10, 11],
  [1.1, -0.909, 1.1, 2.1],
])('[OD4] (formats) Hong Kong %d is Malay %d, Indonesian %d, decimal %d', (hk, malay, indo, decimal) => {
  expect([toMalay(hk), toIndonesian(hk), toDecimal(hk), toHongKong(decimal)]).toEqual([malay, indo, decimal, hk]);
});

test.each([
  [0.85, 'hk', 'malay', '0.85', false],
  [1.05, 'hk', 'malay', '\u22120.95', true],
  [0.85, 'hk', 'indo', '\u22121.18', true],
  [1.05, 'hk', 'indo', '1.05', false],
  [0.7, 'hk', 'hk', '0.70', false],
  [0.925, 'hk', 'hk', '0.93', false],
  [1.7, 'hk', 'decimal', '2.70', false],
  [1.005, 'hk', 'hk', '1.01', false],
  [1.85, 'decimal', 'decimal', '1.85', false],
  [11, 'decimal', 'decimal', '11.00', false],
  [2.5, 'decimal', 'malay', '\u22120.67', true],
  [1.73, 'decimal', 'hk', '0.73', false],
  [1, 'decimal', 'indo', '0.00', false],
] as const)('[OD4] (formats) %d (%s) in %s is shown as %s', (value, kind, format, text, negative) => {
  expect(formatPrice(value, kind, format)).toEqual({ text, negative });
});

test('[OD4] (bounds) a value that no row can hold is refused', () => {
  expect(() => formatPrice(Number.NaN, 'hk', 'malay')).toThrow(RangeError);
  expect(() => formatPrice(0.5, 'decimal', 'malay')).toThrow(RangeError);
});

test('[OD4] (formats) 1X2 prices are decimal, all others Hong Kong', () => {
  expect(priceKind('europeOdds')).toBe('decimal');
  expect(priceKind('handicapHalf')).toBe('hk');
});

test.each([
  [0, '0'],
  [0.25, '0-0.5'],
  [0.5, '0.5'],
  [0.75, '0.5-1'],
  [1, '1'],
  [-1.25, '1-1.5'],
  [2.25, '2-2.5'],
  [9.75, '9.5-10'],
])('[OD4] (quarter lines) line %d is written %s', (line, text) => {
  expect(formatLine(line)).toBe(text);
});

test('[OD4] (who gives) the home team gives a positive handicap', () => {
  expect([givesLine(0.75), givesLine(-0.25), givesLine(0)]).toEqual(['home', 'away', 'level']);
});

test('[OD2] (library) market codes are those of the specification', () => {
  expect(oddsTypeCodes).toEqual({
    overUnder: 10,
    overUnderHalf: 50,
    handicap: 30,
    handicapHalf: 40,
    europeOdds: 20,
  });
});
