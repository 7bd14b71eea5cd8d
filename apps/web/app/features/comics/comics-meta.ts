import type { ComicInfo } from '@khandai/contracts';
import type { MetaDescriptor } from 'react-router';
import { chapterPath, comicPath, COMICS } from '../../domains/comics';
import { comics } from '../../i18n/vi/lazy/comics';
import { pageMeta, type SiteMeta } from '../../shell/seo/page-meta';
import { worded } from '../../shell/seo/seo-template';
import type { ComicData, ComicsData } from './load-comics';

const SITE = ' · Khán Đài';
const CRUMBS = [{ name: comics.title, path: COMICS }];

export function comicMeta(page: ComicsData | ComicData, site: SiteMeta): MetaDescriptor[] {
  if (page.kind === 'comic') return seriesMeta(page.comic, site);
  if (page.kind === 'gone')
    return pageMeta({
      ...{ title: comics.gone + SITE, description: comics.goneText, path: comicPath(page.slug), site },
      ...{ crumbs: CRUMBS, noindex: true },
    });
  const { choice, page: list } = page;
  return pageMeta({
    ...{ title: comics.pageTitle + SITE, description: comics.description, path: COMICS, site, crumbs: CRUMBS },
    // Filtered lists repeat the whole one; a list that says nothing is not for search engines.
    noindex: Object.keys(choice).length > 0 || !list.ok || list.value.list.every(({ simulated }) => simulated),
  });
}

function seriesMeta(comic: ComicInfo, site: SiteMeta): MetaDescriptor[] {
  const { slug, title, summary, cover, simulated } = comic;
  const path = comicPath(slug);
  return pageMeta(
    worded(
      {
        ...{ title: title + SITE, description: summary || comics.description, path, site, type: 'article' },
        ...(cover && { image: { path: cover.url, width: cover.width, height: cover.height } }),
        crumbs: [...CRUMBS, { name: title, path }],
        data: [comicSeries(comic, site)],
        // Search engines do not take simulated comics for real ones.
        noindex: simulated,
      },
      { of: 'comic', values: { title, summary } },
    ),
  );
}

/** schema.org object of a comic, with its chapters. */
function comicSeries({ slug, title, summary, author, genres, cover, chapters }: ComicInfo, site: SiteMeta): object {
  const absolute = (path: string) => (site.origin ?? '') + path;
  const page = absolute(comicPath(slug));
  return {
    '@type': 'ComicSeries',
    '@id': `${page}#comic`,
    name: title,
    description: summary || title,
    url: page,
    inLanguage: 'vi',
    isAccessibleForFree: true,
    genre: genres.map((genre) => comics.genre[genre]),
    ...(author !== '' && { author: { '@type': 'Person', name: author } }),
    ...(cover && { image: absolute(cover.url) }),
    hasPart: chapters.map(({ number, name, publishedAt }) => ({
      '@type': 'ComicIssue',
      issueNumber: number,
      name: name || title,
      datePublished: publishedAt,
      url: absolute(chapterPath(slug, number)),
    })),
  };
}
