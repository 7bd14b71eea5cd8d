/** @jest-environment node */
import type { Reel } from '@khandai/contracts';
import Reels from '../app/features/reels/routes';
import { fixture } from './fixtures';
import { renderPage, wordsOf } from './render-page';

const reel: Reel = {
  ...{ titleId: 7, slug: 'vo-le', title: 'Vô lê <b>', summary: 'Phút 90', seconds: 12, hasSound: true },
  ...{ poster: null, width: 360, height: 640, url: '/tep/posts/a/video.mp4', renditions: [], fixture: fixture() },
  ...{ publishedAt: '2026-11-20T12:00:00.000Z', views: 1_204, likes: 88, comments: 12, liked: false, simulated: true },
};
const page = (list: readonly Reel[]) => ({ ok: true, value: { list, next: null } });

describe('the viewer of reels as the server writes it', () => {
  test('a reel has its words, its match and its marks, and plays nothing by itself', () => {
    const second = { ...reel, titleId: 8, slug: 'sau-do', title: 'Sau đó', fixture: null };
    const data = { kind: 'reels', first: reel, page: page([second]) };
    const html = renderPage({ Page: Reels, url: '/reels/vo-le', data });
    for (const word of ['Vô lê', 'Phút 90', 'Mô phỏng', 'Hàng chờ', 'Sau đó', 'Phím tắt', 'Bạn đã xem hết reel'])
      expect(wordsOf(html)).toContain(word);
    expect(html.includes('Vô lê <b>') || /autoplay/i.test(html)).toBe(false);
    expect(html).toContain('aria-label="Bật tiếng"');
    expect(html).toContain('href="/reels/sau-do"');
    expect(html.match(/<video/g)).toHaveLength(2);
  });

  test('[CT3] (reels, spoilers) a reader who hides scores gets no words that may tell one', () => {
    const second = { ...reel, titleId: 8, slug: 'sau-do', title: 'Sau đó', fixture: null };
    const data = { kind: 'reels', first: reel, page: page([second]), hidesScores: true };
    const html = renderPage({ Page: Reels, url: '/reels/7', data });
    for (const word of ['Công An Hà Nội – Thép Xanh Nam Định', 'Xem tên']) expect(wordsOf(html)).toContain(word);
    for (const spoiler of ['Vô lê', 'Phút 90', 'Sau đó', '/reels/sau-do']) expect(html).not.toContain(spoiler);
    expect(html).toContain('href="/reels/8"');
  });

  test('a video without sound says so', () => {
    const data = { kind: 'reels', first: { ...reel, hasSound: false }, page: page([]) };
    const html = renderPage({ Page: Reels, url: '/reels/vo-le', data });
    expect(wordsOf(html)).toContain('Không có tiếng');
    expect(html).not.toContain('aria-label="Bật tiếng"');
  });

  test('no reels, and one that was taken down, are said in words', () => {
    const none = { kind: 'reels', first: null, page: page([]) };
    expect(wordsOf(renderPage({ Page: Reels, url: '/reels', data: none }))).toContain('Chưa có reel nào');
    const html = renderPage({ Page: Reels, url: '/reels/a', data: { kind: 'gone', slug: 'a' } });
    expect(wordsOf(html)).toContain('Reel này đã được gỡ');
  });
});
