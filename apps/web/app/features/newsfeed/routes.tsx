import { type MetaFunction, useLoaderData } from 'react-router';
import { newsfeed } from '../../i18n/vi/lazy/newsfeed';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { FeedPage } from './FeedPage';
import { loadFeed } from './load-feed';

export const loader = loadFeed;

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/router/revalidation';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: newsfeed.title,
    description: newsfeed.description,
    path: '/bang-tin',
    site: siteMeta(matches),
    crumbs: [{ name: newsfeed.title, path: '/bang-tin' }],
  });

export default function FeedRoute() {
  const { page, matches } = useLoaderData<typeof loader>();
  return <FeedPage first={page} matches={matches} />;
}
