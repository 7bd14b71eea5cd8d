/** @jest-environment node */
import { type Fixture, type Origin, SportType } from '@khandai/contracts';
import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { HydrateFallback as AccountSkeleton } from '../app/features/account/routes';
import Chatroom from '../app/features/chatroom/routes';
import Home from '../app/features/home/routes';
import Live from '../app/features/live/routes';
import Room from '../app/features/live-room/routes';
import Member from '../app/features/member/routes';
import Odds from '../app/features/odds/routes';
import { HydrateFallback as Referral } from '../app/features/referral/routes';
import { HydrateFallback as Draws } from '../app/features/draws/routes';
import { HydrateFallback as Tasks } from '../app/features/tasks/routes';
import { wholeBoard } from '../app/features/odds/served-board';
import { serveDay } from '../app/domains/schedule';
import { chatRoom, coming, fixture, liveRoom, message, oddsBoard, rootData } from './fixtures';
import { renderPage, wordsOf } from './render-page';

const ok = <T,>(value: T) => ({ ok: true, value }) as const;
const failed = { ok: false } as const;
const history = ok({ list: [message({ filteredMessage: '<script>alert(1)</script>' })], revision: 1 });
const homeData = {
  featured: ok([coming({ fixtureId: 'c1' })]),
  leagues: [fixture().league],
  history,
  lounge: undefined,
};
const roomData = (room = liveRoom()) => ({
  room,
  others: ok([]),
  odds: failed,
  history,
  origin: 'http://a',
  timezone: 'Asia/Ho_Chi_Minh',
});

const liveData = (...today: Fixture[]) => ({
  ...{ ok: true, today: serveDay({ list: today, rest: [] }, []), sport: undefined },
  query: { date: '2026-11-20', timezone: 'Asia/Ho_Chi_Minh' },
});

