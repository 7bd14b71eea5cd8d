import { type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { loadPage } from './load-page';
import { StaticPageView } from './StaticPageView';

export const loader = loadPage;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { slug, title, summary } = loaderData;
  const path = `/${slug}`;
  return pageMeta({
    title: /Khán Đài$/.test(title) ? title : `${title} – Khán Đài`,
    description: summary,
    path,
    site: siteMeta(matches),
    crumbs: [{ name: title, path }],
  });
};

export default function StaticPageRoute() {
  const page = useLoaderData<typeof loader>();
  return <StaticPageView key={page.slug} page={page} />;
}
