import { type Pick, pointsBack, type Score, settle, type Settlement } from './settlement.js';

describe('settle', () => {
  const home = (line: number, price = 0.9): Pick => ({ market: 'handicap', side: 'home', line, price });
  const under = (line: number, price = 0.85): Pick => ({ market: 'overUnder', side: 'under', line, price });
  const draw: Pick = { market: 'europeOdds', side: 'draw', price: 3.25 };

  test.each<[string, Pick, Score, Settlement]>([
    ['the home team gives 0.75 and wins by one', home(0.75), { home: 2, away: 1 }, { share: 0.5, units: 0.45 }],
    ['the home team gives 0.25 and draws', home(0.25), { home: 1, away: 1 }, { share: -0.5, units: -0.5 }],
    ['the home team gives one and wins by one', home(1), { home: 1, away: 0 }, { share: 0, units: 0 }],
    ['the home team takes 0.25 and draws', home(-0.25, 0.905), { home: 0, away: 0 }, { share: 0.5, units: 0.4525 }],
    ['the home team takes 0.5 and loses by one', home(-0.5), { home: 0, away: 1 }, { share: -1, units: -1 }],
    ['under two with two goals', under(2), { home: 1, away: 1 }, { share: 0, units: 0 }],
    ['under 2.25 with two goals', under(2.25), { home: 2, away: 0 }, { share: 0.5, units: 0.425 }],
    ['under 1.75 with two goals', under(1.75), { home: 2, away: 0 }, { share: -0.5, units: -0.5 }],
    ['a draw', draw, { home: 1, away: 1 }, { share: 1, units: 2.25 }],
    ['no draw', draw, { home: 1, away: 0 }, { share: -1, units: -1 }],
  ])('[CT2] (settlement) settles: %s', (_what, pick, score, expected) => {
    expect(settle(pick, score)).toEqual(expected);
  });

  test.each([
    [15, 0.9, 28],
    [15, 0.45, 21],
    [15, -0.5, 7],
    [15, -1, 0],
    [15, 0, 15],
    [3, 2.3333, 9],
    // 29 × 1.1 is 31.900000000000002 in binary fractions, and 10 × 1.7 is 17.
    [29, 0.1, 31],
    [10, 0.7, 17],
    [1_000_000, 9_999, 10_000_000_000],
  ])('[CT2] (settlement) %i points at %f bring back %i', (stake, units, back) => {
    expect(pointsBack(stake, { units })).toBe(back);
  });

  test('[CT2] (settlement) refuses a line between quarters', () => {
    expect(() => settle(home(0.3), { home: 1, away: 0 })).toThrow(RangeError);
  });
});
