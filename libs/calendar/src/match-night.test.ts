import fc from 'fast-check';
import { nightDay, nightOf, tonight } from './match-night.js';
import { isWithin } from './span.js';

const at = (instant: string) => Date.parse(instant);

test.each(['2026-11-20T05:00:00Z', '2026-11-20T12:00:00Z', '2026-11-20T20:00:00Z', '2026-11-21T04:59:59Z'])(
  '[CAL6] at %s tonight runs from noon of the 20th to noon of the 21st in Vietnam',
  (now) => {
    expect(tonight(at(now))).toEqual({ from: at('2026-11-20T05:00:00Z'), to: at('2026-11-21T05:00:00Z') });
  },
);

test('[CAL6] a night contains its first instant and not its last', () => {
  const night = tonight(at('2026-11-20T12:00:00Z'));
  expect(isWithin('2026-11-20T05:00:00Z', night)).toBe(true);
  expect(isWithin('2026-11-21T05:00:00Z', night)).toBe(false);
});

test('[CAL6] a night is found by its day, and its day by any of its moments', () => {
  expect(nightOf('2026-11-20')).toEqual(tonight(at('2026-11-20T12:00:00Z')));
  expect(
    ['2026-11-20T05:00:00Z', '2026-11-21T04:59:59Z', '2026-11-21T05:00:00Z'].map((now) => nightDay(at(now))),
  ).toEqual(['2026-11-20', '2026-11-20', '2026-11-21']);
});

test('[CAL6] every moment belongs to exactly the night of its day', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const now = date.getTime();
      const { from, to } = tonight(now);
      expect(from <= now && now < to).toBe(true);
      expect(nightOf(nightDay(now))).toEqual({ from, to });
    }),
  );
});
