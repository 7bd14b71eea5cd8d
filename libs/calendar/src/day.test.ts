import fc from 'fast-check';
import {
  addDays,
  DAY_MS,
  dayAt,
  dayNumberAt,
  daysBetween,
  daySpan,
  isDay,
  midnightOf,
  startOfDay,
  weekdayOf,
} from './day.js';
import { isWithin } from './span.js';
import { instantOfWall, wallTimeAt } from './wall-time.js';
import { VIETNAM } from './zone.js';

const at = (instant: string) => Date.parse(instant);
const iso = (instant: number) => new Date(instant).toISOString();

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const day = fc
  .date({ min: new Date('2012-01-01'), max: new Date('2037-12-31'), noInvalidDate: true })
  .map((date) => dayAt(date.getTime(), 'UTC'));

describe('days of a zone', () => {
  test('[CAL2] 04:00 in Vietnam is a day later than in London', () => {
    const instant = at('2026-11-20T21:00:00Z');
    expect([dayAt(instant, VIETNAM), wallTimeAt(instant, VIETNAM).hour]).toEqual(['2026-11-21', 4]);
    expect([dayAt(instant, 'Europe/London'), wallTimeAt(instant, 'Europe/London').hour]).toEqual(['2026-11-20', 21]);
  });

  test('[CAL2] midnight is 00:00 of the new day', () => {
    expect(dayAt(at('2026-11-20T17:00:00Z'), VIETNAM)).toBe('2026-11-21');
    expect(wallTimeAt(at('2026-11-20T17:00:00Z'), VIETNAM).hour).toBe(0);
    expect(dayNumberAt(at('2026-11-20T17:00:00Z'), VIETNAM) - dayNumberAt(at('2026-11-20T16:59:59Z'), VIETNAM)).toBe(1);
  });

  test.each([
    ['2026-11-20', VIETNAM, '2026-11-19T17:00:00.000Z', 24],
    ['2026-10-25', 'Europe/London', '2026-10-24T23:00:00.000Z', 25],
    ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z', 23],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', 23],
    ['2026-11-20', 'Asia/Kathmandu', '2026-11-19T18:15:00.000Z', 24],
    // Clocks go from 00:00 to 01:00, so the day begins at 01:00.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', 23],
    // Clocks go back from 01:00 to 00:00, so the day begins at the first of two midnights.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', 25],
    // Clocks move by half an hour.
    ['2026-10-04', 'Australia/Lord_Howe', '2026-10-03T13:30:00.000Z', 23.5],
  ])('[CAL4] %s in %s begins at %s and has %d hours', (date, name, from, hours) => {
    const span = daySpan(date, name);
    expect([iso(span.from), (span.to - span.from) / 3_600_000]).toEqual([from, hours]);
  });

  test('[CAL4] a day that a zone skipped is empty', () => {
    const { from, to } = daySpan('2011-12-30', 'Pacific/Apia');
    expect(to - from).toBe(0);
  });

  test('[CAL4] in every zone a day contains its first and last second, and no instant of its neighbours', () => {
    fc.assert(
      fc.property(day, zone, (date, name) => {
        const { from, to } = daySpan(date, name);
        expect([dayAt(from, name), dayAt(to - 1_000, name)]).toEqual([date, date]);
        expect([dayAt(from - 1_000, name), dayAt(to, name)]).not.toContain(date);
      }),
      { numRuns: 500 },
    );
  });

  test('[CAL3] in every zone an instant is found by its wall time, or the earlier one with the same wall time', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2012-01-01'), max: new Date('2037-12-31'), noInvalidDate: true }),
        zone,
        (date, name) => {
          const instant = Math.floor(date.getTime() / 1_000) * 1_000;
          const { year, month, day: number, hour, minute, second } = wallTimeAt(instant, name);
          const found = instantOfWall(Date.UTC(year, month - 1, number, hour, minute, second), name);
          expect(found).toBeLessThanOrEqual(instant);
          expect(wallTimeAt(found, name)).toEqual(wallTimeAt(instant, name));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('[CAL3] a skipped wall time means the end of the gap, a repeated one its first instant', () => {
    expect(iso(instantOfWall(Date.UTC(2026, 2, 29, 1, 30), 'Europe/London'))).toBe('2026-03-29T01:00:00.000Z');
    expect(iso(instantOfWall(Date.UTC(2026, 9, 25, 1, 30), 'Europe/London'))).toBe('2026-10-25T00:30:00.000Z');
  });
});

describe('days of the calendar', () => {
  test('[CAL5] days are added across months and years', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
  });

  test('[CAL5] days between days are counted across months, clocks and years', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
  });

  test('[CAL5] adding days and counting days are inverse', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (date, count) => {
        expect(daysBetween(date, addDays(date, count))).toBe(count);
        expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date));
      }),
    );
  });

  test('[CAL5] a Friday has weekday 5 and a Sunday 0', () => {
    expect([weekdayOf('2026-11-20'), weekdayOf('2026-11-22')]).toEqual([5, 0]);
  });

  test.each(['2026-11-20', '2028-02-29', '1900-01-01', '2199-12-31'])('[CAL5] %s is a day', (text) => {
    expect(isDay(text)).toBe(true);
    expect(midnightOf(text)).toBe(at(`${text}T00:00:00Z`));
  });

  test.each([
    '',
    'hom-nay',
    '2026-2-3',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '+275760-09-13',
    '2026-11-20T00:00:00Z',
    ' 2026-11-20',
  ])('[CAL5] "%s" is no day', (text) => {
    expect(isDay(text)).toBe(false);
  });

  test('[CAL5] a day the calendar does not have has no midnight', () => {
    expect([midnightOf('2026-02-30'), midnightOf('today')]).toEqual([undefined, undefined]);
    expect(midnightOf('1888-09-08')).toBe(Date.UTC(1888, 8, 8));
  });

  test('[CAL4] a span contains its first instant and not its last', () => {
    const span = { from: startOfDay('2026-11-20', VIETNAM), to: startOfDay('2026-11-20', VIETNAM) + DAY_MS };
    expect(isWithin('2026-11-19T17:00:00Z', span)).toBe(true);
    expect(isWithin('2026-11-20T17:00:00Z', span)).toBe(false);
  });
});
