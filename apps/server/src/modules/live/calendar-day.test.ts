import { calendarDay, calendarMonth, matchNight } from './calendar-day.js';

const NOW = new Date('2026-11-20T13:50:00Z');
const hoursOf = ({ from, to }: { from: Date; to: Date }) => (to.getTime() - from.getTime()) / 3_600_000;

describe('days of a zone', () => {
  it.each([
    ['2026-11-20', 'Asia/Ho_Chi_Minh', '2026-11-19T17:00:00.000Z', 24],
    ['2026-10-25', 'Europe/London', '2026-10-24T23:00:00.000Z', 25],
    ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z', 23],
  ])('[LS8] (server part) %s in %s begins at %s and has %d hours', (date, zone, from, hours) => {
    const day = calendarDay(date, zone, NOW)!;
    expect([day.from.toISOString(), hoursOf(day)]).toEqual([from, hours]);
  });

  it('[LS8] (server part) a month in which clocks change has days of 23 or 25 hours and no gap between them', () => {
    const { dates, starts } = calendarMonth('2026-10', 'Europe/London', NOW)!;
    expect([dates.length, starts.length, dates.at(-1)]).toEqual([31, 32, '2026-10-31']);
    const hours = dates.map((_, index) => hoursOf({ from: starts[index]!, to: starts[index + 1]! }));
    expect(hours.filter((one) => one !== 24)).toEqual([25]);
    expect(calendarMonth(undefined, 'Pacific/Kiritimati', new Date('2026-11-30T23:00:00Z'))?.month).toBe('2026-12');
    expect(calendarMonth('2028-02', 'UTC', NOW)?.dates.length).toBe(29);
  });

  it('[LS8] (server part) a match night runs from noon to noon in Vietnam', () => {
    const night = { from: new Date('2026-11-20T05:00:00Z'), to: new Date('2026-11-21T05:00:00Z') };
    expect(matchNight(undefined, NOW)).toEqual(night);
    expect(matchNight(undefined, new Date('2026-11-21T04:59:59Z'))).toEqual(night);
    expect(matchNight('2026-11-20', NOW)).toEqual(night);
  });

  it.each(['2026-02-30', '2026-13-01', '0000-01-01', '9999-12-31', '+275760-09-13', ''])('there is no day "%s"', (date) => {
    expect(calendarDay(date, 'Asia/Ho_Chi_Minh', NOW)).toBeUndefined();
    expect(matchNight(date, NOW)).toBeUndefined();
  });

  it.each(['2026-00', '2026-13', '0001-01', '2200-01'])('there is no month "%s"', (month) => {
    expect(calendarMonth(month, 'Asia/Ho_Chi_Minh', NOW)).toBeUndefined();
  });
});
