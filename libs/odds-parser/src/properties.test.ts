import fc from 'fast-check';
import { CellReader } from './cell-reader.js';
import { marketOf, type Part, rowForm } from './columns.js';
import { formatMainRow, formatRow, mainOdds } from './format-row.js';
import { movement, oddsChanges } from './movement.js';
import {
  type HandicapOdds,
  type HandicapPrices,
  type Market,
  type Odds,
  oddsCategories,
  type OddsCategory,
  type RowEndpoint,
  rowEndpoints,
} from './odds.js';
import { parseAllRows, parseRows } from './parse-rows.js';
import { formatPrice, type PriceFormat, toDecimal, toHongKong, toIndonesian, toMalay } from './price.js';
import { readOdds } from './read-odds.js';
import { RowScanner } from './row-scanner.js';

const hk = fc.integer({ min: 1, max: 99_999 }).map((n) => n / 1000);
const decimal = fc.integer({ min: 1000, max: 999_999 }).map((n) => n / 1000);
const total = fc.integer({ min: 0, max: 400 }).map((n) => n / 4);
const line = fc.tuple(total, fc.boolean()).map(([size, away]) => (away && size !== 0 ? -size : size));
const handicapPrices: fc.Arbitrary<HandicapPrices> = fc.record({ line, home: hk, away: hk });
const pricesOf: Record<Market, fc.Arbitrary<unknown>> = {
  handicap: handicapPrices,
  overUnder: fc.record({ line: total, over: hk, under: hk }),
  europeOdds: fc.record({ home: decimal, draw: decimal, away: decimal }),
  doubleChance: fc.record({ homeDraw: hk, homeAway: hk, drawAway: hk }),
};
const category = fc.constantFrom(...oddsCategories);
const endpoint = fc.constantFrom(...rowEndpoints);

/** Random odds of a category, limited to the values that a row of the call has columns for. */
function oddsOf(from: RowEndpoint, of: OddsCategory): fc.Arbitrary<Odds> {
  const market = marketOf[of];
  const has = rowForm(from, of)?.has;
  const flag = (part: Part) => (has?.[part] ? fc.boolean() : fc.constant(false));
  const count = (part: Part, otherwise: number | null) =>
    has?.[part] ? fc.integer({ min: 1, max: 40 }) : fc.constant(otherwise);
  const odds = fc.record({
    market: fc.constant(market),
    category: fc.constant(of),
    matchId: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
    companyId: fc.integer({ min: 1, max: 999 }),
    initial: has?.initial ? fc.option(pricesOf[market]) : fc.constant(null),
    instant: pricesOf[market],
    maintenance: flag('maintenance'),
    inPlay: flag('inPlay'),
    close: flag('close'),
    changeTime: fc.integer({ min: 0, max: 4_000_000_000 }),
    oddsType: has?.oddsType ? fc.constantFrom(0, 1, 2, 3) : fc.constant(0),
    handicapIndex: count('handicapIndex', 1),
    handicapCount: count('handicapCount', null),
  });
  // The prices have the type of `market`, and `market` belongs to the category.
  return odds as fc.Arbitrary<Odds>;
}
const handicap = oddsOf('main', 'handicap') as fc.Arbitrary<HandicapOdds>;
/** The same odds on every run, for tests that only need a valid row. */
const sample = (from: RowEndpoint, of: OddsCategory): Odds => {
  const [odds] = fc.sample(oddsOf(from, of), { seed: 1, numRuns: 1 });
  if (!odds) throw new Error('no sample');
  return odds;
};
const formAndOdds = fc.tuple(endpoint, category).chain(([from, of]) => fc.tuple(fc.constant(from), oddsOf(from, of)));

/** Damages a valid row in the ways that occur in practice. */
const spoil = (row: string): fc.Arbitrary<string> => {
  const cells = row.split(',');
  const place = fc.nat({ max: cells.length - 1 });
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('', ' ', '-', '.', '0', '-0', '+1', '1.', '.5', '0.125', '1e3', '00.85', '٣', 'true', 'TRUE'),
  );
  return fc.oneof(
    fc.tuple(place, cell).map(([at, other]) => cells.with(at, other).join(',')),
    fc
      .tuple(place, fc.constantFrom(' ', '\t', '\n', '0', '\u0000'))
      .map(([at, mark]) => cells.with(at, `${mark}${cells[at] ?? ''}`).join(',')),
    fc.nat({ max: row.length }).map((length) => row.slice(0, length)),
    fc.constant(`${row},`),
  );
};
const spoiltRow = formAndOdds.chain(([from, odds]) =>
  fc.tuple(
    fc.constant(from),
    fc.constant(odds.category),
    fc.oneof(fc.constant(formatRow(odds, from)), spoil(formatRow(odds, from)), fc.string()),
  ),
);

test('[P4] any odds that are formatted as a row of any call are parsed to the same odds', () => {
  fc.assert(
    fc.property(formAndOdds, ([from, odds]) => {
      const { odds: read, bad } = parseRows(odds.category, [formatRow(odds, from)], from);
      expect(bad).toEqual([]);
      expect(read).toEqual([odds]);
    }),
    { numRuns: 400 },
  );
});

