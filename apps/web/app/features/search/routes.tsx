import { type MetaFunction, useLoaderData } from 'react-router';
import { SEARCH } from '../../domains/search';
import { search } from '../../i18n/vi/lazy/search';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { loadInBrowser, loadSearch } from './load-search';
import { SearchPage } from './SearchPage';

export const loader = loadSearch;

export const clientLoader = loadInBrowser;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const q = loaderData?.asked.q ?? '';
  return pageMeta({
    title: `${q === '' ? search.title : search.titleOf.replace('{{q}}', () => q)} · Khán Đài`,
    description: search.description,
    path: SEARCH,
    site: siteMeta(matches),
    noindex: true,
  });
};

export default function SearchRoute() {
  const { asked, answer, hidesScores } = useLoaderData<typeof loader>();
  return <SearchPage asked={asked} served={answer} hidesScores={hidesScores} />;
}
