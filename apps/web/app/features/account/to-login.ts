import { type LoaderFunctionArgs, redirect } from 'react-router';
import { baseOf } from '../../shell/router/web-view';

/** The page that the user comes from, or wants to see, after the login. */
const NEXT = 'next';

/** redirect-page: `/dang-nhap` and `/dang-ky` open their dialog over a page: the one that `next` names, or else the home page. */
export function loader({ url }: LoaderFunctionArgs): never {
  const base = baseOf(url.pathname);
  const target = new URL(targetOf(url.searchParams.get(NEXT)) ?? `${base}/`, url.origin);
  target.searchParams.set('login', url.pathname.endsWith('/dang-ky') ? '2' : '1');
  throw redirect(target.pathname + target.search + target.hash);
}

/** Only an address of this site, and not that of these dialogs. */
function targetOf(next: string | null): string | undefined {
  return next !== null && /^\/(?![/\\])/.test(next) && !/^\/(mb\/)?dang-(nhap|ky)\b/.test(next) ? next : undefined;
}
