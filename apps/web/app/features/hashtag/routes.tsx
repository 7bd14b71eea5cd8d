import { type MetaFunction, useLoaderData } from 'react-router';
import { newsfeed } from '../../i18n/vi/lazy/newsfeed';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { HashtagPage } from './HashtagPage';
import { loadHashtag } from './load-hashtag';

export const loader = loadHashtag;

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/router/revalidation';

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { hashtag, page, articles } = loaderData;
  // Spellings in another case are one page.
  const path = `/bang-tin/hashtag/${encodeURIComponent(hashtag.toLowerCase())}`;
  return pageMeta({
    title: `#${hashtag} – ${newsfeed.title}`,
    description: newsfeed.hashtagDescription.replace('{{hashtag}}', () => hashtag),
    path,
    site: siteMeta(matches),
    noindex: (!page.ok || page.value.list.length === 0) && articles.length === 0,
    crumbs: [
      { name: newsfeed.title, path: '/bang-tin' },
      { name: `#${hashtag}`, path },
    ],
  });
};

export default function HashtagRoute() {
  const { hashtag, page, articles, hidesScores } = useLoaderData<typeof loader>();
  return <HashtagPage hashtag={hashtag} first={page} articles={articles} hidesScores={hidesScores} />;
}
