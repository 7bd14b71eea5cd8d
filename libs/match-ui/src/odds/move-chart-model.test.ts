import { marksOf, scaleOf, shareOfHeight, shareOfTime, stepPath } from './move-chart-model.js';

describe('movement chart', () => {
  const points = [
    { at: 0, value: 0.9 },
    { at: 50, value: 1 },
  ];

  it('[OT8] (steps) the line is level until the next price, and the last price reaches the right edge', () => {
    const scale = { from: 0, to: 100, low: 0.9, high: 1 };
    expect(stepPath(points, scale, 100)).toBe('M0 100H50V0H100');
  });

  it('[OT8] (suspension) the line has a gap while the price is suspended', () => {
    const scale = { from: 0, to: 100, low: 0.9, high: 1 };
    const broken = [points[0]!, { at: 50, value: undefined }, { at: 75, value: 1 }];
    expect(stepPath(broken, scale, 100)).toBe('M0 100H50M75 0H100');
  });

  it('[OT8] (line) the line breaks where the handicap changes', () => {
    const scale = { from: 0, to: 100, low: 0.9, high: 1 };
    const moved = [
      { at: 0, value: 0.9, line: 0.5 },
      { at: 25, value: 1, line: 0.5 },
      { at: 50, value: 0.9, line: 0.75 },
    ];
    expect(stepPath(moved, scale, 100)).toBe('M0 100H25V0H50M50 100H100');
  });

  it('a price that never moved is in the middle, and an empty chart has a scale', () => {
    const still = scaleOf([[{ at: 0, value: 0.9 }]], 10);
    expect(shareOfHeight(still, 0.9)).toBeCloseTo(0.5);
    expect(scaleOf([], 10)).toMatchObject({ low: 0, high: 1 });
    expect(shareOfTime(scaleOf([[{ at: 10, value: 1 }]], 10), 10)).toBe(1);
  });

  it('marks are within the scale', () => {
    const scale = scaleOf([points], 100);
    for (const mark of marksOf(scale)) expect(mark > scale.low && mark < scale.high).toBe(true);
  });

  it('marks of prices a hundredth apart are not written twice', () => {
    const close = scaleOf([[points[0]!, { at: 50, value: 0.91 }]], 100);
    expect(marksOf(close)).toEqual([0.91, 0.9]);
  });
});
