import { type LoaderFunctionArgs, redirect } from 'react-router';
import { baseOf } from '../../shell/router/web-view';

/** redirect-page: the number of a post opens it over the feed; any other name leads to the feed. The query is kept. */
export function loader({ url, params }: LoaderFunctionArgs): never {
  const search = new URLSearchParams(url.search);
  const slug = params['slug'] ?? '';
  if (/^\d+$/.test(slug)) search.set('pId', slug);
  const query = search.toString();
  throw redirect(`${baseOf(url.pathname)}/bang-tin${query === '' ? '' : `?${query}`}`);
}
