import { levelInfo } from './level.js';

it.each([
  [0, 1, 100],
  [99, 1, 100],
  [100, 2, 300],
  [299, 2, 300],
  [300, 3, 600],
  [880, 4, 1000],
  [1_000_000, 141, 1_001_100],
])('%d experience points are level %d, and the next level begins at %d', (exp, level, nextExp) => {
  expect(levelInfo(exp)).toEqual({ level, exp, nextExp });
});

it('every level begins where the previous one ends', () => {
  for (let exp = 0, level = 1; level < 300; level += 1) {
    const { nextExp } = levelInfo(exp);
    expect([levelInfo(nextExp - 1).level, levelInfo(nextExp).level]).toEqual([level, level + 1]);
    exp = nextExp;
  }
});
