import { refuseNul } from './refuse-nul.js';

describe('refuseNul', () => {
  it('refuses the character PostgreSQL cannot hold, however deep it lies', () => {
    expect(() => refuseNul([{}, undefined, { a: [{ b: 'x\0y' }] }])).toThrow('badRequest');
  });

  it('does not fall over a body that is one deep well', () => {
    let well: unknown = 'bottom';
    for (let depth = 0; depth < 100_000; depth += 1) well = [well];
    expect(() => refuseNul(well)).not.toThrow();
  });
});
