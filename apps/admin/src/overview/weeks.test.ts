import { weeksBefore } from './weeks';

it('weeks begin on Monday in Vietnam, and the current one ends now', () => {
  // Monday, 00:30 in Vietnam; in UTC it is still Sunday.
  const now = Date.parse('2026-11-22T17:30:00Z');
  const weeks = weeksBefore(now).map(({ from, to }) => [new Date(from).toISOString(), new Date(to).toISOString()]);
  expect(weeks.slice(0, 2)).toEqual([
    ['2026-11-22T17:00:00.000Z', '2026-11-22T17:30:00.000Z'],
    ['2026-11-15T17:00:00.000Z', '2026-11-22T17:00:00.000Z'],
  ]);
  expect(weeks).toHaveLength(4);
});
