import { type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { ComicGone } from '../../domains/comics';
import { siteMeta } from '../../shell/seo/page-meta';
import { choiceHref } from './comic-address';
import { ComicPage } from './ComicPage';
import { comicMeta } from './comics-meta';
import { ComicsPage } from './ComicsPage';
import { loadComics } from './load-comics';

export const loader = loadComics;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? comicMeta(loaderData, siteMeta(matches)) : [];

export default function ComicsRoute() {
  const page = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  switch (page.kind) {
    case 'list':
      return <ComicsPage key={choiceHref(page.choice)} data={page} />;
    case 'comic':
      return <ComicPage key={pathname} comic={page.comic} />;
    case 'gone':
      return <ComicGone />;
  }
}
