import fc from 'fast-check';
import { formatMainRow } from './format-row.js';
import { movement, oddsChanges } from './movement.js';
import { type HandicapOdds, type Odds, oddsCategories, type OneXTwoOdds, type OverUnderOdds } from './odds.js';
import { parseAllRows, parseRows } from './parse-rows.js';
import { formatPrice, toDecimal, toHongKong, toIndonesian, toMalay } from './price.js';

const hk = fc.integer({ min: 1, max: 99_999 }).map((n) => n / 1000);
const decimal = fc.integer({ min: 1000, max: 999_999 }).map((n) => n / 1000);
const line = fc.integer({ min: -40, max: 40 }).map((n) => n / 4);
const common = {
  matchId: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  companyId: fc.integer({ min: 1, max: 999 }),
  maintenance: fc.boolean(),
  inPlay: fc.boolean(),
  close: fc.boolean(),
  changeTime: fc.integer({ min: 0, max: 4_000_000_000 }),
  oddsType: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
};
const handicapPrices = fc.record({ line, home: hk, away: hk });
const totalPrices = fc.record({ line: line.map((value) => Math.abs(value)), over: hk, under: hk });
const threeWay = fc.record({ home: decimal, draw: decimal, away: decimal });

const handicap: fc.Arbitrary<HandicapOdds> = fc.record({
  ...common,
  market: fc.constant('handicap' as const),
  category: fc.constant('handicap' as const),
  initial: fc.option(handicapPrices),
  instant: handicapPrices,
});
const overUnder: fc.Arbitrary<OverUnderOdds> = fc.record({
  ...common,
  market: fc.constant('overUnder' as const),
  category: fc.constant('overUnder' as const),
  initial: fc.option(totalPrices),
  instant: totalPrices,
  maintenance: fc.constant(false),
  inPlay: fc.constant(false),
});
const oneXTwo: fc.Arbitrary<OneXTwoOdds> = fc.record({
  ...common,
  market: fc.constant('oneXTwo' as const),
  category: fc.constant('europeOdds' as const),
  initial: fc.option(threeWay),
  instant: threeWay,
  maintenance: fc.constant(false),
  inPlay: fc.constant(false),
});
const anyOdds: fc.Arbitrary<Odds> = fc.oneof(handicap, overUnder, oneXTwo);
// fast-check never makes -0 here, but 0 / 4 of a negative range may be -0.
const plain = (odds: Odds): unknown => JSON.parse(JSON.stringify(odds));

test('[P4] whatever odds are written as a row read back the same', () => {
  fc.assert(
    fc.property(anyOdds, (odds) => {
      const { odds: read, bad } = parseRows(odds.category, [formatMainRow(odds)]);
      expect(bad).toEqual([]);
      expect(read).toEqual([plain(odds)]);
    }),
  );
});

test('[OD5] nothing whatever makes the parser throw, and every row is either read or reported', () => {
  const rows = fc.array(
    fc.oneof(
      fc.string(),
      fc.anything(),
      fc.array(fc.string()).map((cells) => cells.join(',')),
    ),
  );
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...oddsCategories), fc.string()), rows, (category, list) => {
      const { odds, bad } = parseRows(category, list);
      expect(odds.length + bad.length).toBe(list.length);
    }),
  );
  fc.assert(fc.property(fc.anything(), (data) => void parseAllRows(data)));
});

test('[OD4] Malay and Indonesian prices stay within what their form allows', () => {
  fc.assert(
    fc.property(hk, (price) => {
      expect(Math.abs(toMalay(price))).toBeLessThanOrEqual(1);
      expect(Math.abs(toIndonesian(price))).toBeGreaterThanOrEqual(1);
      expect(toHongKong(toDecimal(price))).toBe(price);
    }),
  );
});

test('[OD4] a shown price has two decimals and is within half a hundredth of the exact one', () => {
  fc.assert(
    fc.property(hk, (price) => {
      const { text, negative } = formatPrice(price, 'hk', 'malay');
      expect(text).toMatch(/^\u2212?\d+\.\d\d$/);
      expect(negative).toBe(price > 1);
      const exact = price > 1 ? -1 / price : price;
      expect(Math.abs(Number(text.replace('\u2212', '-')) - exact)).toBeLessThanOrEqual(0.005 + 1e-9);
    }),
  );
});

test('[P6] a state compared with itself has no changes, and movement there and back is opposite', () => {
  fc.assert(
    fc.property(handicap, handicapPrices, (odds, prices) => {
      const moved = { ...odds, instant: prices };
      expect(oddsChanges([odds], [odds])).toEqual([]);
      const opposite = { up: 'down', down: 'up', same: 'same' } as const;
      const there = movement(odds, moved);
      expect(movement(moved, odds)).toEqual({
        line: opposite[there.line],
        home: opposite[there.home],
        away: opposite[there.away],
      });
    }),
  );
});
