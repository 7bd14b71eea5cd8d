import fc from 'fast-check';
import { BackOff } from './back-off.js';

describe('BackOff', () => {
  it('[RT7] doubles up to its most, and starts over after reset', () => {
    const backOff = new BackOff({ first: 500, max: 3000, random: () => 0.999_999 });
    expect([1, 2, 3, 4, 5].map(() => backOff.next())).toEqual([500, 1000, 2000, 3000, 3000]);
    expect(backOff.attempts).toBe(5);
    backOff.reset();
    expect(backOff.next()).toBe(500);
  });

  it('[RT7] [CH2] (jitter) is between half and all of its maximum, after any number of attempts', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (attempts, random) => {
        const backOff = new BackOff({ first: 500, max: 30_000, random: () => random });
        for (let attempt = 0; attempt < attempts; attempt += 1) backOff.next();
        const ceiling = Math.min(30_000, 500 * 2 ** attempts);
        const delay = backOff.next();
        expect(delay).toBeGreaterThanOrEqual(ceiling / 2);
        expect(delay).toBeLessThanOrEqual(ceiling);
      }),
    );
  });
});
