/** @jest-environment node */
import type { HighlightInfo } from '@khandai/contracts';
import Highlights from '../app/features/highlight/routes';
import { fixture } from './fixtures';
import { renderPage, wordsOf } from './render-page';

const highlight: HighlightInfo = {
  ...{ titleId: 7, videoId: 9, slug: 'ban-thang-dep', title: 'Bàn thắng <b>', summary: 'Sút xa 30 mét' },
  ...{ seconds: 83, poster: null, width: 640, height: 360, publishedAt: '2026-11-20T12:00:00.000Z' },
  ...{ fixture: fixture(), simulated: true, url: '/tep/posts/a/video.mp4', hls: null, next: [] },
  chapters: [{ second: 65, text: 'Nâng tỷ số', goal: true }],
};

describe('pages of highlights as the server writes them', () => {
  test('the list shows each video with its length, and the tournaments to choose from', () => {
    const page = { ok: true, value: { list: [highlight], next: '5-1' } };
    const leagues = [{ leagueId: '17', name: 'V.League 1' }];
    const data = { kind: 'list', choice: {}, page, leagues };
    const html = renderPage({ Page: Highlights, url: '/highlight', data });
    expect(html).toContain('href="/highlight/ban-thang-dep"');
    expect(html).toContain('href="/highlight?giai=17"');
    for (const word of ['Highlight', 'Bàn thắng', '1:23', 'Mô phỏng', 'Xem thêm', 'Ẩn tỷ số'])
      expect(wordsOf(html)).toContain(word);
    expect(html).not.toContain('<b>');
    const none = { ...data, page: { ok: true, value: { list: [], next: null } } };
    expect(wordsOf(renderPage({ Page: Highlights, url: '/highlight', data: none }))).toContain('Chưa có highlight nào');
  });

  test('a video has its player and chapters, and plays nothing by itself', () => {
    const next = [{ ...highlight, titleId: 8, slug: 'sau-do', title: 'Sau đó' }];
    const data = { kind: 'highlight', highlight: { ...highlight, next } };
    const html = renderPage({ Page: Highlights, url: '/highlight/ban-thang-dep', data });
    expect(html).toContain('src="/tep/posts/a/video.mp4"');
    expect(html).not.toMatch(/autoplay/i);
    for (const word of ['Sút xa 30 mét', 'Nâng tỷ số', '1:05', 'Chia sẻ đoạn này', 'Kế tiếp', 'Sau đó'])
      expect(wordsOf(html)).toContain(word);
  });

  test('[CT3] (spoilers) a reader who hides scores gets no words that may tell one', () => {
    const list = {
      kind: 'list',
      choice: {},
      page: { ok: true, value: { list: [highlight], next: null } },
      leagues: [],
    };
    const one = { kind: 'highlight', highlight };
    for (const [data, url] of [
      [list, '/highlight'],
      [one, '/highlight/7'],
    ] as const) {
      const html = renderPage({ Page: Highlights, url, data: { ...data, hidesScores: true } });
      expect(wordsOf(html)).toContain('Công An Hà Nội – Thép Xanh Nam Định');
      for (const spoiler of ['Bàn thắng', 'Sút xa 30 mét', 'Nâng tỷ số', 'ban-thang-dep'])
        expect(html).not.toContain(spoiler);
    }
  });

  test('a video that was taken down says so', () => {
    const html = renderPage({ Page: Highlights, url: '/highlight/a', data: { kind: 'gone', slug: 'a' } });
    expect(wordsOf(html)).toContain('Video này đã được gỡ');
  });
});
