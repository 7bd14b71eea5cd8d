import { type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { siteMeta } from '../../shell/seo/page-meta';
import { HighlightGone } from './HighlightGone';
import { choiceHref } from './highlight-address';
import { HighlightPage } from './HighlightPage';
import { highlightMeta } from './highlight-meta';
import { HighlightsPage } from './HighlightsPage';
import { loadHighlights } from './load-highlights';

export const loader = loadHighlights;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? highlightMeta(loaderData, siteMeta(matches)) : [];

export default function HighlightRoute() {
  const page = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  switch (page.kind) {
    case 'list':
      return <HighlightsPage key={choiceHref(page.choice)} data={page} />;
    case 'highlight':
      return <HighlightPage key={pathname} served={page.highlight} hidesScores={page.hidesScores} />;
    case 'gone':
      return <HighlightGone />;
  }
}
