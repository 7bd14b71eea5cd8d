import fc from 'fast-check';
import { grouped, shortCount } from './format-number';
import { clockTime, countdown, fullTime, isoDate, isTimezone, nearness, partsOf, shortDate } from './format-time';

const VN = 'Asia/Ho_Chi_Minh';
const at = (text: string) => Date.parse(text);
const NOW = at('2026-11-20T13:31:00Z');

describe('times as fans read them', () => {
  test('a moment is written in the zone of the viewer', () => {
    expect(fullTime(at('2026-11-20T12:15:00Z'), VN)).toBe('19:15 · Th 6, 20/11');
    expect(fullTime(at('2026-11-20T12:15:00Z'), 'Europe/London')).toBe('12:15 · Th 6, 20/11');
    expect(clockTime(at('2026-11-20T17:00:00Z'), VN)).toBe('00:00');
    expect(shortDate(at('2026-11-22T05:00:00Z'), VN)).toBe('CN, 22/11');
    expect(isoDate(at('2026-11-20T17:30:00Z'), VN)).toBe('2026-11-21');
  });

  test.each([VN, 'Asia/Saigon', 'UTC'])('the clock of %s is told without the formats of the browser, and as they tell it', (zone) => {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    fc.assert(
      fc.property(fc.date({ min: new Date('1980-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
        const { year, month, day, hour, minute, second } = partsOf(date.getTime(), zone);
        const two = (value: number) => String(value).padStart(2, '0');
        const told = `${two(day)}/${two(month)}/${year}, ${two(hour)}:${two(minute)}:${two(second)}`;
        expect(told).toBe(format.format(date));
      }),
    );
  });

  test('a coming kick-off is told the nearer way', () => {
    expect(nearness(NOW + 29 * 60_000, NOW, VN)).toEqual({ key: 'minutes', count: 29 });
    expect(nearness(NOW - 1, NOW, VN)).toEqual({ key: 'now' });
    expect(nearness(at('2026-11-20T15:30:00Z'), NOW, VN)).toEqual({ key: 'today' });
    expect(nearness(at('2026-11-20T20:00:00Z'), NOW, VN)).toEqual({ key: 'earlyTomorrow' });
    expect(nearness(at('2026-11-21T11:00:00Z'), NOW, VN)).toEqual({ key: 'tomorrow' });
    expect(nearness(at('2026-11-22T11:00:00Z'), NOW, VN)).toEqual({ key: 'date', date: 'CN, 22/11' });
  });

  test('a countdown counts whole seconds and never below zero', () => {
    expect(countdown(28 * 60_000 + 52_000)).toBe('28:52');
    expect(countdown(3_729_000)).toBe('1:02:09');
    expect(countdown(-5)).toBe('00:00');
  });

  test('a zone nobody knows is told from a real one', () => {
    expect(isTimezone(VN)).toBe(true);
    expect(isTimezone('Moon/Base')).toBe(false);
  });
});

describe('numbers', () => {
  test('thousands are grouped the Vietnamese way, large counts shortened', () => {
    expect(grouped(18_420)).toBe('18.420');
    expect(grouped(999)).toBe('999');
    expect(shortCount(9_999)).toBe('9.999');
    expect(shortCount(18_420)).toBe('18,4 N');
    expect(shortCount(1_200_000)).toBe('1,2 Tr');
  });
});
