import { type Kit, kitsOf } from './kits.js';

const CRIMSON: Kit = ['#8E1F2B', '#E3B23C'];
const SCARLET: Kit = ['#B5202B', '#F6F6F6'];
const BLUE: Kit = ['#1F4F97', '#EFEFF2'];

describe('[LU1] kits of two line-ups', () => {
  it('keeps both kits when their colours differ enough', () => {
    expect(kitsOf(CRIMSON, BLUE)).toEqual([CRIMSON, BLUE]);
  });

  it('swaps the away colours when both shirts are nearly the same', () => {
    expect(kitsOf(CRIMSON, SCARLET)).toEqual([CRIMSON, ['#F6F6F6', '#B5202B']]);
  });

  it('gives the away team a white shirt when neither of its colours differs enough, and a dark one against a pale home shirt', () => {
    expect(kitsOf(CRIMSON, ['#B5202B', '#7A1822'])).toEqual([CRIMSON, ['#F2F5F3', '#B5202B']]);
    expect(kitsOf(['#FFFFFF', '#000000'], ['#F6F6F6', '#EFEFF2'])).toEqual([
      ['#FFFFFF', '#000000'],
      ['#1B2430', '#F6F6F6'],
    ]);
  });
});
