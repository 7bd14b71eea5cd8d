import { joinsFlags } from './flag-support.js';

describe('[PH6] flags', () => {
  it('are drawn where a font joins the two letters of a country to one sign', () => {
    expect(joinsFlags((text) => ([...text].length === 2 ? 25 : 24))).toBe(true);
  });

  it('are none where both letters stand side by side, or nothing is drawn', () => {
    expect(joinsFlags((text) => [...text].length * 14)).toBe(false);
    expect(joinsFlags(() => 0)).toBe(false);
  });
});
