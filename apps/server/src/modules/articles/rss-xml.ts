import type { Article } from '@khandai/contracts';

export interface Channel {
  readonly origin: string;
  /** Path of the page that the feed follows. */
  readonly path: string;
  readonly feedPath: string;
  readonly title: string;
  readonly description: string;
}

type Item = Pick<Article, 'slug' | 'title' | 'summary' | 'category' | 'publishedAt' | 'updatedAt'>;

/** An RSS 2.0 feed of articles. Everything in it is escaped. */
export function rssXml({ origin, path, feedPath, title, description }: Channel, list: readonly Item[]): string {
  const items = list.map((article) => {
    const link = `${origin}/tin-tuc/${article.slug}`;
    return `<item><title>${escape(article.title)}</title><link>${escape(link)}</link><guid isPermaLink="true">${escape(link)}</guid><description>${escape(article.summary)}</description><category>${escape(article.category.name)}</category><pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate></item>`;
  });
  const [newest] = list;
  const built = newest
    ? `<lastBuildDate>${new Date(newest.updatedAt ?? newest.publishedAt).toUTCString()}</lastBuildDate>`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel><title>${escape(title)}</title><link>${escape(origin + path)}</link><atom:link href="${escape(origin + feedPath)}" rel="self" type="application/rss+xml"/><description>${escape(description)}</description><language>vi</language>${built}
${items.join('\n')}
</channel>
</rss>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// What XML 1.0 has no place for: control characters but tab and line ends, halves of pairs, U+FFFE and U+FFFF.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escape = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
