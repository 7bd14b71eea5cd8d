/** @jest-environment node */
import type { ComicChapter, ComicInfo } from '@khandai/contracts';
import ComicReader from '../app/features/comic-reader/routes';
import { chapterMeta } from '../app/features/comic-reader/chapter-meta';
import Comics from '../app/features/comics/routes';
import { comicMeta } from '../app/features/comics/comics-meta';
import { renderPage, wordsOf } from './render-page';

const cover = { url: '/tep/posts/c/picture.webp', width: 480, height: 720 };
const row = {
  chapterId: 5,
  number: 2,
  name: 'Em đá <b>',
  totalPages: 3,
  reads: 12_400,
  publishedAt: '2026-11-20T12:00:00.000Z',
};
const comic: ComicInfo = {
  ...{ titleId: 7, slug: 'so-10', title: 'Số 10 <i>', author: 'Tí', genres: ['football'], state: 'ongoing', cover },
  ...{ totalChapters: 2, lastChapter: row, isNew: true, reads: 12_400, simulated: true, summary: 'Cậu bé ngoài sân' },
  licence: { holder: 'Khán Đài', kind: 'own', source: 'Tự vẽ' },
  ...{ publishedAt: '2026-11-19T12:00:00.000Z', followers: 1_204 },
  chapters: [{ ...row, chapterId: 4, number: 1, name: '', reads: 0 }, row],
};
const chapter: ComicChapter = {
  ...row,
  comic: { titleId: 7, slug: 'so-10', title: comic.title, author: 'Tí', cover, state: 'ongoing', simulated: true },
  licence: comic.licence,
  pages: Array.from({ length: 9 }, (_page, at) => ({
    ...{ url: `/tep/posts/${at}/picture.webp`, width: 720, height: 1_040 },
    alt: at === 1 ? 'Bóng vào lưới' : '',
  })),
  chapters: comic.chapters.map(({ chapterId, number, name }) => ({ chapterId, number, name })),
};

describe('pages of comics as the server writes them', () => {
  test('the library shows covers, genres with their numbers, and what is read most', () => {
    const facets = {
      ok: true,
      value: { total: 2, complete: 1, genres: [{ genre: 'football', total: 2 }], mostRead: [comic] },
    };
    const data = { kind: 'list', choice: {}, page: { ok: true, value: { total: 30, list: [comic] } }, facets };
    const html = renderPage({ Page: Comics, url: '/truyen-tranh', data });
    expect(html).toContain('href="/truyen-tranh/so-10"');
    expect(html).toContain('href="/truyen-tranh?the-loai=bong-da"');
    for (const word of ['Truyện tranh', 'Mới', 'Chương 2', 'Mô phỏng', 'Đọc nhiều tuần này', '12,4 N', 'Xem thêm'])
      expect(wordsOf(html)).toContain(word);
    expect(html).not.toContain('<i>');
    const none = { ...data, choice: { q: 'xyz' }, page: { ok: true, value: { total: 0, list: [] } } };
    expect(wordsOf(renderPage({ Page: Comics, url: '/truyen-tranh?tim=xyz', data: none }))).toContain(
      'Chưa có truyện nào',
    );
  });

  test('a comic has its chapters, its licence, and the way to follow it', () => {
    const html = renderPage({ Page: Comics, url: '/truyen-tranh/so-10', data: { kind: 'comic', comic } });
    expect(html).toContain('href="/truyen-tranh/so-10/chuong-1"');
    for (const word of ['Cậu bé ngoài sân', 'Đọc từ đầu', 'Theo dõi', '1.204 người theo dõi', 'Bản quyền: Khán Đài'])
      expect(wordsOf(html)).toContain(word);
  });

  test('a chapter has a box for each page with its name, and pictures for the first ones', () => {
    const data = { kind: 'chapter', chapter };
    const html = renderPage({ Page: ComicReader, url: '/truyen-tranh/so-10/chuong-2', data });
    expect(html.match(/role="img"/g)).toHaveLength(9);
    expect(html).toContain('aria-label="Trang 2 trên 9: Bóng vào lưới"');
    expect(html).toContain('aria-label="Trang 9 trên 9"');
    expect(html.match(/<img/g)).toHaveLength(3);
    expect(html).toContain('aspect-ratio:720 / 1040');
    for (const word of ['Hết chương 2', '12.400 người đã đọc', 'Bạn đã đọc tới chương mới nhất.', '1 / 9', 'Mô phỏng'])
      expect(wordsOf(html)).toContain(word);
    const later = renderPage({ Page: ComicReader, url: '/truyen-tranh/so-10/chuong-2?trang=8', data });
    expect(later).toContain('aria-valuetext="Trang 8 trên 9"');
  });

  test('a comic that was taken down says so', () => {
    const data = { kind: 'gone', slug: 'a' };
    for (const html of [
      renderPage({ Page: Comics, url: '/truyen-tranh/a', data }),
      renderPage({ Page: ComicReader, url: '/truyen-tranh/a/chuong-1', data }),
    ])
      expect(wordsOf(html)).toContain('Truyện này đã được gỡ');
  });

  test('[SH17] (comics) search engines get the series with its issues, and none of it where it is simulated', () => {
    const site = { origin: 'https://khan.dai' };
    const text = (tags: unknown) => JSON.stringify(tags);
    const real = { ...comic, simulated: false };
    const series = text(comicMeta({ kind: 'comic', comic: real }, site));
    expect(series).toContain('"@type":"ComicSeries"');
    expect(series).toContain('"url":"https://khan.dai/truyen-tranh/so-10/chuong-2"');
    expect(series).toContain('"content":"https://khan.dai/tep/posts/c/picture.webp"');
    expect(series).not.toContain('noindex');
    expect(text(comicMeta({ kind: 'comic', comic }, site))).toContain('noindex');
    const issue = text(chapterMeta({ kind: 'chapter', chapter }, site));
    expect(issue).toContain('"@type":"ComicIssue"');
    expect(issue).toContain('"href":"https://khan.dai/truyen-tranh/so-10/chuong-2"');
    expect(issue).toContain('noindex');
  });
});
