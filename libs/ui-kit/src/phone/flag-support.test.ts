import { joinsFlags } from './flag-support.js';

describe('[PH6] flags', () => {
  it('are used where the font draws the two letters of a country as one glyph', () => {
    expect(joinsFlags((text) => ([...text].length === 2 ? 25 : 24))).toBe(true);
  });

  it('are not used where the font draws two letters, or nothing', () => {
    expect(joinsFlags((text) => [...text].length * 14)).toBe(false);
    expect(joinsFlags(() => 0)).toBe(false);
  });
});
