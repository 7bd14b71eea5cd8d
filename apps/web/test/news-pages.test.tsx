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
  ...part,
});
const render = (data: object, url = '/tin-tuc') => renderPage({ Page: News, data, url });
const read = (info: ArticleInfo) =>
  render({ kind: 'article', article: info, most: undefined }, `/tin-tuc/${info.slug}`);

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

  test('an article that was changed says when; one of the editors has no page of its author', () => {
    const author = { ...article().author, userId: 0, username: '', showName: 'Ban biên tập' };
    const html = read(
      articleInfo({ author, updatedAt: '2026-11-20T13:24:00.000Z', match: coming({ fixtureId: 'c1' }) }),
    );
    expect(wordsOf(html)).toContain('Sửa lúc 20:24');
    expect(html).not.toContain('rel="author"');
  });
});
