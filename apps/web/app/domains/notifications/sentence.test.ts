import type { Notification, PostAuthor } from '@khandai/contracts';
import { en } from '../../i18n/en';
import { I18n } from '../../i18n/i18n';
import { addBuiltIn } from '../../i18n/sentences';
import { notifications } from '../../i18n/vi/lazy/notifications';
import { namesOf, sentenceOf } from './sentence';

const i18n = new I18n('vi');
i18n.addResources('notifications', notifications);
const t = i18n.getFixedT('notifications');
const full = (instant: number) => new Date(instant).toISOString().slice(0, 16);

const actor = (showName: string): PostAuthor => ({
  ...{ userId: showName.length, username: showName, showName, profilePicture: null, role: 'member', simulated: false },
});
const notification = (change: Partial<Notification>): Notification => ({
  ...{ id: 1, type: 10, status: 10, event: 'NEW_COMMENT', title: '', content: '', quote: null },
  ...{ actors: [], totalActors: 0, at: '2026-11-20T12:00:00Z', ...change },
});
const say = (change: Partial<Notification>, hidesScores = false): string => {
  const { subject, text, object, note } = sentenceOf(notification(change), t, { full, hidesScores });
  return [subject, text, object, note].filter((part) => part !== undefined && part !== '').join(' | ');
};

describe('a notification in words', () => {
  test.each([
    [[], 0, 'Một thành viên | bình luận bài của bạn'],
    [['An'], 1, 'An | bình luận bài của bạn'],
    [['An', 'Bình'], 2, 'An và Bình | bình luận bài của bạn'],
    [['An', 'Bình', 'Chi'], 3, 'An, Bình và 1 người khác | bình luận bài của bạn'],
    [['An', 'Bình', 'Chi'], 13, 'An, Bình và 11 người khác | bình luận bài của bạn'],
    // Others of the group are blocked.
    [['An'], 4, 'An và 3 người khác | bình luận bài của bạn'],
  ])('names %j of %i', (names, totalActors, sentence) => {
    expect(say({ actors: names.map(actor), totalActors })).toBe(sentence);
  });

  test.each(['NEW_CHAPTER', 'NEW_EPISODE'] as const)('names no title that readers lost (%s)', (event) => {
    expect(say({ event })).toBe('Nội dung của thông báo này không còn trên trang');
  });

  test('counts the others in English', () => {
    addBuiltIn('en', en);
    const english = new I18n('en');
    english.addResources('notifications', notifications);
    const inEnglish = english.getFixedT('notifications');
    const names = (totalActors: number) => namesOf({ actors: [actor('An'), actor('Bình')], totalActors }, inEnglish);
    expect([names(3), names(4)]).toEqual(['An, Bình and 1 other', 'An, Bình and 2 others']);
  });

  const title = 'Hải Phòng – Hà Nội';
  const kickOff = Date.parse('2026-11-20T14:00:00Z');
  test.each([
    ['BOOKING_SOON', `a-1|${kickOff}`, `${title} | sắp bắt đầu, lúc 2026-11-20T14:00`],
    ['BOOKING_MOVED', `a-1|1|${kickOff}`, `${title} | dời sang 2026-11-20T14:00 | Lịch đặt của bạn đã dời theo.`],
    ['BOOKING_MOVED', 'a-1|1|', `${title} | đã hoãn, chưa có giờ mới`],
    ['MATCH_GOAL', 'a-1|1||2|0|90', `${title} | có bàn thắng | Phút 90: 2 – 0`],
    ['MATCH_GOAL', 'a-1|1||2|0|', `${title} | có bàn thắng | Tỷ số 2 – 0`],
    ['MATCH_GOAL', 'a-1|1||||90', `${title} | có bàn thắng | Tỷ số đang ẩn theo cài đặt của bạn.`],
    ['MATCH_RED_CARD', 'a-1|1||||54', `${title} | có thẻ đỏ | Phút 54`],
    ['MATCH_RED_CARD', 'a-1|1', `${title} | có thẻ đỏ`],
    ['EVENT_CANCELLED', `|${kickOff}`, `${title} | đã bị hủy`],
    ['EVENT_RESTORED', `|${kickOff}`, `${title} | không bị hủy nữa, bắt đầu lúc 2026-11-20T14:00`],
    ['MATCH_LINEUP', 'a-1|1', `${title} | đã có đội hình ra sân`],
  ] as const)('says %s with %j', (event, content, sentence) => {
    expect(say({ type: 30, event, content, title })).toBe(sentence);
  });

  test('says no score to a reader who hides scores now, whatever was stored', () => {
    const goal = { type: 30, event: 'MATCH_GOAL', content: 'a-1|1||2|0|90', title } as const;
    expect(say(goal, true)).toBe(`${title} | có bàn thắng | Tỷ số đang ẩn theo cài đặt của bạn.`);
    const card = { ...goal, event: 'MATCH_RED_CARD', content: 'a-1|1||||54' } as const;
    expect(say(card, true)).toBe(`${title} | có thẻ đỏ`);
  });

  test('names the commentator and the match, quotes what was written, and says what was hidden', () => {
    expect(say({ type: 30, event: 'BOOKING_STARTED', title, actors: [actor('Gió Lào')], totalActors: 1 })).toBe(
      `Gió Lào | đã lên sóng trận bạn đặt lịch | ${title}`,
    );
    expect(say({ event: 'NEW_REPLY', actors: [actor('An')], totalActors: 1, quote: 'Đúng rồi' })).toBe(
      'An | trả lời bình luận của bạn | “Đúng rồi”',
    );
    expect(say({ event: 'NEW_LIKE', actors: [actor('An')], totalActors: 13, quote: 'Đúng rồi' })).toBe(
      'An và 12 người khác | thích bình luận của bạn | “Đúng rồi”',
    );
    expect(say({ event: 'DRAW_WON', title: 'Quà cuối tuần', content: '|||7', quote: '300 điểm' })).toBe(
      'Quà cuối tuần | đã rút thăm, và bạn trúng thưởng | Phần thưởng: 300 điểm',
    );
    expect(say({ event: 'REMOVED_POST', content: '5||' })).toContain('Bài viết của bạn không còn hiển thị');
    expect(say({ event: 'REMOVED_POST', content: '5|7|' })).toContain('Bình luận của bạn không còn hiển thị');
  });
});
