/** A page in a sitemap. */
export interface SitemapEntry {
  /** A path of this site. */
  readonly path: string;
  readonly changedAt?: Date;
  /** For Google News: an article of the last two days. */
  readonly news?: { readonly title: string; readonly publishedAt: Date };
  readonly video?: SitemapVideo;
}

/** A video that the page plays; addresses are paths of this site, or URLs of the storage. */
export interface SitemapVideo {
  readonly title: string;
  readonly description: string;
  readonly poster: string;
  readonly file: string;
  readonly seconds: number | null;
  readonly publishedAt: Date;
}

/** A sitemap in the format of sitemaps.org, with Google's extensions for news and video; `origin` prefixes each path. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => `<url>${location(origin, entry)}${newsOf(entry)}${videoOf(origin, entry)}</url>`);
  return document(
    'urlset',
    ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
    urls,
  );
}

/** The list of sitemaps; each is a path of this site. */
export const sitemapIndexXml = (origin: string, parts: readonly SitemapEntry[]): string =>
  document(
    'sitemapindex',
    '',
    parts.map((part) => `<sitemap>${location(origin, part)}</sitemap>`),
  );

const document = (root: string, extensions: string, items: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${extensions}>
${items.join('\n')}
</${root}>
`;

const location = (origin: string, { path, changedAt }: SitemapEntry): string =>
  tag('loc', origin + encodeURI(path)) + (changedAt ? tag('lastmod', changedAt.toISOString()) : '');

function newsOf({ news }: SitemapEntry): string {
  if (!news) return '';
  const publication = `<news:publication>${tag('news:name', 'Khán Đài')}${tag('news:language', 'vi')}</news:publication>`;
  const date = tag('news:publication_date', news.publishedAt.toISOString());
  return `<news:news>${publication}${date}${tag('news:title', news.title)}</news:news>`;
}

function videoOf(origin: string, { video }: SitemapEntry): string {
  if (!video) return '';
  const { title, description, poster, file, seconds, publishedAt } = video;
  const words = tag('video:title', title) + tag('video:description', description);
  const addresses =
    tag('video:thumbnail_loc', new URL(poster, origin).href) + tag('video:content_loc', new URL(file, origin).href);
  const facts =
    (seconds === null ? '' : tag('video:duration', String(seconds))) +
    tag('video:publication_date', publishedAt.toISOString());
  return `<video:video>${addresses}${words}${facts}</video:video>`;
}

const tag = (name: string, text: string): string => `<${name}>${escape(text)}</${name}>`;

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

/** Characters that XML 1.0 has no way to write. */
// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const escape = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
