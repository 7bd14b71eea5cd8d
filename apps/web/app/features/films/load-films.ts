import type { EpisodeInfo, FilmCard, FilmInfo } from '@khandai/contracts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { GONE, isGone } from '../../domains/media';
import { attempt, isMissing, type Loaded, notFound } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { choiceOf, episodeOf, type FilmChoice } from './film-address';

export interface FilmList {
  readonly list: readonly FilmCard[];
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
}

export interface FilmsData {
  readonly kind: 'list';
  readonly choice: FilmChoice;
  readonly page: Loaded<FilmList>;
  readonly genres: readonly string[];
}

export type FilmData =
  | { readonly kind: 'film'; readonly film: FilmInfo }
  | { readonly kind: 'episode'; readonly episode: EpisodeInfo }
  /** Taken down, or its licence has ended. */
  | { readonly kind: 'gone'; readonly slug: string };

/** `/phim-anh` with its filters, `/phim-anh/{slug}` and `/phim-anh/{slug}/tap-{tap}`. */
export async function loadFilms({ request: { signal }, url, context, params: { slug, tap } }: LoaderFunctionArgs) {
  const { api, report } = context.get(pageContext);
  if (slug === undefined) {
    const choice = choiceOf(url.searchParams);
    const [page, genres] = await Promise.all([
      attempt(api.call('GET /other/api/film/list', { query: { ...choice } }, signal), report),
      attempt(api.call('GET /other/api/film/genres', {}, signal), report),
    ]);
    const list: FilmsData = { kind: 'list', choice, page, genres: genres.ok ? genres.value.list : [] };
    return data<FilmsData | FilmData>(list);
  }
  const number = tap === undefined ? undefined : episodeOf(tap);
  if (tap !== undefined && number === undefined) throw notFound(url.pathname);
  const read = async (): Promise<FilmData> =>
    number === undefined
      ? { kind: 'film', film: await api.call('GET /other/api/film/info/{slug}', { params: { slug } }, signal) }
      : {
          kind: 'episode',
          episode: await api.call('GET /other/api/film/info/{slug}/{number}', { params: { slug, number } }, signal),
        };
  const page = await read().catch((error: unknown): FilmData => {
    if (isGone(error)) return { kind: 'gone', slug };
    throw isMissing(error) ? notFound(url.pathname) : error;
  });
  return data<FilmsData | FilmData>(page, page.kind === 'gone' ? GONE : undefined);
}
