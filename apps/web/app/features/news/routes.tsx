import { type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { useSpoilers } from '../../domains/match';
import { siteMeta } from '../../shell/seo/page-meta';
import { ArticlePage } from './ArticlePage';
import { loadNews } from './load-news';
import { newsMeta } from './news-meta';
import { NewsPage } from './NewsPage';

export const loader = loadNews;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? newsMeta(loaderData, siteMeta(matches)) : [];

export default function NewsRoute() {
  const data = useLoaderData<typeof loader>();
  useSpoilers(data.hidesScores);
  const { pathname, search } = useLocation();
  // Each address has a page of its own: a list starts with what the loader brought, an article with its first view.
  return data.kind === 'article' ? (
    <ArticlePage key={pathname} data={data} />
  ) : (
    <NewsPage key={pathname + search} data={data} />
  );
}
