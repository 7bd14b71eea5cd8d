/** @jest-environment node */
import type { ArticleInfo } from '@khandai/contracts';
import News from '../app/features/news/routes';
import { article, articleInfo, category, cover } from './articles';
import { coming, fixture } from './fixtures';
import { renderPage, wordsOf } from './render-page';

const list = (part: object = {}) => ({
  ...{ kind: 'list', choice: { kind: 'all' }, page: 1 },
  articles: { ok: true, value: { total: 11, list: [article({ match: fixture(), cover })] } },
  categories: [category(), category({ categoryId: 2, slug: 'v-league', name: 'V.League' })],
  picks: [],
  hashtags: [{ hashtag: 'VLeague', total: 1_204 }],
  most: { period: 'day', list: [article({ articleId: 7, title: 'Bài được đọc nhiều' })] },
  hidesScores: false,
  ...part,
});
const render = (data: object, url = '/tin-tuc') => renderPage({ Page: News, data, url });
const read = (info: ArticleInfo, hidesScores = false) =>
  render({ kind: 'article', article: info, most: undefined, hidesScores }, `/tin-tuc/${info.slug}`);

const content: ArticleInfo['content'] = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Con số sau thẻ đỏ' }] },
    { type: 'paragraph', content: [{ type: 'text', text: '<img src=x onerror=alert(1)>' }] },
    { type: 'matchCard', attrs: { fixtureId: 'khong-con' } },
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Rủi ro' }] },
  ],
};

describe('pages of news as the server writes them', () => {
  test('[SH3] (tin-tuc part) a list has its stories with the score of their matches, categories, hashtags and the most read', () => {
    const html = render(list());
    const words = wordsOf(html);
    for (const word of [
      ...['Tin tức', 'cập nhật 12 phút trước', 'Nhận định', 'Nam Định còn mười người', '2–1', '67', '86 bình luận'],
      ...['#VLeague', '1.204', 'Bài được đọc nhiều', '41,2 N', 'Xem thêm 1 bài'],
    ])
      expect(words).toContain(word);
    expect(html).toContain('href="/tin-tuc?trang=2"');
    expect(html).toContain('href="/tin-tuc/rss.xml"');
  });

  test('a list without articles, and one that failed, say so', () => {
    const none = { articles: { ok: true, value: { total: 0, list: [] } } };
    expect(wordsOf(render(list(none)))).toContain('Chưa có bài viết nào');
    const choice = { kind: 'category', category: category() };
    expect(wordsOf(render(list({ ...none, choice })))).toContain('Chưa có bài nào ở mục này');
    expect(wordsOf(render(list({ articles: { ok: false } })))).toContain('Chưa lấy được tin');
  });

  test('[SH3] (tin-tuc part) an article has its byline, live match, parts and licence; its text is text', () => {
    const info = articleInfo({ content, match: fixture(), fixtures: [fixture()], simulated: true, hashtags: ['VAR'] });
    const html = read(info);
    const words = wordsOf(html);
    for (const word of [
      ...['Mai Lan', '20:19 · Th 6, 20/11', '5 phút đọc', 'Trong bài', 'Hiệp 2', 'Trận này không còn', '#VAR'],
      ...['Bài mô phỏng', 'dữ liệu mô phỏng'],
    ])
      expect(words).toContain(word);
    expect(html).toContain('id="muc-con-so-sau-the-do"');
    expect(html).not.toContain('<img src=x');
  });

  describe('for readers who hide scores', () => {
    const MATCH = 'Hà Nội – Nam Định';
    const told = { match: fixture(), spoils: MATCH, title: 'Hà Nội thắng 2–1', slug: 'ha-noi-thang-2-1' };

    test('[CT1] (spoilers) a story has the match for a title until they ask; one that tells no score has its title', () => {
      const most = { period: 'day', list: [article({ ...told, articleId: 8 })] };
      const articles = [article({ ...told, articleId: 5 }), article({ articleId: 6, title: 'Trước trận' })];
      const data = list({ articles: { ok: true, value: { total: 2, list: articles } }, most });
      const html = render({ ...data, hidesScores: true });
      const words = wordsOf(html);
      for (const word of [MATCH, 'Hiện tiêu đề', 'Trước trận']) expect(words).toContain(word);
      expect(html).toContain('href="/tin-tuc/5"');
      expect(html).toContain('href="/tin-tuc/8"');
      for (const spoiler of ['thắng 2–1', '2–1', told.slug]) expect(words + html).not.toContain(spoiler);
      expect(wordsOf(render(data))).toContain(told.title);
    });

    test('[CT1] (spoilers) an article has neither text nor title until they ask, nor have those beside it', () => {
      const beside = { articleId: 9, slug: 'hoa-0-0', title: 'Hòa 0–0', spoils: 'Huế – Vinh' };
      const info = articleInfo({ ...told, content, fixtures: [fixture()], previous: beside });
      const html = read(info, true);
      const words = wordsOf(html);
      for (const word of [MATCH, 'Đang ẩn tỷ số', 'Đọc bài', 'Huế – Vinh']) expect(words).toContain(word);
      for (const spoiler of ['thắng 2–1', 'Con số sau thẻ đỏ', 'Hòa 0–0']) expect(words).not.toContain(spoiler);
      expect(html).toContain('href="/tin-tuc/9"');
      expect(wordsOf(read(info))).toContain('Con số sau thẻ đỏ');
    });

    test('[CT1] (spoilers) the match in an article from before the kick-off has no score', () => {
      const words = wordsOf(read(articleInfo({ match: fixture(), fixtures: [fixture()] }), true));
      expect(words).toContain('Khi Văn Vĩ rời sân');
      expect(words).toContain('Xem tỷ số');
    });
  });

  test('an article that was changed says when; one of the editors has no page of its author', () => {
    const author = { ...article().author, userId: 0, username: '', showName: 'Ban biên tập' };
    const html = read(
      articleInfo({ author, updatedAt: '2026-11-20T13:24:00.000Z', match: coming({ fixtureId: 'c1' }) }),
    );
    expect(wordsOf(html)).toContain('Sửa lúc 20:24');
    expect(html).not.toContain('rel="author"');
  });
});
