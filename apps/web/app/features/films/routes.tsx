import { type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { siteMeta } from '../../shell/seo/page-meta';
import { EpisodePage } from './EpisodePage';
import { choiceHref } from './film-address';
import { FilmGone } from './FilmGone';
import { filmMeta } from './film-meta';
import { FilmPage } from './FilmPage';
import { FilmsPage } from './FilmsPage';
import { loadFilms } from './load-films';

export const loader = loadFilms;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? filmMeta(loaderData, siteMeta(matches)) : [];

export default function FilmRoute() {
  const page = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  switch (page.kind) {
    case 'list':
      return <FilmsPage key={choiceHref(page.choice)} data={page} />;
    case 'film':
      return <FilmPage key={pathname} film={page.film} />;
    case 'episode':
      return <EpisodePage key={pathname} episode={page.episode} />;
    case 'gone':
      return <FilmGone />;
  }
}
