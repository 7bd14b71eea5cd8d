import { createI18nForTest } from '../../test/words';
import { grouped, shortCount } from './format-number';
import { clockTime, countdown, fullTime, shortDate } from './format-time';

const VN = 'Asia/Ho_Chi_Minh';
const at = (text: string) => Date.parse(text);

describe('times as fans read them', () => {
  test('a moment is written in the zone of the viewer', () => {
    const weekdays = createI18nForTest().match('weekdays');
    expect(fullTime(at('2026-11-20T12:15:00Z'), VN, weekdays)).toBe('19:15 · Th 6, 20/11');
    expect(fullTime(at('2026-11-20T12:15:00Z'), 'Europe/London', weekdays)).toBe('12:15 · Th 6, 20/11');
    expect(clockTime(at('2026-11-20T17:00:00Z'), VN)).toBe('00:00');
    expect(shortDate(at('2026-11-22T05:00:00Z'), VN)).toBe('CN, 22/11');
  });

  test('a countdown counts whole seconds and never below zero', () => {
    expect(countdown(28 * 60_000 + 52_000)).toBe('28:52');
    expect(countdown(3_729_000)).toBe('1:02:09');
    expect(countdown(-5)).toBe('00:00');
  });
});

describe('numbers', () => {
  test('thousands are grouped the Vietnamese way, large counts shortened', () => {
    expect(grouped(18_420, 'vi')).toBe('18.420');
    expect(grouped(999, 'vi')).toBe('999');
    expect([9_999, 18_420, 50_000, 1_200_000].map((value) => shortCount(value, 'vi'))).toEqual([
      ...['9.999', '18,4 N', '50 N', '1,2 Tr'],
    ]);
  });

  test('an English or Chinese page groups them with commas', () => {
    expect([grouped(3_760, 'en'), grouped(1_234_567, 'zh'), grouped(999, 'en')]).toEqual(['3,760', '1,234,567', '999']);
    expect([9_999, 18_420, 50_000, 1_200_000].map((value) => shortCount(value, 'en'))).toEqual([
      ...['9,999', '18.4K', '50K', '1.2M'],
    ]);
  });
});
