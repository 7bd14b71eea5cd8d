import { type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { useSpoilers } from '../../domains/match';
import { siteMeta } from '../../shell/seo/page-meta';
import { loadTips } from './load-tips';
import { SettledPage } from './SettledPage';
import { TipPage } from './TipPage';
import { tipsMeta } from './tips-meta';
import { TipsPage } from './TipsPage';

export const loader = loadTips;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? tipsMeta(loaderData, siteMeta(matches)) : [];

export default function TipsRoute() {
  const data = useLoaderData<typeof loader>();
  useSpoilers(data.hidesScores);
  const { pathname } = useLocation();
  switch (data.kind) {
    case 'tip':
      return <TipPage key={pathname} data={data} />;
    case 'settled':
      return <SettledPage data={data} />;
    case 'tonight':
      return <TipsPage data={data} />;
  }
}
