import { VIETNAM } from '@khandai/calendar';
import { readQuestion, wantedOf } from './owl-question.js';

describe('questions to the owl', () => {
  test.each([
    ['/lich', 'lich', ''],
    ['/lịch Hà Nội', 'lich', 'Hà Nội'],
    ['LICH ha noi', 'lich', 'ha noi'],
    ['Cho hỏi lịch thi đấu của Thể Công?', 'lich', 'Thể Công'],
    ['/kèo', 'keo', ''],
    ['kèo trận Hà Nội', 'keo', 'Hà Nội'],
    ['/luật việt vị là gì', 'luat', 'việt vị'],
    ['/luat kèo chấp', 'luat', 'kèo chấp'],
    ['/lịch   \u200b', 'lich', ''],
    ['chào cú', 'help', ''],
    ['/', 'help', ''],
    ['constructor', 'help', ''],
  ])('[SH11] (chatOwl) %j asks for %s about %j', (text, command, subject) => {
    expect(readQuestion(text)).toEqual({ command, subject });
  });

  test('a subject may name a day, in the time zone of the user', () => {
    const now = Date.parse('2026-11-23T18:00:00Z');
    const at = (subject: string, timezone: string = VIETNAM) => {
      const { name, span } = wantedOf(subject, { now, timezone });
      return [name, span && new Date(span.from).toISOString()];
    };
    expect(at('V.League mai')).toEqual(['v.league', '2026-11-24T17:00:00.000Z']);
    expect(at('hôm nay')).toEqual(['', '2026-11-23T17:00:00.000Z']);
    expect(at('hôm nay', 'UTC')).toEqual(['', '2026-11-23T00:00:00.000Z']);
    expect(at('đêm nay')).toEqual(['', '2026-11-23T05:00:00.000Z']);
    // Part of a name is no day.
    expect(at('Maia')).toEqual(['maia', undefined]);
  });
});
