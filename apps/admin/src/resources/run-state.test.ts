import { runStateOf } from './run-state';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();

it('a banner runs between its start and its end, unless it is off', () => {
  const state = (active: boolean, startsAt: string | null, endsAt: string | null) =>
    runStateOf({ active, startsAt, endsAt }, NOW);
  expect(state(false, null, null)).toEqual({ state: 'off', time: null });
  expect(state(true, null, null)).toEqual({ state: 'running', time: null });
  expect(state(true, at(-1), at(1))).toEqual({ state: 'running', time: '20:00' });
  expect(state(true, at(1), null)).toEqual({ state: 'planned', time: '20:00' });
  expect(state(true, null, at(0))).toEqual({ state: 'over', time: null });
});
