import { momentumOf, type PressureShot } from './momentum.js';

const shot = (minute: number, side: PressureShot['side'], expected: number | null): PressureShot => ({
  minute,
  side,
  expected,
});

describe('[CH3] momentum', () => {
  it('is level without shots, and has a value for each minute', () => {
    expect(momentumOf([], 3)).toEqual([0, 0, 0]);
    expect(momentumOf([shot(1, 'home', 0.5)], 0)).toEqual([]);
  });

  it('a lead of 0.15 expected goals is half a bar, a shot counts half after five minutes, and never before its minute', () => {
    const values = momentumOf([shot(2, 'home', 0.15)], 12);
    expect(values[0]).toBe(0);
    expect(values[1]).toBe(0.5);
    expect(values[6]).toBe((0.15 * 0.5) / (0.15 * 0.5 + 0.15));
    expect(values[11]).toBe((0.15 * 0.25) / (0.15 * 0.25 + 0.15));
  });

  it('shots of the other side take it away, and one of unknown expected goals counts 0.1', () => {
    expect(momentumOf([shot(1, 'away', 0.45)], 1)).toEqual([-0.75]);
    expect(momentumOf([shot(1, 'home', 0.4), shot(1, 'away', 0.4)], 1)).toEqual([0]);
    expect(momentumOf([shot(1, 'home', null)], 1)).toEqual([0.1 / 0.25]);
  });

  it('each part of the match starts level', () => {
    const shots = [shot(45, 'home', 0.15), shot(90, 'away', 0.15), shot(105, 'home', 0.15), shot(0, 'home', 0.15)];
    const values = momentumOf(shots, 106);
    expect([1, 45, 46, 89, 90, 91, 105, 106].map((minute) => Math.round((values[minute - 1] ?? NaN) * 1000))).toEqual([
      500, 501, 0, 0, -500, 0, 500, 0,
    ]);
  });

  it('stays between -1 and 1 whatever the shots are', () => {
    const many = Array.from({ length: 200 }, (_, n) => shot(1 + (n % 90), n % 3 === 0 ? 'away' : 'home', 1));
    for (const value of momentumOf(many, 90)) expect(Math.abs(value)).toBeLessThan(1);
  });
});
