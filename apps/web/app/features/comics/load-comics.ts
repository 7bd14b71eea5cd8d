import type { CallData, Calls, ComicCard, ComicInfo } from '@khandai/contracts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { GONE, isComicGone } from '../../domains/comics';
import { attempt, isMissing, type Loaded, notFound } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { choiceOf, type ComicChoice } from './comic-address';

export interface ComicList {
  readonly total: number;
  readonly list: readonly ComicCard[];
}

export type ComicFacets = CallData<Calls['GET /other/api/comic/facets']>;

export interface ComicsData {
  readonly kind: 'list';
  readonly choice: ComicChoice;
  readonly page: Loaded<ComicList>;
  readonly facets: Loaded<ComicFacets>;
}

export type ComicData =
  | { readonly kind: 'comic'; readonly comic: ComicInfo }
  /** Taken down, or its licence has ended. */
  | { readonly kind: 'gone'; readonly slug: string };

/** `/truyen-tranh` with its filters, and `/truyen-tranh/{slug}`. */
export async function loadComics({ request: { signal }, url, context, params: { slug } }: LoaderFunctionArgs) {
  const { api, report } = context.get(pageContext);
  if (slug !== undefined) {
    const page = await api
      .call('GET /other/api/comic/info/{slug}', { params: { slug } }, signal)
      .then((comic): ComicData => ({ kind: 'comic', comic }))
      .catch((error: unknown): ComicData => {
        if (isComicGone(error)) return { kind: 'gone', slug };
        throw isMissing(error) ? notFound(url.pathname) : error;
      });
    return data<ComicsData | ComicData>(page, page.kind === 'gone' ? GONE : undefined);
  }
  const choice = choiceOf(url.searchParams);
  const [page, facets] = await Promise.all([
    attempt(api.call('GET /other/api/comic/list', { query: { ...choice } }, signal), report),
    attempt(api.call('GET /other/api/comic/facets', {}, signal), report),
  ]);
  return data<ComicsData | ComicData>({ kind: 'list', choice, page, facets });
}
