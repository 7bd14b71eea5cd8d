import type { SitemapEntry } from './sitemap-service.js';

/** A sitemap in the format of sitemaps.org; `origin` prefixes each path. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escape(origin + encodeURI(path))}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Crawlers may read pages, but not the API and the sockets. */
export const robotsTxt = (origin: string): string => `User-agent: *
Allow: /
Disallow: /au/
Disallow: /ac/
Disallow: /al/
Disallow: /other/
Disallow: /docs
Disallow: /desk

Sitemap: ${origin}/sitemap.xml
`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
