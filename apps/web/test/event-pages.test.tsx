/** @jest-environment node */
import type { EventInfo } from '@khandai/contracts';
import Events from '../app/features/events/routes';
import { fixture } from './fixtures';
import { renderPage, wordsOf } from './render-page';

const event: EventInfo = {
  ...{
    eventId: 7,
    slug: 'xem-chung',
    title: 'Xem chung <b>',
    summary: 'Cùng xem',
    cover: null,
    place: 'Sân Lạch Tray',
  },
  ...{ startsAt: '2026-11-21T12:00:00.000Z', endsAt: '2026-11-21T14:00:00.000Z', fixture: fixture() },
  ...{ places: 10, taken: 4, state: 'open', simulated: true, mine: { booked: false, saved: false } },
  ...{ description: 'Một\nhai', cancelReason: null },
};

describe('pages of events as the server writes them', () => {
  test('the list shows each event with its time, its places and what one can do', () => {
    const page = { ok: true, value: { total: 1, list: [event] } };
    const html = renderPage({ Page: Events, url: '/su-kien', data: { kind: 'list', section: 'upcoming', page } });
    expect(html).toContain('href="/su-kien/xem-chung"');
    for (const word of ['Sự kiện', 'Xem chung', '4/10 chỗ', 'Đang mở', 'Mô phỏng', 'Giữ chỗ', '19:00 – 21:00'])
      expect(wordsOf(html)).toContain(word);
    expect(html).not.toContain('<b>Xem');
  });

  test('an event says when and where it is, and offers its calendar file', () => {
    const html = renderPage({ Page: Events, url: '/su-kien/xem-chung', data: { kind: 'event', event } });
    expect(html).toContain('href="/su-kien/xem-chung/lich.ics"');
    for (const word of ['Cùng xem', 'Sân Lạch Tray', 'Còn 6 chỗ', 'Đăng lên bảng tin', 'Nội dung'])
      expect(wordsOf(html)).toContain(word);
    const cancelled = { ...event, state: 'cancelled', cancelReason: 'Mưa lớn' };
    const words = wordsOf(
      renderPage({ Page: Events, url: '/su-kien/xem-chung', data: { kind: 'event', event: cancelled } }),
    );
    expect(words).toContain('Mưa lớn');
    expect(words).not.toContain('Còn 6 chỗ');
  });
});
