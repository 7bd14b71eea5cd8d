import type { Article } from '@khandai/contracts';
import { rssXml } from './rss-xml.js';

const channel = {
  origin: 'https://khandai.example',
  path: '/tin-tuc',
  feedPath: '/tin-tuc/rss.xml',
  title: 'Tin & tức',
  description: 'Mới nhất',
};
const article: Pick<Article, 'slug' | 'title' | 'summary' | 'category' | 'publishedAt' | 'updatedAt'> = {
  slug: 'nam-dinh-thang',
  title: 'Nam Định <thắng> & "vui"',
  summary: "Chủ nhà 'đè'",
  category: { categoryId: 1, slug: 'v', name: 'V.League' },
  publishedAt: '2026-11-20T12:00:00.000Z',
  updatedAt: null,
};

test('a feed escapes every text, and has full dates and addresses', () => {
  const xml = rssXml(channel, [article]);
  expect(xml).toContain('<title>Tin &amp; tức</title>');
  expect(xml).toContain('<title>Nam Định &lt;thắng&gt; &amp; &quot;vui&quot;</title>');
  expect(xml).toContain('<link>https://khandai.example/tin-tuc/nam-dinh-thang</link>');
  expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 12:00:00 GMT</pubDate>');
  expect(xml).toContain('href="https://khandai.example/tin-tuc/rss.xml" rel="self"');
});

test('a feed leaves out what XML forbids, and keeps line ends and signs beyond the first plane', () => {
  const title = 'A\u0000B\u000bC\ufffeD\uffffE\ud800F\nG\u{1f600}';
  expect(rssXml(channel, [{ ...article, title }])).toContain('<title>ABCDEF\nG\u{1f600}</title>');
});

test('a feed without articles is valid too', () => {
  expect(rssXml(channel, [])).not.toContain('<item>');
});
