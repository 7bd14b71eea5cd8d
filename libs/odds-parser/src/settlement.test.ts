import { type Pick, type Score, settle, type Settlement } from './settlement.js';

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

  test('[CT2] (settlement) refuses a line between quarters', () => {
    expect(() => settle(home(0.3), { home: 1, away: 0 })).toThrow(RangeError);
  });
});
