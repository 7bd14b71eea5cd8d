import { type MetaFunction, useLoaderData } from 'react-router';
import { siteMeta } from '../../shell/seo/page-meta';
import { FeedPage } from './FeedPage';
import { loadFeed } from './load-feed';
import { feedMeta } from './post-meta';

export const loader = loadFeed;

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/router/revalidation';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  feedMeta(loaderData ?? { opened: null, isWhole: true }, siteMeta(matches));

export default function FeedRoute() {
  const { page, matches, hidesScores } = useLoaderData<typeof loader>();
  return <FeedPage first={page} matches={matches} hidesScores={hidesScores} />;
}
