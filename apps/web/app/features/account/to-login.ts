import { type LoaderFunctionArgs, redirect } from 'react-router';
import { baseOf } from '../../shell/router/web-view';

/** The page that the user comes from, or wants to see, after the login. */
const NEXT = 'next';

/** redirect-page: `/dang-nhap` and `/dang-ky` open their dialog over a page: the one that `next` names, or else the home page. */
export function loader({ url }: LoaderFunctionArgs): never {
  const base = baseOf(url.pathname);
  const target = targetOf(url.searchParams.get(NEXT), url.origin) ?? new URL(`${base}/`, url.origin);
  target.searchParams.set('login', url.pathname.endsWith('/dang-ky') ? '2' : '1');
  throw redirect(target.pathname + target.search + target.hash);
}

/** Only an address of this site, and not that of these dialogs. */
function targetOf(next: string | null, origin: string): URL | undefined {
  if (next === null || !/^\/(?![/\\])/.test(next)) return undefined;
  const target = new URL(next, origin);
  // After parsing, which removes "." segments and tabs: a path that begins with two slashes names another site.
  const { pathname } = target;
  const isOurs = target.origin === origin && !/^\/[/\\]/.test(pathname);
  return isOurs && !/^\/(mb\/)?dang-(nhap|ky)\b/.test(pathname) ? target : undefined;
}
