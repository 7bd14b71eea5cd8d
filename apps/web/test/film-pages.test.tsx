/** @jest-environment node */
import type { EpisodeInfo, FilmInfo } from '@khandai/contracts';
import Films from '../app/features/films/routes';
import { renderPage, wordsOf } from './render-page';

const episode = (number: number, season: number) => ({
  ...{
    videoId: number,
    season,
    number,
    title: `Đêm ${number}`,
    summary: 'Trước giờ bóng lăn',
    seconds: 3_120,
    still: null,
  },
});
const film: FilmInfo = {
  ...{
    titleId: 7,
    slug: 'chao-lua',
    title: 'Chảo lửa <b>',
    summary: 'Mười ba đêm',
    genre: 'Phim tài liệu',
    year: 2026,
  },
  ...{ poster: null, episodes: 2, seconds: 6_240, publishedAt: '2026-11-20T12:00:00.000Z', simulated: true },
  ...{ credits: 'Đạo diễn Trần Vũ Hạ.', list: [episode(1, 1), episode(2, 2)], subtitles: ['vi', 'en'], others: [] },
  licence: { holder: 'Hội CĐV', kind: 'partner', validUntil: '2027-12-31T00:00:00.000Z' },
};
const served: EpisodeInfo = {
  ...{ ...episode(1, 1), film, url: '/tep/posts/a/video.mp4', hls: null },
  tracks: [{ subtitleId: 3, language: 'vi' }],
};

describe('[CT3] (films) pages of films as the server writes them', () => {
  test('the list shows each film with its length, and genres to choose from', () => {
    const page = { ok: true, value: { list: [film], next: '5-1' } };
    const data = { kind: 'list', choice: {}, page, genres: ['Phim tài liệu', 'Phim truyện'] };
    const html = renderPage({ Page: Films, url: '/phim-anh', data });
    expect(html).toContain('href="/phim-anh/chao-lua"');
    expect(html).toContain('href="/phim-anh?dang=bo"');
    for (const word of ['Chảo lửa', '2 tập', 'Mô phỏng', 'Xem thêm', 'Phim truyện'])
      expect(wordsOf(html)).toContain(word);
    expect(html).not.toContain('<b>');
    const none = { ...data, page: { ok: true, value: { list: [], next: null } } };
    expect(wordsOf(renderPage({ Page: Films, url: '/phim-anh', data: none }))).toContain('Chưa có phim nào');
  });

  test('a film has its seasons, episodes, subtitles and licence', () => {
    const html = renderPage({ Page: Films, url: '/phim-anh/chao-lua', data: { kind: 'film', film } });
    expect(html).toContain('href="/phim-anh/chao-lua/tap-2"');
    for (const word of ['Mùa 2', 'Tập 2: Đêm 2', '52 phút', 'Xem tập 1', 'Theo dõi', 'Phụ đề Tiếng Việt, Tiếng Anh'])
      expect(wordsOf(html)).toContain(word);
    for (const word of ['Bản quyền: Hội CĐV', 'đối tác cho phép', '31/12/2027', 'Trần Vũ Hạ'])
      expect(wordsOf(html)).toContain(word);
  });

  test('an episode has its video with the browser’s controls until the page has its own, and plays nothing by itself', () => {
    const html = renderPage({
      Page: Films,
      url: '/phim-anh/chao-lua/tap-1',
      data: { kind: 'episode', episode: served },
    });
    expect(html).toContain('src="/tep/posts/a/video.mp4"');
    expect(html).toMatch(/<video[^>]* controls=""/);
    expect(html).not.toMatch(/autoplay/i);
    for (const word of ['Tập 1: Đêm 1', 'Tập sau', 'Chia sẻ đoạn này', 'Tự sang tập sau'])
      expect(wordsOf(html)).toContain(word);
  });

  test('a film that was taken down says so', () => {
    const html = renderPage({ Page: Films, url: '/phim-anh/a', data: { kind: 'gone', slug: 'a' } });
    expect(wordsOf(html)).toContain('Phim này đã được gỡ');
  });
});
