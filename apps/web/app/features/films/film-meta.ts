import type { EpisodeInfo, FilmInfo } from '@khandai/contracts';
import type { MetaDescriptor } from 'react-router';
import { films } from '../../i18n/vi/lazy/films';
import { pageMeta, type SiteMeta } from '../../shell/seo/page-meta';
import { worded } from '../../shell/seo/seo-template';
import { episodePath, filmPath, FILMS } from './film-address';
import type { FilmData, FilmsData } from './load-films';

const SITE = ' · Khán Đài';
const CRUMBS = [{ name: films.title, path: FILMS }];

export function filmMeta(page: FilmsData | FilmData, site: SiteMeta): MetaDescriptor[] {
  switch (page.kind) {
    case 'film':
      return metaOf(page.film, site);
    case 'episode':
      return episodeMeta(page.episode, site);
    case 'gone':
      return pageMeta({
        ...{ title: films.gone + SITE, description: films.description, path: filmPath(page.slug), site },
        ...{ crumbs: CRUMBS, noindex: true },
      });
    case 'list': {
      const { choice, page: list } = page;
      return pageMeta({
        ...{ title: films.pageTitle + SITE, description: films.description, path: FILMS, site, crumbs: CRUMBS },
        // Filtered lists repeat the whole one; a list that says nothing is not for search engines.
        noindex: Object.keys(choice).length > 0 || !list.ok || list.value.list.every(({ simulated }) => simulated),
      });
    }
  }
}

function metaOf(film: FilmInfo, site: SiteMeta): MetaDescriptor[] {
  const { slug, title, summary, poster, list, simulated } = film;
  const path = filmPath(slug);
  const image = poster ?? list[0]?.still;
  return pageMeta(
    worded(
      {
        ...{ title: title + SITE, description: summary || films.description, path, site, type: 'video.other' },
        ...(image && { image: { path: image.url, width: image.width, height: image.height } }),
        crumbs: [...CRUMBS, { name: title, path }],
        data: [filmObject(film, site)],
        // Search engines do not take simulated films for real ones.
        noindex: simulated,
      },
      { of: 'film', values: { title, summary } },
    ),
  );
}

function episodeMeta(episode: EpisodeInfo, site: SiteMeta): MetaDescriptor[] {
  const { film, number, still } = episode;
  const path = episodePath(film.slug, number);
  const name = nameOf(episode);
  return pageMeta({
    ...{ title: name + SITE, description: episode.summary || film.summary || films.description, path, site },
    type: 'video.other',
    ...(still && { image: { path: still.url, width: still.width, height: still.height } }),
    crumbs: [...CRUMBS, { name: film.title, path: filmPath(film.slug) }, { name, path }],
    data: [videoObject(episode, site)],
    noindex: film.simulated,
  });
}

const isSeries = ({ episodes }: Pick<FilmInfo, 'episodes'>): boolean => episodes > 1;

const nameOf = ({ film, number, title }: EpisodeInfo): string =>
  isSeries(film) ? `${film.title}, tập ${number}: ${title}` : film.title;

/** schema.org object of a film or a series. */
function filmObject(film: FilmInfo, site: SiteMeta): object {
  const { slug, title, summary, genre, year, poster, list, seconds } = film;
  const absolute = (path: string) => (site.origin ?? '') + path;
  const url = absolute(filmPath(slug));
  return {
    '@type': isSeries(film) ? 'TVSeries' : 'Movie',
    '@id': `${url}#film`,
    name: title,
    url,
    description: summary || title,
    inLanguage: 'vi',
    ...(genre !== '' && { genre }),
    ...(year !== null && { dateCreated: String(year) }),
    ...(poster && { image: absolute(poster.url) }),
    ...(isSeries(film)
      ? {
          numberOfEpisodes: list.length,
          episode: list.map((one) => ({
            '@type': 'TVEpisode',
            episodeNumber: one.number,
            name: one.title,
            url: absolute(episodePath(slug, one.number)),
            partOfSeason: { '@type': 'TVSeason', seasonNumber: one.season },
          })),
        }
      : { duration: `PT${seconds}S` }),
  };
}

/** schema.org object of the video of an episode. */
function videoObject(episode: EpisodeInfo, site: SiteMeta): object {
  const { film, number, season, title, summary, seconds, still, url } = episode;
  const absolute = (path: string) => (site.origin ?? '') + path;
  const page = absolute(episodePath(film.slug, number));
  const video = {
    '@type': 'VideoObject',
    '@id': `${page}#video`,
    name: nameOf(episode),
    description: summary || film.summary || nameOf(episode),
    url: page,
    contentUrl: absolute(url),
    uploadDate: film.publishedAt,
    duration: `PT${seconds}S`,
    inLanguage: 'vi',
    isAccessibleForFree: true,
    ...(still && { thumbnailUrl: [absolute(still.url)] }),
  };
  const work = absolute(filmPath(film.slug));
  return isSeries(film)
    ? {
        ...{ '@type': 'TVEpisode', '@id': `${page}#episode`, name: title, url: page, episodeNumber: number, video },
        partOfSeason: { '@type': 'TVSeason', seasonNumber: season },
        partOfSeries: { '@type': 'TVSeries', '@id': `${work}#film`, name: film.title, url: work },
      }
    : { '@type': 'Movie', '@id': `${work}#film`, name: film.title, url: work, video };
}