test('[P4] the main odds of any row equal the parsed main row', () => {
  fc.assert(
    fc.property(formAndOdds, ([, odds]) => {
      const main = { ...odds, handicapIndex: 1 };
      expect(parseRows(odds.category, [formatMainRow(main)]).odds).toEqual([mainOdds(main)]);
    }),
    { numRuns: 400 },
  );
});

test('[P9] the fast reader returns the same odds as the plain one, or leaves the row to it', () => {
  const scanner = new RowScanner();
  fc.assert(
    fc.property(spoiltRow, ([from, of, row]) => {
      const form = rowForm(from, of);
      if (!form) throw new Error(`no form for ${of}`);
      const quick = scanner.read(row, form);
      if (quick === undefined) return;
      const cells = row.split(',');
      const plain = new CellReader(cells);
      expect(quick).toEqual(readOdds(plain, form));
      expect(plain.unusable).toBeUndefined();
      expect(form.columns.length - cells.length).toBeLessThanOrEqual(form.has.oddsType ? 1 : 0);
    }),
    { numRuns: 2000 },
  );
});

test('[P9] the fast reader reads every row in the usual form', () => {
  const scanner = new RowScanner();
  fc.assert(
    fc.property(formAndOdds, ([from, odds]) => {
      const form = rowForm(from, odds.category);
      expect(form && scanner.read(formatRow(odds, from), form)).toEqual(odds);
    }),
    { numRuns: 400 },
  );
});

test('[OD5] (the good ones) a damaged row is parsed or reported exactly once, and its neighbours keep their order', () => {
  fc.assert(
    fc.property(spoiltRow, oddsOf('main', 'overUnder'), ([from, of, row], other) => {
      const neighbour = (matchId: string) => formatRow({ ...sample(from, of), matchId }, from);
      const { odds, bad } = parseRows(of, [neighbour('before'), row, other, neighbour('after')], from);
      const ids = odds.map(({ matchId }) => matchId);
      expect([ids[0], ids.at(-1), odds.length + bad.length]).toEqual(['before', 'after', 4]);
      expect(bad.map(({ index }) => index)).toEqual(odds.length === 3 ? [2] : [1, 2]);
    }),
    { numRuns: 400 },
  );
});

test('[OD5] (never throws) the parser never throws, and every row is either parsed or reported', () => {
  const rows = fc.array(
    fc.oneof(
      fc.string(),
      fc.anything(),
      fc.array(fc.string()).map((cells) => cells.join(',')),
    ),
  );
  fc.assert(
    fc.property(fc.oneof(category, fc.string()), rows, endpoint, (of, list, from) => {
      const { odds, bad } = parseRows(of, list, from);
      expect(odds.length + bad.length).toBe(list.length);
      expect(new Set(bad.map(({ index }) => index)).size).toBe(bad.length);
    }),
  );
  fc.assert(fc.property(fc.anything(), (data) => void parseAllRows(data)));
});

test('[OD4] (formats) Malay and Indonesian prices stay within the range of their format', () => {
  fc.assert(
    fc.property(hk, (price) => {
      expect(Math.abs(toMalay(price))).toBeLessThanOrEqual(1);
      expect(Math.abs(toIndonesian(price))).toBeGreaterThanOrEqual(1);
      expect(toHongKong(toDecimal(price))).toBe(price);
    }),
  );
});

test('[OD4] (formats) a negative price converts back to its Hong Kong price', () => {
  // The precision of h that remains after −1/h is rounded to thousandths.
  const isWithin = (price: number, turned: number) => Math.abs(-1 / turned - price) <= 0.0005 * price ** 2 * 1.1 + 1e-9;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), (thousandths) => {
      const price = thousandths / 1000;
      const [malay, indonesian] = [toMalay(price), toIndonesian(price)];
      expect(malay > 0 ? malay : isWithin(price, malay)).toBe(malay > 0 ? price : true);
      expect(indonesian > 0 ? indonesian : isWithin(price, indonesian)).toBe(indonesian > 0 ? price : true);
      expect([malay, indonesian].includes(price)).toBe(true);
    }),
  );
});

test('[OD4] (formats) hundredths are rounded from the exact fraction, halves up', () => {
  const rounded = (above: bigint, below: bigint) => {
    const hundredths = (200n * above + below) / (2n * below);
    return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
  };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (thousandths) => {
      const [price, exact] = [thousandths / 1000, BigInt(thousandths)];
      const shown = (format: PriceFormat) => formatPrice(price, 'hk', format).text;
      expect(shown('hk')).toBe(rounded(exact, 1000n));
      expect(shown('decimal')).toBe(rounded(exact + 1000n, 1000n));
      expect(shown('malay')).toBe(exact > 1000n ? `\u2212${rounded(1000n, exact)}` : rounded(exact, 1000n));
      expect(shown('indo')).toBe(exact < 1000n ? `\u2212${rounded(1000n, exact)}` : rounded(exact, 1000n));
    }),
    { numRuns: 1000 },
  );
});

test('[OD4] (formats) a shown price has two decimals and is within half a hundredth of the exact one', () => {
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

test('[P6] a state compared with itself has no changes, and the reverse movement is the opposite', () => {
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
