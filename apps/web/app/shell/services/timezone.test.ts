import { viewersTimezone } from './timezone';

/** A clock that is so many minutes from UTC in winter and in summer. */
const clockAt = (winter: number, summer: number) => (_year: number, month: number) => (month === 6 ? summer : winter);
const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;

describe('the zone of a browser', () => {
  test.each([
    ['all the year as in Vietnam', 420, 420, 'Asia/Ho_Chi_Minh'],
    ['never away from UTC', 0, 0, 'UTC'],
  ])('whose clock is %s is known without its name', (_clock, winter, summer, zone) => {
    expect(viewersTimezone(2026, clockAt(winter, summer))).toBe(zone);
  });

  test.each([
    ['as in London', 0, 60],
    ['as in Tokyo', 540, 540],
  ])('whose clock is %s is asked for by its name', (_clock, winter, summer) => {
    expect(viewersTimezone(2026, clockAt(winter, summer))).toBe(own);
  });
});
