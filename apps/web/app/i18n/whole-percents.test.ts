import { wholePercents } from './whole-percents';

describe('whole percents', () => {
  it('sum to 100 where each part rounded by itself gives 99 or 101', () => {
    expect(wholePercents([0.414, 0.293, 0.293])).toEqual([42, 29, 29]);
    expect(wholePercents([19.5, 23.5, 57])).toEqual([20, 23, 57]);
    expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33]);
    expect(wholePercents([0.41, 0.29, 0.3])).toEqual([41, 29, 30]);
  });

  it('are 0 and 100 for one part with everything, and 0 without anything', () => {
    expect(wholePercents([0, 7, 0])).toEqual([0, 100, 0]);
    expect(wholePercents([0, 0])).toEqual([0, 0]);
  });
});
