import type { ComicChapter } from '@khandai/contracts';
import type { MetaDescriptor } from 'react-router';
import { chapterPath, comicPath, COMICS } from '../../domains/comics';
import { comics } from '../../i18n/vi/lazy/comics';
import { pageMeta, type SiteMeta } from '../../shell/seo/page-meta';
import type { ChapterData } from './load-chapter';

const SITE = ' · Khán Đài';
const CRUMBS = [{ name: comics.title, path: COMICS }];

export function chapterMeta(page: ChapterData, site: SiteMeta): MetaDescriptor[] {
  if (page.kind === 'gone')
    return pageMeta({
      ...{ title: comics.gone + SITE, description: comics.goneText, path: comicPath(page.slug), site },
      ...{ crumbs: CRUMBS, noindex: true },
    });
  const { chapter } = page;
  const { comic, number, name } = chapter;
  const path = chapterPath(comic.slug, number);
  const title = `${comic.title}, chương ${number}${name === '' ? '' : `: ${name}`}`;
  return pageMeta({
    ...{ title: title + SITE, description: `Đọc ${title} trên Khán Đài. ${comics.description}`, path, site },
    type: 'article',
    ...(comic.cover && { image: { path: comic.cover.url, width: comic.cover.width, height: comic.cover.height } }),
    crumbs: [...CRUMBS, { name: comic.title, path: comicPath(comic.slug) }, { name: `Chương ${number}`, path }],
    data: [comicIssue(chapter, path, site)],
    noindex: comic.simulated,
  });
}

/** schema.org object of a chapter. */
function comicIssue(
  { comic, number, name, totalPages, publishedAt }: ComicChapter,
  path: string,
  site: SiteMeta,
): object {
  const absolute = (one: string) => (site.origin ?? '') + one;
  return {
    '@type': 'ComicIssue',
    '@id': `${absolute(path)}#chapter`,
    issueNumber: number,
    name: name || `${comic.title}, chương ${number}`,
    url: absolute(path),
    pagination: String(totalPages),
    datePublished: publishedAt,
    inLanguage: 'vi',
    isAccessibleForFree: true,
    isPartOf: { '@type': 'ComicSeries', name: comic.title, url: absolute(comicPath(comic.slug)) },
  };
}
