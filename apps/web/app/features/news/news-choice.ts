import type { ApiClient } from '@khandai/api-client';
import type { Article, ArticleCategory } from '@khandai/contracts';
import { NEWS, newsPath, newsTagPath } from '../../domains/news';

/** Which articles a list shows. */
export type NewsChoice =
  | { readonly kind: 'all' }
  | { readonly kind: 'category'; readonly category: ArticleCategory }
  | { readonly kind: 'hashtag'; readonly hashtag: string };

export interface NewsList {
  readonly total: number;
  readonly list: readonly Article[];
}

/** Articles of a page. */
export const PAGE = 10;
/** Search parameter of the page, from 1. */
const PAGE_PARAMETER = 'trang';
const MAX_PAGE = 1_000;

export function pathOf(choice: NewsChoice): string {
  switch (choice.kind) {
    case 'all':
      return NEWS;
    case 'category':
      return newsPath(choice.category.slug);
    case 'hashtag':
      return newsTagPath(choice.hashtag.toLowerCase());
  }
}

/** The address of a page of a list; the first one has no parameter. */
export const pageHref = (choice: NewsChoice, page: number): string =>
  pathOf(choice) + (page > 1 ? `?${PAGE_PARAMETER}=${page}` : '');

/** The page that an address names; an unknown one is the first. */
export function pageOf(search: URLSearchParams): number {
  const text = search.get(PAGE_PARAMETER) ?? '';
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
  return page <= MAX_PAGE ? page : 1;
}

export function fetchPage(
  api: Pick<ApiClient, 'call'>,
  choice: NewsChoice,
  pageNum: number,
  signal: AbortSignal,
): Promise<NewsList> {
  const query = { pageNum, pageSize: PAGE };
  switch (choice.kind) {
    case 'all':
      return api.call('GET /other/api/article/list', { query }, signal);
    case 'category':
      return api.call(
        'GET /other/api/article/list-by-category',
        { query: { ...query, slug: choice.category.slug } },
        signal,
      );
    case 'hashtag':
      return api.call('GET /other/api/article/list/{x}', { params: { x: choice.hashtag }, query }, signal);
  }
}
