import { rejectUnstorable } from './reject-unstorable.js';

describe('refuseUnusable', () => {
  it('refuses the null character, which PostgreSQL cannot store, at any depth', () => {
    expect(() => rejectUnstorable([{}, undefined, { a: [{ b: 'x\0y' }] }])).toThrow('badRequest');
  });

  it.each([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, JSON.parse('1e999')])(
    'refuses %d, which limits of a schema let pass',
    (size) => {
      expect(() => rejectUnstorable({ query: { pageSize: size } })).toThrow('badRequest');
      expect(() => rejectUnstorable({ query: { pageSize: Number.MAX_VALUE } })).not.toThrow();
    },
  );

  it('handles deeply nested bodies', () => {
    let well: unknown = 'bottom';
    for (let depth = 0; depth < 100_000; depth += 1) well = [well];
    expect(() => rejectUnstorable(well)).not.toThrow();
  });
});
