import { MARBLES, MULTIPLE, nextTimes } from './race-plan.js';

const EVERY = 5 * 60_000;
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);
const next = (now: string, last: string | null) => {
  const { startsAt, picksOpenAt } = nextTimes(at(now), EVERY, last === null ? null : at(last));
  return [startsAt, picksOpenAt].map((time) => time.toISOString().slice(11, 19));
};

describe('[LS11] (race times)', () => {
  it('races start on the clock, one interval after the other, and take picks in the two minutes before', () => {
    expect(next('13:25:00', '13:30:00')).toEqual(['13:35:00', '13:33:00']);
    expect(next('13:33:21', '13:35:00')).toEqual(['13:40:00', '13:38:00']);
  });

  it('after a pause one starts soon, unless the next on the clock is near', () => {
    expect(next('13:31:00', null)).toEqual(['13:31:45', '13:31:05']);
    expect(next('13:31:00', '10:00:00')).toEqual(['13:31:45', '13:31:05']);
    expect(next('13:33:00', null)).toEqual(['13:35:00', '13:33:05']);
    expect(next('13:31:00', '13:31:45')).toEqual(['13:35:00', '13:33:00']);
  });

  it('a pick of the winner gets what equal chances are worth', () => {
    expect(MULTIPLE).toBe(MARBLES.length);
    expect(new Set(MARBLES.map(({ id }) => id)).size).toBe(MARBLES.length);
  });
});
