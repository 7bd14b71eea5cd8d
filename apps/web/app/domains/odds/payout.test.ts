import { amountOf, outcomesOver, outcomesUnder, stakesOf } from './payout';

describe('payout', () => {
  test('[OD4] (payout) giving 0-0.5 wins from one goal, loses half level and whole behind', () => {
    expect(outcomesOver(0.25)).toEqual([
      { from: 1, outcome: 1 },
      { from: 0, to: 0, outcome: -0.5 },
      { to: -1, outcome: -1 },
    ]);
  });

  test('[OD4] (payout) receiving 0-0.5 is the other side of the same bet', () => {
    expect(outcomesOver(-0.25)).toEqual([
      { from: 1, outcome: 1 },
      { from: 0, to: 0, outcome: 0.5 },
      { to: -1, outcome: -1 },
    ]);
    expect(outcomesUnder(0.25).map(({ outcome }) => outcome)).toEqual([1, 0.5, -1]);
  });

  test('[OD4] (payout) a result on the line returns the stake', () => {
    expect(outcomesOver(1)).toEqual([
      { from: 2, outcome: 1 },
      { from: 1, to: 1, outcome: 0 },
      { to: 0, outcome: -1 },
    ]);
  });

  test('[OD4] (payout) over 2.5-3 wins in full from four goals and half at three, and no total is negative', () => {
    expect(outcomesOver(2.75, 0)).toEqual([
      { from: 4, outcome: 1 },
      { from: 3, to: 3, outcome: 0.5 },
      { to: 2, outcome: -1 },
    ]);
    expect(outcomesUnder(0.5, 0)).toEqual([
      { to: 0, outcome: 1 },
      { from: 1, outcome: -1 },
    ]);
  });

  test('[OD4] (payout) a negative Malay price risks less than it wins, the others pay by their own number', () => {
    expect(stakesOf(1.02, 'hk', 'malay')).toEqual({ win: 100, lose: 98 });
    expect(stakesOf(0.92, 'hk', 'malay')).toEqual({ win: 92, lose: 100 });
    expect(stakesOf(0.8, 'hk', 'indo')).toEqual({ win: 100, lose: 125 });
    expect(stakesOf(1.32, 'decimal', 'decimal')).toEqual({ win: 32, lose: 100 });
    expect(stakesOf(0.925, 'hk', 'hk')).toEqual({ win: 92.5, lose: 100 });
  });

  test('a half loss is half of the amount at risk, and a returned stake is zero', () => {
    const stakes = stakesOf(1.02, 'hk', 'malay');
    expect([
      amountOf(1, stakes),
      amountOf(0.5, stakes),
      amountOf(0, stakes),
      amountOf(-0.5, stakes),
      amountOf(-1, stakes),
    ]).toEqual([100, 50, 0, -49, -98]);
  });
});