describe('pages as the server writes them', () => {
  test('[SH12] (frame) navigation, marquee, footer, the five phone tabs and the origin are on every page', () => {
    const words = wordsOf(renderPage({ Page: Home, data: homeData }));
    for (const word of [
      'Đến nội dung chính',
      '19:15 tối nay',
      'Trực tiếp',
      'Tỷ lệ kèo',
      'Nhóm chat',
      'Bạn bè',
      'Dữ liệu mô phỏng',
      '18+',
    ]) {
      expect(words).toContain(word);
    }
  });

  test('[SH14] (page) home shows the live count, the live match with its minute, and what is coming', () => {
    const words = wordsOf(renderPage({ Page: Home, data: homeData }));
    expect(words).toContain('đang có 1 trận');
    expect(words).toContain('Hiệp 2 · 67');
    expect(words).toContain('29 phút nữa');
    expect(words).toContain('Khán đài chung');
  });

  test('the chat rooms show the list, the open room and its rules; a room that is not there says so', () => {
    const rooms = ok([chatRoom(), chatRoom({ groupId: 41, name: 'Phòng Gió Lào', kind: 'match' })]);
    const open = { status: 'open', groupId: 30, history };
    const words = wordsOf(renderPage({ Page: Chatroom, data: { rooms, room: open }, url: '/chatroom?roomId=30' }));
    for (const word of ['Phòng chung', 'Khán đài chung', 'Phòng trận đấu', 'Phòng Gió Lào', '67′', 'Nội quy phòng'])
      expect(words).toContain(word);
    expect(words).not.toContain('Không tìm thấy phòng');
    const missing = { rooms, room: { status: 'missing', groupId: 99 } };
    const unknown = wordsOf(renderPage({ Page: Chatroom, data: missing, url: '/chatroom?roomId=99' }));
    expect(unknown).toContain('Không tìm thấy phòng');
    expect(unknown).toContain('Khán đài chung');
  });

  test('home states that no match is live, and offers a retry for failed parts', () => {
    const root = rootData({ totals: { totalLive: 0, totalMode: 0, list: [] } });
    const words = wordsOf(renderPage({ Page: Home, data: { ...homeData, featured: failed }, root }));
    expect(words).toContain('Chưa có trận nào đang đá');
    expect(words).toContain('Thử lại');
  });

  test('users’ messages render as text, never as markup', () => {
    const html = renderPage({ Page: Home, data: homeData });
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('&lt;script&gt;alert(1)');
  });

  test('the live page groups today by league and keeps its filter in the address', () => {
    const data = liveData(fixture(), coming({ fixtureId: 'c1' }));
    expect(wordsOf(renderPage({ Page: Live, data, url: '/truc-tiep' }))).toContain('V.League 1 Vòng 11');
    const words = wordsOf(renderPage({ Page: Live, data: liveData(fixture()), url: '/truc-tiep?loc=ended' }));
    expect(words).toContain('Không có trận nào trong mục này');
  });

  test('a room shows score, commentator, events and chat, and marks estimated minutes', () => {
    const words = wordsOf(
      renderPage({
        Page: Room,
        data: roomData(liveRoom({ fixture: fixture({ goalTimesEstimated: true }) })),
        url: '/truc-tiep/x',
      }),
    );
    for (const word of [
      '2 – 1',
      'Gió Lào',
      'BLV',
      'Kiến tạo: Trần Bình',
      'Thẻ đỏ',
      'Sân Hàng Đẫy',
      'Chat phòng Gió Lào',
      'ước lượng',
    ]) {
      expect(words).toContain(word);
    }
  });

  test('[OG1] (room) a simulated match is marked beside its score, whatever else the site shows; a real one is not', () => {
    const score = (origin: Origin) => {
      const room = roomData(liveRoom({ fixture: fixture({ origin }) }));
      const html = renderPage({ Page: Room, data: room, url: '/truc-tiep/x', root: rootData({ origin: 'provider' }) });
      return wordsOf(/<section[^>]*aria-label="Tỷ số".*?<\/section>/s.exec(html)?.[0] ?? '');
    };
    expect(score('demo')).toContain('Dữ liệu mô phỏng');
    expect(score('recording')).toContain('Phát lại dữ liệu thật');
    expect(score('provider')).toMatch(/2 – 1(?!.*(?:mô phỏng|dữ liệu thật))/);
  });

  test('[NF6] (page) a member’s page shows level, role and join date; names are text; a hidden profile shows a notice', () => {
    const profile = {
      userId: 7,
      username: 'gio.lao',
      nickname: '<i>Gió Lào</i>',
      displayName: '',
      profilePicture: null,
      role: 'commentator',
      level: 4,
      locked: false,
      simulated: true,
      createdAt: '2026-03-01T20:00:00.000Z',
      online: true,
      lastSeenAt: null,
      favouriteTeam: null,
    };
    const page = (data: object) =>
      renderPage({ Page: Member, data: { slug: 'gio.lao', ...data }, url: '/thanh-vien/gio.lao' });
    const html = page({ status: 'found', profile, timezone: 'Asia/Ho_Chi_Minh' });
    expect(html).not.toContain('<i>Gió Lào');
    for (const word of [
      '@gio.lao',
      'Cấp 4',
      'BLV',
      'Thành viên mô phỏng',
      'Tham gia từ 02/03/2026',
      'Đang hoạt động',
    ]) {
      expect(wordsOf(html)).toContain(word);
    }
    expect(wordsOf(page({ status: 'missing' }))).toContain('Không tìm thấy thành viên');
    expect(wordsOf(page({ status: 'locked', profile }))).toContain('Tài khoản đã bị khóa');
    expect(wordsOf(page({ status: 'failed' }))).toContain('Không tải được hồ sơ');
  });

  test('[SH3] (tai-khoan) the account renders as a skeleton labelled as loading', () => {
    expect(renderPage({ Page: AccountSkeleton, url: '/tai-khoan' })).toContain('aria-label="Đang tải tài khoản"');
  });

  test('[SH3] (nhiem-vu-hang-ngay) the daily tasks render as a skeleton labelled as loading', () => {
    expect(renderPage({ Page: Tasks, url: '/nhiem-vu-hang-ngay' })).toContain('aria-label="Đang tải nhiệm vụ"');
  });

  test('[SH3] (gioi-thieu-ban-be) the invitations render as a skeleton labelled as loading', () => {
    expect(renderPage({ Page: Referral, url: '/gioi-thieu-ban-be' })).toContain('aria-label="Đang tải mã giới thiệu"');
  });

  test('[EN3] (page) the lucky draws render as a skeleton labelled as loading', () => {
    expect(renderPage({ Page: Draws, url: '/rut-tham' })).toContain('aria-label="Đang tải các đợt rút thăm"');
  });

  test('a room counts down before kick-off, and states the end of the match', () => {
    const words = (match: ReturnType<typeof fixture>) =>
      wordsOf(
        renderPage({ Page: Room, data: roomData(liveRoom({ fixture: match, events: [] })), url: '/truc-tiep/x' }),
      );
    expect(words(coming())).toContain('29:00');
    expect(words(fixture({ status: -1, state: 3 }))).toContain('Trận đấu đã kết thúc');
    expect(words(fixture({ sportType: SportType.marble, status: -1, state: 3 }))).toContain('Lượt đua đã kết thúc');
    expect(words(fixture({ status: -14, state: 3, homeScore: null, awayScore: null }))).toContain(
      'Trận đấu không diễn ra theo lịch: Hoãn',
    );
  });

  test('[OD3] (page) the board renders with its prices and the age notice', () => {
    const words = wordsOf(renderPage({ Page: Odds, data: { board: ok(wholeBoard(oddsBoard())) }, url: '/ty-le-keo' }));
    for (const word of ['V.League 1', '0-0.5', '0.92', '−0.98', '4.60', 'Kèo Malaysia', '18 tuổi'])
      expect(words).toContain(word);
    expect(wordsOf(renderPage({ Page: Odds, data: { board: failed }, url: '/ty-le-keo' }))).toContain(
      'Không tải được tỷ lệ kèo',
    );
  });

  test("[SH15] 404 has the not-found screen and anything else the server's, each with its default message", () => {
    const missing = renderPage({
      Page: Home,
      url: '/khong-co',
      error: new ErrorResponseImpl(404, 'Page Not Found', ''),
    });
    expect(missing).toContain('data-error="Page Not Found: /khong-co"');
    expect(wordsOf(missing)).toContain('Không tìm thấy trang');
    expect(wordsOf(missing)).toContain('404 · /khong-co');
    expect(wordsOf(missing)).not.toContain('Page Not Found');
    const broken = renderPage({ Page: Home, error: new Error('secret') });
    expect(broken).toContain('data-error="Internal Server Error"');
    expect(wordsOf(broken)).toContain('Lỗi máy chủ');
    expect(wordsOf(broken)).not.toContain('Internal Server Error');
    expect(broken).not.toContain('secret');
  });
});
